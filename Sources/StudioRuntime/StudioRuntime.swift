// StudioRuntime

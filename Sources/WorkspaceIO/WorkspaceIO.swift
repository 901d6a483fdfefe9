// WorkspaceIO

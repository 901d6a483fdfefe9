// FileAccess

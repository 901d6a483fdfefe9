// StudioUI

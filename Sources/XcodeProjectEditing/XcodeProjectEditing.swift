// XcodeProjectEditing

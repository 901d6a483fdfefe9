// NcursesScreen

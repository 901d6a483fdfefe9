// SwiftUITypeChecking

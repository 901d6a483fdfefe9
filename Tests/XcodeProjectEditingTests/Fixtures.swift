import XcodeProjectEditing

/// Small project files of our own.
enum Fixtures {
  static func file(_ text: String) throws -> ProjectFile { try ProjectFile(Array(text.utf8)) }

  /// An application, a test target, and a folder that Xcode keeps in step with the disk.
  static let mixed = """
    // !$*UTF8*$!
    {
    \tarchiveVersion = 1;
    \tobjectVersion = 77;
    \tobjects = {

    /* Begin PBXGroup section */
    \t\tA00000000000000000000001 = {
    \t\t\tisa = PBXGroup;
    \t\t\tchildren = (
    \t\t\t\tA00000000000000000000002 /* Sources */,
    \t\t\t\tA00000000000000000000003 /* Größe 🃏 */,
    \t\t\t);
    \t\t\tsourceTree = "<group>";
    \t\t};
    \t\tA00000000000000000000003 /* Größe 🃏 */ = {isa = PBXGroup; children = (A00000000000000000000004, A00000000000000000000001); path = "Größe 🃏"; sourceTree = "<group>"; };
    /* End PBXGroup section */
    \t\tA00000000000000000000002 /* Sources */ = {isa = PBXFileSystemSynchronizedRootGroup; path = ../Sources; sourceTree = "<group>"; };
    \t\tA00000000000000000000004 = {isa = PBXFileSystemSynchronizedRootGroup; path = Deep; sourceTree = "<group>"; };
    \t\tP1 = {isa = PBXProject; buildConfigurationList = L0; mainGroup = A00000000000000000000001; targets = (T2, T1, ); };
    \t\tT1 = {isa = PBXNativeTarget; name = Cards; buildConfigurationList = L1; productType = "com.apple.product-type.application"; };
    \t\tT2 = {isa = PBXNativeTarget; name = CardsTests; buildConfigurationList = L2; productType = "com.apple.product-type.bundle.unit-test"; };
    \t\tL0 = {isa = XCConfigurationList; buildConfigurations = (C0); };
    \t\tL1 = {isa = XCConfigurationList; buildConfigurations = (C1, C2, ); };
    \t\tL2 = {isa = XCConfigurationList; buildConfigurations = (C3, ); };
    \t\tC0 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 15.0; }; };
    \t\tC1 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 17.4; }; };
    \t\tC2 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 16.10; }; };
    \t\tC3 = {isa = XCBuildConfiguration; buildSettings = {IPHONEOS_DEPLOYMENT_TARGET = 13.0; }; };
    \t};
    \trootObject = P1 /* Project object */;
    }

    """

  static let minimal = "{objects={P={isa=PBXProject;};};rootObject=P;}"
}

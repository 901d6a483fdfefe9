/// How a terminal is to be used.
package struct TerminalOptions: Sendable {
  package var input: Int32 = 0
  package var output: Int32 = 1
  package var environment = TerminalEnvironment.current
  /// Off for `--color never`; `NO_COLOR` turns colours off by itself. Bold, underline and reverse stay.
  package var usesColor = true
  package var usesMouse = true
  /// ASCII only, whatever the locale can do.
  package var isASCII = false
  /// Where standard error goes while the screen is open; nil throws it away. Only a standard error
  /// that is a terminal is redirected.
  package var errorLog: Int32?

  package init() {}
}

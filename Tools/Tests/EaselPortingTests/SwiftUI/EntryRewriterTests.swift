import EaselPorting
import Testing

@Suite struct EntryRewriterTests {
  @Test func entryBecomesAKeyAndAProperty() {
    expectPorted(
      """
      extension EnvironmentValues {
        @Entry var caption: String? = nil  // below the chart
      }
      """,
      to: """
        extension EnvironmentValues {
          private struct CaptionKey: EnvironmentKey {
            static var defaultValue: String? { nil }
          }

          var caption: String? {
            get { self[CaptionKey.self] }
            set { self[CaptionKey.self] = newValue }
          }  // below the chart
        }
        """)
  }

  @Test func entryWithoutAValueIsNil() {
    expectPorted(
      "extension EnvironmentValues {\n  @Entry public var a: Int?\n}",
      to: """
        extension EnvironmentValues {
          private struct AKey: EnvironmentKey {
            static var defaultValue: Int? { nil }
          }

          public var a: Int? {
            get { self[AKey.self] }
            set { self[AKey.self] = newValue }
          }
        }
        """)
  }

  @Test(arguments: [
    ("\"x\"", "String"), ("1", "Int"), ("1.5", "Double"), ("true", "Bool"), ("Theme()", "Theme"),
  ])
  func typeOfAnEntryIsThatOfItsValue(value: String, type: String) {
    expectPorted(
      "extension EnvironmentValues {\n    @Entry\n    var a = \(value)\n}",
      to: """
        extension EnvironmentValues {
            private struct AKey: EnvironmentKey {
                static var defaultValue: \(type) { \(value) }
            }

            var a: \(type) {
                get { self[AKey.self] }
                set { self[AKey.self] = newValue }
            }
        }
        """)
  }

  @Test func entryWithoutAKnownTypeIsReported() {
    expectUnchanged(
      "extension EnvironmentValues {\n  @Entry var a = make()\n}", codes: [.entryLeft])
  }

  @Test func entryOfOtherValuesIsReported() {
    expectUnchanged("extension ContainerValues {\n  @Entry var a: Int = 1\n}", codes: [.entryLeft])
  }
}

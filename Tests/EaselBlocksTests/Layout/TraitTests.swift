import Testing

@testable import EaselBlocks

private enum OptionalKey: EnvironmentKey {
  static var defaultValue: Int? { 7 }
}

@Suite("Environment values of custom keys")
struct TraitTests {
  @Test("have their default value if their type is optional and none is set")
  func optionalDefault() {
    var values = EnvironmentValues()
    values.displayScale = 2
    #expect(values[OptionalKey.self] == 7)
    values[OptionalKey.self] = nil
    #expect(values[OptionalKey.self] == nil)
  }
}

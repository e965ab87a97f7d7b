import Testing

@testable import EaselBlocks

private enum OptionalKey: EnvironmentKey {
  static var defaultValue: Int? { 7 }
}

@Suite("Values handed down or up")
struct TraitTests {
  @Test("have their default where the type is optional and none is set")
  func optionalDefault() {
    var values = EnvironmentValues()
    values.displayScale = 2
    #expect(values[OptionalKey.self] == 7)
    values[OptionalKey.self] = nil
    #expect(values[OptionalKey.self] == nil)
  }
}

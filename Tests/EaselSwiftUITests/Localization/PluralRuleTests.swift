import EaselBlocks
import Testing

@testable import EaselSwiftUI

@Suite("Plural rules")
struct PluralRuleTests {
  private func forms(_ language: String, _ numbers: [Int]) -> [String] {
    numbers.map { PluralRules.form(of: .integer($0), in: language).rawValue }
  }

  private func forms(_ language: String, _ numbers: [Double]) -> [String] {
    numbers.map { PluralRules.form(of: .real($0), in: language).rawValue }
  }

  @Test("Languages with one form for one item")
  func one() {
    #expect(forms("en", [0, 1, 2, -1]) == ["other", "one", "other", "one"])
    #expect(forms("ja", [0, 1, 2]) == ["other", "other", "other"])
    #expect(forms("fr", [0, 1, 2, 1_000_000]) == ["one", "one", "other", "many"])
    #expect(forms("pt-BR", [0, 1, 2]) == ["one", "one", "other"])
    #expect(forms("pt-PT", [0, 1, 2]) == ["other", "one", "other"])
    #expect(forms("xx", [0, 1, 2]) == ["other", "one", "other"])
  }

  @Test("Slavic and Baltic languages")
  func slavic() {
    #expect(
      forms("ru", [1, 2, 5, 11, 21, 22, 112]) == [
        "one", "few", "many", "many", "one", "few", "many",
      ])
    #expect(forms("pl", [1, 2, 5, 12, 21, 22]) == ["one", "few", "many", "many", "many", "few"])
    #expect(forms("cs", [1, 2, 5]) == ["one", "few", "other"])
    #expect(forms("sl", [1, 2, 3, 5, 101]) == ["one", "two", "few", "other", "one"])
    #expect(forms("hr", [1, 2, 5, 21]) == ["one", "few", "other", "one"])
    #expect(forms("lt", [1, 2, 10, 11, 21]) == ["one", "few", "other", "other", "one"])
    #expect(forms("lv", [0, 1, 2, 11, 21]) == ["zero", "one", "other", "zero", "one"])
  }

  @Test("Languages with four forms and more")
  func many() {
    #expect(forms("ar", [0, 1, 2, 3, 11, 100]) == ["zero", "one", "two", "few", "many", "other"])
    #expect(forms("cy", [0, 1, 2, 3, 6, 7]) == ["zero", "one", "two", "few", "many", "other"])
    #expect(forms("ga", [1, 2, 3, 7, 11]) == ["one", "two", "few", "many", "other"])
    #expect(forms("mt", [0, 1, 2, 11, 20]) == ["few", "one", "two", "many", "other"])
    #expect(forms("he", [1, 2, 3]) == ["one", "two", "other"])
    #expect(forms("ro", [1, 2, 19, 20, 101]) == ["one", "few", "few", "other", "few"])
  }

  @Test("Fractions")
  func fractions() {
    #expect(forms("en", [1.0, 1.5]) == ["one", "other"])
    #expect(forms("ru", [1.5]) == ["other"])
    #expect(forms("cs", [1.5]) == ["many"])
    #expect(forms("fr", [1.5]) == ["one"])
    #expect(forms("en", [.nan, .infinity]) == ["other", "other"])
  }
}

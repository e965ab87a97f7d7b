import Testing

@testable import EaselReports

@Suite("Check digits of VAT identifiers")
struct VATIdentifierTests {
  @Test(
    "VAT identifiers with a right check digit",
    arguments: [
      "DE123456788", "DE136695976", "ATU13585627", "BE0403019261", "FR83404833048",
      "FR40303265045", "IT00743110157", "LU15027442", "NL004495445B01", "PL5260001246",
      "DK13585628", "FI20774740", "SE556188840401", "ESX1234567X", "CHE123456788",
      "CHE123456788MWST", "CHE-123.456.788 TVA", "CHE-116.281.710 IVA",
    ])
  func right(_ id: String) {
    #expect(VATIdentifier.isValid(id))
  }

  @Test(
    "Another last digit is wrong",
    arguments: [
      "DE123456788", "ATU13585627", "BE0403019261",
      "IT00743110157", "LU15027442", "PL5260001246", "DK13585628", "FI20774740", "FR83404833048",
      "CHE123456788",
    ])
  func wrong(_ id: String) {
    let last = (id.last?.wholeNumberValue ?? 0 + 1) % 10
    let other = id.dropLast() + String((last + 1) % 10)
    #expect(!VATIdentifier.isValid(String(other)))
  }

  @Test(
    "Text that is no identifier is wrong",
    arguments: [
      "", "DE", "de123456788", "DE 123456788", "123", "NLé", "CHE12345678", "CH123456788",
    ])
  func text(_ id: String) {
    #expect(!VATIdentifier.isValid(id))
  }
}

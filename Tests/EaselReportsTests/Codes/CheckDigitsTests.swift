import Testing

@testable import EaselReports

@Suite("Check digits of identifiers")
struct CheckDigitsTests {
  @Test("IBAN")
  func iban() {
    #expect(CheckDigits.isIBAN("DE02 1203 0000 0000 2020 51"))
    #expect(CheckDigits.isIBAN("AT611904300234573201"))
    #expect(CheckDigits.isIBAN("GB82WEST12345698765432"))
    #expect(!CheckDigits.isIBAN("GB83WEST12345698765432"))
    #expect(!CheckDigits.isIBAN(""))
  }

  @Test("Leitweg-ID and GLN")
  func others() {
    #expect(CheckDigits.isLeitweg("04011000-12345-03"))
    #expect(!CheckDigits.isLeitweg("04011000-12345-30"))
    #expect(!CheckDigits.isLeitwegShaped("PO-77"))
    #expect(CheckDigits.isGLN("4012345000009"))
    #expect(!CheckDigits.isGLN("4012345000008"))
    #expect(CheckDigits.isProbablyLeitweg("991-01234-44"))
    #expect(!CheckDigits.isProbablyLeitweg("2026-09-14"))
  }
}

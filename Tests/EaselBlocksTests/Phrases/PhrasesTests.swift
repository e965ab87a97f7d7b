import Foundation
import Testing

@testable import EaselBlocks

@Suite struct PhrasesTests {
  static let languages = ["ar", "de", "en", "es", "fr", "it", "ja", "nl", "pt"]
  private static let counts = [0, 1, 2, 3, 5, 11, 21, 100]

  private static func names(_ text: String) -> Set<Substring> {
    Set(text.matches(of: /\{([a-z]+)\}/).map(\.output.1))
  }

  @Test func theLanguagesAreTheNine() {
    #expect(Phrases.builtIn.keys.sorted() == Self.languages)
    for (code, phrases) in Phrases.builtIn { #expect(phrases().language == code) }
  }

  @Test func theListOfFieldsHasEveryPhrase() {
    let english = Phrases.english
    let parts: [(String, Any)] = [
      ("reports", english.reports), ("invoices", english.invoices), ("codes", english.codes),
      ("chartNotes", english.chartNotes), ("charts", english.charts),
    ]
    let declared = parts.flatMap { part, value in
      Mirror(reflecting: value).children.map { "\(part).\($0.label ?? "")" }
    }
    #expect(Phrases.fields.map(\.name) == declared)
    #expect(Set(Phrases.fields.map(\.path)).count == declared.count)
    let strings = parts.flatMap { Mirror(reflecting: $0.1).children.map { $0.value } }
    for (field, value) in zip(Phrases.fields, strings) {
      #expect(english[keyPath: field.path] == value as? Phrases.Wording, "\(field.name)")
    }
  }

  @Test(arguments: languages)
  func everyPhraseIsCompleteForEveryCount(_ code: String) {
    let phrases = Phrases(language: code)
    for field in Phrases.fields {
      let placeholders = Self.names(Phrases.english[keyPath: field.path][.other])
      let values = placeholders.filter { $0 != "count" }.map { (String($0), "x") }
      for count in Self.counts {
        let form = phrases.plural(count)
        // A form such as “two” may say the number in words.
        let own = Self.names(phrases[keyPath: field.path][form])
        #expect(own.isSubset(of: placeholders), "\(field.name) \(count)")
        #expect(
          own.union(["count", "last"]).isSuperset(of: placeholders), "\(field.name) \(count)")
        let text = phrases.text(
          field.path, Dictionary(uniqueKeysWithValues: values), count: count)
        #expect(!text.isEmpty || code == "ja" && field.name == "charts.space", "\(field.name)")
        #expect(!text.contains { "{}".contains($0) }, "\(field.name) \(count)")
      }
      #expect(Self.names(phrases[keyPath: field.path][.other]) == placeholders, "\(field.name)")
    }
  }

  @Test(arguments: languages)
  func languagesDifferFromEnglish(_ code: String) {
    let phrases = Phrases(language: code)
    let same = Phrases.fields.filter {
      phrases[keyPath: $0.path] == Phrases.english[keyPath: $0.path]
    }
    // Punctuation, and words such as “Total” and “Section”.
    #expect(same.count == Phrases.fields.count || code != "en")
    #expect(same.count < 18 || code == "en", "\(same.map(\.name))")
  }

  // MARK: Plural forms

  @Test(
    arguments: [
      (0, Phrases.PluralForm.zero), (1, .one), (2, .two), (3, .few), (5, .few), (10, .few),
      (11, .many), (21, .many), (99, .many), (100, .other), (102, .other), (103, .few),
      (111, .many),
    ])
  func arabicHasSixPluralForms(count: Int, form: Phrases.PluralForm) {
    #expect(Phrases.arabic.plural(count) == form)
  }

  @Test func otherLanguagesHaveTwoPluralForms() {
    for code in ["de", "en", "es", "it", "nl"] {
      #expect(Self.counts.filter { Phrases(language: code).plural($0) == .one } == [1])
    }
    for code in ["fr", "pt"] {
      #expect(Self.counts.filter { Phrases(language: code).plural($0) == .one } == [0, 1])
    }
    #expect(Self.counts.allSatisfy { Phrases.japanese.plural($0) == .other })
  }

  @Test func aFormWithoutATextHasThatOfOther() {
    let wording = Phrases.Wording(two: "a pair", other: "{count} of them")
    #expect(wording[.two] == "a pair" && wording[.many] == "{count} of them")
    #expect(Phrases.Wording("x")[.one] == "x")
  }

  // MARK: Texts

  @Test func placeholdersAreReplacedAndUnknownOnesStay() {
    let german = Phrases(language: "de")
    #expect(
      german.text(\.reports.pageOfPages, ["page": "3", "count": "12"]) == "Seite 3 von 12")
    #expect(german.text(\.reports.pageOfPages, ["page": "3"]) == "Seite 3 von {count}")
    #expect(german.text(\.charts.points, count: 1) == "1 Punkt")
    #expect(german.text(\.charts.points, ["count": "1.000"], count: 1_000) == "1.000 Punkte")
    #expect(
      german.text(\.charts.by, ["value": "{category}", "category": "x"]) == "{category} nach x")
  }

  @Test func bracesThatAreNoPlaceholderStay() {
    var phrases = Phrases.english
    phrases.reports.total = "a } {"
    #expect(phrases.text(\.reports.total) == "a } {")
  }

  // MARK: Locales

  @Test(
    arguments: [
      ("de_AT", "de"), ("de", "de"), ("pt_PT", "pt"), ("en_US_POSIX", "en"), ("zh_TW", "zh"),
      ("sr-Latn", "sr"), ("tr_TR", "tr"),
    ])
  func aLocaleHasThePhrasesOfItsLanguage(identifier: String, language: String) {
    let phrases = Phrases(Locale(identifier: identifier))
    #expect(phrases.language == language)
    #expect(phrases.hasPlaceholders == !Self.languages.contains(language))
  }

  @Test func theMostSpecificCodeDecides() {
    var environment = EnvironmentValues()
    for code in ["zh", "zh-Hant", "zh-HK", "zh_Hant_MO", "pt-BR"] {
      var phrases = Phrases(language: code)
      phrases.reports.total = Phrases.Wording(code)
      environment.phrases = phrases
    }
    func total(_ locale: String) -> String {
      environment.locale = Locale(identifier: locale)
      return environment.phrases.text(\.reports.total)
    }
    #expect(total("zh-Hans-CN") == "zh")
    #expect(total("zh-Hant") == "zh-Hant")
    #expect(total("zh-Hant-TW") == "zh-Hant")
    #expect(total("zh-Hant-HK") == "zh-HK")
    #expect(total("zh-Hant-MO") == "zh_Hant_MO")
    #expect(total("pt_BR") == "pt-BR" && total("pt_PT") == "Total")
  }

  @Test func phrasesOfARegionBeginAsThoseOfItsLanguage() {
    let austrian = Phrases(language: "de_AT")
    #expect(austrian.language == "de-at" && !austrian.hasPlaceholders)
    #expect(austrian.text(\.reports.total) == "Summe")
  }

  @Test func aLocaleWithoutALanguageIsEnglish() {
    let phrases = Phrases(Locale(identifier: ""))
    #expect(phrases.text(\.reports.total) == "Total")
  }

  // MARK: Environment

  @Test func aPhraseIsReplacedInTheLanguageOfTheLocale() {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_CH")
    environment.phrases.reports.total = "Netto"
    #expect(environment.phrases.text(\.reports.total) == "Netto")
    #expect(environment.phrases.text(\.reports.carriedForward) == "Übertrag")
    environment.locale = Locale(identifier: "de_AT")
    #expect(environment.phrases.text(\.reports.total) == "Netto")
    environment.locale = Locale(identifier: "pt")
    #expect(environment.phrases.text(\.reports.total) == "Total")
  }

  @Test func aLanguageOfTheUserIsUsedInItsLocale() {
    var turkish = Phrases(language: "tr")
    turkish.reports.total = "Toplam"
    turkish.plural = { _ in .other }
    var environment = EnvironmentValues()
    environment.phrases = turkish
    #expect(environment.phrases.text(\.reports.total) == "Total")
    environment.locale = Locale(identifier: "tr_TR")
    #expect(environment.phrases.text(\.reports.total) == "Toplam")
    // An English text has the plural forms of English.
    #expect(environment.phrases.text(\.charts.points, count: 1) == "1 point")
    turkish.charts.points = .init(one: "one", other: "{count} nokta")
    #expect(turkish.text(\.charts.points, count: 1) == "1 nokta")
  }
}

import EaselCanvas
import Foundation

/// The localized strings that a chart draws about data that it does not show.
package struct RemarkWords: Sendable {
  /// The text of a chart without data.
  package var noData: String
  /// The text for one value that is not shown.
  package var oneValue: String
  /// The text for several values that are not shown; `%` is replaced by their number.
  package var values: String
  /// The text for one label that is not shown.
  package var oneLabel: String
  /// The text for several labels that are not shown.
  package var labels: String
  /// The name of the slice that combines the remaining segments.
  package var other: String

  package init(
    noData: String, oneValue: String, values: String, oneLabel: String, labels: String,
    other: String
  ) {
    self.noData = noData
    self.oneValue = oneValue
    self.values = values
    self.oneLabel = oneLabel
    self.labels = labels
    self.other = other
  }

  /// Creates the strings for a locale's language; English if the table does not contain it.
  package init(_ locale: Locale) {
    let code = locale.language.languageCode?.identifier ?? "en"
    self = Self.table[code] ?? Self.english
  }

  /// The text “3 values not shown”, with the digits of a locale.
  package func values(_ count: Int, _ locale: Locale) -> String {
    Self.text(oneValue, values, count, locale)
  }

  /// The text “3 labels not shown”, with the digits of a locale.
  package func labels(_ count: Int, _ locale: Locale) -> String {
    Self.text(oneLabel, labels, count, locale)
  }

  private static func text(
    _ one: String, _ several: String, _ count: Int, _ locale: Locale
  ) -> String {
    let number = NumberFormat(locale: locale.ofNumbers).string(from: Double(count))
    return (count == 1 ? one : several).replacingOccurrences(of: "%", with: number)
  }

  private static let english = RemarkWords(
    noData: "No data", oneValue: "% value not shown", values: "% values not shown",
    oneLabel: "% label not shown", labels: "% labels not shown", other: "Other")

  /// The strings by language code.
  package static let table: [String: RemarkWords] = [
    "en": english,
    "de": RemarkWords(
      noData: "Keine Daten", oneValue: "% Wert nicht gezeigt", values: "% Werte nicht gezeigt",
      oneLabel: "% Beschriftung nicht gezeigt", labels: "% Beschriftungen nicht gezeigt",
      other: "Sonstige"),
    "fr": RemarkWords(
      noData: "Aucune donnée", oneValue: "% valeur non affichée",
      values: "% valeurs non affichées", oneLabel: "% étiquette non affichée",
      labels: "% étiquettes non affichées", other: "Autres"),
    "es": RemarkWords(
      noData: "Sin datos", oneValue: "% valor no mostrado", values: "% valores no mostrados",
      oneLabel: "% etiqueta no mostrada", labels: "% etiquetas no mostradas", other: "Otros"),
    "it": RemarkWords(
      noData: "Nessun dato", oneValue: "% valore non mostrato", values: "% valori non mostrati",
      oneLabel: "% etichetta non mostrata", labels: "% etichette non mostrate", other: "Altro"),
    "ja": RemarkWords(
      noData: "データなし", oneValue: "%件の値は表示されていません", values: "%件の値は表示されていません",
      oneLabel: "%件のラベルは表示されていません", labels: "%件のラベルは表示されていません",
      other: "その他"),
    "ar": RemarkWords(
      noData: "لا توجد بيانات", oneValue: "القيم غير المعروضة: %",
      values: "القيم غير المعروضة: %", oneLabel: "التسميات غير المعروضة: %",
      labels: "التسميات غير المعروضة: %", other: "أخرى"),
  ]
}

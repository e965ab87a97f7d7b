import EaselCanvas
import Foundation

/// What a chart says in its drawing of data that it does not show.
package struct RemarkWords: Sendable {
  /// For a chart without data.
  package var noData: String
  /// For one value that is not shown.
  package var oneValue: String
  /// For several, `%` standing for their count.
  package var values: String
  /// For one label.
  package var oneLabel: String
  /// For several labels.
  package var labels: String
  /// For the slice of all segments that have none of their own.
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

  /// The words of a locale's language; English where the table has no other.
  package init(_ locale: Locale) {
    let code = locale.language.languageCode?.identifier ?? "en"
    self = Self.table[code] ?? Self.english
  }

  /// “3 values not shown”, with the digits of a locale.
  package func values(_ count: Int, _ locale: Locale) -> String {
    Self.text(oneValue, values, count, locale)
  }

  /// “3 labels not shown”, with the digits of a locale.
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

  /// The languages that are known, by code.
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

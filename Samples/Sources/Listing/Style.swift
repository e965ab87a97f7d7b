import Easel

extension Color {
  static let brand = Color(hex: "#16425b") ?? .blue
}

extension PageStyle {
  /// A4 with an inner margin for the fold, and 3 mm that are cut off.
  static let catalogue = PageStyle.a4.margins(inner: 62, outer: 46).bleed(3 * 72 / 25.4)
}

extension Theme {
  /// Small type for many rows.
  static var priceList: Theme {
    var theme = Theme.plain
    theme.type[.largeTitle] = TypeSize(size: 40, lineHeight: 46, weight: .bold)
    theme.type[.heading(2)] = TypeSize(size: 9, lineHeight: 12, weight: .bold)
    theme.type[.body] = TypeSize(size: 9, lineHeight: 13)
    theme.type[.callout] = TypeSize(size: 9, lineHeight: 15)
    theme.type[.table] = TypeSize(size: 7.5, lineHeight: 10)
    theme.spacing.pageMargins = .init(top: 76, leading: 56, bottom: 60, trailing: 56)
    theme.spacing.afterHeading = [34, 0]
    return theme
  }
}

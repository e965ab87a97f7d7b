import EaselBlocks

extension ReportMaker {
  /// Themes that change how much there is on a page.
  static let themes: [Theme] = [.plain, dense, loose]

  private static var dense: Theme {
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 7, lineHeight: 8)
    theme.type[.table] = Theme.TypeSize(size: 6, lineHeight: 7)
    theme.spacing.afterHeading = [0]
    return theme
  }

  private static var loose: Theme {
    var theme = Theme.plain
    theme.type[.body] = Theme.TypeSize(size: 18, lineHeight: 40)
    theme.type[.heading(1)] = Theme.TypeSize(size: 40, lineHeight: 44, weight: .bold)
    theme.spacing.afterHeading = [60, 30, 0]
    return theme
  }
}

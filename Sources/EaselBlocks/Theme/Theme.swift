import EaselCanvas
import Foundation

/// The type sizes, colors, distances, font families and series colors of a document.
///
/// ```swift
/// var theme = Theme.plain.fontFamily("Source Sans 3")
/// theme.colors.accent = Color(hex: "#c61f54") ?? .systemPink
/// theme.spacing.paragraph = 9
/// try Text("Invoice").theme(theme).write(to: url)
/// ```
public struct Theme: Hashable, Sendable {
  // One object, since the theme is read for every stack and every text.
  private var storage: Storage

  private struct Values: Hashable, Sendable {
    var type = TypeScale()
    var colors = Colors()
    var spacing = Spacing()
    var families = Families()
    var palette = Theme.standardPalette
  }

  private final class Storage: Sendable {
    let values: Values
    init(_ values: Values) { self.values = values }
  }

  private init(_ values: Values) { storage = Storage(values) }

  private func changed(_ change: (inout Values) -> Void) -> Storage {
    var values = storage.values
    change(&values)
    return Storage(values)
  }

  /// The standard theme, with body text of 10.5 points, dark gray ink and no decoration.
  public static let plain = Theme(Values())

  /// The font size, line height, weight and design of each text role, such as body.
  public var type: TypeScale {
    get { storage.values.type }
    set { storage = changed { $0.type = newValue } }
  }

  /// The colors of text, lines and backgrounds, for light and dark appearance.
  public var colors: Colors {
    get { storage.values.colors }
    set { storage = changed { $0.colors = newValue } }
  }

  /// The distances between blocks, and other lengths such as page margins, in points.
  public var spacing: Spacing {
    get { storage.values.spacing }
    set { storage = changed { $0.spacing = newValue } }
  }

  /// The names of the font families, one for each design, such as serif.
  public var families: Families {
    get { storage.values.families }
    set { storage = changed { $0.families = newValue } }
  }

  /// The colors of chart series, in the order of the series; ``standardPalette`` by default.
  public var palette: [Color] {
    get { storage.values.palette }
    set { storage = changed { $0.palette = newValue } }
  }

  /// Returns the theme with another font family of text and headings, and optionally of other
  /// designs.
  ///
  /// - Parameters:
  ///   - family: The family of text and headings.
  ///   - serif: The family of the serif design; `nil` keeps the theme's.
  ///   - rounded: The family of the rounded design; `nil` keeps the theme's.
  ///   - monospaced: The family of code; `nil` keeps the theme's.
  public func fontFamily(
    _ family: String, serif: String? = nil, rounded: String? = nil, monospaced: String? = nil
  ) -> Theme {
    var theme = self
    theme.families.text = family
    if let serif { theme.families.serif = serif }
    if let rounded { theme.families.rounded = rounded }
    if let monospaced { theme.families.monospaced = monospaced }
    return theme
  }

  /// Returns the theme with every type size and line height multiplied by a factor.
  ///
  /// The sizes of the standard theme are for paper. On a screen a factor of 1.3 suits.
  ///
  /// - Parameter factor: The factor. A factor that is not positive and finite changes nothing.
  public func typeScaled(by factor: CGFloat) -> Theme {
    var theme = self
    theme.type = type.scaled(by: factor)
    return theme
  }

  /// Returns whether two themes have the same values.
  public static func == (a: Theme, b: Theme) -> Bool {
    a.storage === b.storage || a.storage.values == b.storage.values
  }

  /// Adds the values of the theme to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

extension EnvironmentValues {
  private enum ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .plain }
  }

  /// The theme of blocks: their type sizes, colors, distances and fonts; ``Theme/plain`` by
  /// default.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension Block {
  /// Sets the theme of the block and everything in it.
  public func theme(_ theme: Theme) -> some Block { environment(\.theme, theme) }
}

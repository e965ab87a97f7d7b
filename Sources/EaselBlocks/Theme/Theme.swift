import EaselCanvas
import Foundation

/// The type sizes, colors, distances and font families of a document.
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

  /// The standard theme, with 10.5-point text, dark gray ink and no decoration.
  public static let plain = Theme(Values())

  /// The sizes and weights of text by role.
  public var type: TypeScale {
    get { storage.values.type }
    set { storage = changed { $0.type = newValue } }
  }

  /// The colors by role, for light and dark appearance.
  public var colors: Colors {
    get { storage.values.colors }
    set { storage = changed { $0.colors = newValue } }
  }

  /// The distances by role, in points.
  public var spacing: Spacing {
    get { storage.values.spacing }
    set { storage = changed { $0.spacing = newValue } }
  }

  /// The font families by design.
  public var families: Families {
    get { storage.values.families }
    set { storage = changed { $0.families = newValue } }
  }

  /// The colors of data series, in order.
  public var palette: [Color] {
    get { storage.values.palette }
    set { storage = changed { $0.palette = newValue } }
  }

  /// Returns the theme with a font family for all text without a family of its own.
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

  /// Hashes the values of the theme.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.values) }
}

extension EnvironmentValues {
  private enum ThemeKey: EnvironmentKey {
    static var defaultValue: Theme { .plain }
  }

  /// The type sizes, colors, distances and fonts of blocks.
  ///
  /// The default is ``Theme/plain``.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension Block {
  /// Sets the theme of the block and everything in it.
  public func theme(_ theme: Theme) -> some Block { environment(\.theme, theme) }
}

import EaselBlocks
import EaselCanvas

/// The appearance of a view, light or dark: ``/EaselCanvas/Appearance`` under SwiftUI's name.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark

  var appearance: Appearance { self == .dark ? .dark : .light }
}

/// The contrast of colors that a person has chosen.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// The usual contrast, that of a rendering.
  case standard
  /// A higher contrast.
  case increased
}

extension EnvironmentValues {
  /// The appearance, light or dark, in which colors are drawn.
  public var colorScheme: ColorScheme {
    get { appearance == .dark ? .dark : .light }
    set { appearance = newValue.appearance }
  }

  /// The contrast of colors, the standard one.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
}

extension View {
  /// Sets the appearance, light or dark, in which the view is drawn.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the appearance in which the view is drawn; `nil` keeps that of the rendering.
  ///
  /// On the outermost view it also sets the background of the image.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }
}

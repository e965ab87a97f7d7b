import EaselBlocks
import EaselCanvas
import Foundation

extension Color {
  /// Creates a color of ``AssetLibrary``, with its values in light and dark appearance.
  ///
  /// A name that the library does not have is the system's gray, with a diagnostic of the rendering in whose
  /// body the color is made; ``AssetLibrary/missingColors`` has all of these names.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle whose catalogs are searched before the library; `nil` and the main bundle mean
  ///     the library alone.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = AssetLibrary.color(name, in: bundle?.catalogFolder) {
      self.init(color)
    } else {
      AssetLibrary.noteMissingColor(name)
      let shown = String(name.prefix(80))
      EnvironmentValues.current.note(
        .warning, .missingImage,
        "there is no color “\(shown)”, and gray is drawn; register its catalog with "
          + "AssetLibrary.register(catalog:), or the color with register(_:named:)",
        operation: "Color(_:)", value: shown)
      self.init(UIColor.systemGray)
    }
  }
}

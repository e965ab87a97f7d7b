import EaselBlocks
import EaselCanvas
import Foundation

extension Color {
  /// Creates a color of ``AssetLibrary``; a name that it does not have is the system's gray.
  ///
  /// - Parameters:
  ///   - name: The name of the color.
  ///   - bundle: The bundle in an app; colors are looked up in the library whatever it is.
  public init(_ name: String, bundle: Bundle? = nil) {
    if let color = AssetLibrary.color(name) {
      self.init(color)
    } else {
      AssetLibrary.noteMissingColor(name)
      self.init(UIColor.systemGray)
    }
  }
}

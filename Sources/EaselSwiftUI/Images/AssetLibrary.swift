import EaselBlocks
import EaselCanvas
import Foundation
import Synchronization

/// The named images and colors of a program, for `Image("name")` and `Color("name")`.
///
/// A server registers the asset catalogs of an app, or folders with images, once when it starts:
///
/// ```swift
/// AssetLibrary.register(catalog: URL(filePath: "Assets.xcassets"))
/// AssetLibrary.register(folder: URL(filePath: "images"))
/// AssetLibrary.register(UIColor.systemTeal, named: "Brand")
/// ```
///
/// Files are read when a view first needs them. What was registered last is looked up first. The functions
/// may be called from any thread.
public enum AssetLibrary {
  /// The limits for reading the files of catalogs and folders.
  public static var limits: Limits {
    get { state.withLock { $0.limits } }
    set { state.withLock { $0.limits = newValue } }
  }

  private struct State {
    var limits = Limits()
    var images: [String: UIImage] = [:]
    var colors: [String: UIColor] = [:]
    var catalogs: [AssetCatalog] = []
    var folders: [URL] = []
    var readImages: [URL: Asset] = [:]
    var readColors: [String: UIColor] = [:]
    /// The catalogs in the folders of bundles.
    var bundles: [URL: [AssetCatalog]] = [:]
    var missingColors: Set<String> = []
    /// The bytes of the pixels in `readImages`.
    var bytes = 0
  }

  private static let state = Mutex(State())
  /// The bytes of pixels that are kept between renderings.
  private static let maximumBytes = 128 << 20
  /// The number of files that are kept, for images of paths and faults, whose pixels are not counted.
  private static let maximumFiles = 4_096
  /// The number of colors that are kept; an app has tens of them.
  private static let maximumColors = 4_096
  /// The number of bundles whose catalogs are kept; an app has one for each of its modules.
  private static let maximumBundles = 64

  /// Registers an asset catalog, a folder with the extension `xcassets`.
  ///
  /// Its image sets and color sets are found by their names, in light and dark appearance and for the
  /// scale of the output. Folders that provide a namespace are parts of the names.
  public static func register(catalog: URL) {
    let catalog = AssetCatalog(catalog)
    state.withLock {
      $0.catalogs.insert(catalog, at: 0)
      $0.readColors = [:]
    }
  }

  /// Registers a folder with files of images, such as `Logo.png` and `Logo@2x.png`.
  ///
  /// The formats are PNG, JPEG, WebP, GIF, SVG and PDF. A name may contain folders inside this one.
  public static func register(folder: URL) {
    state.withLock { $0.folders.insert(folder, at: 0) }
  }

  /// Registers an image under a name.
  public static func register(_ image: UIImage, named name: String) {
    state.withLock { $0.images[name] = image }
  }

  /// Registers a color under a name, with its values in light and dark appearance.
  public static func register(_ color: UIColor, named name: String) {
    state.withLock { $0.colors[name] = color }
  }

  /// The names of colors that were asked for and are not registered, in alphabetical order.
  ///
  /// They are drawn in the system's gray. At most a thousand names are kept.
  public static var missingColors: [String] { state.withLock { $0.missingColors.sorted() } }

  static func noteMissingColor(_ name: String) {
    state.withLock {
      guard $0.missingColors.count < 1_000 else { return }
      $0.missingColors.insert(String(name.prefix(80)))
    }
  }

  /// Forgets everything that was registered or read.
  public static func removeAll() { state.withLock { $0 = State() } }

  /// An image of the library.
  enum Image: Sendable {
    case bitmap(UIImage)
    case vector(VectorImage)
    case pdf(EmbeddedPDF)
  }

  struct Asset: Sendable {
    var image: Image
    var isTemplate = false
    /// Why a file of the image could not be read.
    var fault: Diagnostic?
  }

  /// The image of a name; `nil` if nothing is registered for it.
  ///
  /// - Parameter bundle: A folder of a bundle, which is searched first.
  static func image(
    _ name: String, in bundle: URL? = nil, appearance: Appearance, scale: CGFloat
  ) -> Asset? {
    let (known, catalogs, folders, limits) = state.withLock {
      ($0.images[name], $0.catalogs, $0.folders, $0.limits)
    }
    if let bundle, isSound(name) {
      for catalog in self.catalogs(in: bundle) {
        if let file = catalog.image(name, appearance, scale: scale) { return read(file, limits) }
      }
      if let file = ImageFile.find(name, in: bundle, scale: scale) { return read(file, limits) }
    }
    if let known { return Asset(image: .bitmap(known)) }
    guard isSound(name) else { return nil }
    for catalog in catalogs {
      guard let file = catalog.image(name, appearance, scale: scale) else { continue }
      return read(file, limits)
    }
    for folder in folders {
      guard let file = ImageFile.find(name, in: folder, scale: scale) else { continue }
      return read(file, limits)
    }
    return nil
  }

  /// The catalogs in a folder of a bundle, in the order of their names.
  private static func catalogs(in bundle: URL) -> [AssetCatalog] {
    if let known = state.withLock({ $0.bundles[bundle] }) { return known }
    let entries = try? FileManager.default.contentsOfDirectory(
      at: bundle, includingPropertiesForKeys: nil)
    let found = (entries ?? []).filter { $0.pathExtension == "xcassets" }
      .sorted { $0.path < $1.path }.map { AssetCatalog($0) }
    state.withLock {
      if $0.bundles.count >= maximumBundles { $0.bundles = [:] }
      $0.bundles[bundle] = found
    }
    return found
  }

  /// The color of a name; `nil` if nothing is registered for it.
  ///
  /// - Parameter bundle: A folder of a bundle, which is searched first.
  static func color(_ name: String, in bundle: URL? = nil) -> UIColor? {
    if let bundle, isSound(name) {
      for catalog in catalogs(in: bundle) {
        if let color = catalog.color(name) { return color }
      }
    }
    let (known, catalogs) = state.withLock {
      ($0.colors[name] ?? $0.readColors[name], $0.catalogs)
    }
    if let known { return known }
    guard isSound(name) else { return nil }
    for catalog in catalogs {
      guard let color = catalog.color(name) else { continue }
      state.withLock {
        if $0.readColors.count >= maximumColors { $0.readColors = [:] }
        $0.readColors[name] = color
      }
      return color
    }
    return nil
  }

  /// Whether a name cannot lead out of a registered folder.
  private static func isSound(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 512 && !name.hasPrefix("/")
      && !name.utf8.contains(0) && !name.split(separator: "/").contains { $0 == ".." }
  }

  private static func read(_ file: ImageFile, _ limits: Limits) -> Asset {
    if let known = state.withLock({ $0.readImages[file.url] }) {
      var asset = known
      asset.isTemplate = file.isTemplate
      return asset
    }
    let asset = file.read(limits)
    var bytes = 0
    if case .bitmap(let image) = asset.image { bytes = image.width * image.height * 4 }
    state.withLock {
      // A file that is no longer kept is read again.
      if $0.bytes + bytes > maximumBytes || $0.readImages.count >= maximumFiles {
        ($0.readImages, $0.bytes) = ([:], 0)
      }
      guard bytes <= maximumBytes else { return }
      $0.readImages[file.url] = asset
      $0.bytes += bytes
    }
    return asset
  }
}

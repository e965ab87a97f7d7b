import EaselCanvas
import Foundation
import Synchronization

/// An asset catalog on disk: its image sets and color sets by their names.
final class AssetCatalog: Sendable {
  private let root: URL
  private let index = Mutex<[String: URL]?>(nil)
  /// The number of folders after which the search in a catalog ends.
  private static let maximumFolders = 20_000
  /// The bytes up to which a `Contents.json` is read.
  private static let maximumBytes = 1 << 20

  init(_ root: URL) { self.root = root }

  /// The folder of a set; its name with the extension is the key.
  private func folder(_ key: String) -> URL? {
    index.withLock { index in
      if index == nil { index = found() }
      return index?[key]
    }
  }

  /// The folders of all sets, by the name with the extension.
  private func found() -> [String: URL] {
    var result: [String: URL] = [:]
    var pending: [(url: URL, prefix: String, depth: Int)] = [(root, "", 0)]
    var visited = 0
    while let next = pending.popLast(), visited < Self.maximumFolders {
      visited += 1
      let content = try? FileManager.default.contentsOfDirectory(
        at: next.url, includingPropertiesForKeys: [.isDirectoryKey])
      for url in content ?? [] where url.hasDirectoryPath || Self.isFolder(url) {
        let ending = url.pathExtension
        let name = url.lastPathComponent
        if ending == "imageset" || ending == "colorset" {
          // Of two sets with one name the first in the order of folders is used.
          if result[next.prefix + name] == nil { result[next.prefix + name] = url }
        } else if ending.isEmpty, next.depth < 16 {
          let isSpace = Self.contents(of: url)?.properties?.providesNamespace ?? false
          pending.append((url, isSpace ? next.prefix + name + "/" : next.prefix, next.depth + 1))
        }
      }
    }
    return result
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }

  private static func contents(of folder: URL) -> AssetContents? {
    let url = folder.appending(path: "Contents.json")
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    guard let size = attributes?[.size] as? NSNumber, size.intValue <= maximumBytes,
      let data = try? Data(contentsOf: url)
    else { return nil }
    return try? JSONDecoder().decode(AssetContents.self, from: data)
  }

  /// The file of an image that suits an appearance and a scale best; `nil` if there is none.
  func image(_ name: String, _ appearance: Appearance, scale: CGFloat) -> ImageFile? {
    guard let folder = folder(name + ".imageset"), let contents = Self.contents(of: folder)
    else { return nil }
    let isDark = appearance == .dark
    var best: (rank: [CGFloat], file: ImageFile)?
    for image in contents.images ?? [] {
      guard let filename = image.filename, !filename.contains("/"), filename != ".." else {
        continue
      }
      let isForDark = image.isDark
      if isForDark, !isDark { continue }
      let factor = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) }
      // First the appearance, then the device, then the scale: the next larger one is best.
      let distance = factor.map { $0 >= scale ? $0 - scale : 10 + scale - $0 } ?? 0
      let rank: [CGFloat] = [
        isForDark == isDark ? 0 : 1, CGFloat(AssetContents.idiomRank(image.idiom)), distance,
      ]
      if let known = best, !rank.lexicographicallyPrecedes(known.rank) { continue }
      best = (
        rank,
        ImageFile(
          url: folder.appending(path: filename), scale: factor ?? 1,
          isTemplate: contents.properties?.templateIntent == "template")
      )
    }
    return best?.file
  }

  /// A color with its values in light and dark appearance; `nil` if there is none.
  func color(_ name: String) -> UIColor? {
    guard let folder = folder(name + ".colorset"), let contents = Self.contents(of: folder)
    else { return nil }
    func color(isDark: Bool) -> UIColor? {
      let candidates = (contents.colors ?? []).filter { $0.isDark == isDark && $0.color != nil }
      let best = candidates.min {
        AssetContents.idiomRank($0.idiom) < AssetContents.idiomRank($1.idiom)
      }
      return best?.color?.color
    }
    guard let light = color(isDark: false) ?? color(isDark: true) else { return nil }
    guard let dark = color(isDark: true) else { return light }
    return UIColor(light: light, dark: dark)
  }
}

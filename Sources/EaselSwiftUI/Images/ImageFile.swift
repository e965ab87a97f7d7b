import EaselBlocks
import EaselCanvas
import Foundation

/// A file with an image, and the number of its pixels per point.
struct ImageFile {
  let url: URL
  var scale: CGFloat = 1
  var isTemplate = false

  private static let extensions = ["png", "jpg", "jpeg", "svg", "pdf", "webp", "gif"]

  /// The file in a folder that suits a scale best; `nil` if there is none of the name.
  static func find(_ name: String, in folder: URL, scale: CGFloat) -> ImageFile? {
    let wanted = min(max(Int(scale.rounded(.up)), 1), 3)
    // The next larger scale is better than a smaller one.
    let scales = Array(wanted...3) + (1..<wanted).reversed()
    let typed = extensions.contains((name as NSString).pathExtension.lowercased())
    let endings = typed ? [(name as NSString).pathExtension] : extensions
    let stem = typed ? (name as NSString).deletingPathExtension : name
    for scale in scales {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      for ending in endings {
        let url = folder.appending(path: "\(stem)\(suffix).\(ending)")
        if isFile(url) { return ImageFile(url: url, scale: CGFloat(scale)) }
      }
    }
    return nil
  }

  private static func isFile(_ url: URL) -> Bool {
    let values = try? url.resolvingSymlinksInPath().resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile ?? false
  }

  /// The image of the file; an empty one with the fault if it cannot be read.
  func read(_ limits: Limits) -> AssetLibrary.Asset {
    do {
      return AssetLibrary.Asset(image: try image(limits), isTemplate: isTemplate)
    } catch {
      let reason = (error as? EaselError)?.message ?? "\(error)"
      let code = (error as? EaselError)?.code ?? .inputFailed
      return AssetLibrary.Asset(
        image: .bitmap(.empty),
        fault: Diagnostic(
          .warning, code,
          "the image “\(url.lastPathComponent)” cannot be read, and a box is drawn: \(reason)",
          operation: "Image(_:)", value: url.lastPathComponent))
    }
  }

  private func image(_ limits: Limits) throws -> AssetLibrary.Image {
    switch url.pathExtension.lowercased() {
    case "svg": return .vector(try VectorImage(contentsOf: url, limits: limits))
    case "pdf": return .pdf(try EmbeddedPDF(url: url, limits: limits))
    default: return .bitmap(try UIImage(contentsOf: url, scale: scale, limits: limits))
    }
  }
}

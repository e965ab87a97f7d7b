import EaselBlocks
import EaselCanvas
import Foundation

/// The images of a Markdown source, each of which is read once.
struct MarkdownImages {
  /// An image from a file.
  enum File {
    case bitmap(Image)
    case vector(VectorImage)

    var size: CGSize {
      switch self {
      case .bitmap(let image): image.size
      case .vector(let image): image.size
      }
    }

    var block: ImageBlock {
      switch self {
      case .bitmap(let image): ImageBlock(image)
      case .vector(let image): ImageBlock(image)
      }
    }

    /// The image in a line with its alternative text; an image without one is not marked as
    /// decorative.
    func text(_ alternativeText: String) -> Text {
      switch self {
      case .bitmap(let image):
        alternativeText.isEmpty ? Text(image) : Text(image, label: Text(verbatim: alternativeText))
      case .vector(let image):
        alternativeText.isEmpty ? Text(image) : Text(image, label: Text(verbatim: alternativeText))
      }
    }
  }

  private let baseURL: URL?
  private let inputs: NodeInputs
  private var known: [String: File?] = [:]

  init(_ baseURL: URL?, _ inputs: NodeInputs) {
    self.baseURL = baseURL
    self.inputs = inputs
  }

  /// Returns the image of a source; `nil`, with a diagnostic, if it is left out.
  mutating func image(_ source: String) -> File? {
    if let file = known[source] { return file }
    let file: File?
    do {
      file = try read(source)
    } catch {
      let fault = error as? EaselError
      inputs.note(
        .warning, fault?.code ?? .inputFailed,
        "the image “\(source.prefix(80))” is left out: \(fault?.message ?? error.localizedDescription)",
        operation: "Markdown", value: String(source.prefix(80)))
      file = nil
    }
    known[source] = .some(file)
    return file
  }

  private func read(_ source: String) throws -> File {
    let shown = source.prefix(80)
    guard let baseURL, baseURL.isFileURL else {
      throw EaselError(
        .inputFailed, "“\(shown)” is a relative path without a folder; name one by baseURL:")
    }
    let path = source.removingPercentEncoding ?? source
    let isLocal = !path.contains(":") && !path.hasPrefix("/") && !path.contains("\\")
    let folder = baseURL.standardizedFileURL.resolvingSymlinksInPath().path
    let file = baseURL.appending(path: path).standardizedFileURL.resolvingSymlinksInPath()
    guard isLocal, !path.isEmpty, !path.contains("\0"),
      file.path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    else {
      throw EaselError(
        .inputFailed,
        "“\(shown)” is not a file in the folder baseURL; images from the web are not loaded")
    }
    let limits = inputs.session.limits
    if file.pathExtension.lowercased() == "svg" {
      return .vector(try VectorImage(contentsOf: file, limits: limits))
    }
    return .bitmap(try Image(contentsOf: file, limits: limits))
  }
}

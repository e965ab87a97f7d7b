import EaselCanvas
import EaselViews
import Foundation

extension Image {
  /// Reads a picture file among the resources of a bundle, the main one by default.
  ///
  /// There are no asset catalogues: `UIImage(named: "logo")` is `logo.png` or `logo.jpg`, or of those
  /// with `@2x` and `@3x` the one that suits the pixels to a point of what is being drawn. Nil where
  /// there is none that can be read, which is noted as a warning with the folder; outside of drawing
  /// it goes to standard error in debug builds.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
  ) {
    let bundle = bundle ?? .main
    guard let file = Self.file(named: name, in: bundle) else {
      Self.warn("there is no picture file “\(name)” in \(bundle.bundlePath)", name)
      return nil
    }
    let limits = GraphicsContext.current?.canvas.context.limits ?? Limits()
    do {
      try self.init(data: Data(contentsOf: file.url), scale: file.scale, limits: limits)
    } catch {
      Self.warn("the picture file \(file.url.path) cannot be read: \(error)", name)
      return nil
    }
  }

  /// Nil, with a warning: SF Symbols are Apple's and drawn by its systems only.
  public convenience init?(systemName name: String) {
    Self.warn("there is no SF Symbol “\(name)” here; draw a path or a picture file instead", name)
    return nil
  }

  private static func file(named name: String, in bundle: Bundle) -> (url: URL, scale: CGFloat)? {
    let own = (name as NSString).pathExtension
    let base = own.isEmpty ? name : (name as NSString).deletingPathExtension
    let wanted = GraphicsContext.deviceScale
    // The least that has enough pixels, or else the most.
    let scales = [1, 2, 3].filter { $0 >= wanted } + [3, 2, 1].filter { $0 < wanted }
    for scale in scales as [CGFloat] {
      let suffix = scale > 1 ? "@\(Int(scale))x" : ""
      for kind in own.isEmpty ? ["png", "jpg", "jpeg"] : [own] {
        if let url = bundle.url(forResource: base + suffix, withExtension: kind) {
          return (url, scale)
        }
      }
    }
    return nil
  }

  private static func warn(_ message: String, _ name: String) {
    let diagnostic = Diagnostic(
      .warning, .inputFailed, message, operation: "UIImage", value: name)
    GraphicsContext.report([diagnostic])
  }
}

extension Image: _ExpressibleByImageLiteral {
  /// Makes the image of Xcode's literal `#imageLiteral(resourceName:)`: the file of that name, or an
  /// image without pixels, with a warning, where there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let image = Image(named: name) ?? .empty
    self.init(image, scale: image.scale)
  }
}

/// The type of Xcode's image literals.
public typealias _ImageLiteralType = Image

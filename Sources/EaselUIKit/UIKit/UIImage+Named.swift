import EaselCanvas
import EaselViews
import Foundation

extension Image {
  /// Reads an image file from the resources of a bundle; `nil` if none can be read.
  ///
  /// Asset catalogs are not supported: `UIImage(named: "logo")` reads `logo.png`, `logo.jpg` or
  /// `logo.jpeg`. Of the variants with `@2x` and `@3x` it selects the one that fits the pixels per
  /// point of the current drawing. A missing or invalid file is a warning of code `inputFailed`;
  /// outside of drawing the warning is written to standard error, in debug builds only.
  ///
  /// - Parameters:
  ///   - name: The name of the file, with or without an extension.
  ///   - bundle: The bundle; `nil` means the main bundle.
  ///   - traits: Not used.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
  ) {
    let bundle = bundle ?? .main
    guard let file = Self.file(named: name, in: bundle) else {
      Self.warn("there is no image file “\(name)” in \(bundle.bundlePath)", name)
      return nil
    }
    let limits = GraphicsContext.current?.canvas.context.limits ?? Limits()
    do {
      try self.init(data: Data(contentsOf: file.url), scale: file.scale, limits: limits)
    } catch {
      Self.warn("the image file \(file.url.path) cannot be read: \(error)", name)
      return nil
    }
  }

  /// Returns `nil`, since only Apple's systems have SF Symbols; while something is drawn, a warning
  /// is recorded among its diagnostics.
  public convenience init?(systemName name: String) {
    Self.warn("there is no SF Symbol “\(name)” here; draw a path or an image file instead", name)
    return nil
  }

  private static func file(named name: String, in bundle: Bundle) -> (url: URL, scale: CGFloat)? {
    let own = (name as NSString).pathExtension
    let base = own.isEmpty ? name : (name as NSString).deletingPathExtension
    let wanted = GraphicsContext.deviceScale
    // The smallest scale with enough pixels, otherwise the greatest one.
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
  /// Creates the image of Xcode's literal `#imageLiteral(resourceName:)`.
  ///
  /// The image is read from the file with that name. Without such a file the image has no pixels,
  /// and a warning is noted.
  public convenience init(imageLiteralResourceName name: String) {
    let image = Image(named: name) ?? .empty
    self.init(image, scale: image.scale)
  }
}

/// The type of Xcode's image literals.
public typealias _ImageLiteralType = Image

import EaselBlocks
import EaselCanvas
import Foundation

/// A view that shows a symbol, or an image by its name or of pixels.
///
/// ```swift
/// Image(systemName: "star.fill").foregroundStyle(.yellow)
/// Image("Logo").resizable().scaledToFit().frame(height: 40)
/// ```
///
/// Symbols are those of ``SymbolLibrary``, named images those of ``AssetLibrary``. A name that is in
/// neither is drawn as an outlined box, with a diagnostic.
public struct Image: View, Equatable, Sendable {
  /// The type of the body, `Never`: an image is laid out by the engine.
  public typealias Body = Never

  enum Source: Hashable, Sendable {
    /// The image of a name, in a folder of a bundle before the library.
    case named(String, bundle: URL? = nil)
    case symbol(String, value: Double?)
    case bitmap(UIImage)
  }

  /// The text for screen readers.
  enum Label: Sendable {
    /// The name of the image.
    case automatic
    /// The image is decoration.
    case none
    case text(@Sendable (EnvironmentValues) -> String)

    func text(for name: String?, _ inputs: NodeInputs) -> String? {
      switch self {
      case .automatic: name
      case .none: nil
      case .text(let text): text(inputs.environment)
      }
    }
  }

  let source: Source
  var label = Label.automatic
  var isResizable = false
  var caps = EdgeInsets.zero
  var resizingMode = ResizingMode.stretch
  var templateMode: TemplateRenderingMode?
  var quality = Interpolation.medium
  var symbolMode: SymbolRenderingMode?

  init(_ source: Source, _ label: Label = .automatic) {
    self.source = source
    self.label = label
  }

  /// Creates an image of ``AssetLibrary``, whose name is its text for screen readers.
  ///
  /// - Parameters:
  ///   - name: The name of the image.
  ///   - bundle: The bundle whose catalogs and files are searched before the library; `nil` and the main
  ///     bundle mean the library alone.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.catalogFolder))
  }

  /// Creates an image of ``AssetLibrary``; a symbol with a variable value has none in a library.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.catalogFolder))
  }

  /// Creates an image of ``AssetLibrary`` with a text for screen readers.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle?.catalogFolder), .of(label))
  }

  /// Creates an image of ``AssetLibrary`` that screen readers skip.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle?.catalogFolder), .none)
  }

  /// Creates a symbol of ``SymbolLibrary``.
  public init(systemName: String) { self.init(.symbol(systemName, value: nil)) }

  /// Creates a symbol of ``SymbolLibrary`` whose further parts are pale beyond a value from 0 to 1.
  public init(systemName: String, variableValue: Double?) {
    self.init(.symbol(systemName, value: variableValue))
  }

  /// Creates an image of pixels.
  public init(uiImage: UIImage) { self.init(.bitmap(uiImage), .none) }

  /// Creates an image of pixels, with the number of pixels per point and a text for screen readers.
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    self.init(.bitmap(orientation.applied(to: cgImage, scale: scale)), .of(label))
  }

  /// Creates an image of pixels that screen readers skip.
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    self.init(.bitmap(orientation.applied(to: cgImage, scale: scale)), .none)
  }

  /// Returns whether two images show the same, apart from their texts for screen readers.
  public static func == (a: Image, b: Image) -> Bool {
    a.source == b.source && a.isResizable == b.isResizable && a.caps == b.caps
      && a.resizingMode == b.resizingMode && a.templateMode == b.templateMode
      && a.quality == b.quality && a.symbolMode == b.symbolMode
  }
}

extension Image.Label {
  static func of(_ text: Text) -> Image.Label {
    // A text is not Sendable, since it may hold formats of the user. It is only read.
    nonisolated(unsafe) let text = text
    return .text { text.string(in: $0) }
  }
}

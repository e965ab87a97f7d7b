// Draws one view of a driver as a bitmap, and lists the lines of text in it. It is a module of its own, since the
// files of a checkout may have types with the names that it uses. The arguments of the program are a JSON file that
// describes the picture, and the path of the results without extension.
import EaselBlocks
import EaselCanvas
@testable import EaselSwiftUI
import Foundation

/// What is drawn, as the list of cases says.
struct Picture: Decodable {
  /// The name by which the driver knows the view.
  var view: String
  /// The size of the picture in points; a length that is not given is that of the view.
  var width: CGFloat?
  var height: CGFloat?
  var scale: CGFloat
  var isDark: Bool
  /// Whether the system colors are those before iOS 26.
  var hasOldColors: Bool
  /// The family that stands in for the system's font; the default families are drawn without one.
  var family: String?
  /// The family that stands in for the system's font of code.
  var codeFamily: String?
  /// Files of fonts to register.
  var fonts: [String]
  /// The index of the text size, from 0 (`xSmall`) to 11; `nil` is the default.
  var typeSize: Int?
  var isRightToLeft: Bool
  var locale: String
  var timeZone: String
  /// Whether texts have the sizes of macOS.
  var isOfMac: Bool
}

/// A line of text as it is drawn, in points.
struct DrawnLine: Encodable {
  var text: String
  var x, y, width, height, baseline: CGFloat
}

struct Outcome: Encodable {
  var width, height: CGFloat
  var lines: [DrawnLine]
  var notes: [String]
}

/// Forwards all drawing, and notes the lines of text.
final class TextWatch: ForwardingCanvas {
  let target: any EaselCanvas.Canvas
  var lines: [DrawnLine] = []

  init(_ target: any EaselCanvas.Canvas) { self.target = target }

  func draw(_ text: TextLayout, at origin: CGPoint, compositing: Compositing) {
    for line in text.lines {
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y).applying(transform)
      let baseline = CGPoint(x: origin.x, y: origin.y + line.baseline).applying(transform).y
      lines.append(
        DrawnLine(
          text: String(text.string[line.range]), x: frame.minX, y: frame.minY, width: frame.width,
          height: frame.height, baseline: baseline))
    }
    target.draw(text, at: origin, compositing: compositing)
  }
}

public enum Snapshot {
  /// Draws the view that the arguments of the process name.
  @MainActor
  public static func draw(_ view: (String) -> AnyView) throws {
    let arguments = CommandLine.arguments
    let picture = try JSONDecoder().decode(
      Picture.self, from: Data(contentsOf: URL(filePath: arguments[1])))
    for file in picture.fonts { try FontLibrary.register(URL(filePath: file)) }
    let outcome = try draw(picture, view(picture.view), to: URL(filePath: arguments[2] + ".png"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(outcome).write(to: URL(filePath: arguments[2] + ".json"))
  }

  @MainActor
  private static func draw(_ picture: Picture, _ content: AnyView, to url: URL) throws -> Outcome {
    var options = RenderOptions(policy: .lenient)
    options.appearance = picture.isDark ? .dark : .light
    options.localeIdentifier = picture.locale
    let size = ProposedViewSize(width: picture.width, height: picture.height)
    return try options.withLocale {
      var surroundings = BlockSurroundings.apple(size, inPixels: true)
      if let family = picture.family {
        surroundings.environment.theme = surroundings.environment.theme.fontFamily(
          family, monospaced: picture.codeFamily)
      }
      if picture.hasOldColors { surroundings.environment.systemColors = .iOS13 }
      if let index = picture.typeSize {
        surroundings.environment.dynamicTypeSize = DynamicTypeSize.allCases[index]
      }
      if picture.isOfMac { surroundings.environment.theme.type.useSizesOfMac() }
      if let zone = TimeZone(identifier: picture.timeZone) { surroundings.environment.timeZone = zone }
      if picture.isRightToLeft { surroundings.environment.layoutDirection = .rightToLeft }
      // A picture of a given size has the view in its middle.
      let view = AnyView(
        content.frame(width: picture.width, height: picture.height))
      let rendering = BlockRendering(
        view, options: options, displayScale: picture.scale, isImage: true, in: surroundings)
      let fragment = rendering.place(ProposedSize(width: picture.width, height: picture.height))
      let surface = try BitmapSurface(
        to: .file(url), size: fragment.size, scale: picture.scale, options: options)
      let watch = TextWatch(surface.canvas)
      let pixels = CGSize(
        width: CGFloat(surface.width) / picture.scale,
        height: CGFloat(surface.height) / picture.scale)
      rendering.draw(fragment, on: watch, paper: pixels)
      let notes = surface.context.diagnostics.map(\.message)
      try surface.finish()
      return Outcome(
        width: fragment.size.width, height: fragment.size.height, lines: watch.lines, notes: notes)
    }
  }
}

extension Theme.TypeScale {
  /// Sets the text sizes and distances of lines of macOS.
  fileprivate mutating func useSizesOfMac() {
    let sizes: [(TypeStyle.TextStyle, CGFloat, CGFloat)] = [
      (.largeTitle, 26, 32), (.title, 22, 26), (.title2, 17, 22), (.title3, 15, 20), (.headline, 13, 16),
      (.body, 13, 16), (.callout, 12, 15), (.subheadline, 11, 14), (.footnote, 10, 13), (.caption, 10, 13),
      (.caption2, 10, 13),
    ]
    for (style, size, distance) in sizes {
      var known = self[style]
      let height = known.lineHeight.map { $0 / known.size * size }
      known.size = size
      known.lineHeight = height
      known.lineSpacing = distance - (height ?? distance)
      self[style] = known
    }
  }
}

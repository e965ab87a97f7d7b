import EaselBlocks
import EaselCanvas
import Foundation

extension AttributeScopes {
  /// The attributes of SwiftUI in an attributed string: fonts, colors and lines.
  public struct SwiftUIAttributes: AttributeScope {
    /// The key of the font.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the text color.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the background color.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the space between characters, in points.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the space after characters, in points.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the value.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// The font.
    public let font: FontAttribute
    /// The text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color.
    public let backgroundColor: BackgroundColorAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The space between characters, in points.
    public let kern: KerningAttribute
    /// The space after characters, in points.
    public let tracking: TrackingAttribute
    /// The attributes of Foundation.
    public let foundation: AttributeScopes.FoundationAttributes
  }

  /// The attributes of SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of SwiftUI, so that `text.foregroundColor` can be written.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Creates a text from an attributed string, with its links and the attributes of SwiftUI and Easel.
  @_disfavoredOverload
  public init(_ attributed: AttributedString) {
    let texts = attributed.runs.map { run in
      Text(easelAttributes: AttributedString(attributed[run.range])).applying(run)
    }
    self = texts.dropFirst().reduce(texts.first ?? Text(verbatim: "")) { $0 + $1 }
  }

  private func applying(_ run: AttributedString.Runs.Run) -> Text {
    typealias Keys = AttributeScopes.SwiftUIAttributes
    var text = self
    if let font = run[Keys.FontAttribute.self] { text = text.font(font) }
    if let color = run[Keys.ForegroundColorAttribute.self] { text = text.foregroundColor(color) }
    if let color = run[Keys.BackgroundColorAttribute.self] {
      text = text.background(color: color.fixedColor)
    }
    if let style = run[Keys.UnderlineStyleAttribute.self] {
      text = text.underline(true, pattern: style.pattern, color: style.color)
    }
    if let style = run[Keys.StrikethroughStyleAttribute.self] {
      text = text.strikethrough(true, pattern: style.pattern, color: style.color)
    }
    if let kerning = run[Keys.KerningAttribute.self] { text = text.kerning(kerning) }
    if let tracking = run[Keys.TrackingAttribute.self] { text = text.tracking(tracking) }
    if let intent = run[InlinePresentationIntent.Key.self] { text = text.applying(intent) }
    return text
  }

  private func applying(_ intent: InlinePresentationIntent) -> Text {
    var text = self
    if intent.contains(.stronglyEmphasized) { text = text.bold() }
    if intent.contains(.emphasized) { text = text.italic() }
    if intent.contains(.code) { text = text.monospaced() }
    if intent.contains(.strikethrough) { text = text.strikethrough() }
    return text
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an attributed string, with its links and the attributes of SwiftUI and Easel.
  @_disfavoredOverload
  public mutating func appendInterpolation(_ attributed: AttributedString) {
    appendInterpolation(Text(attributed))
  }
}

extension Color {
  /// The color, if it does not depend on the environment.
  fileprivate var fixedColor: UIColor? {
    guard case .color(let color) = paint(in: .zero, EnvironmentValues()) else { return nil }
    return color
  }
}

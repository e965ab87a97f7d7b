/// Why a symbol is not there.
enum MissingSymbols {
  static func reason(_ symbol: String) -> String {
    reasons[symbol] ?? reasons.first { symbol.hasPrefix($0.key + "(") }?.value ?? ""
  }

  private static let reasons: [String: String] = [
    "NSManaged": "Swift on Linux does not link `@NSManaged`",
    "override observeValue": "Swift on Linux has no observation by key",
    "NSKeyValueChangeKey": "Swift on Linux has no observation by key",
    "NSUIAccessibilityElement": "belongs to a library, not to UIKit",
    ".position(_:starsSize:textMargin:)": "belongs to one view, not to UIKit",
    ".easeInOut": "belongs to one view, not to UIKit",
    "CIContext": "no filters", "CIFilter": "no filters",
    ".panGestureRecognizer": "nobody drags",
    "CGLayer": "draw a `Recording` or a picture in its place",
    "CGFont": "name the family by `UIFont`",
    ".resetClip()": "a clip only ever gets smaller; save the state before and restore it",
    ".clip(to:mask:)": "use a layer's mask",
    ".withRenderingMode(_:)": "pictures keep their colours",
    ".alwaysTemplate": "pictures keep their colours",
    ".alwaysOriginal": "pictures keep their colours",
    ".resizableImage(withCapInsets:resizingMode:)": "pictures are stretched as a whole",
    ".jpegData(compressionQuality:)": "pictures are written as PNG",
    ".drawHierarchy(in:afterScreenUpdates:)": "call `layer.render(in:)`",
    ".drawText(in:)": "override `draw(_:)`",
    "NSValue(caTransform3D:)": "give the transform itself as the value",
    ".minimumLineHeight": "lines are as high as their fonts",
    ".lineHeightMultiple": "lines are as high as their fonts; `lineSpacing` parts them",
  ]
}

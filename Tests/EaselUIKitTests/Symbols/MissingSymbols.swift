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
    "kCGPDFContextCropBox": "noted as a warning: a page shows all of itself",
    "kCGPDFContextOwnerPassword": "documents are not encrypted: none is made, and that is noted",
    "kCGPDFContextUserPassword": "documents are not encrypted: none is made, and that is noted",
    "kCGPDFContextAllowsPrinting": "noted as a warning where it is false: everything is allowed",
    "kCGPDFContextAllowsCopying": "noted as a warning where it is false: everything is allowed",
    "UIPrintPageRenderer": "there is no printer; draw pages by `UIGraphicsPDFRenderer`",
    "UIMarkupTextPrintFormatter": "no HTML is set",
    "UIPrintInteractionController": "there is no printer",
    "CGPDFDocument": "documents are written, not read",
    "CIContext": "no filters", "CIFilter": "no filters",
    ".panGestureRecognizer": "nobody drags",
    ".resetClip()": "a clip only ever gets smaller; save the state before and restore it",
    ".jpegData(compressionQuality:)": "images are written as PNG",
    ".minimumLineHeight": "lines are as high as their fonts",
    ".lineHeightMultiple": "lines are as high as their fonts; `lineSpacing` parts them",
  ]
}

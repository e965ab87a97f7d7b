extension EaselError.Code {
  /// A sentence that says what usually resolves the fault; `nil` if the diagnostic's message says
  /// it.
  ///
  /// ```swift
  /// let diagnostic = Diagnostic(.warning, .glyphMissing, "no font has a glyph for U+E000")
  /// print(diagnostic, diagnostic.code.remedy ?? "")
  /// ```
  public var remedy: String? {
    switch self {
    case .fontSubstituted, .fontUnavailable:
      "Register the font's file with FontLibrary.register(_:), or set FontLibrary.usesSystemFonts if the "
        + "family is installed."
    case .glyphMissing:
      "Install a font that has the characters, or register its file with FontLibrary.register(_:)."
    case .textTruncated:
      "Give the text more room, a smaller font, or more lines (TextStyle.maximumLines)."
    case .textClipped, .outsidePage:
      "Move it inside, make the page larger, or go on with a further page."
    case .contentClipped:
      "Make the view as large as its contents, or render the scroll view by itself."
    case .lowContrast: "Use a darker or lighter color for the text, or another background."
    case .imageEnlarged: "Use a smaller font size, or a font with outlines."
    case .limitExceeded: "Draw less, or raise the value in RenderOptions.limits."
    case .unbalancedState:
      "Use withSavedState, withGroup and withMarkedContent, which end what they begin."
    case .documentUnfinished: "Call finish() as the last step; nothing is written before."
    case .invalidLink:
      "Give a URL with a scheme of Limits.linkSchemes, or the name of a destination."
    case .missingDestination: "Mark the position with that name by MarkedContent.destination."
    case .invalidLocale: "Give an identifier such as “de_DE” or “ja_JP”."
    case .labelAdjusted: "Make the chart larger, the labels shorter, or their font smaller."
    case .outsidePlot: "Let the chart's domain follow the data (nil), or widen it."
    case .truncatedAxis: "Let the domain contain 0, or draw points or a line, which need no zero."
    case .constraintConflict: "Remove one of the constraints, or lower its priority."
    case .animationIgnored: "Check the key path and the types of its values."
    default: nil
    }
  }
}

extension EaselError {
  /// The kind of a fault, as a stable name.
  ///
  /// The set of codes is open: modules and later versions add codes, so a `switch` needs a
  /// `default`.
  ///
  /// ```swift
  /// do {
  ///   _ = try Image(data: Data())
  /// } catch let error as EaselError where error.code == .invalidImage {
  ///   print(error.message)
  /// }
  /// ```
  public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The stable name of the code.
    public let rawValue: String

    /// Creates a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stable name of the code.
    public var description: String { rawValue }
  }
}

extension EaselError.Code {
  // Numbers and geometry

  /// A number is not finite, or is 0 or negative where that is not valid.
  public static let invalidNumber = Self(rawValue: "invalidNumber")
  /// A number is finite but outside of the valid range.
  public static let outOfRange = Self(rawValue: "outOfRange")
  /// A transform maps the plane to a line or a point.
  public static let singularMatrix = Self(rawValue: "singularMatrix")
  /// A dash pattern contains a negative or non-finite length.
  public static let invalidDash = Self(rawValue: "invalidDash")
  /// The size of a page, an image or a surface is invalid.
  public static let invalidSize = Self(rawValue: "invalidSize")

  // State

  /// A `restore`, `endGroup` or `endMarkedContent` has no beginning, or a beginning has no end.
  public static let unbalancedState = Self(rawValue: "unbalancedState")
  /// A count or a size exceeds its value in ``Limits``.
  public static let limitExceeded = Self(rawValue: "limitExceeded")
  /// There is not enough memory for the operation.
  public static let outOfMemory = Self(rawValue: "outOfMemory")
  /// A document was released before it was finished; nothing was written.
  public static let documentUnfinished = Self(rawValue: "documentUnfinished")
  /// A call came after the document was finished or had failed.
  public static let documentClosed = Self(rawValue: "documentClosed")

  /// The locale is not known; numbers are formatted without a locale.
  public static let invalidLocale = Self(rawValue: "invalidLocale")

  // Drawing

  /// Something is completely outside of the page or surface and is not visible.
  public static let outsidePage = Self(rawValue: "outsidePage")
  /// The output only approximates what was asked for, because it cannot be drawn exactly.
  public static let drawingApproximated = Self(rawValue: "drawingApproximated")

  // Images

  /// The bytes are not an image that Easel can read.
  public static let invalidImage = Self(rawValue: "invalidImage")
  /// The format or the feature of a format is not supported.
  ///
  /// Either Easel does not know it, or this build was made without the package trait for it.
  public static let unsupportedFormat = Self(rawValue: "unsupportedFormat")

  // Text

  /// No font was found, or a font file cannot be used.
  public static let fontUnavailable = Self(rawValue: "fontUnavailable")
  /// Another font family or weight was used instead of the one asked for.
  public static let fontSubstituted = Self(rawValue: "fontSubstituted")
  /// No available font has a glyph for some characters; boxes are drawn instead.
  public static let glyphMissing = Self(rawValue: "glyphMissing")
  /// Characters that are not valid in documents were replaced by U+FFFD.
  public static let textSanitized = Self(rawValue: "textSanitized")
  /// Text did not fit and was truncated.
  public static let textTruncated = Self(rawValue: "textTruncated")
  /// A part of the text is outside of the visible area.
  public static let textClipped = Self(rawValue: "textClipped")
  /// Text has too little contrast to its background.
  public static let lowContrast = Self(rawValue: "lowContrast")
  /// The images of an emoji font were enlarged, since they are smaller than the font size.
  public static let imageEnlarged = Self(rawValue: "imageEnlarged")

  // Views

  /// Contents of a view are outside of its visible area.
  public static let contentClipped = Self(rawValue: "contentClipped")

  // Animation

  /// An animation has an unknown property or an invalid value, and has no effect or jumps.
  public static let animationIgnored = Self(rawValue: "animationIgnored")
  /// A time is not finite, or is before a time that was drawn already.
  public static let invalidTime = Self(rawValue: "invalidTime")

  // Links, destinations, outlines

  /// A link or a destination cannot be used.
  ///
  /// The URL of the link is not valid, its scheme is not in ``Limits/linkSchemes``, the link is
  /// inside another link or has no area, or the name of the destination is empty.
  public static let invalidLink = Self(rawValue: "invalidLink")
  /// A link or an outline entry refers to a destination that the document does not contain.
  public static let missingDestination = Self(rawValue: "missingDestination")
  /// Two destinations have the same name.
  public static let duplicateDestination = Self(rawValue: "duplicateDestination")
  /// The parent of an outline entry is not in the document.
  public static let invalidOutline = Self(rawValue: "invalidOutline")

  // Structure

  /// A part of a document is not allowed at its position, such as a cell outside of a row.
  ///
  /// The code is also used for a heading that skips a level.
  public static let invalidStructure = Self(rawValue: "invalidStructure")
  /// Something keeps a document from conforming to a standard that it claims.
  public static let nonconforming = Self(rawValue: "nonconforming")
  /// An image has no alternative text in a document that claims to be accessible.
  public static let missingAlternative = Self(rawValue: "missingAlternative")
  /// A drawing that ``PDFDocument/deferDrawing(in:)`` reserved on a page was never made.
  public static let missingDrawing = Self(rawValue: "missingDrawing")

  // Files, metadata and passwords of documents

  /// A file cannot be attached because its name, its type or its content is invalid.
  public static let invalidAttachment = Self(rawValue: "invalidAttachment")
  /// A name, a namespace or a value of the metadata is invalid.
  public static let invalidMetadata = Self(rawValue: "invalidMetadata")
  /// A password is missing, or has characters that are not allowed in passwords.
  ///
  /// As a warning: a password is too long and is cut, or both passwords are equal.
  public static let invalidPassword = Self(rawValue: "invalidPassword")

  // Layout

  /// Constraints contradict each other; one of them was ignored.
  public static let constraintConflict = Self(rawValue: "constraintConflict")
  /// Constraints do not determine the position or the size of a view.
  public static let ambiguousLayout = Self(rawValue: "ambiguousLayout")
  /// A layout string in the visual format language is invalid.
  public static let invalidVisualFormat = Self(rawValue: "invalidVisualFormat")

  // Charts

  /// A label was wrapped, rotated, moved or left out because it did not fit.
  public static let labelAdjusted = Self(rawValue: "labelAdjusted")
  /// A mark is cut at the edge of the plot, or is outside of the plot and left out.
  public static let outsidePlot = Self(rawValue: "outsidePlot")
  /// The value axis of bars does not contain 0, so that the bars exaggerate differences.
  public static let truncatedAxis = Self(rawValue: "truncatedAxis")
  /// A value of the data cannot be drawn, or the counterpart of a value is missing.
  public static let invalidData = Self(rawValue: "invalidData")

  // Blocks

  /// The state of blocks still changes after the maximum number of evaluations.
  public static let unstableState = Self(rawValue: "unstableState")
  /// Something is larger than its page or box and is cut at the edge.
  public static let layoutOverflow = Self(rawValue: "layoutOverflow")
  /// A block was laid out smaller than its preferred size to fit on a page.
  public static let layoutShrunk = Self(rawValue: "layoutShrunk")
  /// Blocks that should stay together do not fit on one page and are separated.
  public static let keepIgnored = Self(rawValue: "keepIgnored")
  /// Columns of a table or of a multi-column layout are narrower than their contents.
  public static let columnsSquashed = Self(rawValue: "columnsSquashed")
  /// A reference names a block that is not in the document.
  public static let missingReference = Self(rawValue: "missingReference")

  // Output

  /// An option is not supported by this build of Easel or by the kind of document.
  public static let unsupportedOption = Self(rawValue: "unsupportedOption")
  /// The output could not be written; the target keeps its previous contents.
  public static let outputFailed = Self(rawValue: "outputFailed")
  /// A file or other input could not be read.
  public static let inputFailed = Self(rawValue: "inputFailed")
  /// A library that Easel uses reported an unexpected error.
  public static let backendFailed = Self(rawValue: "backendFailed")
}

extension EaselError {
  /// The kind of a fault, as a name that never changes, such as `invalidImage`.
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
    /// The name of the code, such as `invalidImage`, which is the same in all versions of Easel.
    public let rawValue: String

    /// Creates a code from its name, such as `invalidImage`; any name is accepted.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the code, such as `invalidImage`.
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
  /// A size, such as that of a page, an image or a view, is missing, not positive, too small or
  /// too large.
  public static let invalidSize = Self(rawValue: "invalidSize")

  /// A size is too small for what it contains, such as that of a chart for its texts.
  public static let insufficientSpace = Self(rawValue: "insufficientSpace")

  // State

  /// A `restore`, `endGroup` or `endMarkedContent` has no beginning, or a beginning has no end.
  public static let unbalancedState = Self(rawValue: "unbalancedState")
  /// A count or a size exceeds its maximum in ``Limits``.
  public static let limitExceeded = Self(rawValue: "limitExceeded")
  /// There is not enough memory for the operation.
  public static let outOfMemory = Self(rawValue: "outOfMemory")
  /// A document was released before it was finished; a file keeps its previous contents.
  public static let documentUnfinished = Self(rawValue: "documentUnfinished")
  /// A call came while its document, page or surface was not open, for example after it was
  /// finished.
  ///
  /// The code is also used for a ``PDFDocument/DeferredDrawing`` that is already drawn or belongs
  /// to another document.
  public static let documentClosed = Self(rawValue: "documentClosed")

  /// A locale or a language is not known or not supported, and is ignored.
  ///
  /// Numbers are then formatted without a locale, and the alternative text of charts is English.
  public static let invalidLocale = Self(rawValue: "invalidLocale")

  // Drawing

  /// A shape, an image or a text is completely outside of the page or surface, and not visible.
  public static let outsidePage = Self(rawValue: "outsidePage")
  /// The output only approximates what was asked for, because it cannot be drawn exactly.
  public static let drawingApproximated = Self(rawValue: "drawingApproximated")

  // Images

  /// The bytes are not an image that Easel can read, or a part of an SVG image is not valid.
  public static let invalidImage = Self(rawValue: "invalidImage")
  /// The bytes are not a PDF file whose pages can be drawn: the file is damaged, encrypted or has
  /// scripts.
  public static let invalidPDF = Self(rawValue: "invalidPDF")
  /// A file format, or a feature of one, is not supported.
  ///
  /// Either Easel does not know it, or this build was made without the package trait for it.
  public static let unsupportedFormat = Self(rawValue: "unsupportedFormat")

  // Text

  /// No font was found, or a font file cannot be used.
  public static let fontUnavailable = Self(rawValue: "fontUnavailable")
  /// Another font family, weight, width or style was used instead of the one asked for.
  public static let fontSubstituted = Self(rawValue: "fontSubstituted")
  /// No available font has a glyph for some characters; boxes are drawn instead.
  public static let glyphMissing = Self(rawValue: "glyphMissing")
  /// Characters that are not valid in documents were replaced by U+FFFD.
  public static let textSanitized = Self(rawValue: "textSanitized")
  /// Text did not fit in its space and was truncated.
  public static let textTruncated = Self(rawValue: "textTruncated")
  /// A part of a text is outside of the visible area and is cut.
  public static let textClipped = Self(rawValue: "textClipped")
  /// Text has less contrast to its background than ``RenderOptions/minimumContrast``.
  public static let lowContrast = Self(rawValue: "lowContrast")
  /// The images of an emoji font were enlarged, since they are smaller than the font size.
  public static let imageEnlarged = Self(rawValue: "imageEnlarged")

  // Views

  /// The contents of a scroll view are larger than its visible area; only a part is drawn.
  public static let contentClipped = Self(rawValue: "contentClipped")

  // Animation

  /// An animation has an unknown property or an invalid value, and has no effect or jumps.
  public static let animationIgnored = Self(rawValue: "animationIgnored")
  /// The time at which a view is drawn is not finite, is negative, or is before a time that was
  /// drawn already.
  public static let invalidTime = Self(rawValue: "invalidTime")

  // Links, destinations, outlines

  /// A link or a destination is left out because its URL, area, name or position is not valid.
  ///
  /// The URL of the link is not valid, its scheme is not in ``Limits/linkSchemes``, the link is
  /// inside another link or has no area, or the name of the destination is empty.
  public static let invalidLink = Self(rawValue: "invalidLink")
  /// A link or an outline entry refers to a destination that the document does not contain.
  public static let missingDestination = Self(rawValue: "missingDestination")
  /// Two destinations have the same name; links lead to the first one.
  public static let duplicateDestination = Self(rawValue: "duplicateDestination")
  /// The parent of an outline entry is not an entry of the same document.
  public static let invalidOutline = Self(rawValue: "invalidOutline")

  // Structure

  /// A part of a document is not allowed at its position, such as a cell outside of a row.
  ///
  /// The code is also used for a heading that skips a level.
  public static let invalidStructure = Self(rawValue: "invalidStructure")
  /// Something keeps a document from conforming to a standard that it claims.
  public static let nonconforming = Self(rawValue: "nonconforming")
  /// An image or another figure has no alternative text in a document that claims PDF/UA.
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

  /// Required constraints contradict each other; one of them was ignored.
  ///
  /// The code is also used for a `GridRow` outside of a `Grid`.
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
  /// Data is missing, or a value cannot be used, such as the empty text of a barcode.
  public static let invalidData = Self(rawValue: "invalidData")

  // Blocks

  /// The state of blocks still changes after the maximum number of evaluations, or a layout gives
  /// different sizes for one proposal.
  public static let unstableState = Self(rawValue: "unstableState")
  /// Something does not fit on its page or in its box, and is cut, overlaps or is left out.
  public static let layoutOverflow = Self(rawValue: "layoutOverflow")
  /// A block was laid out smaller than its preferred size to fit on a page.
  public static let layoutShrunk = Self(rawValue: "layoutShrunk")
  /// Blocks that should stay together do not fit on one page and are separated.
  public static let keepIgnored = Self(rawValue: "keepIgnored")
  /// Columns of a table or of a multi-column layout are narrower than their contents.
  public static let columnsSquashed = Self(rawValue: "columnsSquashed")
  /// A reference or a link in Markdown names a block or a heading that does not exist.
  public static let missingReference = Self(rawValue: "missingReference")

  // Output

  /// An option is not supported by this build of Easel or by the kind of document.
  public static let unsupportedOption = Self(rawValue: "unsupportedOption")
  /// The output could not be written; a file at the target keeps its previous contents.
  public static let outputFailed = Self(rawValue: "outputFailed")
  /// A file or other input could not be read.
  public static let inputFailed = Self(rawValue: "inputFailed")
  /// A library that Easel uses reported an unexpected error.
  public static let backendFailed = Self(rawValue: "backendFailed")
}

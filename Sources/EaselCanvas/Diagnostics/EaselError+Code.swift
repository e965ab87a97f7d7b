extension EaselError {
  /// The kind of a fault: an open set, so that new kinds never turn into success.
  public struct Code: RawRepresentable, Hashable, Sendable, Codable, CustomStringConvertible {
    /// The stable name of the code.
    public let rawValue: String

    /// Makes a code from its stable name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The stable name.
    public var description: String { rawValue }
  }
}

extension EaselError.Code {
  // Numbers and geometry

  /// A number is not finite, or is negative where that has no meaning.
  public static let invalidNumber = Self(rawValue: "invalidNumber")
  /// A number is finite but beyond what can be drawn.
  public static let outOfRange = Self(rawValue: "outOfRange")
  /// A transform flattens everything to a line or a point.
  public static let singularMatrix = Self(rawValue: "singularMatrix")
  /// A dash pattern holds a negative or non-finite length.
  public static let invalidDash = Self(rawValue: "invalidDash")
  /// A page, a picture or a surface has a size that cannot be made.
  public static let invalidSize = Self(rawValue: "invalidSize")

  // State

  /// A `restore`, `endGroup` or `endMarkedContent` without its beginning, or a beginning left open.
  public static let unbalancedState = Self(rawValue: "unbalancedState")
  /// A count or a size exceeds its value in ``Limits``.
  public static let limitExceeded = Self(rawValue: "limitExceeded")
  /// There is not enough memory for what was asked.
  public static let outOfMemory = Self(rawValue: "outOfMemory")
  /// A document was let go before it was finished; nothing was written.
  public static let documentUnfinished = Self(rawValue: "documentUnfinished")
  /// The document is finished, or failed, and takes no more.
  public static let documentClosed = Self(rawValue: "documentClosed")

  /// A locale is not known, and numbers are formatted plainly.
  public static let invalidLocale = Self(rawValue: "invalidLocale")

  // Drawing

  /// Something lies outside of the page or surface as a whole, and does not show.
  public static let outsidePage = Self(rawValue: "outsidePage")
  /// Something is drawn only nearly as asked, because no canvas can do it exactly.
  public static let drawingApproximated = Self(rawValue: "drawingApproximated")

  // Pictures

  /// Bytes that should be a picture are not one that can be read.
  public static let invalidImage = Self(rawValue: "invalidImage")
  /// A format that this build of Easel leaves out (a package trait is off) or does not know.
  public static let unsupportedFormat = Self(rawValue: "unsupportedFormat")

  // Text

  /// No font could be found, or a font file cannot be used.
  public static let fontUnavailable = Self(rawValue: "fontUnavailable")
  /// Another family or weight stands in for the one asked for.
  public static let fontSubstituted = Self(rawValue: "fontSubstituted")
  /// No font at hand has a glyph for these characters; boxes are drawn.
  public static let glyphMissing = Self(rawValue: "glyphMissing")
  /// Characters that no document can carry were replaced by U+FFFD.
  public static let textSanitized = Self(rawValue: "textSanitized")
  /// Text did not fit and was cut.
  public static let textTruncated = Self(rawValue: "textTruncated")
  /// Text lies partly outside of what can be seen.
  public static let textClipped = Self(rawValue: "textClipped")
  /// Text is hard to tell from what lies beneath it.
  public static let lowContrast = Self(rawValue: "lowContrast")
  /// A font's images have fewer pixels than their size calls for.
  public static let imageEnlarged = Self(rawValue: "imageEnlarged")

  // Views

  /// Contents lie beyond what a view shows of them.
  public static let contentClipped = Self(rawValue: "contentClipped")

  // Animation

  /// An animation has no property, or no value for it, and changes nothing or jumps.
  public static let animationIgnored = Self(rawValue: "animationIgnored")
  /// A time is not finite, or lies before one that was drawn already.
  public static let invalidTime = Self(rawValue: "invalidTime")

  // Links, destinations, outlines

  /// A link's URL cannot be used: its scheme is not allowed or it is not a URL.
  public static let invalidLink = Self(rawValue: "invalidLink")
  /// A link or an outline entry names a destination that the document does not have.
  public static let missingDestination = Self(rawValue: "missingDestination")
  /// A destination name stands twice.
  public static let duplicateDestination = Self(rawValue: "duplicateDestination")
  /// An outline entry names a parent that is not there.
  public static let invalidOutline = Self(rawValue: "invalidOutline")

  // Structure

  /// A part of a document stands where it may not, such as a cell outside of a row, or leaves a level
  /// of headings out.
  public static let invalidStructure = Self(rawValue: "invalidStructure")
  /// Something keeps a document from a standard that it claims.
  public static let nonconforming = Self(rawValue: "nonconforming")
  /// An image has no words for readers who do not see it, in a document that claims to be accessible.
  public static let missingAlternative = Self(rawValue: "missingAlternative")
  /// A part of a page that was to be drawn later never was.
  public static let missingDrawing = Self(rawValue: "missingDrawing")

  // Files, metadata and passwords of documents

  /// A file cannot be attached: its name, its type or what it should be is not right.
  public static let invalidAttachment = Self(rawValue: "invalidAttachment")
  /// Metadata have a name, a namespace or a value that no document can carry.
  public static let invalidMetadata = Self(rawValue: "invalidMetadata")
  /// A password is missing, or has characters that no password may have.
  public static let invalidPassword = Self(rawValue: "invalidPassword")

  // Layout

  /// Constraints contradict each other; one of them was left out.
  public static let constraintConflict = Self(rawValue: "constraintConflict")
  /// Constraints leave the place or the size of a view open.
  public static let ambiguousLayout = Self(rawValue: "ambiguousLayout")
  /// A layout in the visual format language cannot be read.
  public static let invalidVisualFormat = Self(rawValue: "invalidVisualFormat")

  // Charts

  /// A label was wrapped, turned, moved or left out because it did not fit.
  public static let labelAdjusted = Self(rawValue: "labelAdjusted")
  /// A mark reaches beyond the plot and ends at its edge, or lies outside and is left out.
  public static let outsidePlot = Self(rawValue: "outsidePlot")
  /// The axis of bars does not contain 0, so that the lengths of the bars exaggerate differences.
  public static let truncatedAxis = Self(rawValue: "truncatedAxis")
  /// A value of the data cannot be drawn, or has no counterpart.
  public static let invalidData = Self(rawValue: "invalidData")

  // Blocks

  /// The state of blocks still changes when they have been evaluated as often as they may be.
  public static let unstableState = Self(rawValue: "unstableState")
  /// Something is larger than the page or the box that it has to stand in, and is cut there.
  public static let layoutOverflow = Self(rawValue: "layoutOverflow")
  /// A block was laid out smaller than it wants to be, so that a page holds it.
  public static let layoutShrunk = Self(rawValue: "layoutShrunk")
  /// Blocks that were to stay together do not fit on one page.
  public static let keepIgnored = Self(rawValue: "keepIgnored")
  /// Columns are narrower than their contents.
  public static let columnsSquashed = Self(rawValue: "columnsSquashed")
  /// A reference names a block that is not in the document.
  public static let missingReference = Self(rawValue: "missingReference")

  // Output

  /// A document was to have something that this build of Easel, or the document's kind, does not have.
  public static let unsupportedOption = Self(rawValue: "unsupportedOption")
  /// The output could not be written; the target holds what it held before.
  public static let outputFailed = Self(rawValue: "outputFailed")
  /// A file could not be read.
  public static let inputFailed = Self(rawValue: "inputFailed")
  /// The library underneath reported a status that none of the checks foresaw.
  public static let backendFailed = Self(rawValue: "backendFailed")
}

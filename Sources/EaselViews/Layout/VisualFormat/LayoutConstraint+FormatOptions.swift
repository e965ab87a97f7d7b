extension LayoutConstraint {
  /// What a visual format aligns, and in which direction it is read; the numbers are UIKit's.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges of all views are at one place.
    public static let alignAllLeft = Self(.left)
    /// The right edges of all views are at one place.
    public static let alignAllRight = Self(.right)
    /// The top edges of all views are at one place.
    public static let alignAllTop = Self(.top)
    /// The bottom edges of all views are at one place.
    public static let alignAllBottom = Self(.bottom)
    /// The leading edges of all views are at one place.
    public static let alignAllLeading = Self(.leading)
    /// The trailing edges of all views are at one place.
    public static let alignAllTrailing = Self(.trailing)
    /// The middles of all views lie below one another.
    public static let alignAllCenterX = Self(.centerX)
    /// The middles of all views lie beside one another.
    public static let alignAllCenterY = Self(.centerY)
    /// The last baselines of all views are one line.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// The first baselines of all views are one line.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// All bits that align.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// Read in the direction of the language; the default.
    public static let directionLeadingToTrailing: Self = []
    /// Read from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Read from right to left: the first view is the rightmost.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// All bits of the direction.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Distances are between edges; the default.
    public static let spacingEdgeToEdge: Self = []
    /// Vertical distances are from the last baseline of one view to the first of the next.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// All bits of spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The attributes that are aligned.
    var aligned: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && contains(Self($0)) && $0.rawValue < 16 }
    }
  }
}

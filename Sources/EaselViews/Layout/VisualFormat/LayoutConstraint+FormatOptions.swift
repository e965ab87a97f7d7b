extension LayoutConstraint {
  /// The alignment, the direction and the spacing of a visual format; the bits are those of UIKit.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set, with the same values as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views of a column; a row with this option is an error.
    public static let alignAllLeft = Self(.left)
    /// Aligns the right edges of all views of a column; a row with this option is an error.
    public static let alignAllRight = Self(.right)
    /// Aligns the top edges of all views of a row; a column with this option is an error.
    public static let alignAllTop = Self(.top)
    /// Aligns the bottom edges of all views of a row; a column with this option is an error.
    public static let alignAllBottom = Self(.bottom)
    /// Aligns the leading edges of all views of a column; a row with this option is an error.
    public static let alignAllLeading = Self(.leading)
    /// Aligns the trailing edges of all views of a column; a row with this option is an error.
    public static let alignAllTrailing = Self(.trailing)
    /// Aligns the horizontal centers of all views of a column; a row with this option is an error.
    public static let alignAllCenterX = Self(.centerX)
    /// Aligns the vertical centers of all views of a row; a column with this option is an error.
    public static let alignAllCenterY = Self(.centerY)
    /// Aligns the last baselines of all views of a row; a column with this option is an error.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// Aligns the first baselines of all views of a row; a column with this option is an error.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// A mask of all bits for alignment.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// Arranges the views of a row from leading to trailing in the order of the format, which is
    /// the default.
    public static let directionLeadingToTrailing: Self = []
    /// Arranges the views of a row from left to right in the order of the format.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// Arranges the views of a row from right to left: the first view of the format is the
    /// rightmost one.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// A mask of all bits for the direction.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Measures distances between the facing edges of neighboring views, which is the default.
    public static let spacingEdgeToEdge: Self = []
    /// Measures distances in a column from the last baseline of a view to the first baseline of the
    /// next one.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// A mask of all bits for spacing.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }

    /// The attributes that are aligned.
    var aligned: [Attribute] {
      Attribute.allCases.filter { $0 != .notAnAttribute && contains(Self($0)) && $0.rawValue < 16 }
    }
  }
}

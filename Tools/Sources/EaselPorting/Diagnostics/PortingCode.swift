/// The kind of a fault or of something that a person must decide.
public struct PortingCode: RawRepresentable, Hashable, Sendable {
  /// The name of the code, as diagnostics have it.
  public let rawValue: String

  /// Creates a code from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An error: the file cannot be read.
  public static let unreadable = Self(rawValue: "unreadable")
  /// An error: the file is larger than ``PortingLimits/maximumBytes``.
  public static let tooLarge = Self(rawValue: "tooLarge")
  /// An error: the file is no text in UTF-8.
  public static let notText = Self(rawValue: "notText")
  /// An error: the parser of the Swift compiler does not accept the file.
  public static let notParsed = Self(rawValue: "notParsed")
  /// An error: the source is nested deeper than ``PortingLimits``.
  public static let tooDeep = Self(rawValue: "tooDeep")
  /// An error: the source takes longer than ``PortingOptions/deadline``.
  public static let tooSlow = Self(rawValue: "tooSlow")
  /// An error: the rewritten source would not parse; the file is left as it is.
  public static let rewrittenInvalid = Self(rawValue: "rewrittenInvalid")
  /// An error: the file cannot be written.
  public static let unwritable = Self(rawValue: "unwritable")

  /// An import of a framework that Easel does not replace was removed.
  public static let importDropped = Self(rawValue: "importDropped")
  /// A condition shares its line with code, and was left as it is.
  public static let conditionLeft = Self(rawValue: "conditionLeft")
  /// An `@Entry` without a known type was left as it is.
  public static let entryLeft = Self(rawValue: "entryLeft")
  /// An optional requirement got a body with a neutral result, or is required now.
  public static let optionalRequirement = Self(rawValue: "optionalRequirement")
  /// An `@NSManaged` of Core Data was left as it is.
  public static let managedLeft = Self(rawValue: "managedLeft")
  /// An `@NSManaged` property of a type without a known value for its start.
  public static let managedValue = Self(rawValue: "managedValue")
  /// A call by name that could not be written as a call was left as it is.
  public static let performLeft = Self(rawValue: "performLeft")
  /// A selector became its name; nothing calls the method.
  public static let selectorNotCalled = Self(rawValue: "selectorNotCalled")
  /// A `#keyPath` without a known property was left as it is.
  public static let keyPathLeft = Self(rawValue: "keyPathLeft")
  /// An outlet that no storyboard connects.
  public static let outletNotConnected = Self(rawValue: "outletNotConnected")
  /// An override in an extension, which the compiler refuses on Linux.
  public static let overrideInExtension = Self(rawValue: "overrideInExtension")
  /// The start of an app, which Linux does not have, was removed.
  public static let applicationMain = Self(rawValue: "applicationMain")
}

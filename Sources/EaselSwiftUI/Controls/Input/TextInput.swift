import EaselBlocks

/// The kind of a keyboard, which is not drawn.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// The keyboard of the input method.
  case `default` = 0
  /// Characters of ASCII.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Characters of URLs.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Characters of telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Characters of email addresses.
  case emailAddress = 7
  /// Digits and a decimal separator.
  case decimalPad = 8
  /// Characters of short messages.
  case twitter = 9
  /// Characters of a web search.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11
  /// Characters of ASCII, by an older name.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The kind of text that a field takes, which has no look.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String
  /// Creates a kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// The prefix of a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "namePrefix")
  /// The given name.
  public static let givenName = UITextContentType(rawValue: "givenName")
  /// The middle name.
  public static let middleName = UITextContentType(rawValue: "middleName")
  /// The family name.
  public static let familyName = UITextContentType(rawValue: "familyName")
  /// The nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The job title.
  public static let jobTitle = UITextContentType(rawValue: "jobTitle")
  /// The name of an organization.
  public static let organizationName = UITextContentType(rawValue: "organizationName")
  /// A location.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType(rawValue: "fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "streetAddressLine2")
  /// The city of an address.
  public static let addressCity = UITextContentType(rawValue: "addressCity")
  /// The state of an address.
  public static let addressState = UITextContentType(rawValue: "addressState")
  /// The country of an address.
  public static let countryName = UITextContentType(rawValue: "countryName")
  /// The postal code of an address.
  public static let postalCode = UITextContentType(rawValue: "postalCode")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "emailAddress")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A URL.
  public static let URL = UITextContentType(rawValue: "URL")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "creditCardNumber")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
  /// A date and a time.
  public static let dateTime = UITextContentType(rawValue: "dateTime")
  /// The day of birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}

/// The characters that typing capitalizes, by the older name, which has no look.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first character of each word.
  case words = 1
  /// The first character of each sentence.
  case sentences = 2
  /// All characters.
  case allCharacters = 3
}

/// The characters that typing capitalizes, which has no look.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let type: UITextAutocapitalizationType
  /// None.
  public static var never: TextInputAutocapitalization { .init(type: .none) }
  /// The first character of each word.
  public static var words: TextInputAutocapitalization { .init(type: .words) }
  /// The first character of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(type: .sentences) }
  /// All characters.
  public static var characters: TextInputAutocapitalization { .init(type: .allCharacters) }

  private init(type: UITextAutocapitalizationType) { self.type = type }

  /// Creates the value of UIKit's one.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }
}

/// The label of the key that ends typing, which is not drawn.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// The label "done".
  public static var done: SubmitLabel { SubmitLabel(name: "done") }
  /// The label "go".
  public static var go: SubmitLabel { SubmitLabel(name: "go") }
  /// The label "send".
  public static var send: SubmitLabel { SubmitLabel(name: "send") }
  /// The label "join".
  public static var join: SubmitLabel { SubmitLabel(name: "join") }
  /// The label "route".
  public static var route: SubmitLabel { SubmitLabel(name: "route") }
  /// The label "search".
  public static var search: SubmitLabel { SubmitLabel(name: "search") }
  /// The label "return".
  public static var `return`: SubmitLabel { SubmitLabel(name: "return") }
  /// The label "next".
  public static var next: SubmitLabel { SubmitLabel(name: "next") }
  /// The label "continue".
  public static var `continue`: SubmitLabel { SubmitLabel(name: "continue") }
}

/// The kinds of views that submit, which has no look.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Has no effect: an image has no keyboard.
  public func keyboardType(_ type: UIKeyboardType) -> some View { inert("keyboardType") }

  /// Has no effect: nothing is typed into an image.
  public func textContentType(_ type: UITextContentType?) -> some View {
    inert("textContentType")
  }

  /// Has no effect: nothing is typed into an image.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    inert("autocapitalization")
  }

  /// Has no effect: nothing is typed into an image.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { inert("textInputAutocapitalization") }

  /// Has no effect: nothing is typed into an image.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    inert("autocorrectionDisabled")
  }

  /// Has no effect: nothing is typed into an image.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    inert("disableAutocorrection")
  }

  /// Has no effect: an image has no keyboard.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { inert("submitLabel") }

  /// Has no effect: nothing is written into an image.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    inert("writingToolsBehavior")
  }

  /// Has no effect: nothing is submitted in an image.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { inert("onSubmit") }

  /// Has no effect: nothing is submitted in an image.
  public func submitScope(_ isBlocking: Bool = true) -> some View { inert("submitScope") }
}

/// The help that the system offers for writing, which has no look.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: Int
  /// The system's choice.
  public static let automatic = WritingToolsBehavior(name: 0)
  /// All of it.
  public static let complete = WritingToolsBehavior(name: 1)
  /// A part of it.
  public static let limited = WritingToolsBehavior(name: 2)
  /// None.
  public static let disabled = WritingToolsBehavior(name: 3)
}

/// The limits of what is parsed: larger input is refused instead of ending the process.
public enum PortingLimits {
  /// The maximum size of a file in bytes, 32 MiB; the largest Swift files of public projects have some
  /// megabytes.
  public static let maximumBytes = 32 << 20
  /// The maximum depth of brackets, as the compiler's own parser has it.
  static let maximumNesting = 256
  /// The maximum depth of brackets before a source is parsed, where those in texts and comments count as
  /// well.
  ///
  /// The parser does not count the brackets of arrays, and 100,000 of them exceed the stack.
  static let maximumBrackets = 4_000
  /// The maximum number of repetitions of a short text without a comma, such as `try try try` and
  /// `A<A<A<`.
  ///
  /// The parser takes a level of the stack for each, and 100,000 of some exceed it.
  static let maximumRepetitions = 10_000
  /// The maximum length of a text whose repetitions are counted, in bytes.
  static let longestRepeatedText = 12
  /// The size of a file in bytes up to which the depth of its tree is not measured.
  ///
  /// A level takes at least two bytes of the source, so that the stack is large enough for any tree.
  static let shallowBytes = 64 << 10
  /// The maximum depth of a tree, such as of a chain of members.
  static let maximumDepth = 32_000
  /// The size of the stack on which sources are parsed, in bytes.
  ///
  /// Memory is used only where it is needed.
  static let stackSize = 1 << 30
}

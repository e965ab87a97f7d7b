/// The limits of what is parsed: larger input is refused instead of ending the process.
public enum PortingLimits {
  /// The maximum size of a file in bytes, 32 MiB; the largest Swift files of public projects have some
  /// megabytes.
  public static let maximumBytes = 32 << 20
  /// The maximum depth of brackets, as the compiler's own parser has it.
  static let maximumNesting = 256
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

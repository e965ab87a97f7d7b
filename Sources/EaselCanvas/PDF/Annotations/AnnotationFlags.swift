/// The flags of an annotation (ISO 32000-1, 12.5.3).
struct AnnotationFlags: OptionSet {
  let rawValue: Int

  /// Whether the annotation is printed, which PDF/A requires (ISO 19005-2, 6.3.2).
  static let print = AnnotationFlags(rawValue: 1 << 2)
}

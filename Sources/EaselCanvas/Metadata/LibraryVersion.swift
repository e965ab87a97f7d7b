/// The version of this library, which PDF documents name as their producer.
package enum LibraryVersion {
  /// The version by Semantic Versioning, such as `1.2.0`: the one place that a release changes.
  package static let current = "0.9.0"

  /// The name of the library with its version, as a PDF names its producer.
  static let producer = "Easel \(current)"
}

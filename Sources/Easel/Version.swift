import EaselCanvas

// Of the module and not of a type `Easel`: a type of that name would hide the module, so that
// `Easel.View`, which tells Easel's types from those of other modules, would not compile.

/// The version of Easel by Semantic Versioning, such as `0.9.0`.
///
/// ```swift
/// print("drawn by Easel \(Easel.version)")
/// ```
///
/// PDF documents name it as their producer.
public let version: String = LibraryVersion.current

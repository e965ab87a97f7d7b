import EaselCanvas

extension EaselError.Code {
  /// The code for the name of a document in a batch that is empty, that is not the name of a file,
  /// or that another document of the batch has.
  public static let invalidName = Self(rawValue: "invalidName")
}

import EaselBlocks

extension EnvironmentValues {
  private enum HeaderCaseKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the letter case of texts is set for the headers of lists, which then do not set theirs.
  fileprivate(set) var isHeaderCaseSet: Bool {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }
}

extension View {
  fileprivate func headerCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase).environment(\.isHeaderCaseSet, true)
  }
}

// For these types and not for all views, whose function of the name belongs to EaselBlocks: a second
// one would make each call ambiguous.

extension Section where Parent: View, Content: View, Footer: View {
  /// Shows the texts of the section in upper or lower case; `nil` shows the header as it is written.
  ///
  /// ```swift
  /// let form = Form {
  ///   Section("Account") { Text("Ada") }.textCase(nil)
  /// }
  /// ```
  public func textCase(_ textCase: Text.Case?) -> some View { headerCase(textCase) }
}

extension List {
  /// Shows the texts of the list in upper or lower case; `nil` shows the headers as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { headerCase(textCase) }
}

extension Form {
  /// Shows the texts of the form in upper or lower case; `nil` shows the headers as they are written.
  public func textCase(_ textCase: Text.Case?) -> some View { headerCase(textCase) }
}

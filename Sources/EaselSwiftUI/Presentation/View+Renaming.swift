import EaselBlocks

extension View {
  /// Returns the view unchanged: nothing is renamed in a rendering.
  public func renameAction(_ action: @escaping () -> Void) -> some View { inert("renameAction") }
  /// Returns the view unchanged: nothing is renamed in a rendering.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    inert("renameAction")
  }
}

extension Recording {
  /// Returns whether the recording draws anything visible in an appearance.
  ///
  /// Shapes of a transparent color and the content of groups without opacity are invisible. Clips
  /// and masks are not considered.
  package func showsAnything(in appearance: Appearance) -> Bool {
    /// The number of open groups, counted from the outermost invisible one.
    var hidden = 0
    for operation in operations {
      switch operation {
      case .beginGroup(let effects):
        if hidden > 0 || effects.opacity <= 0 || !effects.showsContent { hidden += 1 }
      case .endGroup: hidden = max(hidden - 1, 0)
      case _ where hidden > 0: continue
      case .fill(_, let paint, _, let compositing), .stroke(_, let paint, _, let compositing),
        .stamp(_, _, let paint, let compositing):
        if compositing.alpha > 0, paint.shows(in: appearance) { return true }
      case .image(_, _, _, _, let compositing), .text(_, _, let compositing):
        if compositing.alpha > 0 { return true }
      case .pdf(_, _, let compositing): if compositing.alpha > 0 { return true }
      case .recording(let inner): if inner.showsAnything(in: appearance) { return true }
      default: continue
      }
    }
    return false
  }
}

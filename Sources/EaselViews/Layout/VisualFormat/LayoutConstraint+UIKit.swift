extension LayoutConstraint {
  /// The call above, under a name that `EaselUIKit` does not hide by its own of the same name.
  package class func constraintsOrError(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
  ) throws -> [LayoutConstraint] {
    try constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

extension LayoutConstraint {
  /// Calls `constraints(withVisualFormat:options:metrics:views:)` under another name.
  ///
  /// `EaselUIKit` hides that method by its own method of the same name.
  package class func constraintsOrError(
    _ format: String, _ options: FormatOptions, _ metrics: [String: Any]?, _ views: [String: Any]
  ) throws -> [LayoutConstraint] {
    try constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
  }
}

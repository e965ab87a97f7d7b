import EaselCanvas

/// The accessibility settings of a view, without its label and value.
final class ViewSemantics {
  var traits = AccessibilityTraits.none
  var headingLevel = AccessibilityHeadingLevel.unspecified
  var isHidden = false
  var language: String?
  var hint: String?
  var container = AccessibilityContainerType.none
}

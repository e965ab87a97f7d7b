/// What a view is to readers who do not see it, besides words.
final class ViewMeaning {
  var traits = AccessibilityTraits.none
  var headingLevel = AccessibilityHeadingLevel.unspecified
  var isHidden = false
  var language: String?
  var container = AccessibilityContainerType.none
}

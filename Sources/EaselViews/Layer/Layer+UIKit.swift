import EaselCanvas
import Foundation

// QuartzCore has some properties in other types. `EaselUIKit` has those under the same names, which
// hide the ones here wherever it is imported, and so from itself: these are its way to them.

extension Layer {
  package var shadowOutline: Path? {
    get { shadowPath }
    set { shadowPath = newValue }
  }

  package var contentsImage: Image? {
    get { contents }
    set { contents = newValue }
  }
}

extension ShapeLayer {
  package var shape: Path? {
    get { path }
    set { path = newValue }
  }

  package var dashes: [CGFloat] {
    get { lineDashPattern }
    set { lineDashPattern = newValue }
  }
}

extension GradientLayer {
  package var shades: [Color]? {
    get { colors }
    set { colors = newValue }
  }

  package var places: [CGFloat]? {
    get { locations }
    set { locations = newValue }
  }
}

extension KeyframeAnimation {
  package var motionPath: Path? {
    get { path }
    set { path = newValue }
  }
}

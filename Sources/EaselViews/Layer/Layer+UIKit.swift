import EaselCanvas
import Foundation

// QuartzCore has some properties with other types. `EaselUIKit` declares them under the same names,
// which hide the properties here wherever it is imported, and in its own sources too. It uses these
// names instead.

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

  package var positions: [CGFloat]? {
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

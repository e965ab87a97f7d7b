import EaselCanvas
import EaselViews

/// QuartzCore's name of ``Layer``.
public typealias CALayer = Layer
/// QuartzCore's name of ``ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer
/// QuartzCore's name of ``LineCap``.
public typealias CAShapeLayerLineCap = LineCap
/// QuartzCore's name of ``LineJoin``.
public typealias CAShapeLayerLineJoin = LineJoin
/// QuartzCore's name of ``FillRule``.
public typealias CAShapeLayerFillRule = FillRule

import EaselCanvas
import EaselViews

/// QuartzCore's name of ``Layer``.
public typealias CALayer = Layer
/// QuartzCore's name of ``LayerDelegate``.
public typealias CALayerDelegate = LayerDelegate
/// QuartzCore's name of ``ContentsGravity``.
public typealias CALayerContentsGravity = ContentsGravity
/// QuartzCore's name of ``Transform3D``.
public typealias CATransform3D = Transform3D

/// QuartzCore's name of ``ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer
/// QuartzCore's name of ``LineCap``.
public typealias CAShapeLayerLineCap = LineCap
/// QuartzCore's name of ``LineJoin``.
public typealias CAShapeLayerLineJoin = LineJoin
/// QuartzCore's name of ``FillRule``.
public typealias CAShapeLayerFillRule = FillRule

/// QuartzCore's name of ``Action``.
public typealias CAAction = Action
/// QuartzCore's name of ``MediaTiming``.
public typealias CAMediaTiming = MediaTiming
/// QuartzCore's name of ``MediaTimingFillMode``.
public typealias CAMediaTimingFillMode = MediaTimingFillMode
/// QuartzCore's name of ``TimingFunction``.
public typealias CAMediaTimingFunction = TimingFunction
/// QuartzCore's name of ``TimingFunctionName``.
public typealias CAMediaTimingFunctionName = TimingFunctionName
/// QuartzCore's name of ``Animation``.
public typealias CAAnimation = Animation
/// QuartzCore's name of ``AnimationDelegate``.
public typealias CAAnimationDelegate = AnimationDelegate
/// QuartzCore's name of ``PropertyAnimation``.
public typealias CAPropertyAnimation = PropertyAnimation
/// QuartzCore's name of ``BasicAnimation``.
public typealias CABasicAnimation = BasicAnimation
/// QuartzCore's name of ``KeyframeAnimation``.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// QuartzCore's name of ``AnimationCalculationMode``.
public typealias CAAnimationCalculationMode = AnimationCalculationMode
/// QuartzCore's name of ``AnimationRotationMode``.
public typealias CAAnimationRotationMode = AnimationRotationMode
/// QuartzCore's name of ``SpringAnimation``.
public typealias CASpringAnimation = SpringAnimation
/// QuartzCore's name of ``AnimationGroup``.
public typealias CAAnimationGroup = AnimationGroup
/// QuartzCore's name of ``Transaction``.
public typealias CATransaction = Transaction

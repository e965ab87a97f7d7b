import EaselCanvas
import EaselViews

/// QuartzCore's name of ``/EaselViews/Layer``.
public typealias CALayer = Layer
/// QuartzCore's name of ``/EaselViews/LayerDelegate``.
public typealias CALayerDelegate = LayerDelegate
/// QuartzCore's name of ``/EaselViews/ContentsGravity``.
public typealias CALayerContentsGravity = ContentsGravity
/// QuartzCore's name of ``/EaselViews/Transform3D``.
public typealias CATransform3D = Transform3D

/// QuartzCore's name of ``/EaselViews/ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer
/// QuartzCore's name of ``/EaselCanvas/LineCap``.
public typealias CAShapeLayerLineCap = LineCap
/// QuartzCore's name of ``/EaselCanvas/LineJoin``.
public typealias CAShapeLayerLineJoin = LineJoin
/// QuartzCore's name of ``/EaselCanvas/FillRule``.
public typealias CAShapeLayerFillRule = FillRule

/// QuartzCore's name of ``/EaselViews/Action``.
public typealias CAAction = Action
/// QuartzCore's name of ``/EaselViews/MediaTiming``.
public typealias CAMediaTiming = MediaTiming
/// QuartzCore's name of ``/EaselViews/MediaTimingFillMode``.
public typealias CAMediaTimingFillMode = MediaTimingFillMode
/// QuartzCore's name of ``/EaselViews/TimingFunction``.
public typealias CAMediaTimingFunction = TimingFunction
/// QuartzCore's name of ``/EaselViews/TimingFunctionName``.
public typealias CAMediaTimingFunctionName = TimingFunctionName
/// QuartzCore's name of ``/EaselViews/Animation``.
public typealias CAAnimation = Animation
/// QuartzCore's name of ``/EaselViews/AnimationDelegate``.
public typealias CAAnimationDelegate = AnimationDelegate
/// QuartzCore's name of ``/EaselViews/PropertyAnimation``.
public typealias CAPropertyAnimation = PropertyAnimation
/// QuartzCore's name of ``/EaselViews/BasicAnimation``.
public typealias CABasicAnimation = BasicAnimation
/// QuartzCore's name of ``/EaselViews/KeyframeAnimation``.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// QuartzCore's name of ``/EaselViews/AnimationCalculationMode``.
public typealias CAAnimationCalculationMode = AnimationCalculationMode
/// QuartzCore's name of ``/EaselViews/AnimationRotationMode``.
public typealias CAAnimationRotationMode = AnimationRotationMode
/// QuartzCore's name of ``/EaselViews/SpringAnimation``.
public typealias CASpringAnimation = SpringAnimation
/// QuartzCore's name of ``/EaselViews/AnimationGroup``.
public typealias CAAnimationGroup = AnimationGroup
/// QuartzCore's name of ``/EaselViews/Transaction``.
public typealias CATransaction = Transaction

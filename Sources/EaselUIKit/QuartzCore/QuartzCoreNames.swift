import EaselCanvas
import EaselViews

/// QuartzCore's name for ``/EaselViews/Layer``.
public typealias CALayer = Layer
/// QuartzCore's name for ``/EaselViews/LayerDelegate``.
public typealias CALayerDelegate = LayerDelegate
/// QuartzCore's name for ``/EaselViews/ContentsGravity``.
public typealias CALayerContentsGravity = ContentsGravity
/// QuartzCore's name for ``/EaselViews/Transform3D``.
public typealias CATransform3D = Transform3D

/// QuartzCore's name for ``/EaselViews/ShapeLayer``.
public typealias CAShapeLayer = ShapeLayer
/// QuartzCore's name for ``/EaselCanvas/LineCap``.
public typealias CAShapeLayerLineCap = LineCap
/// QuartzCore's name for ``/EaselCanvas/LineJoin``.
public typealias CAShapeLayerLineJoin = LineJoin
/// QuartzCore's name for ``/EaselCanvas/FillRule``.
public typealias CAShapeLayerFillRule = FillRule

/// QuartzCore's name for ``/EaselViews/Action``.
public typealias CAAction = Action
/// QuartzCore's name for ``/EaselViews/MediaTiming``.
public typealias CAMediaTiming = MediaTiming
/// QuartzCore's name for ``/EaselViews/MediaTimingFillMode``.
public typealias CAMediaTimingFillMode = MediaTimingFillMode
/// QuartzCore's name for ``/EaselViews/TimingFunction``.
public typealias CAMediaTimingFunction = TimingFunction
/// QuartzCore's name for ``/EaselViews/TimingFunctionName``.
public typealias CAMediaTimingFunctionName = TimingFunctionName
/// QuartzCore's name for ``/EaselViews/Animation``.
public typealias CAAnimation = Animation
/// QuartzCore's name for ``/EaselViews/AnimationDelegate``.
public typealias CAAnimationDelegate = AnimationDelegate
/// QuartzCore's name for ``/EaselViews/PropertyAnimation``.
public typealias CAPropertyAnimation = PropertyAnimation
/// QuartzCore's name for ``/EaselViews/BasicAnimation``.
public typealias CABasicAnimation = BasicAnimation
/// QuartzCore's name for ``/EaselViews/KeyframeAnimation``.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// QuartzCore's name for ``/EaselViews/AnimationCalculationMode``.
public typealias CAAnimationCalculationMode = AnimationCalculationMode
/// QuartzCore's name for ``/EaselViews/AnimationRotationMode``.
public typealias CAAnimationRotationMode = AnimationRotationMode
/// QuartzCore's name for ``/EaselViews/SpringAnimation``.
public typealias CASpringAnimation = SpringAnimation
/// QuartzCore's name for ``/EaselViews/AnimationGroup``.
public typealias CAAnimationGroup = AnimationGroup
/// QuartzCore's name for ``/EaselViews/Transaction``.
public typealias CATransaction = Transaction

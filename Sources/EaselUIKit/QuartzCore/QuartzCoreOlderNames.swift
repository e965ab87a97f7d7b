// Constants have the names of earlier SDKs.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews

/// The name of `LineCap.butt` in earlier SDKs.
public let kCALineCapButt = LineCap.butt
/// The name of `LineCap.round` in earlier SDKs.
public let kCALineCapRound = LineCap.round
/// The name of `LineCap.square` in earlier SDKs.
public let kCALineCapSquare = LineCap.square
/// The name of `LineJoin.miter` in earlier SDKs.
public let kCALineJoinMiter = LineJoin.miter
/// The name of `LineJoin.round` in earlier SDKs.
public let kCALineJoinRound = LineJoin.round
/// The name of `LineJoin.bevel` in earlier SDKs.
public let kCALineJoinBevel = LineJoin.bevel
/// The name of `FillRule.nonZero` in earlier SDKs.
public let kCAFillRuleNonZero = FillRule.nonZero
/// The name of `FillRule.evenOdd` in earlier SDKs.
public let kCAFillRuleEvenOdd = FillRule.evenOdd
/// The name of `MediaTimingFillMode.forwards` in earlier SDKs.
public let kCAFillModeForwards = MediaTimingFillMode.forwards
/// The name of `MediaTimingFillMode.backwards` in earlier SDKs.
public let kCAFillModeBackwards = MediaTimingFillMode.backwards
/// The name of `MediaTimingFillMode.both` in earlier SDKs.
public let kCAFillModeBoth = MediaTimingFillMode.both
/// The name of `MediaTimingFillMode.removed` in earlier SDKs.
public let kCAFillModeRemoved = MediaTimingFillMode.removed
/// The name of `TimingFunctionName.linear` in earlier SDKs.
public let kCAMediaTimingFunctionLinear = TimingFunctionName.linear
/// The name of `TimingFunctionName.easeIn` in earlier SDKs.
public let kCAMediaTimingFunctionEaseIn = TimingFunctionName.easeIn
/// The name of `TimingFunctionName.easeOut` in earlier SDKs.
public let kCAMediaTimingFunctionEaseOut = TimingFunctionName.easeOut
/// The name of `TimingFunctionName.easeInEaseOut` in earlier SDKs.
public let kCAMediaTimingFunctionEaseInEaseOut = TimingFunctionName.easeInEaseOut
/// The name of `TimingFunctionName.default` in earlier SDKs.
public let kCAMediaTimingFunctionDefault = TimingFunctionName.default
/// The name of `AnimationCalculationMode.linear` in earlier SDKs.
public let kCAAnimationLinear = AnimationCalculationMode.linear
/// The name of `AnimationCalculationMode.discrete` in earlier SDKs.
public let kCAAnimationDiscrete = AnimationCalculationMode.discrete
/// The name of `AnimationCalculationMode.paced` in earlier SDKs.
public let kCAAnimationPaced = AnimationCalculationMode.paced
/// The name of `AnimationCalculationMode.cubic` in earlier SDKs.
public let kCAAnimationCubic = AnimationCalculationMode.cubic
/// The name of `AnimationCalculationMode.cubicPaced` in earlier SDKs.
public let kCAAnimationCubicPaced = AnimationCalculationMode.cubicPaced
/// The name of `AnimationRotationMode.rotateAuto` in earlier SDKs.
public let kCAAnimationRotateAuto = AnimationRotationMode.rotateAuto
/// The name of `AnimationRotationMode.rotateAutoReverse` in earlier SDKs.
public let kCAAnimationRotateAutoReverse = AnimationRotationMode.rotateAutoReverse
/// The name of `GradientKind.axial` in earlier SDKs.
public let kCAGradientLayerAxial = GradientKind.axial
/// The name of `GradientKind.radial` in earlier SDKs.
public let kCAGradientLayerRadial = GradientKind.radial
/// The name of `TextAlignment.natural` in earlier SDKs.
public let kCAAlignmentNatural = TextAlignment.natural
/// The name of `TextAlignment.left` in earlier SDKs.
public let kCAAlignmentLeft = TextAlignment.left
/// The name of `TextAlignment.right` in earlier SDKs.
public let kCAAlignmentRight = TextAlignment.right
/// The name of `TextAlignment.center` in earlier SDKs.
public let kCAAlignmentCenter = TextAlignment.center
/// The name of `TextAlignment.justified` in earlier SDKs.
public let kCAAlignmentJustified = TextAlignment.justified
/// The name of `TextTruncation.none` in earlier SDKs.
public let kCATruncationNone = TextTruncation.none
/// The name of `TextTruncation.start` in earlier SDKs.
public let kCATruncationStart = TextTruncation.start
/// The name of `TextTruncation.middle` in earlier SDKs.
public let kCATruncationMiddle = TextTruncation.middle
/// The name of `TextTruncation.end` in earlier SDKs.
public let kCATruncationEnd = TextTruncation.end
/// The name of `ContentsGravity.resize` in earlier SDKs.
public let kCAGravityResize = ContentsGravity.resize
/// The name of `ContentsGravity.resizeAspect` in earlier SDKs.
public let kCAGravityResizeAspect = ContentsGravity.resizeAspect
/// The name of `ContentsGravity.resizeAspectFill` in earlier SDKs.
public let kCAGravityResizeAspectFill = ContentsGravity.resizeAspectFill
/// The name of `ContentsGravity.center` in earlier SDKs.
public let kCAGravityCenter = ContentsGravity.center
/// The name of `ContentsGravity.top` in earlier SDKs.
public let kCAGravityTop = ContentsGravity.top
/// The name of `ContentsGravity.bottom` in earlier SDKs.
public let kCAGravityBottom = ContentsGravity.bottom
/// The name of `ContentsGravity.left` in earlier SDKs.
public let kCAGravityLeft = ContentsGravity.left
/// The name of `ContentsGravity.right` in earlier SDKs.
public let kCAGravityRight = ContentsGravity.right
/// The name of `ContentsGravity.topLeft` in earlier SDKs.
public let kCAGravityTopLeft = ContentsGravity.topLeft
/// The name of `ContentsGravity.topRight` in earlier SDKs.
public let kCAGravityTopRight = ContentsGravity.topRight
/// The name of `ContentsGravity.bottomLeft` in earlier SDKs.
public let kCAGravityBottomLeft = ContentsGravity.bottomLeft
/// The name of `ContentsGravity.bottomRight` in earlier SDKs.
public let kCAGravityBottomRight = ContentsGravity.bottomRight

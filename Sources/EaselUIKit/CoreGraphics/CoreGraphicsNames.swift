import EaselCanvas
import Foundation

/// Core Graphics' name for ``/EaselCanvas/GraphicsContext``.
public typealias CGContext = GraphicsContext
/// Core Graphics' name for ``/EaselCanvas/GraphicsPath``.
public typealias CGPath = GraphicsPath
/// Core Graphics' name for ``/EaselCanvas/MutableGraphicsPath``.
public typealias CGMutablePath = MutableGraphicsPath
/// Core Graphics' name for ``/EaselCanvas/Color``, the same class as `UIColor`.
public typealias CGColor = Color
/// Core Graphics' name for ``/EaselCanvas/ColorSpace``.
public typealias CGColorSpace = ColorSpace
/// Core Graphics' name for ``/EaselCanvas/Gradient``.
public typealias CGGradient = Gradient
/// Core Graphics' name for ``/EaselCanvas/GradientDrawingOptions``.
public typealias CGGradientDrawingOptions = GradientDrawingOptions
/// Core Graphics' name for ``/EaselCanvas/Image``, the same class as `UIImage`.
public typealias CGImage = Image
/// Core Graphics' name for ``/EaselCanvas/LineCap``.
public typealias CGLineCap = LineCap
/// Core Graphics' name for ``/EaselCanvas/LineJoin``.
public typealias CGLineJoin = LineJoin
/// Core Graphics' name for ``/EaselCanvas/PathDrawingMode``.
public typealias CGPathDrawingMode = PathDrawingMode
/// Core Graphics' name for ``/EaselCanvas/FillRule``.
public typealias CGPathFillRule = FillRule
/// Core Graphics' name for ``/EaselCanvas/BlendMode``.
public typealias CGBlendMode = BlendMode
/// Core Graphics' name for ``/EaselCanvas/Interpolation``.
public typealias CGInterpolationQuality = Interpolation

/// Core Foundation's name for `NSArray`, to which Swift bridges arrays.
public typealias CFArray = NSArray
/// Core Foundation's name for `NSString`, to which Swift bridges strings.
public typealias CFString = NSString
/// Core Foundation's name for `NSDictionary`, to which Swift bridges dictionaries.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name for an object of any class, `AnyObject`.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name for `NSURL`, to which Swift bridges URLs.
public typealias CFURL = NSURL
/// Core Foundation's name for `NSData`, to which Swift bridges data.
public typealias CFData = NSData
/// Core Foundation's name for `NSMutableData`.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name for a duration in seconds.
public typealias CFTimeInterval = Double

import EaselCanvas
import Foundation

/// Core Graphics' name of ``/EaselCanvas/GraphicsContext``.
public typealias CGContext = GraphicsContext
/// Core Graphics' name of ``/EaselCanvas/GraphicsPath``.
public typealias CGPath = GraphicsPath
/// Core Graphics' name of ``/EaselCanvas/MutableGraphicsPath``.
public typealias CGMutablePath = MutableGraphicsPath
/// Core Graphics' name of ``/EaselCanvas/Color``, which UIKit's colours are, too.
public typealias CGColor = Color
/// Core Graphics' name of ``/EaselCanvas/ColorSpace``.
public typealias CGColorSpace = ColorSpace
/// Core Graphics' name of ``/EaselCanvas/Gradient``.
public typealias CGGradient = Gradient
/// Core Graphics' name of ``/EaselCanvas/GradientDrawingOptions``.
public typealias CGGradientDrawingOptions = GradientDrawingOptions
/// Core Graphics' name of ``/EaselCanvas/Image``, which UIKit's pictures are, too.
public typealias CGImage = Image
/// Core Graphics' name of ``/EaselCanvas/LineCap``.
public typealias CGLineCap = LineCap
/// Core Graphics' name of ``/EaselCanvas/LineJoin``.
public typealias CGLineJoin = LineJoin
/// Core Graphics' name of ``/EaselCanvas/PathDrawingMode``.
public typealias CGPathDrawingMode = PathDrawingMode
/// Core Graphics' name of ``/EaselCanvas/FillRule``.
public typealias CGPathFillRule = FillRule
/// Core Graphics' name of ``/EaselCanvas/BlendMode``.
public typealias CGBlendMode = BlendMode
/// Core Graphics' name of ``/EaselCanvas/Interpolation``.
public typealias CGInterpolationQuality = Interpolation

/// Core Foundation's name of a list, to which Swift bridges its arrays.
public typealias CFArray = NSArray
/// Core Foundation's name of a text, to which Swift bridges its strings.
public typealias CFString = NSString
/// Core Foundation's name of a dictionary, to which Swift bridges its own.
public typealias CFDictionary = NSDictionary
/// Core Foundation's name of any object.
public typealias CFTypeRef = AnyObject
/// Core Foundation's name of an address, to which Swift bridges its own.
public typealias CFURL = NSURL
/// Core Foundation's name of bytes, to which Swift bridges its own.
public typealias CFData = NSData
/// Core Foundation's name of bytes that grow.
public typealias CFMutableData = NSMutableData
/// Core Foundation's name of a duration in seconds.
public typealias CFTimeInterval = Double

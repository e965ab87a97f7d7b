// Constants have the names of earlier SDKs.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// UIKit's older name for ``/EaselViews/ContentMode``.
public typealias UIViewContentMode = EaselViews.ContentMode
/// UIKit's older name for ``/EaselViews/View/AnimationOptions``.
public typealias UIViewAnimationOptions = View.AnimationOptions
/// UIKit's older name for ``/EaselViews/View/KeyframeAnimationOptions``.
public typealias UIViewKeyframeAnimationOptions = View.KeyframeAnimationOptions
/// UIKit's older name for ``/EaselViews/View/AutoresizingMask``.
public typealias UIViewAutoresizing = View.AutoresizingMask
/// UIKit's older name for ``/EaselViews/StackView/Distribution``.
public typealias UIStackViewDistribution = StackView.Distribution
/// UIKit's older name for ``/EaselViews/StackView/Alignment``.
public typealias UIStackViewAlignment = StackView.Alignment
/// UIKit's older name for ``/EaselViews/LayoutConstraint/Axis``.
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis
/// UIKit's older name for ``/EaselViews/LayoutConstraint/Attribute``.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
/// UIKit's older name for ``/EaselViews/LayoutConstraint/Relation``.
public typealias NSLayoutRelation = LayoutConstraint.Relation
/// UIKit's older name for ``/EaselViews/LayoutConstraint/FormatOptions``.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// UIKit's older name for ``/EaselCanvas/Image/RenderingMode``.
public typealias UIImageRenderingMode = Image.RenderingMode
/// UIKit's older name for ``/EaselCanvas/Image/ResizingMode``.
public typealias UIImageResizingMode = Image.ResizingMode
/// UIKit's older name for ``UIButton/ButtonType``.
public typealias UIButtonType = UIButton.ButtonType
/// UIKit's older name for ``UITableViewCell/CellStyle``.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// Returns insets from the distances at the four edges, in points.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle whose edges are moved inwards by insets; width and height are at least 0.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// Returns an image as the bytes of a PNG file; `nil` for an image without pixels.
public func UIImagePNGRepresentation(_ image: Image) -> Data? { image.pngData() }

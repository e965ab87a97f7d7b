// Constants have the names that earlier SDKs gave them.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import EaselCanvas
import EaselViews
import Foundation

/// UIKit's older name of ``/EaselViews/ContentMode``.
public typealias UIViewContentMode = EaselViews.ContentMode
/// UIKit's older name of ``/EaselViews/View/AnimationOptions``.
public typealias UIViewAnimationOptions = View.AnimationOptions
/// UIKit's older name of ``/EaselViews/View/KeyframeAnimationOptions``.
public typealias UIViewKeyframeAnimationOptions = View.KeyframeAnimationOptions
/// UIKit's older name of ``/EaselViews/View/AutoresizingMask``.
public typealias UIViewAutoresizing = View.AutoresizingMask
/// UIKit's older name of ``/EaselViews/StackView/Distribution``.
public typealias UIStackViewDistribution = StackView.Distribution
/// UIKit's older name of ``/EaselViews/StackView/Alignment``.
public typealias UIStackViewAlignment = StackView.Alignment
/// UIKit's older name of ``/EaselViews/LayoutConstraint/Axis``.
public typealias UILayoutConstraintAxis = LayoutConstraint.Axis
/// UIKit's older name of ``/EaselViews/LayoutConstraint/Attribute``.
public typealias NSLayoutAttribute = LayoutConstraint.Attribute
/// UIKit's older name of ``/EaselViews/LayoutConstraint/Relation``.
public typealias NSLayoutRelation = LayoutConstraint.Relation
/// UIKit's older name of ``/EaselViews/LayoutConstraint/FormatOptions``.
public typealias NSLayoutFormatOptions = LayoutConstraint.FormatOptions
/// UIKit's older name of ``/EaselCanvas/Image/RenderingMode``.
public typealias UIImageRenderingMode = Image.RenderingMode
/// UIKit's older name of ``/EaselCanvas/Image/ResizingMode``.
public typealias UIImageResizingMode = Image.ResizingMode
/// UIKit's older name of ``UIButton/ButtonType``.
public typealias UIButtonType = UIButton.ButtonType
/// UIKit's older name of ``UITableViewCell/CellStyle``.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle

/// Makes insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> EdgeInsets {
  EdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// The rectangle without what insets take from its sides.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: EdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

/// The image as a PNG file; nil where it cannot be written.
public func UIImagePNGRepresentation(_ image: Image) -> Data? { image.pngData() }

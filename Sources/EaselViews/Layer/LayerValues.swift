import EaselCanvas
import Foundation

/// The animatable properties of a layer.
///
/// They are one value, so that a rendering can replace them temporarily with the values of an
/// animation time.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = Transform3D.identity
  var sublayerTransform = Transform3D.identity
  var backgroundColor: Color?
  var opacity: Float = 1
  var isHidden = false
  var isDoubleSided = true
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var cornerRadii: CornerRadii?
  var borderWidth: CGFloat = 0
  var borderColor: Color? = .black
  var shadowColor: Color? = .black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?
  var contents: Image?
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
}

import EaselCanvas
import Foundation

/// A rectangle with a picture of its own: the geometry, ground, border, corners, shadow and mask
/// behind every ``View``.
///
/// ```swift
/// let layer = Layer()
/// layer.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
/// layer.backgroundColor = .systemOrange
/// layer.cornerRadius = 8
/// view.layer.addSublayer(layer)
/// ```
///
/// Painted from back to front: shadow, background, contents and `draw(on:)`, sublayers in the order
/// of their z positions, border. The semantics are those of Core Animation's `CALayer`.
open class Layer {
  // MARK: Geometry

  /// The rectangle of the layer in its own space.
  open var bounds = CGRect.zero { didSet { if bounds != oldValue { geometryDidChange() } } }
  /// Where the anchor point lies in the superlayer.
  open var position = CGPoint.zero
  /// The point about which the layer turns and that ``position`` places, in units of the bounds.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far forward the layer lies among its siblings.
  open var zPosition: CGFloat = 0
  /// A transform about the anchor point.
  open var affineTransform = CGAffineTransform.identity

  // MARK: Appearance

  /// The colour of the ground; nil leaves it transparent.
  open var backgroundColor: Color?
  /// Opacity of the layer with all that is in it, 0…1.
  open var opacity: CGFloat = 1
  /// Whether the layer and all that is in it is left out.
  open var isHidden = false
  /// Whether contents and sublayers are clipped to the bounds with their corners.
  open var masksToBounds = false
  /// Radius of the corners.
  open var cornerRadius: CGFloat = 0
  /// Radii by corner; nil gives all of them ``cornerRadius``.
  open var cornerRadii: CornerRadii?
  /// Width of the border, which lies inside the bounds, over the sublayers.
  open var borderWidth: CGFloat = 0
  /// Colour of the border.
  open var borderColor: Color = .black
  /// Colour of the shadow.
  open var shadowColor: Color = .black
  /// Opacity of the shadow; 0 draws none.
  open var shadowOpacity: CGFloat = 0
  /// Where the shadow lies.
  ///
  /// Core Animation's default of (0, -3) is meant for y upwards, and so lies above the layer here
  /// as it does there.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// Standard deviation of the shadow's blur.
  open var shadowRadius: CGFloat = 3
  /// The outline that casts the shadow; nil is all that the layer draws.
  open var shadowPath: Path?
  /// A layer whose opacity decides what of this one shows; in the space of this one.
  open var mask: Layer?
  /// A picture that fills the bounds, over the background.
  open var contents: Image?
  /// A name for the search in a tree and for diagnostics.
  open var name: String?

  /// The layers in this one, back to front.
  public private(set) var sublayers: [Layer] = []
  /// The layer in which this one lies.
  public private(set) weak var superlayer: Layer?
  /// The view that this layer backs.
  weak var view: View?
  /// Whether the layer is being drawn, so that one in its own mask does not draw itself for ever.
  var isRendering = false

  /// Makes an empty layer.
  public init() {}

  /// Makes a copy of a layer's own properties, without its sublayers.
  public init(layer: Any) {
    guard let other = layer as? Layer else { return }
    bounds = other.bounds
    position = other.position
    anchorPoint = other.anchorPoint
    zPosition = other.zPosition
    affineTransform = other.affineTransform
    backgroundColor = other.backgroundColor
    opacity = other.opacity
    isHidden = other.isHidden
    masksToBounds = other.masksToBounds
    cornerRadius = other.cornerRadius
    cornerRadii = other.cornerRadii
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    name = other.name
  }

  deinit {
    // One after the other: releasing a deep tree from within its root would exhaust the stack.
    var pending = sublayers
    sublayers = []
    while var layer = pending.popLast() {
      guard isKnownUniquelyReferenced(&layer) else { continue }
      pending += layer.sublayers
      layer.sublayers = []
    }
  }

  /// Draws what the layer has besides its properties, in its own space; nothing by default.
  open func draw(on canvas: any Canvas) {}

  func geometryDidChange() { view?.boundsDidChange() }

  // MARK: Tree

  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: Layer) { insertSublayer(layer, at: sublayers.count) }

  /// Adds a layer at a place of ``sublayers``; a place beyond the ends is the nearest end.
  open func insertSublayer(_ layer: Layer, at index: Int) {
    // A layer cannot lie in itself.
    var ancestor: Layer? = self
    while let one = ancestor {
      if one === layer { return }
      ancestor = one.superlayer
    }
    layer.removeFromSuperlayer()
    sublayers.insert(layer, at: min(max(index, 0), sublayers.count))
    layer.superlayer = self
  }

  /// Adds a layer behind another; in front of all if that is not there.
  open func insertSublayer(_ layer: Layer, below sibling: Layer) {
    layer.removeFromSuperlayer()
    insertSublayer(layer, at: sublayers.firstIndex { $0 === sibling } ?? sublayers.count)
  }

  /// Adds a layer in front of another; in front of all if that is not there.
  open func insertSublayer(_ layer: Layer, above sibling: Layer) {
    layer.removeFromSuperlayer()
    let index = sublayers.firstIndex { $0 === sibling }.map { $0 + 1 }
    insertSublayer(layer, at: index ?? sublayers.count)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers.removeAll { $0 === self }
    superlayer = nil
  }
}

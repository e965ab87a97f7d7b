#if !canImport(CoreGraphics)
  import Foundation

  extension CGPoint {
    /// Returns the point to which a transform maps this point.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size mapped as a vector by a transform without its translation; sides may become
    /// negative.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the smallest rectangle that contains the transformed corners of the rectangle.
    ///
    /// The null rectangle stays null.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull else { return self }
      let p = CGPoint(x: minX, y: minY).applying(t)
      let q = CGPoint(x: maxX, y: minY).applying(t)
      let r = CGPoint(x: maxX, y: maxY).applying(t)
      let s = CGPoint(x: minX, y: maxY).applying(t)
      let left = min(min(p.x, q.x), min(r.x, s.x))
      let top = min(min(p.y, q.y), min(r.y, s.y))
      let right = max(max(p.x, q.x), max(r.x, s.x))
      let bottom = max(max(p.y, q.y), max(r.y, s.y))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif

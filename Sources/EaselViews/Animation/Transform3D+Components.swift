import EaselCanvas
import Foundation

extension Transform3D {
  /// Returns a component by its name in a key path: `rotation.z`, `scale.x`, `translation`.
  func component(_ path: Substring) -> AnimatableValue? {
    if isAffine, path.hasPrefix("rotation") {
      guard path == "rotation" || path == "rotation.z" else { return .number(0) }
      return .number(AffineDecomposition(affineTransform).angle)
    }
    if isAffine, path.hasPrefix("scale"), path != "scale.z" {
      let parts = AffineDecomposition(affineTransform)
      switch path {
      case "scale": return .number((parts.scaleX + parts.scaleY) / 2)
      case "scale.x": return .number(parts.scaleX)
      case "scale.y": return .number(parts.scaleY)
      default: return nil
      }
    }
    let parts = Transform3DDecomposition(self)
    switch path {
    case "rotation", "rotation.z": return .number(CGFloat(parts.angles.z))
    case "rotation.x": return .number(CGFloat(parts.angles.x))
    case "rotation.y": return .number(CGFloat(parts.angles.y))
    case "scale": return .number(CGFloat(parts.scale.sum() / 3))
    case "scale.x": return .number(CGFloat(parts.scale.x))
    case "scale.y": return .number(CGFloat(parts.scale.y))
    case "scale.z": return .number(CGFloat(parts.scale.z))
    case "translation": return .size(CGSize(width: m41, height: m42))
    case "translation.x": return .number(m41)
    case "translation.y": return .number(m42)
    case "translation.z": return .number(m43)
    default: return nil
    }
  }

  /// Returns the transform with one component replaced.
  func setting(_ path: Substring, to part: AnimatableValue) -> Transform3D {
    switch (path, part) {
    case ("translation", .size(let value)): return moved(x: value.width, y: value.height)
    case ("translation", .point(let value)): return moved(x: value.x, y: value.y)
    case ("translation.x", .number(let value)): return moved(x: value)
    case ("translation.y", .number(let value)): return moved(y: value)
    case ("translation.z", .number(let value)): return moved(z: value)
    case (_, .number(let value)): return setting(path, value)
    default: return self
    }
  }

  private func moved(x: CGFloat? = nil, y: CGFloat? = nil, z: CGFloat? = nil) -> Transform3D {
    var result = self
    result.m41 = x ?? m41
    result.m42 = y ?? m42
    result.m43 = z ?? m43
    return result
  }

  private func setting(_ path: Substring, _ value: CGFloat) -> Transform3D {
    if isAffine {
      var parts = AffineDecomposition(affineTransform)
      switch path {
      case "rotation", "rotation.z": parts.angle = value
      case "scale": (parts.scaleX, parts.scaleY) = (value, value)
      case "scale.x": parts.scaleX = value
      case "scale.y": parts.scaleY = value
      default: return settingInSpace(path, value)
      }
      return Transform3D(parts.transform)
    }
    return settingInSpace(path, value)
  }

  private func settingInSpace(_ path: Substring, _ value: CGFloat) -> Transform3D {
    var parts = Transform3DDecomposition(self)
    let value = Double(value)
    switch path {
    case "rotation", "rotation.z": parts.angles.z = value
    case "rotation.x": parts.angles.x = value
    case "rotation.y": parts.angles.y = value
    case "scale": parts.scale = SIMD3(repeating: value)
    case "scale.x": parts.scale.x = value
    case "scale.y": parts.scale.y = value
    case "scale.z": parts.scale.z = value
    default: return self
    }
    return parts.transform
  }
}

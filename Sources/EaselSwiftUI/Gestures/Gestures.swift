import EaselBlocks
import Foundation

/// The gesture of a drag.
public struct DragGesture: Gesture {
  /// The type of the body, `Never`.
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The position.
    public var location = CGPoint.zero
    /// The position at the start.
    public var startLocation = CGPoint.zero
    /// The distance from the start.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The velocity in points per second.
    public var velocity = CGSize.zero
    /// The position at which the drag would end by its velocity.
    public var predictedEndLocation = CGPoint.zero
    /// The distance at which the drag would end by its velocity.
    public var predictedEndTranslation = CGSize.zero
  }

  /// The distance after which the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space of the positions.
  public var coordinateSpace: CoordinateSpace

  /// Creates the gesture of a drag.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// The gesture of one tap or several.
public struct TapGesture: Gesture {
  /// The type of the value: a tap has none.
  public typealias Value = Void
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The number of taps.
  public var count: Int
  /// Creates the gesture of a number of taps.
  public init(count: Int = 1) { self.count = count }
}

/// The gesture of one tap or several, with their position.
public struct SpatialTapGesture: Gesture {
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The position of a tap.
  public struct Value: Equatable, Sendable {
    /// The position.
    public var location = CGPoint.zero
  }
  /// The number of taps.
  public var count: Int
  /// The space of the position.
  public var coordinateSpace: CoordinateSpace
  /// Creates the gesture of a number of taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
}

/// The gesture of a long press.
public struct LongPressGesture: Gesture {
  /// The type of the value: whether the press is long enough.
  public typealias Value = Bool
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The duration after which the gesture succeeds, in seconds.
  public var minimumDuration: Double
  /// The distance at which the gesture fails, in points.
  public var maximumDistance: CGFloat
  /// Creates the gesture of a long press.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

/// The gesture of two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The state of a magnification.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The scale, relative to the start.
    public var magnification: CGFloat = 1
    /// The velocity of the scale.
    public var velocity: CGFloat = 0
    /// The point between the fingers at the start, in parts of the view.
    public var startAnchor = UnitPoint.center
    /// The point between the fingers at the start.
    public var startLocation = CGPoint.zero
  }
  /// The change of the scale after which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates the gesture of a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// The gesture of two fingers that move apart, with the scale as its value.
public struct MagnificationGesture: Gesture {
  /// The type of the value: the scale.
  public typealias Value = CGFloat
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The change of the scale after which the gesture begins.
  public var minimumScaleDelta: CGFloat
  /// Creates the gesture of a magnification.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

/// The gesture of two fingers that turn.
public struct RotateGesture: Gesture {
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time = Date(timeIntervalSinceReferenceDate: 0)
    /// The angle, relative to the start.
    public var rotation = Angle.zero
    /// The velocity of the angle.
    public var velocity = Angle.zero
    /// The point between the fingers at the start, in parts of the view.
    public var startAnchor = UnitPoint.center
    /// The point between the fingers at the start.
    public var startLocation = CGPoint.zero
  }
  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates the gesture of a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// The gesture of two fingers that turn, with the angle as its value.
public struct RotationGesture: Gesture {
  /// The type of the value: the angle.
  public typealias Value = Angle
  /// The type of the body, `Never`.
  public typealias Body = Never
  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle
  /// Creates the gesture of a rotation.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

/// How far the writing of an animation is.
public struct AnimationProgress: Hashable, Sendable {
  /// Is told after each picture, on the thread that draws; the last call comes when all is encoded.
  public typealias Handler = (AnimationProgress) -> Void

  /// Pictures that are done.
  public let framesDone: Int
  /// Pictures in all.
  public let frameCount: Int

  /// The share that is done, 0 … 1.
  public var fraction: Double { frameCount == 0 ? 1 : Double(framesDone) / Double(frameCount) }
}

/// The progress of writing an animation, as the number of frames that are done.
public struct AnimationProgress: Hashable, Sendable {
  /// A closure that is called with the progress after each frame is drawn, on the thread that
  /// draws.
  ///
  /// The last call comes when all frames are encoded.
  public typealias Handler = (AnimationProgress) -> Void

  /// The number of frames drawn so far; the last call has ``frameCount``, when all frames are drawn
  /// and encoded.
  public let framesDone: Int
  /// The total number of frames of the animation.
  public let frameCount: Int

  /// The fraction of the frames that is done, 0 … 1.
  public var fraction: Double { frameCount == 0 ? 1 : Double(framesDone) / Double(frameCount) }
}

import EaselViews

/// QuartzCore's name of ``ReplicatorLayer``.
public typealias CAReplicatorLayer = ReplicatorLayer
/// QuartzCore's name of ``TransformLayer``.
public typealias CATransformLayer = TransformLayer

import EaselViews

/// QuartzCore's name of ``/EaselViews/ReplicatorLayer``.
public typealias CAReplicatorLayer = ReplicatorLayer
/// QuartzCore's name of ``/EaselViews/TransformLayer``.
public typealias CATransformLayer = TransformLayer

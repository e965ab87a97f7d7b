import EaselViews

/// QuartzCore's name for ``/EaselViews/ReplicatorLayer``.
public typealias CAReplicatorLayer = ReplicatorLayer
/// QuartzCore's name for ``/EaselViews/TransformLayer``.
public typealias CATransformLayer = TransformLayer

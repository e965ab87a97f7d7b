import EaselCanvas
import EaselViews

/// QuartzCore's name of ``TextLayer``.
public typealias CATextLayer = TextLayer
/// QuartzCore's name of ``TextAlignment``.
public typealias CATextLayerAlignmentMode = TextAlignment
/// QuartzCore's name of ``TextTruncation``.
public typealias CATextLayerTruncationMode = TextTruncation

import EaselCanvas
import EaselViews

/// QuartzCore's name of ``/EaselViews/TextLayer``.
public typealias CATextLayer = TextLayer
/// QuartzCore's name of ``/EaselCanvas/TextAlignment``.
public typealias CATextLayerAlignmentMode = TextAlignment
/// QuartzCore's name of ``/EaselViews/TextTruncation``.
public typealias CATextLayerTruncationMode = TextTruncation

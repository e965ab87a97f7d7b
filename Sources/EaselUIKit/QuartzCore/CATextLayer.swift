import EaselCanvas
import EaselViews

/// QuartzCore's name for ``/EaselViews/TextLayer``.
public typealias CATextLayer = TextLayer
/// QuartzCore's name for ``/EaselCanvas/TextAlignment``.
public typealias CATextLayerAlignmentMode = TextAlignment
/// QuartzCore's name for ``/EaselViews/TextTruncation``.
public typealias CATextLayerTruncationMode = TextTruncation

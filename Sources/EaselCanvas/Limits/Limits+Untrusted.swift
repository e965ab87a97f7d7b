extension Limits {
  /// Tight limits for drawings with texts, numbers, images or fonts from untrusted sources.
  ///
  /// ```swift
  /// let options = RenderOptions(limits: .untrusted)
  /// let logo = try Image(data: Data(contentsOf: url), limits: .untrusted)
  /// ```
  ///
  /// A page of a report is well within these limits. A single item that they allow, such as a path,
  /// a text or an image, costs at most some tenths of a second and some tens of megabytes. The
  /// limits apply to each item, not to the process, because calls into C libraries cannot be
  /// interrupted. Against an attacker, render in a worker process with its own limits on memory and
  /// time: use `RenderWorker` of the module `EaselWorker`.
  public static let untrusted: Limits = {
    var limits = Limits()
    limits.maximumLineWidth = 10_000
    limits.maximumDashes = 10_000
    limits.maximumDashLengths = 100
    limits.maximumNesting = 64
    limits.maximumRecordingDepth = 8
    limits.maximumViewDepth = 64
    limits.maximumBlockDepth = 128
    limits.maximumBlocks = 50_000
    limits.maximumBlockImageBytes = 64 * 1024 * 1024
    limits.maximumGradientStops = 64
    limits.maximumOperationsPerPage = 20_000
    limits.maximumPointsPerPage = 500_000
    limits.maximumCrossings = 1_000_000
    limits.maximumPaintedPixels = 1e9
    limits.maximumOpenPixels = 64 * 1024 * 1024
    limits.maximumFillPoints = 50_000
    limits.maximumStrokePoints = 50_000
    limits.maximumBlur = 200
    limits.maximumPages = 200
    limits.maximumHeaderNames = 1_000
    limits.maximumAttachments = 100
    limits.maximumAttachmentBytes = 16 * 1024 * 1024
    limits.maximumEmbeddedPDFBytes = 16 * 1024 * 1024
    limits.maximumEmbeddedPDFObjects = 20_000
    limits.maximumMetadataBytes = 64 * 1024
    limits.maximumDiagnostics = 500
    limits.maximumAnimationTime = 60
    limits.maximumAnimationEvents = 10_000
    limits.maximumFrames = 600
    limits.maximumAnimationPixels = 256 * 1024 * 1024
    limits.maximumBitmapSide = 8_192
    limits.maximumPixels = 16 * 1024 * 1024
    limits.maximumImageChunks = 1_000
    limits.maximumPageSide = 5_000
    limits.maximumTextLength = 20_000
    limits.maximumTextAdvance = 200_000
    // Vietnamese uses two, Hebrew with cantillation four.
    limits.maximumCombiningMarks = 8
    limits.maximumTextRuns = 500
    limits.maximumTextLines = 2_000
    limits.minimumFontSize = 0.5
    limits.maximumFontSize = 1_000
    limits.maximumFontBytes = 16 * 1024 * 1024
    limits.linkSchemes = ["https", "mailto"]
    limits.maximumLinkLength = 2_048
    limits.maximumLinkEdges = 1_000_000
    return limits
  }()
}

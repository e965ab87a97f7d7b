import Foundation

@testable import EaselCanvas

/// For each cap of ``Limits``, a value under which a harmless drawing is refused or noted.
struct LimitProbe: Sendable {
  var code: EaselError.Code
  var tighten: @Sendable (inout Limits) -> Void
  /// What the cap is about; gives what was noted.
  var calls: @Sendable (Limits) throws -> [Diagnostic]

  /// The caps that other tests try: those of views, blocks, animations and PDF files.
  static let elsewhere: Set<String> = [
    "maximumBlockDepth", "maximumBlocks", "maximumBlockEvaluations", "maximumBlockImageBytes",
    "maximumViewDepth", "maximumAnimationTime", "maximumAnimationEvents", "maximumFrames",
    "maximumAnimationPixels", "maximumEmbeddedPDFBytes", "maximumEmbeddedPDFObjects",
  ]

  static let all: [String: LimitProbe] = drawings.merging(texts) { a, _ in a }
    .merging(files) { a, _ in a }

  // MARK: Drawing

  private static func drawing(
    _ code: EaselError.Code, _ tighten: @escaping @Sendable (inout Limits) -> Void,
    _ draw: @escaping @Sendable (any Canvas) -> Void
  ) -> LimitProbe {
    LimitProbe(code: code, tighten: tighten) { limits in
      let surface = try BitmapSurface(
        size: CGSize(width: 100, height: 100),
        options: RenderOptions(policy: .lenient, limits: limits))
      draw(surface.canvas)
      return surface.context.diagnostics
    }
  }

  private static let black = FaultProbes.black
  private static let square = Path(CGRect(x: 10, y: 10, width: 50, height: 50))
  private static let zigzag = Path { path in
    path.addLines((0..<3_000).map { CGPoint(x: $0 * 7_919 % 97, y: $0 * 104_729 % 89) })
  }

  private static let drawings: [String: LimitProbe] = [
    "maximumCoordinate": drawing(.outOfRange) {
      $0.maximumCoordinate = 40
    } _: {
      $0.fill(square, with: black)
    },
    "maximumClippedCoordinate": drawing(.outOfRange) {
      ($0.maximumCoordinate, $0.maximumClippedCoordinate) = (40, 50)
    } _: {
      $0.fill(square, with: black)
    },
    "minimumScale": drawing(.outOfRange, { $0.minimumScale = 0.9 }, { $0.scale(x: 0.5, y: 0.5) }),
    "maximumScale": drawing(.outOfRange, { $0.maximumScale = 1.5 }, { $0.scale(x: 2, y: 2) }),
    "maximumLineWidth": drawing(.outOfRange) {
      $0.maximumLineWidth = 2
    } _: {
      $0.stroke(square, with: black, style: StrokeStyle(lineWidth: 3))
    },
    "maximumDashes": drawing(.limitExceeded) {
      $0.maximumDashes = 10
    } _: {
      $0.stroke(square, with: black, style: StrokeStyle(dash: [2, 2]))
    },
    "maximumDashLengths": drawing(.limitExceeded) {
      $0.maximumDashLengths = 2
    } _: {
      $0.stroke(square, with: black, style: StrokeStyle(dash: [2, 2, 1, 2]))
    },
    "maximumNesting": drawing(.limitExceeded) {
      $0.maximumNesting = 1
    } _: { canvas in
      canvas.withSavedState { canvas.withSavedState {} }
    },
    "maximumRecordingDepth": drawing(.limitExceeded) {
      $0.maximumRecordingDepth = 1
    } _: { canvas in
      let inner = FaultProbes.record { $0.fill(square, with: black) }
      canvas.draw(FaultProbes.record { $0.draw(inner) })
    },
    "maximumGradientStops": drawing(.limitExceeded) {
      $0.maximumGradientStops = 2
    } _: {
      let gradient = Gradient([.red, .green, .blue])
      $0.fill(
        square,
        with: .linearGradient(
          LinearGradient(gradient, from: .zero, to: CGPoint(x: 9, y: 9))))
    },
    "maximumOperationsPerPage": drawing(.limitExceeded) {
      $0.maximumOperationsPerPage = 2
    } _: { canvas in
      for _ in 0..<3 { canvas.fill(square, with: black) }
    },
    "maximumPointsPerPage": drawing(.limitExceeded) {
      $0.maximumPointsPerPage = 40
    } _: {
      $0.stamp(
        square, at: [CGPoint](repeating: .zero, count: 12), with: black, compositing: .normal)
    },
    "maximumCrossings": drawing(
      .limitExceeded, { $0.maximumCrossings = 1_000 }, { $0.fill(zigzag, with: black) }),
    "maximumPaintedPixels": drawing(.limitExceeded) {
      $0.maximumPaintedPixels = 5_000
    } _: {
      for _ in 0..<3 { $0.fill(square, with: black) }
    },
    "maximumOpenPixels": drawing(.limitExceeded) {
      $0.maximumOpenPixels = 1
    } _: {
      $0.beginGroup(GroupEffects(opacity: 0.5))
      $0.endGroup()
    },
    "maximumFillPoints": drawing(
      .limitExceeded, { $0.maximumFillPoints = 3 }, { $0.fill(square, with: black) }),
    "maximumStrokePoints": drawing(.limitExceeded) {
      $0.maximumStrokePoints = 3
    } _: {
      $0.stroke(square, with: black)
      $0.stamp(square, at: [CGPoint](repeating: .zero, count: 4), with: black, compositing: .normal)
    },
    "maximumBlur": drawing(.outOfRange) {
      $0.maximumBlur = 2
    } _: { canvas in
      let shadow = Shadow(color: .black, offset: .zero, blur: 3)
      canvas.withGroup(GroupEffects(shadow: shadow)) { canvas.fill(square, with: black) }
    },
    "maximumDiagnostics": drawing(.limitExceeded) {
      $0.maximumDiagnostics = 1
    } _: { canvas in
      for index in 0..<3 { canvas.context.note(.note, .limitExceeded, "\(index)") }
    },
    "maximumLinkLength": drawing(.invalidLink) {
      $0.maximumLinkLength = 10
    } _: { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com"))) {
        canvas.fill(square, with: black)
      }
    },
    "linkSchemes": drawing(.invalidLink) {
      $0.linkSchemes = ["mailto"]
    } _: { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com"))) {
        canvas.fill(square, with: black)
      }
    },
  ]

  // MARK: Text

  private static func text(
    _ code: EaselError.Code, _ tighten: @escaping @Sendable (inout Limits) -> Void
  ) -> LimitProbe {
    // Tabs and a turn of direction are runs; the second line is one too many.
    LimitProbe(code: code, tighten: tighten) {
      TextLayout("a\u{301}\u{302}\tאb\nc", limits: $0).diagnostics
    }
  }

  private static let texts: [String: LimitProbe] = [
    "maximumTextLength": text(.limitExceeded) { $0.maximumTextLength = 4 },
    "maximumTextAdvance": text(.limitExceeded) { $0.maximumTextAdvance = 10 },
    "maximumCombiningMarks": text(.limitExceeded) { $0.maximumCombiningMarks = 1 },
    "maximumTextRuns": text(.limitExceeded) { $0.maximumTextRuns = 1 },
    "maximumTextLines": text(.limitExceeded) { $0.maximumTextLines = 1 },
    "minimumFontSize": text(.outOfRange) { $0.minimumFontSize = 20 },
    "maximumFontSize": text(.outOfRange) { $0.maximumFontSize = 10 },
  ]

  // MARK: Sizes and files

  private static func refused(
    _ code: EaselError.Code, _ tighten: @escaping @Sendable (inout Limits) -> Void,
    _ calls: @escaping @Sendable (Limits) throws -> Void
  ) -> LimitProbe {
    LimitProbe(code: code, tighten: tighten) { limits in
      do {
        try calls(limits)
        return []
      } catch let error as EaselError {
        return [Diagnostic(.error, error.code, error.message)]
      }
    }
  }

  private static let bitmap: @Sendable (Limits) throws -> Void = {
    _ = try BitmapSurface(size: CGSize(width: 9, height: 9), options: RenderOptions(limits: $0))
  }
  private static let image: @Sendable (Limits) throws -> Void = {
    _ = try Image(data: PNGBytes.sample.data, limits: $0)
  }
  private static let pages: @Sendable (Limits) throws -> Void = { limits in
    let document = try PDFDocument(options: RenderOptions(limits: limits))
    for _ in 0..<2 { try document.page(size: CGSize(width: 50, height: 50)) { _ in } }
  }

  private static let attachments: @Sendable (Limits) throws -> Void = { limits in
    let document = try PDFDocument(options: RenderOptions(limits: limits))
    for name in ["a", "b"] {
      try document.attach(Data(count: 5), name: name, type: "text/plain")
    }
    document.abandon()
  }

  private static let files: [String: LimitProbe] = [
    "maximumBitmapSide": refused(.invalidSize, { $0.maximumBitmapSide = 8 }, bitmap),
    "maximumPixels": refused(.invalidSize, { $0.maximumPixels = 80 }, bitmap),
    "maximumImageChunks": refused(.limitExceeded, { $0.maximumImageChunks = 2 }, image),
    "minimumPageSide": refused(.invalidSize, { $0.minimumPageSide = 60 }, pages),
    "maximumPageSide": refused(.invalidSize, { $0.maximumPageSide = 40 }, pages),
    "maximumLinkEdges": LimitProbe(
      code: .drawingApproximated, tighten: { $0.maximumLinkEdges = 3 },
      calls: { limits in
        let document = try PDFDocument(options: RenderOptions(limits: limits))
        try document.page(size: CGSize(width: 50, height: 50)) { canvas in
          canvas.withMarkedContent(.link(.url("https://example.com"))) {
            canvas.fill(zigzag, with: black)
          }
        }
        return try document.finish().diagnostics
      }),
    "maximumOpenElements": refused(
      .limitExceeded, { $0.maximumOpenElements = 1 },
      { limits in
        let document = try PDFDocument(options: RenderOptions(limits: limits))
        defer { document.abandon() }
        for _ in 0..<2 { _ = try document.element(.section) }
      }),
    "maximumDeferredDrawings": refused(
      .limitExceeded, { $0.maximumDeferredDrawings = 1 },
      { limits in
        let document = try PDFDocument(options: RenderOptions(limits: limits))
        defer { document.abandon() }
        try document.page(size: CGSize(width: 50, height: 50)) { _ in
          for _ in 0..<2 {
            _ = try document.deferDrawing(in: CGRect(x: 0, y: 0, width: 5, height: 5))
          }
        }
      }),
    "maximumCellSpan": LimitProbe(
      code: .invalidStructure, tighten: { $0.maximumCellSpan = 2 },
      calls: { limits in
        let document = try PDFDocument(options: RenderOptions(limits: limits))
        try document.page(size: CGSize(width: 50, height: 50)) { canvas in
          canvas.withMarkedContent(.tag(.table())) {
            canvas.withMarkedContent(.tag(.row)) {
              canvas.withMarkedContent(.tag(.cell(columns: 3))) {}
            }
          }
        }
        return try document.finish().diagnostics
      }),
    "maximumHeaderNames": LimitProbe(
      code: .invalidStructure, tighten: { $0.maximumHeaderNames = 1 },
      calls: { limits in
        let document = try PDFDocument(options: RenderOptions(limits: limits))
        try document.page(size: CGSize(width: 50, height: 50)) { canvas in
          canvas.withMarkedContent(.tag(.table())) {
            canvas.withMarkedContent(.tag(.row)) {
              for id in ["a", "b"] {
                canvas.withMarkedContent(.tag(.headerCell(scope: .column, id: id))) {}
              }
            }
          }
        }
        return try document.finish().diagnostics
      }),
    "maximumPages": refused(.limitExceeded, { $0.maximumPages = 1 }, pages),
    "maximumAttachments": refused(.limitExceeded, { $0.maximumAttachments = 1 }, attachments),
    "maximumAttachmentBytes": refused(
      .limitExceeded, { $0.maximumAttachmentBytes = 9 }, attachments),
    "maximumMetadataBytes": refused(.limitExceeded, { $0.maximumMetadataBytes = 100 }) {
      let schema = XMPSchema(
        name: "A", namespace: "urn:a", prefix: "a",
        properties: [.init("B", .text("c"), description: "d")])
      _ = try PDFDocument(
        info: DocumentInfo(extensions: [schema]), options: RenderOptions(limits: $0))
    },
    "maximumFontBytes": refused(.limitExceeded, { $0.maximumFontBytes = 3 }) {
      do {
        try FontLibrary.register(Data([0, 1, 0, 0, 9]), limits: $0)
      } catch let error as EaselError where error.code == .fontUnavailable {
        // Nor are these bytes a font; that comes after their number.
      }
    },
  ]
}

import Foundation

@testable import EaselCanvas

/// What each case does: here numbers, matrices and nesting; the further areas in extensions.
enum FaultProbes {
  static let all = [
    geometry, arcs, matrices, strokes, states, paths, paints, surfaces, outputs, images, texts,
    environments, documents, threads, charts,
  ].reduce(into: [String: FaultProbe]()) { $0.merge($1) { first, _ in first } }

  static let black = Paint.color(.black)

  // MARK: Geometry

  private static func fill(_ code: EaselError.Code, _ path: Path) -> FaultProbe {
    .refused(code) { $0.fill(path, with: black) }
  }

  static func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// A triangle one of whose x coordinates is given.
  private static func triangle(
    move: CGFloat = 0, line: CGFloat = 50, control: CGFloat? = nil
  ) -> Path {
    Path { path in
      path.move(to: point(move, 0))
      path.addLine(to: point(line, 0))
      if let control {
        path.addCurve(to: point(0, 50), control1: point(control, 50), control2: point(9, 50))
      } else {
        path.addLine(to: point(0, 50))
      }
    }
  }

  static func rect(x: CGFloat = 0, width: CGFloat = 50) -> Path {
    Path(CGRect(x: x, y: 0, width: width, height: 50))
  }

  private static func arc(
    center: CGFloat = 30, radius: CGFloat = 20, start: CGFloat = 0, end: CGFloat = 1
  ) -> Path {
    Path {
      $0.addArc(
        center: point(center, 30), radius: radius, startAngle: start, endAngle: end,
        clockwise: true)
    }
  }

  private static let clipped = "clipped to the limit, exactly; nothing of it is on the page"

  private static let geometry: [String: FaultProbe] = [
    "geo-01": fill(.invalidNumber, triangle(move: .nan)),
    "geo-02": fill(.invalidNumber, triangle(move: .infinity)),
    "geo-04": fill(.invalidNumber, triangle(line: .nan)),
    "geo-05": fill(.invalidNumber, triangle(line: .infinity)),
    "geo-07": fill(.invalidNumber, triangle(control: .nan)),
    "geo-08": fill(.invalidNumber, triangle(control: .infinity)),
    "geo-10": fill(.invalidNumber, rect(x: .nan)),
    "geo-11": fill(.invalidNumber, rect(x: .infinity)),
    "geo-13": fill(.invalidNumber, rect(width: .nan)),
    "geo-14": fill(.invalidNumber, rect(width: .infinity)),
    "geo-16": fill(.invalidNumber, arc(center: .nan)),
    "geo-17": fill(.invalidNumber, arc(center: .infinity)),
    "geo-19": fill(.invalidNumber, arc(radius: .nan)),
    "geo-20": fill(.invalidNumber, arc(radius: .infinity)),
    "geo-22": .noted(.outOfRange, clipped) { $0.fill(rect(x: 8_388_607), with: black) },
    "geo-23": .noted(.outOfRange, clipped) { $0.fill(rect(x: 8_388_608), with: black) },
    "geo-25": .noted(.outOfRange, clipped) { $0.fill(rect(x: 33_554_432), with: black) },
    "geo-26": .noted(.outOfRange, clipped) { $0.fill(rect(x: -8_388_608), with: black) },
    "geo-28": fill(.outOfRange, rect(x: 1e18)),
    // The two seeds of the case are not known here; many others are.
    "geo-29": .noted(.outOfRange, "clipped to the limit") { canvas in
      for seed in 1...200 { canvas.fill(polygon(seed: seed, reach: 8_388_607), with: black) }
    },
    "geo-31": .sound("all are drawn") { canvas in
      for seed in 1...200 {
        let path = polygon(seed: seed, reach: 1e6)
        canvas.fill(path, with: black)
        canvas.stroke(path, with: black)
      }
    },
    "geo-32": .sound("taken as 0") { $0.fill(rect(x: .leastNonzeroMagnitude), with: black) },
  ]

  /// A polygon of points anywhere within a reach, always the same for a seed.
  private static func polygon(seed: Int, reach: CGFloat) -> Path {
    // The multiplier and increment of Knuth's MMIX generator.
    var state = UInt64(seed) &* 6_364_136_223_846_793_005
    func next() -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (CGFloat(state >> 11) / CGFloat(1 << 53) * 2 - 1) * reach
    }
    return Path { path in
      // One corner at the very edge, so that every seed reaches it.
      path.move(to: point(reach, next()))
      for _ in 0..<7 { path.addLine(to: point(next(), next())) }
      path.closeSubpath()
    }
  }

  // MARK: Arcs

  private static let arcs: [String: FaultProbe] = [
    "arc-01": fill(.invalidNumber, arc(start: .nan)),
    "arc-02": fill(.invalidNumber, arc(start: .infinity)),
    "arc-04": fill(.invalidNumber, arc(end: .nan)),
    "arc-05": fill(.invalidNumber, arc(end: .infinity)),
    "arc-07": oneTurn(1e3),
    "arc-08": oneTurn(1e4),
    "arc-10": oneTurn(1e6),
    "arc-11": oneTurn(1e18),
    "arc-13": .sound("a point, without ink") { $0.fill(arc(radius: 0), with: black) },
    "arc-14": fill(.outOfRange, arc(radius: 1e18)),
    "arc-16": .refused(.outOfRange) { canvas in
      canvas.scale(x: 1e18, y: 1e18)
      canvas.fill(arc(center: 0, radius: 1), with: black)
    },
  ]

  /// An arc of many turns is one of one turn: four curves.
  private static func oneTurn(_ angle: CGFloat) -> FaultProbe {
    .sound("the sweep is one turn: four curves") { canvas in
      let path = arc(end: angle)
      guard path.elements.count == 5 else {
        throw EaselError(.backendFailed, "\(path.elements.count) elements")
      }
      canvas.fill(path, with: black)
    }
  }

  // MARK: Matrices

  private static func concatenate(
    _ code: EaselError.Code, _ transform: CGAffineTransform
  ) -> FaultProbe {
    .refused(code) { canvas in
      canvas.concatenate(transform)
      guard canvas.transform.isIdentity else {
        throw EaselError(.backendFailed, "the transform changed")
      }
    }
  }

  private static let matrices: [String: FaultProbe] = [
    "mtx-01": concatenate(.singularMatrix, CGAffineTransform(scaleX: 0, y: 1)),
    "mtx-03": concatenate(.invalidNumber, CGAffineTransform(scaleX: .infinity, y: 1)),
    "mtx-04": concatenate(.invalidNumber, CGAffineTransform(translationX: .nan, y: 0)),
    "mtx-06": concatenate(.invalidNumber, CGAffineTransform(rotationAngle: .infinity)),
    "mtx-07": concatenate(.singularMatrix, CGAffineTransform()),
    "mtx-09": concatenate(
      .singularMatrix,
      CGAffineTransform(scaleX: .leastNonzeroMagnitude, y: .leastNonzeroMagnitude)),
    "mtx-10": concatenate(.singularMatrix, CGAffineTransform(scaleX: 1e308, y: 1e308)),
    "mtx-12": .refused(.singularMatrix) { canvas in
      let drawnImage = Image(premultipliedBGRA: [0, 0, 0, 255], width: 1, height: 1, scale: 1)
      let pattern = ImagePattern(drawnImage, transform: CGAffineTransform())
      canvas.fill(rect(), with: .image(pattern))
    },
    "mtx-13": .refused(.invalidNumber) { _ in
      _ = try BitmapSurface(size: CGSize(width: 10, height: 10), scale: 0)
    },
    "mtx-15": .impossible("the resolution of fallback images cannot be set"),
    "mtx-16": .impossible("the resolution of fallback images cannot be set"),
  ]

  // MARK: Strokes

  private static let line = Path { $0.addLines([point(10, 10), point(70, 10)]) }

  private static func stroke(_ code: EaselError.Code, _ style: StrokeStyle) -> FaultProbe {
    .refused(code) { $0.stroke(line, with: black, style: style) }
  }

  private static func dash(_ lengths: [CGFloat]) -> StrokeStyle { StrokeStyle(dash: lengths) }

  private static let strokes: [String: FaultProbe] = [
    "stroke-01": stroke(.invalidNumber, StrokeStyle(lineWidth: .nan)),
    "stroke-02": stroke(.invalidNumber, StrokeStyle(lineWidth: .infinity)),
    "stroke-04": .sound("draws nothing") {
      $0.stroke(line, with: black, style: StrokeStyle(lineWidth: 0))
    },
    "stroke-05": stroke(.outOfRange, StrokeStyle(lineWidth: 1e6)),
    "stroke-07": stroke(.invalidNumber, StrokeStyle(miterLimit: .infinity)),
    "stroke-08": stroke(.invalidNumber, StrokeStyle(miterLimit: 0)),
    "stroke-10": .impossible("the tolerance of curves cannot be set"),
    "dash-01": stroke(.invalidDash, dash([-1, 3])),
    "dash-02": .sound("a solid line") { $0.stroke(line, with: black, style: dash([0, 0])) },
    "dash-04": stroke(.invalidDash, dash([.nan, 3])),
    "dash-05": stroke(.invalidDash, dash([.infinity])),
    "dash-07": .sound("a solid line: cairo resolves 1/256 of a pixel") {
      $0.stroke(line, with: black, style: dash([1e-6, 1e-6]))
    },
    "dash-08": .refused(.outOfRange) { canvas in
      let long = Path { $0.addLines([point(0, 10), point(8e6, 10)]) }
      canvas.stroke(long, with: black, style: dash([1, 1]))
    },
    "dash-10": .sound("no dashes; a negative count is none") { canvas in
      let path = BezierPath(line)
      path.setLineDash([1, 2], count: -1, phase: 0)
      canvas.stroke(path.path, with: black, style: path.strokeStyle)
    },
  ]

  // MARK: Nesting

  private static let states: [String: FaultProbe] = [
    "state-01": .refused(.unbalancedState) { $0.restore() },
    "state-03": .refused(.unbalancedState) { canvas in
      canvas.beginGroup(GroupEffects())
      canvas.save()
      canvas.endGroup()
    },
    "state-04": .refused(.unbalancedState) { canvas in
      canvas.save()
      canvas.beginGroup(GroupEffects())
      canvas.restore()
      canvas.endGroup()
      canvas.restore()
    },
    "state-06": .noted(.unbalancedState, "what is open is ended for the caller") { $0.save() },
    "state-07": .sound("the state is that from before the scope") { canvas in
      do {
        try canvas.withSavedState {
          canvas.translate(x: 500, y: 500)
          throw CancellationError()
        }
      } catch is CancellationError {}
    },
    "state-09": .refused(.limitExceeded) { $0.draw(nested(3_000)) },
    "state-10": .refused(.limitExceeded) { canvas in
      var recording = record { $0.fill(rect(), with: black) }
      for _ in 0..<7 {
        let inner = recording
        recording = record(limits: .unlimited) { outer in
          for _ in 0..<10 { outer.draw(inner) }
        }
      }
      canvas.draw(recording)
    },
  ]

  static func record(
    limits: Limits = Limits(), _ draw: (any Canvas) -> Void
  ) -> Recording {
    let canvas = RecordingCanvas(context: RenderContext(RenderOptions(limits: limits)))
    draw(canvas)
    return canvas.recording
  }

  /// So many recordings around one, deeper than a canvas takes.
  private static func nested(_ count: Int) -> Recording {
    var recording = record { $0.fill(rect(), with: black) }
    for _ in 0..<count {
      let inner = recording
      recording = record(limits: .unlimited) { $0.draw(inner) }
    }
    return recording
  }
}

extension Limits {
  /// Limits under which recordings can be made that no other canvas takes.
  fileprivate static var unlimited: Limits {
    var limits = Limits()
    limits.maximumRecordingDepth = .max / 2
    limits.maximumOperationsPerPage = .max / 2
    return limits
  }
}

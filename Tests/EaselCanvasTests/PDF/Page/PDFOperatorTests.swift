import Foundation
import Testing

@testable import EaselCanvas

/// What stands in the streams of a PDF file, and what must not be lost on the way there.
@Suite("Operators of PDF pages")
struct PDFOperatorTests {
  private static let size = CGSize(width: 120, height: 80)

  @Test func aFontFileTruncatedWhileInUseIsAnError() throws {
    // In a process of its own, since other tests that look for a glyph read every registered font.
    let (status, rest) = try ChildProcess(["truncate"]).wait()
    #expect(status == 0)
    #expect(String(decoding: rest, as: UTF8.self) == "fontUnavailable\n")
  }

  /// What a mask covers after another mask within it ended hides no link.
  @Test func aMaskWithinAMaskHidesNoLinks() throws {
    let all = CGRect(origin: .zero, size: Self.size)
    let inner = RecordingCanvas()
    inner.fill(all, with: .color(.black))
    let outer = RecordingCanvas()
    outer.withGroup(GroupEffects(mask: Mask(inner.recording))) {
      outer.fill(all, with: .color(.black))
    }
    outer.fill(all, with: .color(.black))
    let document = try PDFDocument()
    try document.page(size: Self.size) { canvas in
      canvas.withMarkedContent(.link(.url("https://example.com"))) {
        canvas.fill(CGRect(x: 10, y: 10, width: 40, height: 20), with: .color(.blue))
      }
      canvas.withGroup(GroupEffects(mask: Mask(outer.recording))) {
        canvas.fill(CGRect(x: 80, y: 50, width: 20, height: 20), with: .color(.red))
      }
    }
    let text = try Tool.uncompressed(try document.finish().output)
    #expect(text.contains("https://example.com"))
  }

  /// The content of the page, and the streams of forms, of a document with one page.
  private func operators(_ draw: (any Canvas) -> Void) throws -> String {
    let document = try PDFDocument()
    try document.page(size: Self.size, draw)
    return try Tool.uncompressed(try document.finish().output)
  }

  /// A form has the colours and the pen of the stream that shows it, until it sets its own.
  @Test func aGroupSetsItsColorsAndLineStyle() throws {
    let text = try operators { canvas in
      canvas.withGroup(GroupEffects(opacity: 0.5)) {
        canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.black))
        canvas.stroke(Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(.black))
      }
    }
    for state in ["0 g\n", "0 G\n", "1 w\n", "0 J\n", "0 j\n", "10 M\n", "[] 0 d\n"] {
      #expect(text.contains(state), "\(state)")
    }
  }

  /// A page needs none of it.
  @Test func aPageDoesNotSetDefaultState() throws {
    let text = try operators { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10), with: .color(.black))
      canvas.stroke(Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(.black))
    }
    for state in [" g\n", " G\n", " w\n", " J\n", " j\n", " M\n", " d\n"] {
      #expect(!text.contains(state), "\(state)")
    }
  }

  @Test func dashPatternAndPhaseAreWrittenInFullAndPositive() throws {
    let text = try operators { canvas in
      canvas.stroke(
        Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(.black),
        style: StrokeStyle(dash: [3, 1, 1], dashPhase: -2))
    }
    #expect(text.contains("[3 1 1 3 1 1 ] 8 d\n20 60 m\n30 60 l\n"))
  }

  @Test func miterLimitsBelowOneAreRaisedToOne() throws {
    let text = try operators { canvas in
      canvas.stroke(
        Path(CGRect(x: 20, y: 20, width: 10, height: 10)), with: .color(.black),
        style: StrokeStyle(miterLimit: 0.5))
    }
    #expect(text.contains("\n1 M\n"))
  }

  @Test func shapesWithoutAreaPaintNothing() throws {
    let text = try operators { canvas in
      canvas.fill(CGRect(x: 10, y: 10, width: 50, height: 0), with: .color(.black))
      canvas.stamp(
        Path(CGRect(x: 0, y: 0, width: 0, height: 9)), at: [CGPoint(x: 5, y: 5)],
        with: .color(.black), compositing: .normal)
    }
    #expect(!text.contains("re\n"))
  }

  @Test func strokeOutlineKeepsAspectUnderNonUniformScale() throws {
    let text = try operators { canvas in
      canvas.scale(x: 500_000, y: 1)
      canvas.stroke(
        Path(CGRect(x: 0.000_1, y: 10, width: 0.000_04, height: 10)), with: .color(.black),
        style: StrokeStyle(lineWidth: 0.000_002))
    }
    #expect(text.contains("1 0 0 -.000002 0 80 cm\n"))
    #expect(text.contains("1 w\n") || !text.contains(" w\n"))
    #expect(text.contains("50 5000000 20 5000000 re\n"))
  }

  /// A step that is a little short adds up over a page of tiles.
  @Test func tileStepsAreTheExactSizeOfTheImage() throws {
    let image = try Image(
      rgba: [UInt8](repeating: 255, count: 4 * 49), width: 7, height: 7, scale: 3)
    let text = try operators { canvas in
      canvas.fill(Path(CGRect(origin: .zero, size: Self.size)), with: .image(ImagePattern(image)))
    }
    #expect(text.contains("/XStep 2.33333333\n"))
    #expect(text.contains("/YStep 2.33333333\n"))
  }

  // MARK: Masks

  /// MuPDF would let the mask fade as well.
  @Test func masksAndOpacitiesAreNeverSetTogether() throws {
    let box = Path(CGRect(x: 20, y: 20, width: 40, height: 30))
    let fading = LinearGradient(
      Gradient([.systemRed, Color(red: 0, green: 0, blue: 1, alpha: 0)]), from: .zero,
      to: CGPoint(x: 60, y: 0))
    let cover = RecordingCanvas()
    cover.fill(box, with: .linearGradient(fading))
    let color = Color(red: 0, green: 0, blue: 0, alpha: 0.7)
    let text = try operators { canvas in
      for blur in [0, 6] as [CGFloat] {
        let shadow = Shadow(color: color, offset: CGSize(width: 5, height: 5), blur: blur)
        let effects = GroupEffects(opacity: 0.5, mask: Mask(cover.recording), shadow: shadow)
        canvas.withGroup(effects) { canvas.fill(box, with: .color(.systemBlue)) }
      }
      canvas.withGroup(GroupEffects(opacity: 0.5, mask: Mask(cover.recording))) {
        canvas.fill(box, with: .color(.systemBlue))
      }
      canvas.fill(
        box, with: .linearGradient(fading), rule: .nonZero,
        compositing: Compositing(alpha: 0.5, blendMode: .multiply))
      canvas.stroke(
        box, with: .linearGradient(fading), style: StrokeStyle(),
        compositing: Compositing(alpha: 0.5))
    }
    let states = try Self.states(text)
    #expect(states.contains { $0.value.isMask })
    #expect(states.contains { $0.value.fades })
    var painted = 0
    for stream in text.components(separatedBy: "\nstream\n").dropFirst() {
      let lines = (stream.components(separatedBy: "\nendstream").first ?? "").split(separator: "\n")
      var state = (isMask: false, fades: false)
      var saved = [state]
      for line in lines {
        if line == "q" { saved.append(state) }
        if line == "Q" { state = saved.removeLast() }
        if line.hasSuffix(" gs"), let set = states[String(line.dropFirst().dropLast(3))] {
          if set.isMask { state.isMask = true } else { state.fades = set.fades }
        }
        guard line == "f" || line == "S" || line.hasSuffix(" Do") else { continue }
        painted += 1
        #expect(!(state.isMask && state.fades), "\(line)")
      }
    }
    #expect(painted > 10)
  }

  /// Ghostscript would fade and mask it twice, MuPDF forget the opacity.
  @Test func patternsAreNeverPaintedWithAnOpacityOrMask() throws {
    let box = Path(CGRect(x: 20, y: 20, width: 40, height: 30))
    let fading = Gradient([.systemRed, Color(red: 0, green: 0, blue: 1, alpha: 0.4)])
    let opaque = Gradient([.systemRed, .systemBlue])
    let image = try Image(
      rgba: [UInt8](repeating: 255, count: 4 * 49), width: 7, height: 7, scale: 3)
    let paints: [Paint] =
      [fading, opaque].flatMap { gradient -> [Paint] in
        [
          .linearGradient(LinearGradient(gradient, from: .zero, to: CGPoint(x: 60, y: 0))),
          .radialGradient(
            RadialGradient(gradient, center: CGPoint(x: 40, y: 35), radius: 20)),
          .conicGradient(ConicGradient(gradient, center: CGPoint(x: 40, y: 35))),
        ]
      } + [.image(ImagePattern(image))]
    let text = try operators { canvas in
      for paint in paints {
        for compositing in [
          Compositing.normal, Compositing(alpha: 0.5), Compositing(blendMode: .multiply),
          Compositing(alpha: 0.5, blendMode: .hue),
        ] {
          canvas.fill(box, with: paint, rule: .nonZero, compositing: compositing)
          canvas.stroke(box, with: paint, style: StrokeStyle(), compositing: compositing)
          canvas.stamp(
            Path(CGRect(x: 0, y: 0, width: 5, height: 5)), at: [.zero, CGPoint(x: 9, y: 9)],
            with: paint, compositing: compositing)
        }
      }
    }
    let states = try Self.states(text)
    var painted = 0
    for stream in text.components(separatedBy: "\nstream\n").dropFirst() {
      let lines = (stream.components(separatedBy: "\nendstream").first ?? "").split(separator: "\n")
      var state = (fades: false, isPattern: false)
      var saved = [state]
      for line in lines {
        if line == "q" { saved.append(state) }
        if line == "Q" { state = saved.removeLast() }
        if line.hasSuffix(" gs"), let set = states[String(line.dropFirst().dropLast(3))] {
          state.fades = set.isMask || set.fades || state.fades && set.isMask
        }
        if line.lowercased().hasSuffix("scn") { state.isPattern = true }
        if line.hasSuffix(" g") || line.hasSuffix(" rg") { state.isPattern = false }
        guard line == "f" || line == "S", state.isPattern else { continue }
        painted += 1
        #expect(!state.fades)
      }
    }
    #expect(painted >= 80, "\(painted)")
  }

  /// Tiles that are turned show where they meet.
  @Test func rotatedTilesAreDrawnAsOneImage() throws {
    let image = try Image(
      rgba: [UInt8](repeating: 255, count: 4 * 49), width: 7, height: 7, scale: 3)
    let box = Path(CGRect(x: 20, y: 20, width: 40, height: 30))
    func text(turned: CGFloat) throws -> String {
      try operators { canvas in
        canvas.rotate(by: turned)
        canvas.fill(box, with: .image(ImagePattern(image)))
        canvas.fill(box, with: .image(ImagePattern(image)))
      }
    }
    #expect(try text(turned: 0).contains("/PatternType 1"))
    let turned = try text(turned: 0.3)
    #expect(!turned.contains("/PatternType 1"))
    #expect(turned.components(separatedBy: "/Subtype /Image").count == 2)
  }

  /// What the dictionaries of an uncompressed file set, by their names.
  private static func states(
    _ text: String
  ) throws -> [String: (isMask: Bool, fades: Bool)] {
    var states: [String: (isMask: Bool, fades: Bool)] = [:]
    for name in text.matches(of: /\/(G\d+) (\d+) 0 R/) {
      let start = try #require(text.range(of: "\n\(name.2) 0 obj\n"))
      let object = text[start.upperBound...].prefix { $0 != "%" }
      let fades = !object.contains("/ca 1\n") || !object.contains("/BM /Normal")
      let isMask = object.contains("/SMask")
      states[String(name.1)] = (isMask, !isMask && fades)
    }
    return states
  }
}

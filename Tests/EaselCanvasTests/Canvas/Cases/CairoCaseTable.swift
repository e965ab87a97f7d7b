import Foundation

/// The page `docs/tables/cairo-cases.md`: the canvas cases through Easel's own PDF and through cairo's.
struct CairoCaseTable {
  var own: CanvasCaseTally
  var cairo: CanvasCaseTally

  init() throws {
    let cases = try CanvasCase.all().map { ($0, try CanvasCaseResult.Pages($0)) }
    own = CanvasCaseTally(cases.map { ($0, $1.own) })
    cairo = CanvasCaseTally(cases.map { ($0, $1.cairo) })
  }

  /// Why pages differ from the bitmap, by the identifier of the case; found by the files themselves,
  /// and by what other readers make of them.
  static let ownReasons = [
    "2d.gradient.radial.outside3": samples,
    "2d.gradient.radial.transform.2": samples,
  ]

  static let cairoReasons = ownReasons.merging([
    "2d.line.cap.open":
      "cairo writes an open line that ends where it began as a closed rectangle (`re`), so that its "
      + "caps are missing; in every reader",
    "2d.shadow.enable.blur": image,
    "2d.shadow.enable.y": image,
    "2d.shadow.composite.1": image,
  ]) { own, _ in own }

  private static let samples =
    "pdftocairo takes a few samples of the gradient's colours, and misses a step between them; "
    + "pdftoppm, MuPDF and Ghostscript show it"
  private static let image =
    "cairo writes what PDF has no operator for as an image of 300 pixels to an inch, whose edge "
    + "fades; Easel's own page composes it of masks"

  var markdown: String {
    """
    # Canvas cases as PDF, by Easel and by cairo

    The cases of [canvas-cases.md](canvas-cases.md) as pages of Easel's own PDF, and of cairo's
    through `CairoContext`, rasterised by poppler (`pdftocairo`) and compared with the bitmap. A
    case passes when at most \(Int(CanvasCaseResult.pixelShare * 100)) % of the pixels differ by \
    more than \(CanvasCaseResult.channelTolerance) of 255 in any channel. A test
    writes this page when `EASEL_RECORD=1` is set, and else compares it; the versions are Debian
    12's: cairo 1.16.0 and poppler 22.12.

    ## Easel's PDF

    \(table(own))
    \(list(own, Self.ownReasons))
    ## cairo's PDF

    \(table(cairo))
    \(list(cairo, Self.cairoReasons))
    """
  }

  private func table(_ tally: CanvasCaseTally) -> String {
    let all = tally.passed + tally.failed + tally.inexpressible
    var lines = ["| area | passed | differ | not expressible |", "|---|---:|---:|---:|"]
    func line(_ name: String, _ isIn: (CanvasCase) -> Bool) -> String {
      let counts = [tally.passed, tally.failed, tally.inexpressible].map {
        "\($0.filter(isIn).count)"
      }
      return "| \(name) | \(counts.joined(separator: " | ")) |"
    }
    for area in Set(all.map(\.area)).sorted() { lines.append(line(area) { $0.area == area }) }
    lines.append(line("all") { _ in true })
    return lines.joined(separator: "\n")
  }

  private func list(_ tally: CanvasCaseTally, _ reasons: [String: String]) -> String {
    let lines = tally.failed.map { "- `\($0.id)`: \(reasons[$0.id] ?? "not explained")" }
    return "\nDiffer:\n\n\(lines.joined(separator: "\n"))\n"
  }
}

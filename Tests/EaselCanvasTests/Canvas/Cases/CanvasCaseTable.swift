import Foundation

/// The table of `docs/tables/canvas-cases.md`.
struct CanvasCaseTable {
  var bitmap: CanvasCaseTally
  var svg: CanvasCaseTally

  var markdown: String {
    """
    # Canvas cases

    Drawing operations in the manner of the HTML canvas, with the pixels that must come out, from
    the web platform's tests (`Tests/Fixtures/canvas-cases`), replayed on a `GraphicsContext`. A
    test writes this page when `EASEL_RECORD=1` is set, and else compares it.

    ## On a bitmap

    Every expected pixel is compared, with the tolerance of its case.

    \(table(bitmap, total: "expressible"))
    \(details("Failed", bitmap.failed, bitmap))\
    \(details("Not expressible", bitmap.inexpressible, bitmap))
    ## As SVG, rasterised by librsvg

    The whole image is compared with the bitmap's. A case passes when at most
    \(Int(CanvasCaseResult.pixelShare * 100)) % of the pixels differ by more than
    \(CanvasCaseResult.channelTolerance) of 255 in any channel.

    \(table(svg, total: "expressible"))
    \(details("Failed", svg.failed, svg))\
    \(details("Not expressible", svg.inexpressible, svg))
    """
  }

  func table(_ tally: CanvasCaseTally, total: String) -> String {
    var lines = [
      "| area | passed | failed | not expressible |", "|---|---:|---:|---:|",
    ]
    let all = tally.passed + tally.failed + tally.inexpressible
    for area in Set(all.map(\.area)).sorted() {
      func count(_ cases: [CanvasCase]) -> Int { cases.filter { $0.area == area }.count }
      lines.append(
        "| \(area) | \(count(tally.passed)) | \(count(tally.failed)) "
          + "| \(count(tally.inexpressible)) |")
    }
    lines.append(
      "| all | \(tally.passed.count) | \(tally.failed.count) | \(tally.inexpressible.count) |")
    lines.append("")
    let tenths = (Double(tally.passed.count) / Double(max(tally.expressible, 1)) * 1000).rounded()
    lines.append(
      "\(tally.passed.count) of \(tally.expressible) \(total) cases pass: \(tenths / 10) %.")
    return lines.joined(separator: "\n")
  }

  func details(_ title: String, _ cases: [CanvasCase], _ tally: CanvasCaseTally) -> String {
    guard !cases.isEmpty else { return "" }
    let lines = cases.map { "- `\($0.id)`: \(tally.reasons[$0.id] ?? "")" }
    return "\n\(title):\n\n\(lines.joined(separator: "\n"))\n"
  }
}

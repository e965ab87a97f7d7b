import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// Reports of arbitrary blocks on arbitrary pages.
///
/// A report ends, no page is without something new, and whatever was put in is on a page or in a
/// diagnostic.
enum ReportFuzz {
  static func run(_ input: inout FuzzInput) {
    var options = input.renderOptions()
    options.isTagged = !input.rarely(32)
    options.localeIdentifier = input.choice(["en", "en", "de", "fr", "ar", "ja", "tr", "xx"])
    // The trees take all bytes.
    let output = input.index(below: 16)
    var maker = ReportMaker(input)
    if !maker.isOdd { options = RenderOptions(policy: .lenient, limits: .untrusted) }
    var report = maker.report()
    if maker.input.rarely(8) { report = report.outlinesOverflow() }
    if maker.input.rarely(16) { report = report.numberedSections(depth: maker.whole()) }
    if TracedCanvas.isOn { FuzzTarget.trace(maker.words.description) }
    switch output {
    case 1: drawImages(report, options, &maker.input)
    case 2: checkLayout(report, options)
    default: checkDocument(report, maker.words, options)
    }
    input = maker.input
  }

  private static func drawImages(
    _ report: Report, _ options: RenderOptions, _ input: inout FuzzInput
  ) {
    let scale = input.number(mostly: [0.1, 0.2, 0.5])
    _ = FuzzTarget.attempt { try report.images(scale: CGFloat(scale), options: options) }
  }

  private static func checkLayout(_ report: Report, _ options: RenderOptions) {
    guard let layout = FuzzTarget.attempt({ try report.layoutTree(options: options) }) else {
      return
    }
    for page in layout.pages {
      precondition(
        page.items.allSatisfy { isFinite($0.frame) }, "a frame on page \(page.number) has no size")
    }
    do {
      _ = try JSONEncoder().encode(layout)
    } catch {
      preconditionFailure("the layout cannot be encoded: \(error)")
    }
  }

  private static func isFinite(_ frame: CGRect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
  }

  private static func checkDocument(
    _ report: Report, _ words: ReportWordList, _ options: RenderOptions
  ) {
    var pages = 0
    let result = FuzzTarget.attempt {
      try report.render(to: .data, options: options, progress: { pages = $0 })
    }
    guard let result else { return }
    let data = result.output
    precondition(data.starts(with: Data("%PDF-".utf8)), "no PDF")
    precondition(data.suffix(6) == Data("%%EOF\n".utf8), "the PDF has no end")
    precondition(
      pages <= words.mostPages, "\(pages) pages, where \(words.mostPages) are enough for anything")
    let diagnostics = result.diagnostics
    for diagnostic in diagnostics where TracedCanvas.isOn { FuzzTarget.trace("\(diagnostic)") }
    let losses: Set<EaselError.Code> = [
      .layoutOverflow, .layoutShrunk, .textTruncated, .textClipped, .outsidePage, .contentClipped,
      .limitExceeded, .invalidSize, .outOfRange, .unsupportedOption,
    ]
    guard !diagnostics.contains(where: { losses.contains($0.code) }) else { return }
    let letters = PDFLetters.read(data, keeping: ReportWordList.isLetter)
    if TracedCanvas.isOn {
      FuzzTarget.trace("looked for \(words.words.count) words in \(letters.count) letters")
    }
    if let lost = words.lost(in: letters) {
      preconditionFailure("not on any page, or more than once, without a diagnostic: \(lost)")
    }
  }
}

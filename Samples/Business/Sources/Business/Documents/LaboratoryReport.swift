import EaselBlocks
import EaselCanvas
import EaselReports
import Foundation

/// Results in panels, each with its range and the result before.
struct LaboratoryReport {
  let findings: Findings

  func report() -> Report {
    Report("Laboratory report \(findings.sample)", language: "en-GB", pages: .ukWindow) {
      AddressBlock(findings.address, returnLine: findings.laboratory).facts(facts)
      HStack {
        Text("Laboratory report").font(.title2).role(.heading(level: 1))
        Spacer()
        DataMatrix(findings.sample).accessibilityLabel("Sample \(findings.sample)").frame(width: 34)
      }
      table
      VStack(alignment: .leading) {
        Text("Comment").font(.headline).role(.heading(level: 2))
        Text(findings.comment)
        Text("\(findings.physician), reported on \(day: findings.reported)").font(.footnote)
      }.keepTogether()
    } header: { page in
      Text(page.isFirst ? findings.laboratory : "\(findings.patient), sample \(findings.sample)")
    } footer: { page in
      Text("Page \(page.number) of \(page.count)").frame(maxWidth: .infinity, alignment: .trailing)
    }
    .conformance([.ua1])
  }

  private var facts: KeyValues {
    KeyValues([
      "Patient": Text(findings.patient), "Born": Text(day: findings.born),
      "Sample": Text(findings.sample), "Taken": Text(day: findings.taken),
    ])
  }

  /// The range in words, such as “3.5–5.1” or “< 35”.
  private func range(of result: Findings.Result) -> Text? {
    guard let high = result.high else { return nil }
    guard let low = result.low else { return Text("< \(high, format: .number)") }
    return Text("\(low, format: .number)–\(high, format: .number)")
  }

  private var table: some Block {
    Table(findings.results) {
      TableColumn("Test", value: \.name).spans { $0.isRemark ? 7 : 1 }.rowHeader()
      TableColumn("Result") { result in
        if let value = result.value {
          Text(value, format: .number).fontWeight(result.flag == nil ? .regular : .bold)
        }
      }.alignment(.decimal)
      TableColumn("", value: \.flag)
      TableColumn("Unit", value: \.unit)
      TableColumn("Range") { range(of: $0) }.alignment(.trailing)
      TableColumn("") { RangeBar(result: $0).frame(width: 70, height: 9) }
      TableColumn("Before", value: \.previous, format: .number).alignment(.decimal)
    }
    .groups(by: \.panel) { Text($0).bold() }
    .rowBackground { $0.flag == nil ? nil : Color(red: 1, green: 0.95, blue: 0.88) }
    .style(.dense).summary("Results by panel, with their ranges; H is above and L below the range")
  }
}

/// The position of a result in its range.
private struct RangeBar: Block {
  let result: Findings.Result

  var body: some Block {
    Drawing { canvas, size in
      guard let position = result.position else { return }
      let box = CGRect(x: 0, y: size.height / 2 - 2, width: size.width, height: 4)
      canvas.fill(Path(box), with: .color(Color(white: 0.85)))
      canvas.fill(
        Path(CGRect(x: size.width / 4, y: box.minY, width: size.width / 2, height: 4)),
        with: .color(Color(white: 0.65)))
      let x = size.width * (0.25 + 0.5 * min(max(position, -0.45), 1.45))
      canvas.fill(
        Path(ellipseIn: CGRect(x: x - 3.5, y: size.height / 2 - 3.5, width: 7, height: 7)),
        with: .color(
          result.flag == nil ? Color(white: 0.2) : Color(red: 0.75, green: 0.2, blue: 0.05)))
    }.accessibilityHidden(true)
  }
}

import EaselBlocks
import EaselCanvas
import EaselReports

/// A page for each employee, with a form that all pages share.
struct Payslips {
  let slips: [Payslip]

  func report() -> Report {
    Report("Payslips", language: "en-GB", pages: .a4.margins(40)) {
      ForEach(slips.indices, id: \.self) { index in
        ZStack(alignment: .topLeading) {
          form.repeats()
          values(slips[index])
        }.pageBreakBefore()
      }
    }
    .conformance([.ua1])
  }

  private static let labels = [
    "Gross pay", "Overtime", "Income tax", "Social insurance", "Pension", "Net pay",
  ]

  /// The boxes, rules and labels.
  private var form: some Block {
    ZStack(alignment: .topLeading) {
      VStack(alignment: .leading) {
        Text("Harbour Tools Ltd").font(.title2).foregroundStyle(.tint)
        Text("Payslip for November 2026")
      }
      rows(Self.labels.map { Text($0) }, alignment: .leading)
        .background(alignment: .bottom) { Color(white: 0.94).frame(height: 28) }
        .border(Color(white: 0.6))
        .padding(.top, 140)
      Text("Questions: payroll@harbourtools.example").font(.caption).foregroundStyle(.secondary)
        .padding(.top, 320)
    }
  }

  /// What differs on each page.
  private func values(_ slip: Payslip) -> some Block {
    ZStack(alignment: .topLeading) {
      KeyValues(["Name": slip.name, "Number": slip.number]).padding(.top, 80)
      rows(
        slip.amounts.map { Text($0, format: .currency(code: "EUR")) }, alignment: .trailing
      ).padding(.top, 140)
    }
  }

  private func rows(_ texts: [Text], alignment: Alignment) -> some Block {
    VStack(spacing: 0) {
      ForEach(texts.indices, id: \.self) { index in
        texts[index].bold(index == texts.count - 1).padding(.horizontal, 8)
          .frame(maxWidth: .infinity, alignment: alignment).frame(height: 28)
      }
    }
  }
}

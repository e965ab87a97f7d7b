import ArgumentParser
import Easel

/// Writes a weekly mail with a card for each figure: as PNG, SVG and PDF, in light and dark, in three
/// languages, one of which runs from right to left.
@main
struct Cards: ParsableCommand {
  @Argument(help: "The folder that the files go to.") var folder = "Output/Cards"

  func run() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for words in Words.all {
      for appearance in Appearance.allCases {
        for format in RenderFormat.allCases {
          let name = "cards-\(words.locale)-\(appearance.rawValue).\(format.rawValue)"
          let options = RenderOptions(appearance: appearance, localeIdentifier: words.locale)
          try Mail(words: words).write(
            to: URL(filePath: folder).appending(path: name), width: 600, options: options)
        }
      }
    }
    print("wrote \(Words.all.count * 6) files to \(folder)")
  }
}

/// The whole mail.
struct Mail: Block {
  let words: Words

  var body: some Block {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 2) {
        Text(words.title).font(.title).role(.heading(level: 1))
        Text(words.week).foregroundStyle(.secondary)
      }
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        GridRow {
          Card(name: words.names[0], values: [41, 44, 43, 48, 47, 52, 55, 61].map { $0 * 1000 }, style: .money)
          Card(name: words.names[1], values: [310, 322, 298, 341, 350, 338, 362, 371], style: .count)
        }
        GridRow {
          Card(name: words.names[2], values: [9.1, 9.4, 10.2, 9.8, 11.1, 12, 11.7, 11.2].map { $0 * 1000 }, style: .count)
          Card(name: words.names[3], values: [0.051, 0.048, 0.05, 0.046, 0.044, 0.047, 0.043, 0.039], style: .share, risesWell: false)
        }
      }
      Divider()
      Text(words.note).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(24)
    .background(.background)
  }
}

/// One figure: its name, its value this week, the change, and eight weeks as a line.
struct Card: Block {
  enum Style { case money, count, share }
  let name: String
  let values: [Double]
  let style: Style
  var risesWell = true
  @EnvironmentValue(\.locale) private var locale

  private var value: String {
    let last = values.last ?? 0
    return switch style {
    case .money: last.formatted(.currency(code: "EUR").precision(.fractionLength(0)).locale(locale))
    case .count: last.formatted(.number.precision(.fractionLength(0)).locale(locale))
    case .share: last.formatted(.percent.precision(.fractionLength(1)).locale(locale))
    }
  }

  var body: some Block {
    let change = values[values.count - 1] / values[values.count - 2] - 1
    VStack(alignment: .leading, spacing: 6) {
      Text(name).font(.caption).foregroundStyle(.secondary).role(.label)
      HStack(alignment: .firstTextBaseline) {
        Text(value).font(.title2.bold().monospacedDigit()).role(.value)
        Spacer()
        Text("\(change < 0 ? "▼" : "▲") \(abs(change), format: .percent.precision(.fractionLength(1)))")
          .font(.caption.bold()).foregroundStyle((change >= 0) == risesWell ? .green : .red)
      }
      Sparkline(values: values).stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        .frame(height: 36)
    }
    .padding(14)
    .frame(maxWidth: .infinity)
    .background(.quaternary.opacity(0.3), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A line through values at equal distances, the least at the bottom and the greatest at the top.
struct Sparkline: Shape {
  let values: [Double]

  func path(in rect: CGRect) -> Path {
    let least = values.min() ?? 0, range = max((values.max() ?? 1) - least, .ulpOfOne)
    let step = rect.width / CGFloat(max(values.count - 1, 1))
    return Path { path in
      path.addLines(values.enumerated().map { index, value in
        CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - CGFloat((value - least) / range) * rect.height)
      })
    }
  }
}

/// The words of the mail in one language.
struct Words {
  let locale, title, week: String
  let names: [String]
  let note: String

  static let all = [
    Words(locale: "en_US", title: "Your week", week: "November 9–15", names: ["Revenue", "Orders", "Visitors", "Returns"], note: "Changes are against the week before. Lines show eight weeks."),
    Words(locale: "ja_JP", title: "今週のまとめ", week: "11月9日〜15日", names: ["売上", "注文数", "訪問者数", "返品率"], note: "増減は前週との比較です。線は8週間の推移を表します。"),
    Words(locale: "ar_EG", title: "أسبوعك", week: "٩–١٥ نوفمبر", names: ["الإيرادات", "الطلبات", "الزوار", "المرتجعات"], note: "التغيرات مقارنة بالأسبوع السابق. تعرض الخطوط ثمانية أسابيع."),
  ]
}

import ArgumentParser
import Easel

/// Writes a weekly mail as PNG, SVG and PDF, in light and dark, in English, Japanese and Arabic.
@main
struct Cards: ParsableCommand {
  @Argument(help: "The folder that the files go to.") var folder = "Output/Cards"

  func run() throws {
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for words in Words.all {
      for appearance in Appearance.allCases {
        let options = RenderOptions(
          appearance: appearance, localeIdentifier: words.locale, conformance: [.ua1, .a2a])
        for format in RenderFormat.allCases {
          let name = "cards-\(words.locale)-\(appearance).\(format)"
          let url = folder.appending(path: name)
          try Mail(words: words).write(to: url, width: 600, options: options)
        }
      }
    }
  }
}

struct Mail: Block {
  let words: Words

  var body: some Block {
    VStack(alignment: .leading, spacing: 20) {
      HStack(alignment: .firstTextBaseline) {
        Text(words.title).font(.title2).role(.heading(level: 1))
        Spacer()
        Text(words.week).foregroundStyle(.secondary)
      }
      Grid(columns: 2, horizontalSpacing: 16, verticalSpacing: 16) {
        Card(name: words.names[0], values: [41, 44, 43, 48, 47, 52, 55, 61]) {
          Text($0 * 1000, format: .currency(code: "EUR").precision(.fractionLength(0)))
        }
        Card(name: words.names[1], values: [310, 322, 298, 341, 350, 338, 362, 371])
        Card(name: words.names[2], values: [711, 694, 742, 738, 811, 830, 871, 842])
        Card(name: words.names[3], values: [51, 48, 50, 46, 44, 47, 43, 39], goodSign: -1) {
          Text($0 / 1000, format: .percent)
        }
      }
      Text(words.note).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(32).background(.background)
    .tint(Tint.indigo.mix(with: .primary, by: 0.2)).theme(Theme.plain.typeScaled(by: 1.3))
  }
}

/// One figure: its name, its value, the change against the week before, and eight weeks as a line.
struct Card: Block {
  let name: String
  let values: [Double]
  /// 1 where a rise is good news, -1 where a fall is.
  var goodSign = 1.0
  var text: (Double) -> Text = { Text($0, format: .number) }

  var body: some Block {
    let change = values[7] / values[6] - 1
    let arrow = change < 0 ? "↓" : "↑"
    let line = Sparkline(values: values)
    let color = change * goodSign < 0 ? Tint.red : .green
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.callout).foregroundStyle(.secondary).role(.label)
      HStack(alignment: .firstTextBaseline) {
        text(values[7]).font(.title2).role(.value)
        Spacer()
        Text("\(arrow) \(abs(change), format: .percent.precision(.fractionLength(1)))")
          .foregroundStyle(color.mix(with: .primary, by: 0.4))
      }
      ZStack {
        Sparkline(values: values, isArea: true).fill(Tint.accentColor.opacity(0.15))
        line.stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        line.trim(from: 0.999).stroke(.tint, style: StrokeStyle(lineWidth: 7, lineCap: .round))
      }
      .frame(height: 48).padding(.top, 8).accessibilityLabel(name)
    }
    .padding(16)
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
  }
}

/// A line through values at equal distances, or the area beneath it.
struct Sparkline: Shape {
  let values: [Double]
  var isArea = false

  func path(in rect: CGRect) -> Path {
    let least = values.min() ?? 0, range = max((values.max() ?? 1) - least, .ulpOfOne)
    let points = values.indices.map { index in
      CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1),
        y: rect.height * (0.85 - 0.75 * (values[index] - least) / range))
    }
    let ends = [CGPoint(x: rect.width, y: rect.height), CGPoint(x: 0, y: rect.height)]
    return Path { $0.addLines(isArea ? points + ends : points) }
  }
}

/// The words of the mail in one language.
struct Words {
  let locale, title, week, note: String
  let names: [String]

  static let all = [
    Words(
      locale: "en_US", title: "Your week", week: "November 9–15",
      note: "Changes are against the week before. Lines show eight weeks.",
      names: ["Revenue", "Orders", "Visitors", "Returns"]),
    Words(
      locale: "ja_JP", title: "今週のまとめ", week: "11月9日〜15日",
      note: "増減は前週との比較です。線は8週間の推移を表します。", names: ["売上", "注文数", "訪問者数", "返品率"]),
    Words(
      locale: "ar_EG", title: "أسبوعك", week: "٩–١٥ نوفمبر",
      note: "التغيرات مقارنة بالأسبوع السابق. تعرض الخطوط ثمانية أسابيع.",
      names: ["الإيرادات", "الطلبات", "الزوار", "المرتجعات"]),
  ]
}

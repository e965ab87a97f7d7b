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
        let options = RenderOptions(appearance: appearance, localeIdentifier: words.locale)
        for format in RenderFormat.allCases {
          let name = "cards-\(words.locale)-\(appearance.rawValue).\(format.rawValue)"
          try Mail(words: words)
            .write(to: folder.appending(path: name), width: 600, options: options)
        }
      }
    }
  }
}

/// The whole mail.
struct Mail: Block {
  let words: Words

  var body: some Block {
    VStack(alignment: .leading, spacing: 20) {
      HStack(alignment: .firstTextBaseline) {
        Text(words.title).font(.title2).role(.heading(level: 1))
        Spacer()
        Text(words.week).foregroundStyle(.secondary)
      }
      Grid(horizontalSpacing: 16, verticalSpacing: 16) {
        GridRow {
          Card(name: words.names[0], values: [41, 44, 43, 48, 47, 52, 55, 61]) {
            Text($0 * 1000, format: .currency(code: "EUR").precision(.fractionLength(0)))
          }
          Card(name: words.names[1], values: [310, 322, 298, 341, 350, 338, 362, 371]) {
            Text($0, format: .number)
          }
        }
        GridRow {
          Card(name: words.names[2], values: [91, 94, 102, 98, 111, 120, 117, 112]) {
            Text($0 * 100, format: .number)
          }
          Card(name: words.names[3], values: [51, 48, 50, 46, 44, 47, 43, 39], goodSign: -1) {
            Text($0 / 1000, format: .percent)
          }
        }
      }
      Text(words.note).font(.footnote).foregroundStyle(.secondary)
    }
    .padding(32).background(.background)
    .tint(Tint.indigo.mix(with: .primary, by: 0.2)).theme(theme)
  }

  /// The standard theme has the type sizes of paper; a mail is read on a screen.
  private var theme: Theme {
    var theme = Theme.plain
    theme.type = theme.type.scaled(by: 1.3)
    return theme
  }
}

/// One figure: its name, its value, the change against the week before, and eight weeks as a line.
struct Card: Block {
  let name: String
  let values: [Double]
  /// 1 where a rise is good news, -1 where a fall is.
  var goodSign = 1.0
  let text: (Double) -> Text

  var body: some Block {
    let change = values[7] / values[6] - 1
    let arrow = change < 0 ? "↓" : "↑"
    let color = change * goodSign < 0 ? Tint.red : .green
    VStack(alignment: .leading, spacing: 4) {
      Text(name).font(.callout).foregroundStyle(.secondary).role(.label)
      HStack(alignment: .firstTextBaseline) {
        text(values[7]).font(.title2).role(.value)
        Spacer()
        Text("\(arrow) \(abs(change), format: .percent.precision(.fractionLength(1)))")
          .foregroundStyle(color.mix(with: .primary, by: 0.35))
      }
      ZStack {
        Sparkline(values: values, isArea: true).fill(
          .linearGradient(colors: fade, startPoint: .top, endPoint: .bottom))
        Sparkline(values: values)
          .stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        Sparkline(values: values).trim(from: 0.999)
          .stroke(.tint, style: StrokeStyle(lineWidth: 7, lineCap: .round))
      }
      .frame(height: 48).padding(.top, 8).accessibilityLabel(name)
    }
    .padding(16)
    .overlay { RoundedRectangle(cornerRadius: 10).strokeBorder(.separator) }
  }

  private let fade = [Tint.accentColor.opacity(0.25), Tint.accentColor.opacity(0)]
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
    let corners = [CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY)]
    return Path { $0.addLines(isArea ? points + corners : points) }
  }
}

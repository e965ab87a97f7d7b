// What compiles in SwiftUI, and needs care to compile here.
import EaselBlocks
import EaselCanvas
import EaselViews
import Foundation

// A memberwise initializer is not private where only wrapped properties with a value are.
struct Heading: Block {
  @EnvironmentValue(\.locale) private var locale
  @EnvironmentValue(\.theme) private var theme: Theme
  let title: String
  var level = 1
  var body: some Block { Text(title.uppercased(with: locale)).font(.heading(level)) }
}

private struct Note: Block {
  let words: TextContent
  var body: some Block { Text(words).font(.caption) }
}

struct Texts: Block {
  typealias Body = VStack<Text>
  let string: String
  var body: VStack<Text> { VStack { Text(string) } }
}

struct Traps: Block {
  let name: String
  let substring: Substring
  let date: Date
  let amount: Decimal
  let numbers: [Double]
  let image: Image
  let ids: [(id: Int, name: String)]
  let lookup: [String: Int]
  var note: String?

  var body: some Block {
    Heading(title: "Words")
    Heading(title: name, level: 2)
    Note(words: "**Bold** \(name)")
    texts
    values
    changedTexts
    lists
    layers
    shapes
    if let note, !note.isEmpty {
      Text(note)
    } else if case let count = numbers.count, count > 3 {
      Divider()
    }
    if #available(macOS 99, *) { Text("new") } else { Text("old") }
  }

  @BlockBuilder var texts: some Block {
    Text("literal with *markdown*")
    Text(name)
    Text(substring)
    Text(verbatim: "*as it is*")
    Text(name + "!")
    Text(
      "\(numbers.count) of \(amount, format: .number) on \(date, format: .dateTime.day().month())")
  }

  @BlockBuilder var values: some Block {
    Text(amount, format: .currency(code: "EUR"))
    Text(numbers[0], format: .number.precision(.fractionLength(2)))
    Text(0.5, format: .percent)
    Text(date, format: .dateTime.year())
    Text(date, style: .date)
  }

  @BlockBuilder var changedTexts: some Block {
    Text(image) + Text(" ") + Text(name).bold().foregroundStyle(.red).italic()
    Text(numbers.isEmpty ? "none" : "some")
    Text(String(describing: numbers)).lineLimit(2).truncationMode(.middle).textCase(.uppercase)
    Text([name, name].joined(separator: ", ")).kerning(0.5).underline().strikethrough()
      .multilineTextAlignment(.trailing).minimumScaleFactor(0.5)
  }

  @BlockBuilder var lists: some Block {
    ForEach(0..<3) { Text("\($0)") }
    ForEach(0..<numbers.count, id: \.self) { index in Text(numbers[index], format: .number) }
    ForEach(["a", "b"], id: \.self, content: Text.init)
    ForEach(Array(numbers.enumerated()), id: \.offset) { index, value in Text("\(index): \(value)")
    }
    ForEach(ids, id: \.id) { item in Text(item.name) }
    ForEach(lookup.sorted(by: { $0.key < $1.key }), id: \.key) { key, value in
      Text("\(key): \(value)")
    }
    ForEach(numbers.indices, id: \.self) { Text("\($0)") }
    ForEach(numbers, id: \.self) { value in
      let text = value.formatted()
      if value > 2 {
        Text(text)
        Divider()
      }
    }
    Group { ForEach(numbers.reversed(), id: \.self) { Text("\($0)") } }.font(.caption)
  }

  @BlockBuilder var layers: some Block {
    Text("a").background(.red, in: Capsule())
    Text("b").background(in: .rect(cornerRadius: 4))
    Text("c").overlay(Circle(), alignment: .topTrailing)
    Text("d").overlay(alignment: .bottom) { Divider() }
    Text("e").background(Tint.red)
    Text("f").background(Color.systemRed)
    Text("g").background(Circle().fill(.red))
    Text("h").background { Tint.red.opacity(0.2) }
    Text("i").background(.red.opacity(0.2).gradient)
    Text("j").overlay(RoundedRectangle(cornerRadius: 4).stroke(.gray, lineWidth: 1))
    Text("k").overlay {
      Text("1"); Text("2")
    }
    Text("l").clipShape(.rect(cornerRadius: 8)).shadow(radius: 2).border(.secondary, width: 2)
    Text("m").mask { LinearGradientMask() }
  }

  @BlockBuilder var shapes: some Block {
    Tint.red.frame(height: 1)
    Tint(red: 0.1, green: 0.2, blue: 0.3).frame(width: 10)
    Rectangle().frame(width: 10, height: 10)
    Rectangle().fill(
      .linearGradient(Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom))
    Circle().fill(
      .radialGradient(colors: [.red, .clear], center: .center, startRadius: 0, endRadius: 20))
    Circle().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 2, lineCap: .round))
    Circle().inset(by: 2).fill(.tint)
    Path { $0.addRect(CGRect(x: 0, y: 0, width: 3, height: 4)) }.stroke(.primary)
    image.resizable().scaledToFit().frame(maxWidth: 100)
    Text("a").frame(width: 10)
    Text("a").frame(maxWidth: .infinity)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    Text("a").frame(minWidth: 10, alignment: .leading).padding(
      .init(top: 1, leading: 2, bottom: 3, trailing: 4))
    Text("a").padding([.top, .leading], 4).padding(8).padding()
    Text("a").rotationEffect(.degrees(20)).scaleEffect(2).offset(x: 2).position(x: 3, y: 4)
  }
}

struct LinearGradientMask: Block {
  var body: some Block {
    Rectangle().fill(
      .linearGradient(colors: [.black, .clear], startPoint: .leading, endPoint: .trailing))
  }
}

// A shape and a style of the user's own.
struct Wedge: Shape {
  var share: Double
  func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: share, dy: 0)) }
}

struct Highlight: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Tint.yellow.opacity(0.5) }
}

extension ShapeStyle where Self == Highlight {
  static var highlight: Highlight { Highlight() }
}

func wedge() -> some Block { Wedge(share: 0.5).fill(.highlight).frame(width: 20, height: 20) }

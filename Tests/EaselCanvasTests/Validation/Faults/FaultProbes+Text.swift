import Foundation

@testable import EaselCanvas

extension FaultProbes {
  private static func text(
    _ outcome: FaultProbe.Outcome, _ remark: String = "", width: CGFloat? = nil,
    style: TextStyle = TextStyle(), _ make: @escaping @Sendable () -> String,
    _ isRight: @escaping @Sendable (TextLayout) -> Bool = { _ in true }
  ) -> FaultProbe {
    .calls(outcome, remark) {
      let layout = TextLayout(make(), style: style, width: width)
      try FaultMismatch.unless(isRight(layout), "another layout than asked for")
      // Whatever was set can be drawn, and the page after it is whole.
      let document = try PDFDocument(options: RenderOptions(policy: .lenient))
      try document.page(size: PageSize.a4) { canvas in
        canvas.draw(layout, at: .zero)
        canvas.draw(TextLayout("after"), at: CGPoint(x: 0, y: 800))
      }
      try document.page(size: PageSize.a4) { $0.draw(TextLayout("last"), at: .zero) }
      let words = try Tool.output("pdftotext", ["-", "-"], input: try document.finish().output)
      try FaultMismatch.unless(words.contains("after") && words.contains("last"), "text is lost")
      return layout.diagnostics
    }
  }

  private static func style(_ outcome: FaultProbe.Outcome, _ style: TextStyle) -> FaultProbe {
    text(outcome, style: style) {
      "text"
    } _: {
      $0.lines.isEmpty
    }
  }

  private static func size(_ code: EaselError.Code, _ size: CGFloat) -> FaultProbe {
    style(.refused(code), TextStyle(font: .system(size: size)))
  }

  private static func width(_ widths: [CGFloat]) -> FaultProbe {
    .calls(.refused(.invalidNumber), "nil breaks lines at newlines only") {
      widths.flatMap { TextLayout("text", width: $0).diagnostics }
    }
  }

  private static func family(_ name: String, _ remark: String) -> FaultProbe {
    text(.noted(.fontSubstituted), remark, style: TextStyle(font: Font(family: name, size: 12))) {
      "text"
    } _: {
      $0.size == TextLayout("text").size
    }
  }

  private static func decoded(_ bytes: [UInt8]) -> FaultProbe {
    text(.sound, "a `String` holds U+FFFD in their place") {
      "a" + String(decoding: bytes, as: UTF8.self) + "b"
    } _: {
      $0.string.unicodeScalars.contains("\u{FFFD}") && $0.string.last == "b"
    }
  }

  private static func replaced(_ value: UInt32) -> FaultProbe {
    text(.noted(.textSanitized), "U+FFFD in its place; the document is complete") {
      "a" + String(String.UnicodeScalarView([Unicode.Scalar(value)].compactMap { $0 })) + "b"
    } _: {
      $0.string == "a\u{FFFD}b"
    }
  }

  private static func marks(_ count: Int) -> FaultProbe {
    text(.noted(.limitExceeded), "64 of them are kept") {
      "a" + String(repeating: "\u{301}", count: count) + "b"
    } _: {
      $0.string.unicodeScalars.count == 66
    }
  }

  private static func many(
    _ text: String, _ count: Int, width: CGFloat? = nil, _ remark: String = ""
  ) -> FaultProbe {
    Self.text(.refused(.limitExceeded), remark, width: width) {
      String(repeating: text, count: count)
    } _: {
      $0.isTruncated && $0.size.height >= 0
    }
  }

  private static func plain(_ text: String) -> FaultProbe {
    Self.text(.sound, "text is never markup; there is no call that reads any") {
      text
    } _: {
      $0.string == text
    }
  }

  static let texts = layouts.merging(fonts) { first, _ in first }

  private static let layouts: [String: FaultProbe] = [
    "text-01": decoded([0xFF, 0xFE]),
    "text-02": decoded([0xFF, 0xFE]),
    "text-04": replaced(0xFDD0),
    "text-05": replaced(0x1FFFE),
    "text-07": replaced(0),
    "text-08": decoded([0xED, 0xA0, 0x80]),
    "text-10": text(.refused(.glyphMissing), "a box for each, and their names") {
      "a\u{E000}\u{10FFFD}b"
    } _: {
      $0.diagnostics.first?.message.contains("U+E000") == true && $0.missing.count == 2
    },
    "text-11": text(.sound, "one character, as wide as any other emoji") {
      "👨‍👩‍👧"
    } _: {
      abs($0.size.width - TextLayout("👍").size.width) < 0.01
    },
    "text-13": many("a", 10_000_000),
    "text-14": many("x", 1_000_000),
    "text-16": many("words ", 200_000, width: 100),
    "text-17": text(.sound, "a letter that is wider than the line stands alone", width: 1) {
      String(repeating: "x", count: 8_000)
    } _: {
      $0.lines.count == 8_000
    },
    "text-19": marks(16_000),
    "text-20": marks(90_000),
    "text-22": many("aא", 50_000),
    "text-23": many("\u{202B}", 100_000),
    "text-25": text(.noted(.limitExceeded), "those beyond 2,000 of a paragraph are spaces") {
      String(repeating: "\t", count: 100_000)
    } _: {
      $0.string.utf8.count == 100_000 && !$0.isTruncated
    },
    "text-26": many("\n", 1_000_000),
    "text-28": width([-1, -0.5]),
    "text-29": width([.nan, .infinity]),
    "text-31": style(.refused(.invalidNumber), TextStyle(lineSpacing: -1)),
    "text-32": style(.refused(.outOfRange), TextStyle(kerning: CGFloat(Int32.max))),
    "text-40": .refused(.outOfRange) { canvas in
      canvas.withSavedState {
        canvas.scale(x: 1e6, y: 1e6)
        canvas.draw(TextLayout("huge"), at: .zero)
      }
    },
    "markup-02": plain("a <b>un"),
    "markup-03": plain("<span size='2147483647'>x</span>"),
    "markup-05": plain("<span line_height='1e300'>x</span>"),
    "markup-06": plain("&#0;"),
    "markup-08": decoded(Array("<b>".utf8) + [0xFF, 0xFE] + Array("</b>".utf8)),
    "markup-09": many("<b>", 100_000),
  ]

  private static let fonts: [String: FaultProbe] = [
    "text-34": size(.outOfRange, 0),
    "text-35": size(.outOfRange, -1),
    "text-37": size(.invalidNumber, .infinity),
    "text-38": size(.outOfRange, 1e6),
    "text-41": .calls(.sound, "sizes are steps of 1/64 pt; a thread keeps a bounded number") {
      for step in 0..<1_000 {
        let style = TextStyle(font: .system(size: 5 + CGFloat(step) * 0.037))
        try FaultMismatch.unless(!TextLayout("Size", style: style).lines.isEmpty, "no line")
      }
      return []
    },
    "text-43": family(
      "No Such Family",
      "a default family stands in, since a report in another font is better than none; the policy `.strict(and: [.fontSubstituted])` throws"
    ),
    "text-44": family("Sans 99999999999", "a family's name is no description"),
    "text-46": family("Sans:file=/etc/passwd", "a family's name is no pattern"),
    "text-47": .impossible("variations cannot be given; a weight is 1 … 1000"),
  ]
}

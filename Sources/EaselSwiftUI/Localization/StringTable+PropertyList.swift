import EaselBlocks
import EaselCanvas
import Foundation

extension Translation {
  /// Reads the entries of a file `.strings`: the text format, or a property list in XML or binary form.
  static func strings(_ data: Data, name: String) throws -> [String: Translation] {
    if data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8)) {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      guard let entries = list as? [String: Any] else {
        throw EaselError(.invalidData, "\(name) is no dictionary of strings")
      }
      return entries.compactMapValues { ($0 as? String).map { Translation(phrase: .text($0)) } }
    }
    var scanner = StringsScanner(try text(of: data, name: name), name: name)
    return try scanner.entries().mapValues { Translation(phrase: .text($0)) }
  }

  /// Reads the entries of a file `.stringsdict`, a property list.
  static func pluralStrings(_ data: Data, name: String) throws -> [String: Translation] {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    guard let entries = list as? [String: Any] else {
      throw EaselError(.invalidData, "\(name) is no dictionary of plural rules")
    }
    return entries.compactMapValues { ($0 as? [String: Any]).flatMap(Translation.init(rule:)) }
  }

  private init?(rule: [String: Any]) {
    if let widths = rule["NSStringVariableWidthRuleType"] as? [String: String] {
      guard let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else {
        return nil
      }
      self.init(phrase: .text(widest.value))
      return
    }
    if let devices = rule["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let chosen = devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value
      if let text = chosen as? String {
        self.init(phrase: .text(text))
      } else if let rule = chosen as? [String: Any],
        rule["NSStringDeviceSpecificRuleType"] == nil
      {
        self.init(rule: rule)
      } else {
        return nil
      }
      return
    }
    guard let format = rule["NSStringLocalizedFormatKey"] as? String else { return nil }
    self.init(phrase: .text(format))
    for (name, value) in rule {
      guard let variable = value as? [String: String] else { continue }
      var forms: [Phrases.PluralForm: String] = [:]
      for form in Phrases.PluralForm.allCases { forms[form] = variable[form.rawValue] }
      substitutions[name] = Substitution(argument: nil, phrase: .plural(forms))
    }
  }

  /// The characters of a file in UTF-8 or UTF-16.
  private static func text(of data: Data, name: String) throws -> String {
    let bytes = [UInt8](data.prefix(2))
    let isWide = bytes == [0xFF, 0xFE] || bytes == [0xFE, 0xFF] || bytes.contains(0)
    let encoding: String.Encoding =
      !isWide
      ? .utf8 : bytes.first == 0 ? .utf16BigEndian : bytes.last == 0 ? .utf16LittleEndian : .utf16
    guard let text = String(data: data, encoding: encoding) else {
      throw EaselError(
        .invalidData, "\(name) is neither UTF-8 nor UTF-16; save it in one of them")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}

/// A scanner for the text format of `.strings`: `"key" = "value";` with comments.
private struct StringsScanner {
  private let scalars: [Unicode.Scalar]
  private let name: String
  private var position = 0

  init(_ text: String, name: String) {
    (scalars, self.name) = (Array(text.unicodeScalars), name)
  }

  mutating func entries() throws -> [String: String] {
    var entries: [String: String] = [:]
    try skip()
    while position < scalars.count {
      let key = try string()
      try skip()
      var value = key
      if peek == "=" {
        position += 1
        try skip()
        value = try string()
        try skip()
      }
      guard peek == ";" else { throw failure("a semicolon is missing") }
      position += 1
      entries[key] = value
      try skip()
    }
    return entries
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private func isNext(_ text: String) -> Bool {
    scalars[position...].starts(with: text.unicodeScalars)
  }

  /// Skips white space and comments.
  private mutating func skip() throws {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        position += 1
      } else if isNext("//") {
        while let scalar = peek, scalar != "\n", scalar != "\r" { position += 1 }
      } else if isNext("/*") {
        position += 2
        while position < scalars.count, !isNext("*/") { position += 1 }
        guard position < scalars.count else { throw failure("a comment has no end") }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func string() throws -> String {
    guard let quote = peek else { throw failure("the file ends in an entry") }
    guard quote == "\"" || quote == "'" else { return try word() }
    position += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek, scalar != quote {
      position += 1
      if scalar == "\\" { escape(into: &text) } else { text.append(scalar) }
    }
    guard peek == quote else { throw failure("a string has no end") }
    position += 1
    return String(text)
  }

  /// A key or value without quotes.
  private mutating func word() throws -> String {
    var text = String.UnicodeScalarView()
    while let scalar = peek,
      scalar.properties.isAlphabetic || "0123456789_.-$/:".unicodeScalars.contains(scalar)
    {
      text.append(scalar)
      position += 1
    }
    guard !text.isEmpty else { throw failure("a string is missing") }
    return String(text)
  }

  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let scalar = peek else { return }
    position += 1
    switch scalar {
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "0": text.append("\0")
    case "U", "u":
      var units = [number()]
      // A character beyond 16 bits is two escapes.
      if UTF16.isLeadSurrogate(units[0]), isNext("\\U") || isNext("\\u") {
        position += 2
        units.append(number())
      }
      text.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
    default: text.append(scalar)
    }
  }

  /// The next four hexadecimal digits.
  private mutating func number() -> UInt16 {
    var value: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character($0).hexDigitValue }) else { break }
      value = value << 4 | UInt16(digit)
      position += 1
    }
    return value
  }

  private func failure(_ problem: String) -> EaselError {
    let line = scalars[..<min(position, scalars.count)].count { $0 == "\n" } + 1
    return EaselError(.invalidData, "\(name), line \(line): \(problem)", value: "\(line)")
  }
}

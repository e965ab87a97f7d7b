import SwiftSyntax

/// A condition of `#if`, read from its tokens.
///
/// The tree of a condition is a flat sequence, in which `&&` and `||` have no precedence yet.
struct PortedCondition {
  /// A condition as a tree.
  indirect enum Term {
    case all([Term], Range<Int>)
    case any([Term], Range<Int>)
    case not(Term, Range<Int>)
    case group(Term, Range<Int>)
    /// A test such as `os(iOS)`: its name, the first token between the brackets, and their number.
    case test(name: String, argument: String, Range<Int>)
  }

  /// A condition after the tests that a ported file knows are taken out.
  enum Simplified: Equatable {
    case constant(Bool)
    /// What is left, and whether it needs brackets as an operand.
    case text(String, isCompound: Bool)
  }

  private let term: Term
  private let source: ParsedSource

  /// Reads a condition of a source.
  init(_ condition: ExprSyntax, in source: ParsedSource) {
    var reader = Reader(tokens: Array(condition.tokens(viewMode: .sourceAccurate)), source: source)
    term = reader.disjunction()
    self.source = source
  }

  /// The condition without the tests whose result is known in a ported file.
  var simplified: Simplified { simplified(term) }

  /// Whether the branch is compiled on Apple's systems only, other than iOS.
  var isNeverCompiled: Bool { Self.value(term) == false }
}

extension PortedCondition {
  /// Reads terms from tokens.
  private struct Reader {
    let tokens: [TokenSyntax]
    let source: ParsedSource
    var index = 0

    mutating func disjunction() -> Term { list("||", { $0.conjunction() }, Term.any) }

    mutating func conjunction() -> Term { list("&&", { $0.operand() }, Term.all) }

    private mutating func list(
      _ separator: String, _ element: (inout Self) -> Term, _ make: ([Term], Range<Int>) -> Term
    ) -> Term {
      let start = index
      var terms = [element(&self)]
      while text == separator {
        index += 1
        terms.append(element(&self))
      }
      return terms.count == 1 ? terms[0] : make(terms, range(from: start))
    }

    private mutating func operand() -> Term {
      let start = index
      if text == "!" {
        index += 1
        let inner = operand()
        return .not(inner, range(from: start))
      }
      if text == "(" {
        index += 1
        let inner = disjunction()
        if text == ")" { index += 1 }
        return .group(inner, range(from: start))
      }
      let name = text ?? ""
      var argument = ""
      index += 1
      if text == "(" {
        index += 1
        argument = text ?? ""
        var depth = 1
        while depth > 0, let next = text {
          if next == "(" { depth += 1 }
          if next == ")" { depth -= 1 }
          index += 1
        }
      } else {
        // A comparison outside of brackets, which no condition of today has, is one test.
        while let next = text, !["&&", "||", ")"].contains(next) { index += 1 }
      }
      return .test(name: name, argument: argument, range(from: start))
    }

    private var text: String? { index < tokens.count ? tokens[index].text : nil }

    private func range(from start: Int) -> Range<Int> {
      guard start < tokens.count else {
        let end = tokens.last.map { source.range(of: $0).upperBound } ?? 0
        return end..<end
      }
      let last = tokens[max(start, min(index, tokens.count) - 1)]
      return source.range(of: tokens[start]).lowerBound..<source.range(of: last).upperBound
    }
  }

  private func simplified(_ term: Term) -> Simplified {
    switch term {
    case .test(let name, let argument, let range):
      if let value = Self.portedValue(name, argument) { return .constant(value) }
      return .text(source.text(range), isCompound: false)
    case .group(let inner, let range):
      switch simplified(inner) {
      case .constant(let value): return .constant(value)
      case .text(let text, let isCompound):
        if text == source.text(Self.range(of: inner)) {
          return .text(source.text(range), isCompound: false)
        }
        return .text(isCompound ? "(\(text))" : text, isCompound: false)
      }
    case .not(let inner, let range):
      switch simplified(inner) {
      case .constant(let value): return .constant(!value)
      case .text(let text, _):
        let isKept = text == source.text(Self.range(of: inner))
        return .text(isKept ? source.text(range) : "!\(text)", isCompound: false)
      }
    case .all(let terms, let range): return joined(terms, range, " && ", neutral: true)
    case .any(let terms, let range): return joined(terms, range, " || ", neutral: false)
    }
  }

  private func joined(
    _ terms: [Term], _ range: Range<Int>, _ separator: String, neutral: Bool
  ) -> Simplified {
    var texts: [String] = []
    var isKept = true
    for term in terms {
      switch simplified(term) {
      case .constant(neutral): isKept = false
      case .constant: return .constant(!neutral)
      case .text(let text, _):
        if text != source.text(Self.range(of: term)) { isKept = false }
        texts.append(text)
      }
    }
    if texts.isEmpty { return .constant(neutral) }
    let text = isKept ? source.text(range) : texts.joined(separator: separator)
    return .text(text, isCompound: texts.count > 1)
  }

  private static func range(of term: Term) -> Range<Int> {
    switch term {
    case .all(_, let range), .any(_, let range), .not(_, let range), .group(_, let range),
      .test(_, _, let range):
      range
    }
  }

  /// Returns the value of a test once the file is ported; `nil` if the compiler shall decide.
  private static func portedValue(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "canImport": AppleFrameworks.present.contains(argument) ? true : nil
    case "os": argument == "iOS" ? true : nil
    default: nil
    }
  }

  /// Returns the value of a term on Linux once the file is ported; `nil` if it is not known.
  private static func value(_ term: Term) -> Bool? {
    switch term {
    case .group(let inner, _): return value(inner)
    case .not(let inner, _): return value(inner).map { !$0 }
    case .all(let terms, _):
      let values = terms.map(value)
      return values.contains(false) ? false : values.contains(nil) ? nil : true
    case .any(let terms, _):
      let values = terms.map(value)
      return values.contains(true) ? true : values.contains(nil) ? nil : false
    case .test(let name, let argument, _):
      if let value = portedValue(name, argument) { return value }
      switch (name, argument) {
      case ("os", "Linux"): return true
      case ("os", "macOS"), ("os", "OSX"), ("os", "tvOS"), ("os", "watchOS"), ("os", "visionOS"):
        return false
      case ("targetEnvironment", _): return false
      case ("_runtime", "_ObjC"): return false
      case ("canImport", "Darwin"), ("canImport", "ObjectiveC"): return false
      case ("canImport", _): return AppleFrameworks.absent.contains(argument) ? false : nil
      default: return nil
      }
    }
  }
}

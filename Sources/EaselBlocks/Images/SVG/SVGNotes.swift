import EaselCanvas

/// The ignored parts of a file: each kind once, with its first line and its number of occurrences.
final class SVGNotes {
  private struct Key: Hashable {
    var code: EaselError.Code
    var message: String
    var value: String
  }

  /// The occurrences of a kind.
  private struct Occurrence {
    var line: Int
    var count: Int
    var elements: Set<ObjectIdentifier>
  }

  private var found: [Key: Occurrence] = [:]
  private var order: [Key] = []
  private var others: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []
  private let most: Int
  private var isFull = false

  init(limits: Limits) { most = max(limits.maximumDiagnostics, 1) }

  /// Reports that a part of SVG is not drawn.
  func ignored(_ kind: String, _ name: String, at element: SVGElement?) {
    note(
      .unsupportedFormat, "the \(kind) “\(name.prefix(60))” is not supported and is ignored",
      value: name, at: element)
  }

  /// Reports a value that cannot be parsed.
  func invalid(_ attribute: String, _ value: String, at element: SVGElement?) {
    note(
      .invalidImage, "“\(value.prefix(60))” is not a value of “\(attribute)” and is ignored",
      value: attribute, at: element)
  }

  /// Reports another fault.
  ///
  /// An element counts once, however often it is drawn.
  func note(
    _ code: EaselError.Code, _ message: String, value: String, at element: SVGElement?
  ) {
    let key = Key(code: code, message: message, value: String(value.prefix(60)))
    let id = element.map { ObjectIdentifier($0) }
    if var known = found.removeValue(forKey: key) {
      if let id, !known.elements.insert(id).inserted {
        found[key] = known
      } else {
        known.count += 1
        found[key] = known
      }
    } else if order.count < most - 1 {
      found[key] = Occurrence(
        line: element?.line ?? 1, count: 1, elements: id.map { [$0] } ?? [])
      order.append(key)
    } else {
      isFull = true
    }
  }

  /// Adds the diagnostics of a canvas on which the file was drawn.
  func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where seen.insert(diagnostic).inserted {
      guard others.count < most else {
        isFull = true
        return
      }
      others.append(diagnostic)
    }
  }

  /// The diagnostics in order of their first occurrence.
  var diagnostics: [Diagnostic] {
    var result = order.map { key in
      let (line, count) = found[key].map { ($0.line, $0.count) } ?? (1, 1)
      let times = count > 1 ? ", \(count) times" : ""
      return Diagnostic(
        .warning, key.code, "\(key.message) (line \(line)\(times))", operation: "VectorImage",
        value: key.value)
    }
    result += others
    if isFull {
      result.append(
        Diagnostic(
          .warning, .limitExceeded,
          "more than \(most) different parts of the file are ignored (maximumDiagnostics); the others are not "
            + "listed", operation: "VectorImage"))
    }
    return result
  }
}

import Foundation

@testable import EaselCanvas

/// The table of `docs/tables/faults.md`.
struct FaultTable {
  /// The package's folder.
  static let package = CanvasCase.fixtures
    .deletingLastPathComponent().deletingLastPathComponent()

  let cases: [FaultCase]

  init() throws { cases = try FaultCase.all() }

  var markdown: String {
    """
    # Faults

    What Easel does with each of the \(cases.count) inputs of `Tests/Fixtures/faults`: those of
    `cases.json`, which the libraries underneath answer with silent loss, a crash or a hang, and those
    of `charts.json`, bad data and settings of charts. “Refused” means: a call that can throw throws
    the error; drawing, which cannot, leaves the operation out and notes the error, and the call that
    renders throws it. “Noted” means: carried out as far as it goes, with a note or a warning. Drawing
    that follows is never harmed.

    Probes of `FaultTests` run on a bitmap, a recording, an SVG and a PDF, or make the calls; other
    tests are named. `EASEL_WRITE_TABLES=1 swift test --filter FaultTests` writes this page; without
    it the test compares.

    \(summary)

    \(table)

    ## Kills

    `KillTests` starts processes that write PDF, PNG and SVG files again and again over the same name,
    and kills 200 of them by SIGKILL during a call that writes: at any moment, when the file is seen
    open, and shortly after that. Each time the target holds the old document or the new one, byte for
    byte; the test prints how often which. Nothing is left beside it: until a document is complete, its
    file has no name (`O_TMPFILE`), and Linux removes it with its process. Between that and its place
    it has a hidden name for some microseconds. On file systems without such files (NFS) a hidden
    `.NAME.….tmp` stays behind; Easel never removes one, since its writer may live on another machine.

    ## Limits

    Every cap is a property of `Limits`, which a document, a rendering of a view, a text and an image
    take; `LimitsTests` tries each. `Limits.untrusted` is for what comes from people whom you do not
    know, best together with a [worker process](../guide/untrusted.md).

    \(limits)

    """
  }

  /// The caps with their values.
  private var limits: String {
    let pairs = zip(
      Mirror(reflecting: Limits()).children, Mirror(reflecting: Limits.untrusted).children)
    let rows = pairs.map { one, other in
      "| `\(one.label ?? "")` | \(Self.text(one.value)) | \(Self.text(other.value)) |"
    }
    return (["| cap | default | untrusted |", "|---|---:|---:|"] + rows).joined(separator: "\n")
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let names as Set<String>: names.sorted().joined(separator: ", ")
    case let number as CGFloat where number == number.rounded(): "\(Int(number))"
    default: "\(value)"
    }
  }

  private var summary: String {
    var counts: [String: Int] = [:]
    for item in cases { counts[Self.word(FaultProbes.all[item.id]), default: 0] += 1 }
    let lines = counts.sorted { $0.key < $1.key }.map { "| \($0.key) | \($0.value) |" }
    return (["| outcome | cases |", "|---|---:|"] + lines).joined(separator: "\n")
  }

  private var table: String {
    let rows = cases.map { item in
      let probe = FaultProbes.all[item.id]
      let cells = [item.id, Self.escaped(item.input), Self.answer(probe), Self.test(probe)]
      return "| " + cells.joined(separator: " | ") + " |"
    }
    return (["| case | input | what Easel does | test |", "|---|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  private static func word(_ probe: FaultProbe?) -> String {
    switch probe?.outcome {
    case .refused: "refused"
    case .noted: "noted"
    case .sound: "sound"
    case .impossible: "no call for it"
    case nil: "missing"
    }
  }

  private static func answer(_ probe: FaultProbe?) -> String {
    guard let probe else { return "missing" }
    let remark = escaped(probe.remark)
    let after = { (text: String) in remark.isEmpty ? text : "\(text): \(remark)" }
    switch probe.outcome {
    case .refused(let code): return after("refused, `\(code)`")
    case .noted(let code): return after("noted, `\(code)`")
    case .sound: return remark
    case .impossible: return after("no call for it")
    }
  }

  private static func test(_ probe: FaultProbe?) -> String {
    switch probe?.trial {
    case .drawing: "`FaultTests`, drawing"
    case .calls: "`FaultTests`, calls"
    case .test(let name): "`\(name)`"
    case nil, .some(.none): ""
    }
  }

  /// Input as text in a table.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "|", with: "\\|").replacingOccurrences(of: "<", with: "&lt;")
  }
}

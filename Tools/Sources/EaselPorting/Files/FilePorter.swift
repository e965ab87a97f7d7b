import Foundation

/// A run of `easel port` over files.
public struct FilePorter {
  /// The choices of the caller.
  public struct Options: Hashable, Sendable {
    /// The choices of the rewriting.
    public var porting = PortingOptions()
    /// Whether files are replaced; without it a diff is printed.
    public var writesFiles = false
    /// Whether warnings make the status ``PortingStatus/warnings``.
    public var isStrict = false
    /// Whether diagnostics are JSON, one object a line.
    public var writesJSON = false

    /// Creates options.
    public init() {}
  }

  /// The name of standard input in diagnostics.
  public static let standardInputName = "<stdin>"

  private let options: Options
  private let output: ([UInt8]) -> Void
  private let errorOutput: (String) -> Void
  private let progress: (_ done: Int, _ all: Int) -> Void

  /// Creates a run.
  ///
  /// - Parameters:
  ///   - options: The choices of the caller.
  ///   - output: The closure that gets the diffs, or the result for standard input.
  ///   - errorOutput: The closure that gets diagnostics, each a line without its end.
  ///   - progress: The closure that is called before each file.
  public init(
    options: Options, output: @escaping ([UInt8]) -> Void, errorOutput: @escaping (String) -> Void,
    progress: @escaping (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) {
    self.options = options
    self.output = output
    self.errorOutput = errorOutput
    self.progress = progress
  }

  /// Ports the files that arguments name, and those of the folders among them.
  public func port(_ arguments: [String]) -> PortingStatus {
    let list = SourceFileList(arguments)
    var faults = list.faults
    var sources: [(path: String, bytes: [UInt8])] = []
    for path in list.paths {
      do {
        sources.append((path, try FileReader.bytes(at: path)))
      } catch {
        faults.append((path, error.message))
      }
    }
    guard faults.isEmpty else {
      for fault in faults { report(fault.path, .unreadable, fault.message) }
      return .noInput
    }
    let porter = SourcePorter(options: options.porting)
    let context = porter.context(of: sources.map(\.bytes))
    var results: [PortedSource] = []
    var unwritable: [PortedSource] = []
    for (index, source) in sources.enumerated() {
      progress(index, sources.count)
      let ported = porter.port(source.bytes, name: source.path, context: context)
      if ported.isChanged, options.writesFiles, !write(ported, to: source.path) {
        unwritable.append(ported)
        continue
      }
      if ported.isChanged, !options.writesFiles { output(ported.diff) }
      results.append(ported)
    }
    progress(sources.count, sources.count)
    for ported in unwritable {
      report(
        ported.name, .unwritable,
        "the file cannot be written; check the permissions of it and of its folder, and the free space"
      )
    }
    report(results, of: sources.count)
    return unwritable.isEmpty ? status(of: results) : .cannotWrite
  }

  private func write(_ ported: PortedSource, to path: String) -> Bool {
    do {
      try FileWriter.replace(path, with: ported.bytes)
      return true
    } catch {
      return false
    }
  }

  /// Ports a source from standard input to standard output.
  public func portStandardInput(_ handle: FileHandle) -> PortingStatus {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.bytes(of: handle)
    } catch {
      report(Self.standardInputName, .unreadable, error.message)
      return .noInput
    }
    let porter = SourcePorter(options: options.porting)
    let ported = porter.port(bytes, name: Self.standardInputName)
    // What is refused comes out nowhere, so that a pipe does not take it for a result.
    if !ported.isFailed { output(ported.bytes) }
    report([ported], of: 1)
    return status(of: [ported])
  }

  private func status(of results: [PortedSource]) -> PortingStatus {
    if results.contains(where: \.isFailed) { return .refused }
    if options.isStrict, results.contains(where: { !$0.diagnostics.isEmpty }) { return .warnings }
    return .done
  }
}

// MARK: - The report

extension FilePorter {
  /// The numbers at the end of a run.
  private struct Summary: Encodable {
    var files: Int
    var changed: Int
    var refused: Int
    var warnings: Int
    var changes: [String: Int]
  }

  private func report(_ results: [PortedSource], of files: Int) {
    let diagnostics = results.flatMap(\.diagnostics)
    for diagnostic in diagnostics { report(diagnostic) }
    var changes: [String: Int] = [:]
    for result in results {
      for (change, count) in result.changes { changes[change.rawValue, default: 0] += count }
    }
    let summary = Summary(
      files: files, changed: results.filter(\.isChanged).count,
      refused: results.filter(\.isFailed).count,
      warnings: diagnostics.filter { $0.severity == .warning }.count, changes: changes)
    if options.writesJSON {
      errorOutput(json(["summary": summary]))
    } else {
      errorOutput(text(of: summary))
    }
  }

  private func text(of summary: Summary) -> String {
    let files = summary.files == 1 ? "1 file" : "\(summary.files) files"
    let kinds = summary.changes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    var text =
      "easel: \(files), \(summary.changed) \(options.writesFiles ? "changed" : "to change")"
    if !kinds.isEmpty { text += " (\(kinds.joined(separator: ", ")))" }
    if summary.refused > 0 { text += ", \(summary.refused) refused" }
    return text + ", \(summary.warnings) left to you"
  }

  private func report(_ path: String, _ code: PortingCode, _ message: String) {
    report(
      PortingDiagnostic(
        file: path, line: 1, column: 1, severity: .error, code: code, message: message))
  }

  private func report(_ diagnostic: PortingDiagnostic) {
    errorOutput(options.writesJSON ? json(diagnostic) : diagnostic.description)
  }

  private func json(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }
}

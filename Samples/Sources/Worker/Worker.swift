import Easel
import EaselWorker

/// Charts from other people's data, each drawn in a process of its own.
///
/// usage: `Worker [FILE …]` reads charts as JSON, `{"title": "…", "categories": ["…"], "values": [1]}`,
/// and writes `FILE.pdf` beside each; without files it tries a sound chart and five bad ones.
@main
enum Worker {
  /// What a worker is asked for.
  struct Job: Codable {
    /// The file as it came: only the worker looks into it.
    var file: Data
    /// How the worker shall misbehave, to show what comes of it.
    var fault: Fault?
  }

  /// What a file has.
  struct Chart: Decodable {
    var title: String
    var categories: [String]
    var values: [Double]
  }

  enum Fault: String, Codable, CaseIterable {
    case memory, time, wait, crash, garbage
  }

  static func main() async {
    // The same program is its own worker. This comes first: nothing was read or started before.
    if CommandLine.arguments.dropFirst().first == "--worker" {
      var limits = WorkerLimits()
      limits.processorTime = 2
      RenderWorker.serve(Job.self, limits: limits) { try render($0) }
    }
    let worker = RenderWorker(arguments: ["--worker"], deadline: 5)
    let files = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    if files.isEmpty { await showFaults(worker) }
    for file in files {
      let target = file.appendingPathExtension("pdf")
      do {
        let job = Job(file: try Data(contentsOf: file))
        for diagnostic in try await worker.write(job, to: target) { print(diagnostic) }
        print("wrote \(target.path)")
      } catch {
        // The program goes on with the next one, and what was in the file is still there.
        print("\(file.lastPathComponent): \(error)")
      }
    }
  }

  // MARK: In the worker

  private static func render(_ job: Job) throws -> RenderResult<Data> {
    if let fault = job.fault { commit(fault) }
    let content = try JSONDecoder().decode(Chart.self, from: job.file)
    let title = Label(frame: CGRect(x: 0, y: 0, width: 400, height: 24))
    title.text = content.title
    title.accessibilityTraits = .header
    let chart = BarChartView(frame: CGRect(x: 0, y: 30, width: 400, height: 270))
    chart.categories = content.categories
    chart.values = content.values
    let page = View(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    page.addSubview(title)
    page.addSubview(chart)
    let options = RenderOptions(
      limits: .untrusted, localeIdentifier: "en", conformance: [.ua1, .a2a])
    return try page.rendered(as: .pdf, options: options)
  }

  // MARK: To show

  private static func showFaults(_ worker: RenderWorker) async {
    let file = Data(#"{"title": "Sales", "categories": ["A", "B"], "values": [3, 5]}"#.utf8)
    for fault in [nil] + Fault.allCases {
      let job = Job(file: file, fault: fault)
      do {
        let document = try await worker.render(job).output
        print("\(fault?.rawValue ?? "sound"): a document of \(document.count) bytes")
      } catch {
        print("\(fault?.rawValue ?? "sound"): \(error)")
      }
    }
  }

  private static func commit(_ fault: Fault) {
    switch fault {
    case .memory:
      var pieces: [[UInt8]] = []
      while true { pieces.append([UInt8](repeating: 1, count: 64 * 1024 * 1024)) }
    case .time: while true {}
    case .wait: while true { sleep(1) }
    case .crash: print(Array(repeating: 0, count: 1)[Int.random(in: 1...9)])
    case .garbage:
      // Past `serve`, as a library might that ends the program.
      print("garbage")
      exit(0)
    }
  }
}

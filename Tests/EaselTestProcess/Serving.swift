import EaselCanvas
import EaselWorker
import Foundation

/// A worker that draws an image or does something worse, as its job says.
enum Serving {
  struct Job: Decodable {
    var act: String
    var text = ""
    var path: String?
  }

  static func run(fileSize: Int?) -> Never {
    var limits = WorkerLimits()
    // Sanitizers reserve terabytes before anything begins.
    limits.addressSpace = addressSpace() + 400 * 1024 * 1024
    limits.processorTime = 2
    if let fileSize { limits.fileSize = fileSize }
    limits.jobSize = 2 * 1024 * 1024
    RenderWorker.serve(Job.self, limits: limits) { job in
      switch job.act {
      case "draw": return try draw(job.text)
      case "print":
        print("a stray line")
        return try draw(job.text)
      case "flood":
        for _ in 0..<1_000 {
          FileHandle.standardError.write(Data(repeating: UInt8(ascii: "x"), count: 4_096))
        }
        return try draw(job.text)
      case "refuse":
        let surface = try BitmapSurface(size: CGSize(width: 10, height: 10))
        surface.canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), with: .color(.red))
        return RenderResult(output: try surface.finish().output, diagnostics: [])
      case "throw": throw CocoaError(.fileNoSuchFile)
      case "decode":
        _ = try JSONDecoder().decode(Job.self, from: Data(job.text.utf8))
        return try draw(job.text)
      case "large": return RenderResult(output: Data(count: 8 * 1024 * 1024), diagnostics: [])
      case "file":
        let document = try SVGDocument(
          to: .file(URL(fileURLWithPath: job.path ?? "")), size: CGSize(width: 200, height: 200))
        for index in 0..<2_000 {
          document.canvas.fill(
            CGRect(x: index % 100, y: 0, width: 9, height: 9), with: .color(.red))
        }
        return try document.finish()
      case "memory":
        var pieces: [UnsafeMutableRawPointer] = []
        while true {
          let piece = UnsafeMutableRawPointer.allocate(byteCount: 1 << 24, alignment: 16)
          memset(piece, 1, 1 << 24)
          pieces.append(piece)
        }
      case "loop": while true {}
      case "wait": while true { sleep(1) }
      case "trap": return try draw("\([1][job.text.count + 1])")
      case "kill":
        kill(getpid(), SIGKILL)
        return try draw("")
      case "exit": exit(3)
      default: throw EaselError(.invalidData, "there is no act “\(job.act)”")
      }
    }
  }

  /// Bytes of address space that the process has.
  private static func addressSpace() -> Int {
    let pages = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    return (pages?.split(separator: " ").first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
  }

  /// The text as SVG.
  private static func draw(_ text: String) throws -> RenderResult<Data> {
    let document = try SVGDocument(
      size: CGSize(width: 200, height: 40), text: .text,
      options: RenderOptions(limits: .untrusted))
    document.canvas.draw(TextLayout(text), at: .zero)
    return try document.finish()
  }
}

import EaselCanvas
import Foundation

extension RenderWorker {
  /// The deadline as a duration, at most a century, since longer times have no duration.
  var patience: Duration { .seconds(min(max(deadline, 0), 100 * 365 * 86_400)) }

  /// Returns the error for a conversation without a reply.
  func failure(_ result: Conversation.Result) -> any Error {
    switch result.ending {
    case .cancelled: return CancellationError()
    case .deadline:
      return error(
        .workerTimedOut, "the worker did not end within \(Self.seconds(patience))", result)
    case .tooLong:
      return error(
        .limitExceeded, "the worker's answer has more than \(maximumReplyBytes) bytes", result,
        value: "\(maximumReplyBytes)")
    case .invalid(let bytes):
      return error(
        .workerReplyInvalid,
        "the worker's answer is not a document of RenderWorker.serve; it begins with "
          + "“\(Self.text(bytes))”", result)
    case .closed(let bytes):
      if result.end.status == 0, bytes.isEmpty {
        return error(.workerReplyInvalid, "the worker ended without an answer", result)
      }
      if result.end.status == 0 {
        return error(.workerReplyInvalid, "the worker's answer ends in the middle", result)
      }
      return death(result)
    case .reply: return error(.workerReplyInvalid, "the worker answered", result)
    }
  }

  private func death(_ result: Conversation.Result) -> EaselError {
    guard let signal = result.end.signal else {
      let code = result.end.exitCode.map { "status \($0)" }
      return error(
        .workerCrashed, "the worker ended with \(code ?? "an unknown status")", result, value: code)
    }
    let name = Self.names[signal] ?? "signal \(signal)"
    switch signal {
    case SIGXCPU:
      return error(
        .workerTimedOut, "the worker took more of the processor than it may", result, value: name)
    case SIGALRM:
      return error(.workerTimedOut, "the worker took longer than it may", result, value: name)
    default:
      return error(
        .workerCrashed,
        "the worker crashed or was killed (\(name)); without memory programs end like this too",
        result, value: name)
    }
  }

  /// The names of the signals that end programs.
  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGALRM: "SIGALRM", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL",
    SIGINT: "SIGINT", SIGKILL: "SIGKILL", SIGPIPE: "SIGPIPE", SIGSEGV: "SIGSEGV", SIGSYS: "SIGSYS",
    SIGTERM: "SIGTERM", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
  ]

  private func error(
    _ code: EaselError.Code, _ message: String, _ result: Conversation.Result, value: String? = nil
  ) -> EaselError {
    var message =
      "\(message), after \(Self.seconds(result.duration)) and with \(result.end.memory) MiB at most"
    if !result.errors.isEmpty {
      message += "; its last words: “\(Self.text(Data(result.errors.utf8.suffix(500))))”"
    }
    return EaselError(code, message, operation: "RenderWorker.render", value: value)
  }

  private static func seconds(_ duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }

  /// Returns bytes as one line of text, with spaces for control characters.
  private static func text(_ bytes: Data) -> String {
    String(
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map { scalar in
        scalar.properties.generalCategory == .control ? " " : Character(scalar)
      })
  }
}

import EaselGenerators
import Foundation
import Synchronization

/// Makes documents again in other orders, and several at a time.
///
/// Each document has to have the bytes that it had at first. So what was drawn before and beside it,
/// and what caches keep of that, may not show.
struct Orders {
  let writers: [CaseWriter]
  let seed: UInt64

  /// A way to make the documents again.
  private struct Pass {
    let name: String
    let threads: Int
    let order: [Int]
  }

  /// Writes the documents one after another; returns a line for each that differs when it is made
  /// again.
  func differences() throws -> [String] {
    for writer in writers { _ = try writer.write() }
    var random = SeededGenerator(case: 0, of: seed)
    let indices = Array(writers.indices)
    let passes = [
      Pass(name: "shuffled, one at a time", threads: 1, order: indices.shuffled(using: &random)),
      Pass(name: "shuffled, eight at a time", threads: 8, order: indices.shuffled(using: &random)),
      Pass(name: "backwards, eight at a time", threads: 8, order: indices.reversed()),
    ]
    return try passes.flatMap { pass in
      try differing(pass).sorted().map { "\(writers[$0].number): differs \(pass.name)" }
    }
  }

  /// What the threads of a pass share.
  private final class Progress: Sendable {
    private struct State {
      var next = 0
      var differing: [Int] = []
      var error: (any Error)?
    }

    private let order: [Int]
    private let state = Mutex(State())

    init(_ order: [Int]) { self.order = order }

    /// Returns the next document; `nil` after the last one, and after an error.
    func next() -> Int? {
      state.withLock { state in
        guard state.next < order.count, state.error == nil else { return nil }
        defer { state.next += 1 }
        return order[state.next]
      }
    }

    func add(_ index: Int, _ isSame: Result<Bool, any Error>) {
      state.withLock {
        switch isSame {
        case .success(let isSame): if !isSame { $0.differing.append(index) }
        case .failure(let error): $0.error = error
        }
      }
    }

    func finish() throws -> [Int] {
      try state.withLock {
        if let error = $0.error { throw error }
        return $0.differing
      }
    }
  }

  /// Makes the documents on threads of their own, since there may be fewer processors than tasks.
  private func differing(_ pass: Pass) throws -> [Int] {
    let progress = Progress(pass.order)
    let group = DispatchGroup()
    for _ in 0..<pass.threads {
      group.enter()
      let thread = Thread { [writers] in
        while let index = progress.next() {
          progress.add(index, Result { try writers[index].isSameAgain() })
        }
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
    return try progress.finish()
  }
}

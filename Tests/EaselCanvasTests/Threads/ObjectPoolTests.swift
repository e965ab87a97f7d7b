import Foundation
import Synchronization
import Testing

@testable import EaselCanvas

/// Objects that threads use in turns.
@Suite struct ObjectPoolTests {
  private final class Counter {
    var count = 0
  }

  /// Runs the closure on threads, and waits for them.
  private static func onThreads(
    _ count: Int, oneByOne: Bool = false, _ body: @escaping @Sendable (Int) -> Void
  ) {
    let done = DispatchSemaphore(value: 0)
    for index in 0..<count {
      let thread = Thread {
        body(index)
        done.signal()
      }
      thread.start()
      if oneByOne { done.wait() }
    }
    if !oneByOne { for _ in 0..<count { done.wait() } }
  }

  @Test func aThreadHasOneObjectInAllUses() {
    let pool = ObjectPool { Counter() }
    let outside = pool.current
    pool.use { outer in
      #expect(outer === outside && pool.current === outer)
      pool.use { inner in #expect(inner === outer) }
      #expect(pool.current === outer)
    }
    #expect(pool.current === outside)
    #expect(pool.count == 1)
  }

  @Test func threadsAfterEachOtherHaveTheSameObject() {
    let pool = ObjectPool { Counter() }
    Self.onThreads(40, oneByOne: true) { index in
      if index % 2 == 0 { pool.use { $0.count += 1 } } else { pool.current.count += 1 }
      // Those that use it outside of a use have it until they end.
      if index % 2 == 1 { pool.use { _ in } }
    }
    #expect(pool.count == 1)
    #expect(pool.current.count == 40)
  }

  @Test func anObjectThatIsNotInUseIsTakenByAnotherThread() {
    let pool = ObjectPool { Counter() }
    let mine = pool.use { ObjectIdentifier($0) }
    let other = Mutex<ObjectIdentifier?>(nil)
    let (isTaken, isOver) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread.detachNewThread {
      pool.use { object in
        other.withLock { $0 = ObjectIdentifier(object) }
        isTaken.signal()
        isOver.wait()
      }
    }
    isTaken.wait()
    #expect(other.withLock { $0 } == mine)
    pool.use { #expect(ObjectIdentifier($0) != mine) }
    #expect(pool.count == 2)
    isOver.signal()
  }

  @Test func noObjectHasTwoThreads() {
    final class Watched: Sendable {
      let users = Atomic(0)
    }
    let pool = ObjectPool { Watched() }
    let faults = Atomic(0)
    Self.onThreads(8) { _ in
      for round in 0..<2_000 {
        pool.use { object in
          if object.users.add(1, ordering: .relaxed).newValue != 1 {
            faults.add(1, ordering: .relaxed)
          }
          if round % 64 == 0 { pool.use { _ in } }
          object.users.subtract(1, ordering: .relaxed)
        }
      }
    }
    #expect(faults.load(ordering: .relaxed) == 0)
    #expect(pool.count <= 8)
  }

  @Test func objectsOfThreadsThatEndedAreFew() {
    let pool = ObjectPool { Counter() }
    let isFull = DispatchSemaphore(value: 0)
    let arrived = Mutex(0)
    Self.onThreads(12) { _ in
      pool.use { _ in
        if arrived.withLock({
          $0 += 1; return $0
        }) == 12 {
          for _ in 0..<12 { isFull.signal() }
        }
        isFull.wait()
      }
    }
    // The ends of threads are not waited for.
    for _ in 0..<200 where pool.count > ProcessInfo.processInfo.activeProcessorCount {
      Thread.sleep(forTimeInterval: 0.01)
    }
    #expect(pool.count <= max(ProcessInfo.processInfo.activeProcessorCount, 1))
  }
}

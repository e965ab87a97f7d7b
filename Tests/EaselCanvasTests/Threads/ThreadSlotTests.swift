#if canImport(Glibc)
  import Glibc
  import Synchronization
  import Testing

  @testable import EaselCanvas

  @Suite struct ThreadSlotTests {
    /// An object that counts how many of its kind there are.
    private final class Counted: Sendable {
      static let alive = Atomic(0)
      static let slot = ThreadSlot<Counted>()

      init() { Self.alive.add(1, ordering: .relaxed) }
      deinit { Self.alive.subtract(1, ordering: .relaxed) }
    }

    /// What a thread found: nothing at first, then the object that it made.
    private static let found = Mutex<[Bool]>([])

    @Test func eachThreadHasItsOwnObjectUntilItEnds() {
      for _ in 0..<3 {
        var thread = pthread_t()
        let status = pthread_create(
          &thread, nil,
          { _ in
            let slot = Counted.slot
            let isEmpty = slot.existing == nil
            let made = slot.local(Counted.init)
            let isKept = slot.existing === made && slot.local(Counted.init) === made
            let isAlone = Counted.alive.load(ordering: .relaxed) == 1
            ThreadSlotTests.found.withLock { $0 += [isEmpty, isKept, isAlone] }
            return nil
          }, nil)
        #expect(status == 0)
        pthread_join(thread, nil)
        #expect(Counted.alive.load(ordering: .relaxed) == 0)
      }
      #expect(Self.found.withLock { $0 } == Array(repeating: true, count: 9))
    }

    @Test func objectsAreKeptWithoutAThreadSpecificKey() {
      let slot = ThreadSlot<Plain>(key: nil)
      #expect(slot.existing == nil)
      let made = slot.local(Plain.init)
      #expect(slot.existing === made && slot.local(Plain.init) === made)
    }

    private final class Plain {}
  }
#endif

/// The actions of the blocks of a rendering, until they run.
package struct ActionQueue {
  /// Whether blocks are made, drawn and released one after another, as in a report.
  var makesPieces = false
  /// The blocks with state that were evaluated for the piece that is being made.
  var evaluated: Set<Identity> = []
  /// The number of actions and observed preferences so far.
  private(set) var count = 0
  /// The number of actions that were dropped, since their blocks are made where actions do not run.
  private(set) var droppedCount = 0
  private var actions: [() -> Void] = []
  /// The observed preferences that may have changed since their actions ran last.
  private var observers: [PreferenceScope] = []
  /// The observers of pieces that were placed before their preferences changed.
  private var late: [PreferenceScope] = []
  /// The actions outside of the piece that is being made.
  private var outside: [() -> Void] = []
  private var isMakingPiece = false
  private var pieceCount = 0

  /// The number of the piece that is being made; 0 outside of pieces.
  var piece: Int { isMakingPiece ? pieceCount : 0 }

  /// Whether there are actions that have not run.
  var isWaiting: Bool { !actions.isEmpty || !observers.isEmpty }

  /// Adds an action that runs after this evaluation.
  mutating func add(_ action: @escaping () -> Void) {
    count += 1
    actions.append(action)
  }

  /// Adds a preference whose action runs after the layout of this evaluation.
  mutating func add(_ observer: PreferenceScope) {
    count += 1
    if !makesPieces || (isMakingPiece && observer.piece == pieceCount) {
      observers.append(observer)
    } else if observer.piece > 0 {
      late.append(observer)
    } else {
      droppedCount += 1
    }
  }

  /// Registers that a block with state is evaluated.
  mutating func evaluate(_ identity: Identity) {
    if isMakingPiece { evaluated.insert(identity) }
  }

  /// Begins a piece; returns `false` where there are no pieces, and within another one.
  mutating func beginPiece() -> Bool {
    guard makesPieces, !isMakingPiece else { return false }
    isMakingPiece = true
    pieceCount += 1
    (outside, actions) = (actions, [])
    return true
  }

  mutating func endPiece() {
    isMakingPiece = false
    if !evaluated.isEmpty { evaluated = [] }
    (actions, outside) = (outside, [])
  }

  /// Drops the actions of blocks that were made where actions do not run, such as in page footers.
  package mutating func dropWaiting() {
    droppedCount += actions.count
    actions = []
  }

  /// Drops all of them: they hold their rendering, which would else stay in memory if it ends early.
  package mutating func removeAll() { (actions, outside, observers, late) = ([], [], [], []) }

  /// Drops the observers of an evaluation that is followed by another one.
  mutating func removeObservers() { observers = [] }

  /// Takes the actions that run next; the observers only after the layout.
  mutating func take(isLaidOut: Bool) -> [() -> Void] {
    var taken: [() -> Void] = []
    if isLaidOut, !observers.isEmpty {
      // The inner ones were added last, and run first.
      for observer in observers.reversed() { taken.append { observer.observe() } }
      observers = []
    }
    if !actions.isEmpty {
      taken += actions
      actions = []
    }
    return taken
  }

  /// Takes the observers of pieces that were placed before their preferences changed.
  mutating func takeLate() -> [PreferenceScope] {
    defer { late = [] }
    return late
  }
}

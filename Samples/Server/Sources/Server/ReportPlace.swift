import Easel

/// One of the places for reports that are drawn at the same time, each with a thread and some memory.
///
/// The place is free again when nothing keeps it. A client that reads nothing keeps it until its
/// connection is closed, and all places together are no more than one client may take: where clients
/// are strangers, the proxy in front of the server limits what each of them may ask for.
final class ReportPlace: Sendable {
  private static let free = {
    // One that ends with less than it began with is an error, so it begins with nothing.
    let places = DispatchSemaphore(value: 0)
    for _ in 0..<128 { places.signal() }
    return places
  }()

  /// Takes a place, or returns `nil` where all are taken.
  init?() {
    guard Self.free.wait(timeout: .now()) == .success else { return nil }
  }

  deinit { Self.free.signal() }
}

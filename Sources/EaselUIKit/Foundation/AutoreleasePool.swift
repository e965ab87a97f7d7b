import Foundation

#if !canImport(ObjectiveC)
  /// Runs the closure: objects are let go when nothing holds them, and there is no pool to empty.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif

import Foundation

#if !canImport(ObjectiveC)
  /// Runs a closure and returns its result; without Objective-C there is no autorelease pool to
  /// drain.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The result of the closure.
  public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
  }
#endif

import EaselCanvas
import Foundation
import Synchronization

#if Hyphenation
  /// The patterns that were read in this process; each file is read once.
  final class HyphenationCache: Sendable {
    static let shared = HyphenationCache()

    private struct Known {
      /// By the path of the file.
      var files: [String: Result<HyphenationPatterns, EaselError>] = [:]
      /// The files of languages; an inner `nil` means that there is none.
      var languages: [Locale.Language: String?] = [:]
    }

    private let known = Mutex(Known())

    /// The maximum number of languages and of files in the cache, more than processes use; then it
    /// is emptied.
    private static let most = 256

    /// Returns the patterns of a file.
    func patterns(at path: String) -> Result<HyphenationPatterns, EaselError> {
      known.withLock { known in
        if let found = known.files[path] { return found }
        let read = Result { () throws(EaselError) in try HyphenationPatterns(path: path) }
        if known.files.count >= Self.most { known.files = [:] }
        known.files[path] = read
        return read
      }
    }

    /// Returns the machine's file for a language; `nil` if it has none.
    func file(for language: Locale.Language) -> String? {
      known.withLock { known in
        if let found = known.languages[language] { return found }
        let file = HyphenationFiles.file(for: language)
        if known.languages.count >= Self.most { known.languages = [:] }
        known.languages[language] = .some(file)
        return file
      }
    }
  }
#endif

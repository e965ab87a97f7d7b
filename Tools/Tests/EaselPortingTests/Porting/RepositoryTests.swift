import EaselPorting
import Foundation
import Testing

/// The sources of this repository, most of which have nothing to port.
@Suite struct RepositoryTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Files that are written for Apple's systems as well: they ask for Core Graphics or UIKit, which a
  /// ported file takes as present.
  private static let filesForBothSystems: Set<String> = [
    "Sources/EaselCanvas/Geometry/CGAffineTransform.swift",
    "Sources/EaselCanvas/Geometry/CGAffineTransformComponents.swift",
    "Sources/EaselCanvas/Geometry/CGVector.swift",
    "Sources/EaselCanvas/Geometry/Geometry+Applying.swift",
    "Sources/EaselCanvas/Text/NSAttributedString+Keys.swift",
  ]

  private static func files() throws -> [String] {
    var result: [String] = []
    for folder in ["Sources", "Samples"] {
      let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let name = found?.nextObject() as? String {
        if name.hasSuffix(".swift"), !name.contains(".build") { result.append("\(folder)/\(name)") }
      }
    }
    return result.sorted()
  }

  @Test func sourcesOfEaselHaveNothingToPort() throws {
    let files = try Self.files()
    #expect(files.count > 500)
    let porter = SourcePorter()
    var changed: Set<String> = []
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: Self.root.appending(path: file)))
      let ported = porter.port(bytes, name: file)
      #expect(!ported.isFailed, "\(ported.diagnostics)")
      guard ported.isChanged else {
        #expect(ported.bytes == bytes)
        continue
      }
      changed.insert(file)
      #expect(!porter.port(ported.bytes, name: file).isChanged, "\(file) is not idempotent")
    }
    #expect(changed == Self.filesForBothSystems)
  }
}

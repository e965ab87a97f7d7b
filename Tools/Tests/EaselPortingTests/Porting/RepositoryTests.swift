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

  /// The folders whose files are ported, each by a case of its own, so that cases run beside each other.
  private static let folders: [String] = {
    let modules = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources").path)
    return (modules ?? []).filter { $0.hasPrefix("Easel") }.sorted().map { "Sources/\($0)" } + [
      "Samples"
    ]
  }()

  private static func files(in folder: String) -> [String] {
    var result: [String] = []
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    while let name = found?.nextObject() as? String {
      if name.hasSuffix(".swift"), !name.contains(".build") { result.append("\(folder)/\(name)") }
    }
    return result.sorted()
  }

  @Test func everyModuleHasFiles() {
    #expect(Self.folders.count > 10)
    #expect(Self.folders.flatMap { Self.files(in: $0) }.count > 500)
  }

  @Test(arguments: folders)
  func sourcesOfEaselHaveNothingToPort(folder: String) throws {
    let porter = SourcePorter()
    var changed: Set<String> = []
    for file in Self.files(in: folder) {
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
    #expect(changed == Self.filesForBothSystems.filter { $0.hasPrefix(folder + "/") })
  }
}

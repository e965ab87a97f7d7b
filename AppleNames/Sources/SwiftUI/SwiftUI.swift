// A file with `import SwiftUI` has EaselSwiftUI.
@_exported import EaselSwiftUI

// A file with `import EaselSwiftUI` uses these modules without importing them. EaselViews is not among
// them: its classes `View`, `Label` and `ScrollView` have the names of SwiftUI's views. EaselUIKit is, as
// on iOS, where whoever imports SwiftUI has UIKit too.
@_exported import EaselBlocks
@_exported import EaselCanvas
@_exported import EaselCharts
@_exported import EaselReports
@_exported import EaselUIKit
@_exported import Foundation
@_exported import Observation

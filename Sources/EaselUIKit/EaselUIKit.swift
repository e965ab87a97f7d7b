// Whoever imports UIKit has Foundation too, and so has whoever imports its names.
@_exported import EaselCanvas
@_exported import EaselViews
@_exported import Foundation

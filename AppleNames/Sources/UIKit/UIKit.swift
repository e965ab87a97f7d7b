// A file with `import UIKit` has EaselUIKit.
@_exported import EaselUIKit

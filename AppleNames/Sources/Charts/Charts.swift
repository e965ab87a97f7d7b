// A file with `import Charts` has EaselSwiftUI, whose names a chart's content and axes use: `Text`,
// `Color`, `ForEach`.
@_exported import EaselSwiftUI

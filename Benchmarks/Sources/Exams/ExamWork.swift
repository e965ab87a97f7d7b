import EaselBlocks
import EaselCanvas
import EaselCharts
import Foundation

/// An exam chart that is drawn to a PNG.
struct ExamWork {
  let name: String
  let size: CGSize
  let data: (CGSize, RenderOptions, ChartTheme) throws -> Data

  init(_ name: String, height: CGFloat = 300, _ block: some Block) {
    self.name = name
    size = CGSize(width: 480, height: height)
    data = { size, options, theme in
      try block.padding(8).environment(\.timeZone, .gmt).environment(\.chartTheme, theme)
        .data(as: .png, width: size.width, height: size.height, scale: 2, options: options)
    }
  }

  static func all(_ data: ExamData) throws -> [ExamWork] {
    let unemployment = try UnemploymentExam(data)
    let pyramid = try PyramidExam(data)
    let penguins = try PenguinExam(data)
    let quakes = try EarthquakeExam(data)
    let weather = try WeatherExam(data)
    let electricity = try ElectricityExam(data)
    return [
      ExamWork("1-keeling", try KeelingExam(data).chart),
      ExamWork("2-unemployment", unemployment.stacked),
      ExamWork("2-facets", unemployment.facets),
      ExamWork("3-pyramid", pyramid.chart),
      ExamWork("3-bars", pyramid.bars),
      ExamWork("6-penguins", penguins.both),
      ExamWork("7-earthquakes", quakes.both),
      ExamWork("8-weather", weather.range),
      ExamWork("8-rain", height: 200, weather.rain),
      ExamWork("9-electricity", electricity.shares),
      ExamWork("9-slopes", electricity.slopes),
      ExamWork("11-airports", height: 600, try AirportExam(data).chart),
    ]
  }
}

import ArgumentParser
import EaselSwiftUI

/// Writes the views of an app as PNG, in light and dark, in English and Arabic, and a list as PDF.
@main
struct AppViews: ParsableCommand {
  @Argument(help: "The folder that the files go to.") var folder = "Output/AppViews"

  func run() throws {
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let words = URL(filePath: #filePath).appending(path: "../../../Data/AppViews.xcstrings")
    try StringCatalog.register(contentsOf: words.standardized)
    for locale in ["en_US", "ar_EG"] {
      for appearance in [Appearance.light, .dark] {
        let options = RenderOptions(appearance: appearance, localeIdentifier: locale)
        func write(_ name: String, _ view: some View, width: CGFloat, height: CGFloat? = nil) throws
        {
          let file = folder.appending(path: "\(name)-\(locale)-\(appearance).png")
          try view.write(to: file, width: width, height: height, scale: 2, options: options)
        }
        try write(
          "card", EnergyCard(hours: Self.hours).padding(20).background(.gray.opacity(0.2)),
          width: 210)
        try write("screen", ConsumptionScreen(days: Self.days), width: 390)
        try write("list", AccountList(), width: 390, height: 560)
      }
    }
    try AccountList().write(to: folder.appending(path: "list.pdf"), pageSize: PageSize.a4)
  }

  /// The energy of each hour of a day, in kWh.
  private static let hours = (0..<24).map { (hour: Int) -> Double in
    let evening = hour == 19 ? 1.4 : 0
    return 0.5 + 0.4 * sin(Double(hour) / 4) + evening
  }

  /// A week of two sources from 23 November 2026 on.
  private static let days: [ConsumptionScreen.Day] = {
    let solar = [4.1, 3.2, 5.0, 1.2, 2.6, 4.4, 3.9]
    let grid = [5.2, 6.9, 4.8, 8.1, 7.0, 6.3, 5.7]
    return (0..<7).flatMap { (day: Int) -> [ConsumptionScreen.Day] in
      let date = Date(timeIntervalSince1970: 1_795_392_000 + Double(day) * 86_400)
      return [
        ConsumptionScreen.Day(date: date, name: "Solar", value: solar[day]),
        ConsumptionScreen.Day(date: date, name: "Grid", value: grid[day]),
      ]
    }
  }()
}

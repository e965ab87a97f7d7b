/// The settings that only one type of mark has, such as the radii of a sector.
///
/// ```swift
/// struct SectorShape: MarkSettings { var innerRadius = MarkDimension.automatic }
/// traits[SectorShape.self].innerRadius = .ratio(0.6)
/// ```
protocol MarkSettings: Hashable, Sendable {
  /// Creates the settings of a mark for which nothing is set.
  init()
}

extension MarkSettings {
  fileprivate func isSame(as other: any MarkSettings) -> Bool { other as? Self == self }
}

extension MarkTraits {
  /// The settings of a type; if none are set, those by default.
  subscript<Settings: MarkSettings>(_ type: Settings.Type) -> Settings {
    get { setting(type) ?? Settings() }
    set { settings = newValue }
  }

  /// Returns the settings of a type if they are set.
  func setting<Settings: MarkSettings>(_ type: Settings.Type) -> Settings? {
    // Most marks have none, and a cast takes longer than everything else here.
    settings == nil ? nil : settings as? Settings
  }

  static func isSame(_ a: (any MarkSettings)?, _ b: (any MarkSettings)?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isSame(as: b)
    default: false
    }
  }
}

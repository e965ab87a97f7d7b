import Foundation

extension Color {
  /// Creates a color from hue, saturation and brightness, each 0...1.
  ///
  /// A hue outside of 0...1 wraps around. Saturation, brightness and opacity are clamped.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1
  ) {
    func held(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : value }
    let (saturation, brightness) = (held(saturation), held(brightness))
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(min(position, 4 - position, 1), 0)
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }
}

extension Color.Components {
  /// The hue, saturation and brightness of the color, each 0...1; grays have the hue 0.
  public var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    guard spread > 0 else { return (0, 0, high) }
    let sector: CGFloat
    if high == red {
      sector = (green - blue) / spread
    } else if high == green {
      sector = (blue - red) / spread + 2
    } else {
      sector = (red - green) / spread + 4
    }
    return ((sector < 0 ? sector + 6 : sector) / 6, spread / high, high)
  }
}

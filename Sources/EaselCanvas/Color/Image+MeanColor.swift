import Foundation

extension Image {
  /// The mean of all pixels; transparent black if the image has no opaque pixel.
  var meanComponents: Color.Components {
    var sums: (blue: Int, green: Int, red: Int, alpha: Int) = (0, 0, 0, 0)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      sums.blue += Int(pixels[index])
      sums.green += Int(pixels[index + 1])
      sums.red += Int(pixels[index + 2])
      sums.alpha += Int(pixels[index + 3])
    }
    guard sums.alpha > 0 else { return Color.Components(red: 0, green: 0, blue: 0, alpha: 0) }
    let alpha = CGFloat(sums.alpha)
    return Color.Components(
      red: CGFloat(sums.red) / alpha, green: CGFloat(sums.green) / alpha,
      blue: CGFloat(sums.blue) / alpha, alpha: alpha / CGFloat(width * height * 255))
  }
}

import EaselSwiftUI
import Foundation

/// The words of the texts of a view, in their order.
func words(of view: some View, width: CGFloat = 300) throws -> [String] {
  try view.words(width: width)
}

/// The color of a pixel of a view in its own size, at one pixel per point.
func pixel(
  of view: some View, x: Int, y: Int, appearance: Appearance = .light
) throws -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8)? {
  try view.image(scale: 1, options: RenderOptions(appearance: appearance)).pixel(x: x, y: y)
}

/// The red of a pixel of a view in its own size.
func red(of view: some View, x: Int, y: Int) throws -> UInt8? {
  try pixel(of: view, x: x, y: y)?.red
}

/// The green of a pixel of a view in its own size.
func green(of view: some View, x: Int, y: Int) throws -> UInt8? {
  try pixel(of: view, x: x, y: y)?.green
}

/// The messages of the diagnostics of a view.
func notes(of view: some View, width: CGFloat = 300) throws -> [String] {
  try view.rendered(as: .svg, width: width).diagnostics.map(\.message)
}

import EaselCanvas
import Foundation

/// Writes the cells of the grid to a folder: their names, a page of a PDF for each, and bitmaps of
/// them, beneath one another on sheets.
enum ReaderGrid {
  /// Cells on one sheet, and those beside each other.
  private static let cellsPerSheet = 1_000
  private static let columns = 20

  static func write(to folder: URL, isShort: Bool) throws {
    let cells = GridCell.all(isShort: isShort)
    let names = cells.map(\.name).joined(separator: "\n") + "\n"
    try names.write(to: folder.appending(path: "cells.txt"), atomically: true, encoding: .utf8)
    let options = RenderOptions(policy: .lenient)
    let document = try PDFDocument(
      to: .file(folder.appending(path: "cells.pdf")), options: options)
    for cell in cells { try document.page(size: GridCell.size) { cell.draw(on: $0) } }
    try document.finish()
    for (index, first) in stride(from: 0, to: cells.count, by: cellsPerSheet).enumerated() {
      try writeSheet(
        Array(cells[first...].prefix(cellsPerSheet)),
        to: folder.appending(path: String(format: "sheet-%02d.png", index)))
    }
  }

  private static func writeSheet(_ cells: [GridCell], to file: URL) throws {
    let options = RenderOptions(policy: .lenient)
    let rows = (cells.count + columns - 1) / columns
    let size = GridCell.size
    let sheet = try BitmapSurface(
      to: .file(file),
      size: CGSize(
        width: size.width * CGFloat(columns), height: size.height * CGFloat(rows)),
      scale: GridCell.scale, background: .white, options: options)
    for (index, cell) in cells.enumerated() {
      // A page is composed by itself before it comes on white paper.
      let surface = try BitmapSurface(size: size, scale: GridCell.scale, options: options)
      cell.draw(on: surface.canvas)
      let place = CGPoint(
        x: size.width * CGFloat(index % columns), y: size.height * CGFloat(index / columns))
      sheet.canvas.draw(
        surface.image, from: nil, in: CGRect(origin: place, size: size), interpolation: .none,
        compositing: .normal)
    }
    try sheet.finish()
  }
}

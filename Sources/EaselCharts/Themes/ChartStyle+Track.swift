import EaselCanvas

extension ChartStyle {
  /// The color of the unfilled part of a gauge.
  ///
  /// It is the grid color, mixed with the secondary ink until its contrast with the background is
  /// 1.4:1.
  package var track: Color {
    guard keepsAppearances else { return track(for: appearance) }
    return Color(light: track(for: .light), dark: track(for: .dark))
  }

  private func track(for appearance: Appearance) -> Color {
    let (grid, ink, paper) = (
      grid.resolved(for: appearance), secondaryInk.resolved(for: appearance),
      paper.resolved(for: appearance)
    )
    var track = grid
    for part in stride(from: 0.0, through: 0.5, by: 0.05) {
      track = grid.mixed(with: ink, by: part, in: .okLab)
      if track.contrast(with: paper) >= 1.4 { break }
    }
    return track
  }
}

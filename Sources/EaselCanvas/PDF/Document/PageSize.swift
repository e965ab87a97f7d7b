import Foundation

/// Common page sizes in portrait orientation, in points.
public enum PageSize {
  /// ISO A4, 210 × 297 mm.
  public static let a4 = CGSize(width: 595.28, height: 841.89)
  /// ISO A3, 297 × 420 mm.
  public static let a3 = CGSize(width: 841.89, height: 1190.55)
  /// ISO A5, 148 × 210 mm.
  public static let a5 = CGSize(width: 419.53, height: 595.28)
  /// ISO A0, 841 × 1189 mm.
  public static let a0 = CGSize(width: 2383.94, height: 3370.39)
  /// US Letter, 8.5 × 11 inches.
  public static let letter = CGSize(width: 612, height: 792)
}

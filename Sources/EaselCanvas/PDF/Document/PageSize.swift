import Foundation

/// Common page sizes in portrait orientation, in points.
public enum PageSize {
  /// ISO A4 in portrait, 210 × 297 mm, as a size in points.
  public static let a4 = CGSize(width: 595.28, height: 841.89)
  /// ISO A3 in portrait, 297 × 420 mm, as a size in points.
  public static let a3 = CGSize(width: 841.89, height: 1190.55)
  /// ISO A5 in portrait, 148 × 210 mm, as a size in points.
  public static let a5 = CGSize(width: 419.53, height: 595.28)
  /// ISO A0 in portrait, 841 × 1189 mm, as a size in points.
  public static let a0 = CGSize(width: 2383.94, height: 3370.39)
  /// US Letter in portrait, 8.5 × 11 inches, as a size in points.
  public static let letter = CGSize(width: 612, height: 792)
}

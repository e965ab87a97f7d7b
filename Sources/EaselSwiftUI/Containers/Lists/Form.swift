import EaselBlocks
import EaselCanvas
import Foundation

/// Controls in groups of rows, as in Settings: a ``List`` of its sections.
public struct Form<Content: View>: View {
  /// The type of the body, `Never`: Easel lays this view out itself.
  public typealias Body = Never
  let content: Content

  /// Creates a form of the views in a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: TransparentBlock {
  package func content(_ inputs: inout NodeInputs) -> (any Block)? {
    if inputs.environment.formLook == .columns {
      return VStack(alignment: .leading) { content }
    }
    return ListContainer(name: "Form", content: content)
  }
}

/// The looks of forms that are drawn.
enum FormLook: Hashable, Sendable {
  case grouped
  case columns
}

/// A style of forms.
public protocol FormStyle {}

/// The style of forms that a system uses by default: ``GroupedFormStyle``.
public struct AutomaticFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of forms with groups of rows in boxes.
public struct GroupedFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

/// The style of forms without boxes, whose controls are one below another.
public struct ColumnsFormStyle: FormStyle, Sendable {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The style that a system uses by default.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// The style of forms with groups of rows in boxes.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// The style of forms without boxes.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension EnvironmentValues {
  private enum FormLookKey: EnvironmentKey {
    static var defaultValue: FormLook { .grouped }
  }

  /// The look that `formStyle(_:)` sets for the forms in the view.
  var formLook: FormLook {
    get { self[FormLookKey.self] }
    set { self[FormLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the forms in the view.
  public func formStyle<S: FormStyle>(_ style: S) -> some View {
    environment(\.formLook, style is ColumnsFormStyle ? .columns : .grouped)
  }

  /// Sets the space between two rows of the lists in the view, in points; `nil` is none.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the space between two sections of the lists in the view.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing)
  }

  /// Sets the space between two sections of the lists in the view, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, .custom(spacing))
  }

  /// Shows or hides the backgrounds of lists and forms in the view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets the color of the icons in the rows of lists in the view; `nil` is the tint.
  public func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { AnyShapeStyle($0) })
  }

  /// Sets the color of the icons in the rows of lists in the view.
  public func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint.map(\.style))
  }
}

/// The color of the icons in the rows of a list.
public struct ListItemTint {
  let style: AnyShapeStyle
  /// The text color.
  public static var monochrome: ListItemTint { ListItemTint(style: AnyShapeStyle(Color(.label))) }
  /// Returns a color that nothing else changes.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }
  /// Returns a color that is preferred to the tint.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(style: AnyShapeStyle(tint))
  }
}

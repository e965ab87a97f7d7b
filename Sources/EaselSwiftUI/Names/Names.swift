import EaselBlocks
import EaselCanvas

/// A part of a user interface: the protocol ``/EaselBlocks/Block``.
public typealias View = EaselBlocks.Block
/// The result builder of bodies: ``/EaselBlocks/BlockBuilder``.
public typealias ViewBuilder = EaselBlocks.BlockBuilder
/// A type-erased view: ``/EaselBlocks/AnyBlock``.
public typealias AnyView = EaselBlocks.AnyBlock
/// A view without content: ``/EaselBlocks/EmptyBlock``.
public typealias EmptyView = EaselBlocks.EmptyBlock
/// Several views in their order: ``/EaselBlocks/TupleBlock``.
public typealias TupleView = EaselBlocks.TupleBlock
/// A custom modifier: ``/EaselBlocks/BlockModifier``.
public typealias ViewModifier = EaselBlocks.BlockModifier

/// A color, fixed or from the environment: ``/EaselBlocks/Tint``.
public typealias Color = EaselBlocks.Tint
/// The color stops of a gradient: ``/EaselBlocks/TintGradient``.
public typealias Gradient = EaselBlocks.TintGradient
/// The gradient of a color: ``/EaselBlocks/TintGradient``.
public typealias AnyGradient = EaselBlocks.TintGradient
/// A linear gradient: ``/EaselBlocks/GradientStyle``.
public typealias LinearGradient = EaselBlocks.GradientStyle
/// A radial gradient: ``/EaselBlocks/GradientStyle``.
public typealias RadialGradient = EaselBlocks.GradientStyle
/// An angular gradient: ``/EaselBlocks/GradientStyle``.
public typealias AngularGradient = EaselBlocks.GradientStyle
/// An elliptical gradient: ``/EaselBlocks/GradientStyle``.
public typealias EllipticalGradient = EaselBlocks.GradientStyle
/// A translucent material: ``/EaselBlocks/MaterialStyle``.
public typealias Material = EaselBlocks.MaterialStyle
/// A foreground style by its level: ``/EaselBlocks/HierarchicalStyle``.
public typealias HierarchicalShapeStyle = EaselBlocks.HierarchicalStyle

/// A font by its role or size: ``/EaselBlocks/TypeStyle``.
public typealias Font = EaselBlocks.TypeStyle
/// The alignment of the lines of a text: ``/EaselBlocks/LineAlignment``.
public typealias TextAlignment = EaselBlocks.LineAlignment
/// The content of a text literal: ``/EaselBlocks/TextContent``.
public typealias LocalizedStringKey = EaselBlocks.TextContent

/// The insets of a rectangle by leading and trailing sides: ``/EaselCanvas/DirectionalEdgeInsets``.
public typealias EdgeInsets = EaselCanvas.DirectionalEdgeInsets
/// The way in which content fits a size: ``/EaselBlocks/AspectMode``.
public typealias ContentMode = EaselBlocks.AspectMode
/// A size that a container proposes: ``/EaselBlocks/ProposedSize``.
public typealias ProposedViewSize = EaselBlocks.ProposedSize
/// The size and the guides of a view: ``/EaselBlocks/LayoutDimensions``.
public typealias ViewDimensions = EaselBlocks.LayoutDimensions
/// The spacing that a view prefers: ``/EaselBlocks/LayoutSpacing``.
public typealias ViewSpacing = EaselBlocks.LayoutSpacing
/// A rectangle or point of a view: ``/EaselBlocks/GeometryAnchor``.
public typealias Anchor = EaselBlocks.GeometryAnchor
/// The mode in which a drawing is blended with what is below it: ``/EaselCanvas/BlendMode``.
public typealias BlendMode = EaselCanvas.BlendMode
/// The outline of a shape: ``/EaselCanvas/Path``.
public typealias Path = EaselCanvas.Path
/// The line of a stroke: ``/EaselCanvas/StrokeStyle``.
public typealias StrokeStyle = EaselCanvas.StrokeStyle

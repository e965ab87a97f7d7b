import EaselCanvas
import EaselViews

/// UIKit's name for ``/EaselViews/View``.
public typealias UIView = View
/// UIKit's name for ``/EaselViews/Label``.
public typealias UILabel = Label
/// UIKit's name for ``/EaselViews/ImageView``.
public typealias UIImageView = ImageView
/// UIKit's name for ``/EaselViews/StackView``.
public typealias UIStackView = StackView
/// UIKit's name for ``/EaselViews/ScrollView``.
public typealias UIScrollView = ScrollView
/// UIKit's name for ``/EaselViews/ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name for ``/EaselViews/PageControl``.
public typealias UIPageControl = PageControl
/// UIKit's name for ``/EaselViews/Event``.
public typealias UIEvent = Event

/// UIKit's name for ``/EaselViews/Responder``.
public typealias UIResponder = Responder
/// UIKit's name for ``/EaselViews/Touch``.
public typealias UITouch = Touch
/// UIKit's name for ``/EaselViews/Window``.
public typealias UIWindow = Window
/// UIKit's name for ``/EaselViews/TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// UIKit's name for ``/EaselViews/TraitCollection/Style``.
public typealias UIUserInterfaceStyle = TraitCollection.Style
/// UIKit's name for ``/EaselViews/SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name for ``/EaselViews/LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name for ``/EaselViews/LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// UIKit's name for ``/EaselViews/LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name for ``/EaselViews/LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name for ``/EaselViews/LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// UIKit's name for ``/EaselViews/LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name for ``/EaselViews/LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name for ``/EaselCanvas/Color``.
public typealias UIColor = Color
/// UIKit's name for ``/EaselCanvas/Font``.
public typealias UIFont = Font
/// UIKit's name for ``/EaselCanvas/Image``.
public typealias UIImage = Image
/// UIKit's name for ``/EaselCanvas/BezierPath``.
public typealias UIBezierPath = BezierPath
/// UIKit's name for ``/EaselCanvas/RectCorner``.
public typealias UIRectCorner = RectCorner
/// UIKit's name for ``/EaselViews/EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name for ``/EaselCanvas/DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name for ``/EaselCanvas/GraphicsRenderer``.
public typealias UIGraphicsRenderer = GraphicsRenderer
/// UIKit's name for ``/EaselCanvas/GraphicsRendererFormat``.
public typealias UIGraphicsRendererFormat = GraphicsRendererFormat
/// UIKit's name for ``/EaselCanvas/GraphicsRendererContext``.
public typealias UIGraphicsRendererContext = GraphicsRendererContext
/// UIKit's name for ``/EaselCanvas/GraphicsImageRenderer``.
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
/// UIKit's name for ``/EaselCanvas/GraphicsImageRenderer/Format``.
public typealias UIGraphicsImageRendererFormat = GraphicsImageRenderer.Format
/// UIKit's name for ``/EaselCanvas/GraphicsImageRenderer/Context``.
public typealias UIGraphicsImageRendererContext = GraphicsImageRenderer.Context

/// UIKit's name for ``/EaselCanvas/TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name for ``/EaselCanvas/LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name for ``/EaselCanvas/TextDirection``.
public typealias NSWritingDirection = TextDirection
/// UIKit's name for ``/EaselCanvas/ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// UIKit's name for ``/EaselCanvas/ParagraphStyle``, which is always mutable.
public typealias NSMutableParagraphStyle = ParagraphStyle

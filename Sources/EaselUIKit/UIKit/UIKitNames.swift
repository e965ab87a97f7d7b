import EaselCanvas
import EaselViews

/// UIKit's name of ``/EaselViews/View``.
public typealias UIView = View
/// UIKit's name of ``/EaselViews/Label``.
public typealias UILabel = Label
/// UIKit's name of ``/EaselViews/ImageView``.
public typealias UIImageView = ImageView
/// UIKit's name of ``/EaselViews/StackView``.
public typealias UIStackView = StackView
/// UIKit's name of ``/EaselViews/ScrollView``.
public typealias UIScrollView = ScrollView
/// UIKit's name of ``/EaselViews/ScrollViewDelegate``.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// UIKit's name of ``/EaselViews/PageControl``.
public typealias UIPageControl = PageControl
/// UIKit's name of ``/EaselViews/Event``.
public typealias UIEvent = Event

/// UIKit's name of ``/EaselViews/Responder``.
public typealias UIResponder = Responder
/// UIKit's name of ``/EaselViews/Touch``.
public typealias UITouch = Touch
/// UIKit's name of ``/EaselViews/Window``.
public typealias UIWindow = Window
/// UIKit's name of ``/EaselViews/TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of ``/EaselViews/TraitCollection/Style``.
public typealias UIUserInterfaceStyle = TraitCollection.Style
/// UIKit's name of ``/EaselViews/SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name of ``/EaselViews/LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name of ``/EaselViews/LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// UIKit's name of ``/EaselViews/LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name of ``/EaselViews/LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name of ``/EaselViews/LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// UIKit's name of ``/EaselViews/LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name of ``/EaselViews/LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name of ``/EaselCanvas/Color``.
public typealias UIColor = Color
/// UIKit's name of ``/EaselCanvas/Font``.
public typealias UIFont = Font
/// UIKit's name of ``/EaselCanvas/Image``.
public typealias UIImage = Image
/// UIKit's name of ``/EaselCanvas/BezierPath``.
public typealias UIBezierPath = BezierPath
/// UIKit's name of ``/EaselCanvas/RectCorner``.
public typealias UIRectCorner = RectCorner
/// UIKit's name of ``/EaselViews/EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of ``/EaselViews/DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name of ``/EaselCanvas/GraphicsRenderer``.
public typealias UIGraphicsRenderer = GraphicsRenderer
/// UIKit's name of ``/EaselCanvas/GraphicsRendererFormat``.
public typealias UIGraphicsRendererFormat = GraphicsRendererFormat
/// UIKit's name of ``/EaselCanvas/GraphicsRendererContext``.
public typealias UIGraphicsRendererContext = GraphicsRendererContext
/// UIKit's name of ``/EaselCanvas/GraphicsImageRenderer``.
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
/// UIKit's name of ``/EaselCanvas/GraphicsImageRenderer/Format``.
public typealias UIGraphicsImageRendererFormat = GraphicsImageRenderer.Format
/// UIKit's name of ``/EaselCanvas/GraphicsImageRenderer/Context``.
public typealias UIGraphicsImageRendererContext = GraphicsImageRenderer.Context

/// UIKit's name of ``/EaselCanvas/TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name of ``/EaselCanvas/LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name of ``/EaselCanvas/TextDirection``.
public typealias NSWritingDirection = TextDirection
/// UIKit's name of ``/EaselCanvas/ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// UIKit's name of ``/EaselCanvas/ParagraphStyle``, which can always be changed.
public typealias NSMutableParagraphStyle = ParagraphStyle

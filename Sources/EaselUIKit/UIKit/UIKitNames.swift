import EaselCanvas
import EaselViews

/// UIKit's name of ``View``.
public typealias UIView = View
/// UIKit's name of ``Label``.
public typealias UILabel = Label
/// UIKit's name of ``ImageView``.
public typealias UIImageView = ImageView
/// UIKit's name of ``StackView``.
public typealias UIStackView = StackView
/// UIKit's name of ``ScrollView``.
public typealias UIScrollView = ScrollView
/// UIKit's name of ``PageControl``.
public typealias UIPageControl = PageControl
/// UIKit's name of ``Event``.
public typealias UIEvent = Event

/// UIKit's name of ``Responder``.
public typealias UIResponder = Responder
/// UIKit's name of ``Touch``.
public typealias UITouch = Touch
/// UIKit's name of ``Window``.
public typealias UIWindow = Window
/// UIKit's name of ``TraitCollection``.
public typealias UITraitCollection = TraitCollection
/// UIKit's name of ``TraitCollection/Style``.
public typealias UIUserInterfaceStyle = TraitCollection.Style
/// UIKit's name of ``SemanticContentAttribute``.
public typealias UISemanticContentAttribute = SemanticContentAttribute

/// UIKit's name of ``LayoutConstraint``.
public typealias NSLayoutConstraint = LayoutConstraint
/// UIKit's name of ``LayoutAnchor``.
public typealias NSLayoutAnchor = LayoutAnchor
/// UIKit's name of ``LayoutXAxisAnchor``.
public typealias NSLayoutXAxisAnchor = LayoutXAxisAnchor
/// UIKit's name of ``LayoutYAxisAnchor``.
public typealias NSLayoutYAxisAnchor = LayoutYAxisAnchor
/// UIKit's name of ``LayoutDimension``.
public typealias NSLayoutDimension = LayoutDimension
/// UIKit's name of ``LayoutGuide``.
public typealias UILayoutGuide = LayoutGuide
/// UIKit's name of ``LayoutPriority``.
public typealias UILayoutPriority = LayoutPriority

/// UIKit's name of ``Color``.
public typealias UIColor = Color
/// UIKit's name of ``Font``.
public typealias UIFont = Font
/// UIKit's name of ``Image``.
public typealias UIImage = Image
/// UIKit's name of ``BezierPath``.
public typealias UIBezierPath = BezierPath
/// UIKit's name of ``RectCorner``.
public typealias UIRectCorner = RectCorner
/// UIKit's name of ``EdgeInsets``.
public typealias UIEdgeInsets = EdgeInsets
/// UIKit's name of ``DirectionalEdgeInsets``.
public typealias NSDirectionalEdgeInsets = DirectionalEdgeInsets
/// UIKit's name of ``GraphicsImageRenderer``.
public typealias UIGraphicsImageRenderer = GraphicsImageRenderer
/// UIKit's name of ``GraphicsImageRenderer/Format``.
public typealias UIGraphicsImageRendererFormat = GraphicsImageRenderer.Format
/// UIKit's name of ``GraphicsImageRenderer/Context``.
public typealias UIGraphicsImageRendererContext = GraphicsImageRenderer.Context

/// UIKit's name of ``TextAlignment``.
public typealias NSTextAlignment = TextAlignment
/// UIKit's name of ``LineBreakMode``.
public typealias NSLineBreakMode = LineBreakMode
/// UIKit's name of ``TextDirection``.
public typealias NSWritingDirection = TextDirection
/// UIKit's name of ``ParagraphStyle``.
public typealias NSParagraphStyle = ParagraphStyle
/// UIKit's name of ``ParagraphStyle``, which can always be changed.
public typealias NSMutableParagraphStyle = ParagraphStyle

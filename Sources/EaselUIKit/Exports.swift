// Written by `Scripts/exports --write`; `Scripts/exports --check` keeps it.
//
// Names, not modules, so that a module beside this one may give `Color` or `Font` another meaning.
// Left out: what has UIKit's name here, and what `docs/tables/names-kept-free.tsv` keeps for others.

// Whoever imports UIKit has Foundation too, and so has whoever imports its names.
@_exported import Foundation

@_exported import enum EaselCanvas.AccessibilityHeadingLevel
@_exported import enum EaselCanvas.Appearance
@_exported import class EaselCanvas.BitmapSurface
@_exported import struct EaselCanvas.CGAffineTransform
@_exported import struct EaselCanvas.CGAffineTransformComponents
@_exported import struct EaselCanvas.CGVector
@_exported import struct EaselCanvas.Compositing
@_exported import struct EaselCanvas.ConicGradient
@_exported import struct EaselCanvas.CornerRadii
@_exported import struct EaselCanvas.Diagnostic
@_exported import struct EaselCanvas.DocumentInfo
@_exported import struct EaselCanvas.EaselAttributes
@_exported import struct EaselCanvas.EaselError
@_exported import struct EaselCanvas.EmbeddedPDF
@_exported import enum EaselCanvas.FontFamilies
@_exported import enum EaselCanvas.FontLibrary
@_exported import struct EaselCanvas.GroupEffects
@_exported import struct EaselCanvas.HatchPattern
@_exported import struct EaselCanvas.ImageMap
@_exported import struct EaselCanvas.ImagePattern
@_exported import struct EaselCanvas.Limits
@_exported import struct EaselCanvas.LinkArea
@_exported import enum EaselCanvas.LinkTarget
@_exported import enum EaselCanvas.MarkedContent
@_exported import struct EaselCanvas.Mask
@_exported import struct EaselCanvas.OKLab
@_exported import enum EaselCanvas.OutputTarget
@_exported import enum EaselCanvas.PDFConformance
@_exported import class EaselCanvas.PDFDocument
@_exported import struct EaselCanvas.PDFEncryption
@_exported import struct EaselCanvas.PDFOutlineStyle
@_exported import struct EaselCanvas.PDFPageBoxes
@_exported import enum EaselCanvas.PDFPageNumbering
@_exported import struct EaselCanvas.PDFPresentation
@_exported import enum EaselCanvas.PageSize
@_exported import enum EaselCanvas.Paint
@_exported import struct EaselCanvas.Recording
@_exported import class EaselCanvas.RecordingCanvas
@_exported import class EaselCanvas.RenderContext
@_exported import enum EaselCanvas.RenderFormat
@_exported import struct EaselCanvas.RenderOptions
@_exported import struct EaselCanvas.RenderResult
@_exported import protocol EaselCanvas.Renderable
@_exported import struct EaselCanvas.RenderingQuality
@_exported import class EaselCanvas.SVGDocument
@_exported import struct EaselCanvas.Shadow
@_exported import struct EaselCanvas.TextLayout
@_exported import struct EaselCanvas.TextPlaceholder
@_exported import struct EaselCanvas.TextStyle
@_exported import struct EaselCanvas.XMPSchema
@_exported import class EaselTimer.Timer
@_exported import class EaselViews.AnimationClock
@_exported import class EaselViews.ClockTimer
@_exported import protocol EaselViews.InstantiableLayer
@_exported import protocol EaselViews.LayoutItem
@_exported import protocol EaselViews.LinkableView
@_exported import struct EaselViews.NullAction
@_exported import class EaselViews.TimedObject

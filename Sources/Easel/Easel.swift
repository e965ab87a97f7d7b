@_exported import EaselBlockViews
@_exported import EaselBlocks
@_exported import EaselCanvas
@_exported import EaselChartViews
@_exported import EaselCharts
@_exported import EaselReports
@_exported import EaselViews
@_exported import Foundation

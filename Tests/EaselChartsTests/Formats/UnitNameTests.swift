import Testing

@testable import EaselCharts

@Suite struct UnitNameTests {
  @Test(arguments: [
    "MW", "GWh", "km/h", "°C", "%", "€", "ppm", "kg", "m²", "Thousands", "Mio. €", "Mass in g",
    "Preis in €", "Load (MW)", "Depth, km", "Speed [m/s]", "Energy in kWh/m²", "t per ha",
    "Rain in mm", "Millionen",
  ]) func `labels with a unit say it`(_ label: String) {
    #expect(UnitName.isSaid(by: label))
  }

  @Test(arguments: [
    "", " ", "Sales", "Value", "x", "t", "A", "Count", "Low, High", "Flights", "Born in Spain",
    "People", "Energy", "(", ")", ", ", "Kings (of Spain)", "Mass in ",
  ]) func `names without a unit say none`(_ label: String) {
    #expect(!UnitName.isSaid(by: label))
  }
}

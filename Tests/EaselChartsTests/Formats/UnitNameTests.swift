import Testing

@testable import EaselCharts

@Suite struct UnitNameTests {
  @Test(arguments: [
    "MW", "GWh", "km/h", "°C", "%", "€", "ppm", "kg", "m²", "Thousands", "Mio. €", "Mass in g",
    "Preis in €", "Load (MW)", "Depth, km", "Speed [m/s]", "Energy in kWh/m²", "t per ha",
    "Rain in mm", "Millionen",
  ]) func `a unit in a label is found`(_ label: String) {
    #expect(UnitName.isSaid(by: label))
  }

  @Test(arguments: [
    "", " ", "Sales", "Value", "x", "t", "A", "Count", "Low, High", "Flights", "Born in Spain",
    "People", "Energy", "(", ")", ", ", "Kings (of Spain)", "Mass in ",
  ]) func `no unit is found in a name without one`(_ label: String) {
    #expect(!UnitName.isSaid(by: label))
  }
}

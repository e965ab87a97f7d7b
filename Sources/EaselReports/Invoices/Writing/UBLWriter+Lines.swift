import Foundation

extension UBLWriter {
  func add(
    _ line: EInvoice.Line, _ index: Int, quantity: String, kind: String,
    to xml: inout ElementWriter
  ) {
    xml.add("cac:\(kind)Line") { xml in
      xml.add("cbc:ID", line.id ?? String(index + 1))
      xml.add("cbc:Note", line.note)
      xml.add("cbc:\(quantity)Quantity", line.quantity.plainText, ["unitCode": line.unit])
      addAmount("cbc:LineExtensionAmount", line.amount, to: &xml)
      xml.add("cbc:AccountingCost", line.accountingReference)
      add(line.period, to: &xml)
      xml.add("cac:OrderLineReference") { $0.add("cbc:LineID", line.orderLine) }
      addObject(line.objectID, as: "cac:DocumentReference", to: &xml)
      for item in line.writtenAllowances { add(item, isCharge: false, to: &xml) }
      for item in line.writtenCharges { add(item, isCharge: true, to: &xml) }
      addItem(line, to: &xml)
      addPrice(line, to: &xml)
    }
  }

  private func addItem(_ line: EInvoice.Line, to xml: inout ElementWriter) {
    xml.add("cac:Item") { xml in
      xml.add("cbc:Description", line.description)
      xml.add("cbc:Name", line.name)
      add(line.buyerItemID, as: "cac:BuyersItemIdentification", to: &xml)
      add(line.sellerItemID, as: "cac:SellersItemIdentification", to: &xml)
      xml.add("cac:StandardItemIdentification") { xml in
        xml.add("cbc:ID", line.standardItemID?.id, ["schemeID": line.standardItemID?.scheme])
      }
      xml.add("cac:OriginCountry") { $0.add("cbc:IdentificationCode", line.originCountry) }
      for item in line.classifications {
        xml.add("cac:CommodityClassification") {
          $0.add(
            "cbc:ItemClassificationCode", item.code,
            ["listID": item.list, "listVersionID": item.version])
        }
      }
      add(line.tax, as: "cac:ClassifiedTaxCategory", to: &xml)
      for attribute in line.attributes {
        xml.add("cac:AdditionalItemProperty") { xml in
          xml.add("cbc:Name", attribute.name)
          xml.add("cbc:Value", attribute.value)
        }
      }
    }
  }

  private func addPrice(_ line: EInvoice.Line, to xml: inout ElementWriter) {
    xml.add("cac:Price") { xml in
      xml.add("cbc:PriceAmount", line.price.plainText, ["currencyID": draft.currency])
      xml.add("cbc:BaseQuantity", line.priceQuantity?.plainText, ["unitCode": line.unit])
      if let gross = line.writtenGrossPrice {
        xml.add("cac:AllowanceCharge") { xml in
          xml.add("cbc:ChargeIndicator", "false")
          let discount = line.priceDiscount ?? (gross - line.price)
          xml.add("cbc:Amount", discount.plainText, ["currencyID": draft.currency])
          xml.add("cbc:BaseAmount", gross.plainText, ["currencyID": draft.currency])
        }
      }
    }
  }
}

import Foundation

extension CIIWriter {
  func add(_ line: EInvoice.Line, _ index: Int, to xml: inout ElementWriter) {
    xml.add("ram:IncludedSupplyChainTradeLineItem") { xml in
      xml.add("ram:AssociatedDocumentLineDocument") { xml in
        xml.add("ram:LineID", line.id ?? String(index + 1))
        xml.add("ram:IncludedNote") { $0.add("ram:Content", line.note) }
      }
      addProduct(line, to: &xml)
      xml.add("ram:SpecifiedLineTradeAgreement") { xml in
        xml.add("ram:BuyerOrderReferencedDocument") { $0.add("ram:LineID", line.orderLine) }
        addPrices(line, to: &xml)
      }
      xml.add("ram:SpecifiedLineTradeDelivery") {
        $0.add("ram:BilledQuantity", line.quantity.plainText, ["unitCode": line.unit])
      }
      xml.add("ram:SpecifiedLineTradeSettlement") { xml in
        xml.add("ram:ApplicableTradeTax") { add(line.tax, to: &$0) }
        add(line.period, to: &xml)
        for item in line.writtenAllowances { add(item, isCharge: false, to: &xml) }
        for item in line.writtenCharges { add(item, isCharge: true, to: &xml) }
        xml.add("ram:SpecifiedTradeSettlementLineMonetarySummation") {
          $0.add("ram:LineTotalAmount", line.amount.amountText)
        }
        addReference(line.objectID?.id, type: "130", scheme: line.objectID?.scheme, to: &xml)
        xml.add("ram:ReceivableSpecifiedTradeAccountingAccount") {
          $0.add("ram:ID", line.accountingReference)
        }
      }
    }
  }

  private func addProduct(_ line: EInvoice.Line, to xml: inout ElementWriter) {
    xml.add("ram:SpecifiedTradeProduct") { xml in
      let id = line.standardItemID
      xml.add("ram:GlobalID", id?.id, ["schemeID": id?.scheme])
      xml.add("ram:SellerAssignedID", line.sellerItemID)
      xml.add("ram:BuyerAssignedID", line.buyerItemID)
      xml.add("ram:Name", line.name)
      xml.add("ram:Description", line.description)
      for attribute in line.attributes {
        xml.add("ram:ApplicableProductCharacteristic") { xml in
          xml.add("ram:Description", attribute.name)
          xml.add("ram:Value", attribute.value)
        }
      }
      for item in line.classifications {
        xml.add("ram:DesignatedProductClassification") {
          $0.add("ram:ClassCode", item.code, ["listID": item.list, "listVersionID": item.version])
        }
      }
      xml.add("ram:OriginTradeCountry") { $0.add("ram:ID", line.originCountry) }
    }
  }

  private func addPrices(_ line: EInvoice.Line, to xml: inout ElementWriter) {
    let quantity = line.priceQuantity?.plainText
    if let gross = line.writtenGrossPrice {
      xml.add("ram:GrossPriceProductTradePrice") { xml in
        xml.add("ram:ChargeAmount", gross.plainText)
        xml.add("ram:BasisQuantity", quantity, ["unitCode": line.unit])
        if let discount = line.priceDiscount {
          xml.add("ram:AppliedTradeAllowanceCharge") { xml in
            xml.add("ram:ChargeIndicator") { $0.add("udt:Indicator", "false") }
            xml.add("ram:ActualAmount", discount.plainText)
          }
        }
      }
    }
    xml.add("ram:NetPriceProductTradePrice") { xml in
      xml.add("ram:ChargeAmount", line.price.plainText)
      xml.add("ram:BasisQuantity", quantity, ["unitCode": line.unit])
    }
  }
}

import Foundation

extension Invoice {
  /// The invoice as a CrossIndustryInvoice of the profile EN 16931; the standard fixes the order of
  /// the elements.
  var xml: Data {
    let standard = "urn:un:unece:uncefact:data:standard"
    let attributes: KeyValuePairs = [
      "xmlns:rsm": "\(standard):CrossIndustryInvoice:100",
      "xmlns:ram": "\(standard):ReusableAggregateBusinessInformationEntity:100",
      "xmlns:udt": "\(standard):UnqualifiedDataType:100",
    ]
    var xml = XMLWriter()
    xml.add("rsm:CrossIndustryInvoice", attributes) { xml in
      xml.add("rsm:ExchangedDocumentContext") { xml in
        xml.add("ram:GuidelineSpecifiedDocumentContextParameter") { xml in
          xml.add("ram:ID", "urn:cen.eu:en16931:2017")
        }
      }
      xml.add("rsm:ExchangedDocument") { xml in
        xml.add("ram:ID", number)
        xml.add("ram:TypeCode", "380")
        add(date, as: "ram:IssueDateTime", to: &xml)
      }
      xml.add("rsm:SupplyChainTradeTransaction") { xml in
        for item in items { add(item, to: &xml) }
        addParties(to: &xml)
        xml.add("ram:ApplicableHeaderTradeDelivery") { xml in
          xml.add("ram:ActualDeliverySupplyChainEvent") { xml in
            add(delivery, as: "ram:OccurrenceDateTime", to: &xml)
          }
        }
        addSettlement(to: &xml)
      }
    }
    return Data(xml.text.utf8)
  }

  private func add(_ item: Item, to xml: inout XMLWriter) {
    xml.add("ram:IncludedSupplyChainTradeLineItem") { xml in
      xml.add("ram:AssociatedDocumentLineDocument") { $0.add("ram:LineID", "\(item.position)") }
      xml.add("ram:SpecifiedTradeProduct") { xml in
        xml.add("ram:Name", item.name)
        xml.add("ram:Description", item.description)
      }
      xml.add("ram:SpecifiedLineTradeAgreement") { xml in
        xml.add("ram:NetPriceProductTradePrice") { $0.add("ram:ChargeAmount", "\(item.price)") }
      }
      xml.add("ram:SpecifiedLineTradeDelivery") { xml in
        xml.add("ram:BilledQuantity", "\(item.quantity)", ["unitCode": item.unit.code])
      }
      xml.add("ram:SpecifiedLineTradeSettlement") { xml in
        add(item.rate, to: &xml)
        if let discount = item.discount {
          xml.add("ram:SpecifiedTradeAllowanceCharge") { xml in
            xml.add("ram:ChargeIndicator") { $0.add("udt:Indicator", "false") }
            xml.add("ram:CalculationPercent", "\(discount * 100)")
            xml.add("ram:BasisAmount", cents(item.base))
            xml.add("ram:ActualAmount", cents(item.allowance))
            xml.add("ram:ReasonCode", "95")
            xml.add("ram:Reason", "Rabatt")
          }
        }
        xml.add("ram:SpecifiedTradeSettlementLineMonetarySummation") { xml in
          xml.add("ram:LineTotalAmount", cents(item.amount))
        }
      }
    }
  }

  private func addParties(to xml: inout XMLWriter) {
    xml.add("ram:ApplicableHeaderTradeAgreement") { xml in
      xml.add("ram:BuyerReference", customer.number)
      xml.add("ram:SellerTradeParty") { xml in
        xml.add("ram:Name", seller.name)
        addAddress(seller.postcode, seller.street, seller.city, to: &xml)
        xml.add("ram:URIUniversalCommunication") { xml in
          xml.add("ram:URIID", seller.email, ["schemeID": "EM"])
        }
        xml.add("ram:SpecifiedTaxRegistration") { xml in
          xml.add("ram:ID", seller.vatID, ["schemeID": "VA"])
        }
      }
      xml.add("ram:BuyerTradeParty") { xml in
        xml.add("ram:ID", customer.number)
        xml.add("ram:Name", customer.name)
        xml.add("ram:DefinedTradeContact") { $0.add("ram:PersonName", customer.contact) }
        addAddress(customer.postcode, customer.street, customer.city, to: &xml)
      }
      xml.add("ram:BuyerOrderReferencedDocument") { $0.add("ram:IssuerAssignedID", order) }
    }
  }

  private func addSettlement(to xml: inout XMLWriter) {
    xml.add("ram:ApplicableHeaderTradeSettlement") { xml in
      xml.add("ram:PaymentReference", number)
      xml.add("ram:InvoiceCurrencyCode", "EUR")
      xml.add("ram:SpecifiedTradeSettlementPaymentMeans") { xml in
        xml.add("ram:TypeCode", "58")
        xml.add("ram:PayeePartyCreditorFinancialAccount") { xml in
          xml.add("ram:IBANID", seller.iban.filter { $0 != " " })
          xml.add("ram:AccountName", seller.name)
        }
        xml.add("ram:PayeeSpecifiedCreditorFinancialInstitution") { xml in
          xml.add("ram:BICID", seller.bic)
        }
      }
      for tax in taxes { add(tax.rate, tax, to: &xml) }
      xml.add("ram:SpecifiedTradePaymentTerms") { xml in
        add(due, as: "ram:DueDateDateTime", to: &xml)
      }
      xml.add("ram:SpecifiedTradeSettlementHeaderMonetarySummation") { xml in
        xml.add("ram:LineTotalAmount", cents(net))
        xml.add("ram:TaxBasisTotalAmount", cents(net))
        xml.add("ram:TaxTotalAmount", cents(gross - net), ["currencyID": "EUR"])
        xml.add("ram:GrandTotalAmount", cents(gross))
        xml.add("ram:DuePayableAmount", cents(gross))
      }
    }
  }

  /// Adds a rate of tax, with the sums of the invoice where they are given.
  private func add(_ rate: Decimal, _ sums: Tax? = nil, to xml: inout XMLWriter) {
    xml.add("ram:ApplicableTradeTax") { xml in
      if let sums { xml.add("ram:CalculatedAmount", cents(sums.amount)) }
      xml.add("ram:TypeCode", "VAT")
      if let sums { xml.add("ram:BasisAmount", cents(sums.net)) }
      xml.add("ram:CategoryCode", "S")
      xml.add("ram:RateApplicablePercent", "\(rate * 100)")
    }
  }

  private func addAddress(
    _ postcode: String, _ street: String, _ city: String, to xml: inout XMLWriter
  ) {
    xml.add("ram:PostalTradeAddress") { xml in
      xml.add("ram:PostcodeCode", postcode)
      xml.add("ram:LineOne", street)
      xml.add("ram:CityName", city)
      xml.add("ram:CountryID", "DE")
    }
  }

  private func add(_ date: Date, as name: String, to xml: inout XMLWriter) {
    let day = date.formatted(.iso8601.year().month().day().dateSeparator(.omitted))
    xml.add(name) { $0.add("udt:DateTimeString", day, ["format": "102"]) }
  }

  /// An amount with two decimals.
  private func cents(_ amount: Decimal) -> String {
    let cents = NSDecimalNumber(decimal: amount * 100).int64Value
    let rest = abs(cents % 100)
    return "\(cents < 0 ? "-" : "")\(abs(cents / 100)).\(rest < 10 ? "0" : "")\(rest)"
  }
}

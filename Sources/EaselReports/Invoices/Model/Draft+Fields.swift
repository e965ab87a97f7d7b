import Foundation

extension EInvoice.Draft {
  /// Visits each text and each number.
  mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&number, "number", "BT-1")
    visitor.text(&type, "type", "BT-3")
    visitor.text(&terms, "terms", "BT-20")
    visitor.text(&currency, "currency", "BT-5")
    visitor.text(&taxCurrency, "taxCurrency", "BT-6")
    visitor.number(&taxInTaxCurrency, "taxInTaxCurrency", "BT-111")
    visitor.text(&taxPointCode, "taxPointCode", "BT-8")
    visitor.text(&process, "process", "BT-23")
    visitor.text(&buyerReference, "buyerReference", "BT-10")
    references.visit(visitor.at("references"))
    visitor.each(&preceding, "preceding") { $1.text(&$0.number, "number", "BT-25") }
    visitor.each(&notes, "notes") { note, visitor in
      visitor.text(&note.text, "text", "BT-22")
      visitor.text(&note.subject, "subject", "BT-21")
    }
    seller.visit(visitor.at("seller"), "BG-4")
    buyer.visit(visitor.at("buyer"), "BG-7")
    visitor.one(&payee, "payee") { $0.visit($1, "BG-10") }
    visitor.one(&taxRepresentative, "taxRepresentative") { $0.visit($1, "BG-11") }
    visitor.one(&delivery, "delivery") { $0.visit($1) }
    visitor.one(&payment, "payment") { $0.visit($1) }
    visitor.each(&allowances, "allowances") { $0.visit($1, "BG-20") }
    visitor.each(&charges, "charges") { $0.visit($1, "BG-21") }
    visitor.each(&lines, "lines") { $0.visit($1) }
    visitor.number(&prepaid, "prepaid", "BT-113")
    visitor.number(&rounding, "rounding", "BT-114")
    visitor.one(&totals, "totals") { $0.visit($1) }
    visitor.each(&attachments, "attachments") { $0.visit($1) }
  }
}

extension EInvoice.References {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&project, "project", "BT-11")
    visitor.text(&contract, "contract", "BT-12")
    visitor.text(&order, "order", "BT-13")
    visitor.text(&salesOrder, "salesOrder", "BT-14")
    visitor.text(&receivingAdvice, "receivingAdvice", "BT-15")
    visitor.text(&despatchAdvice, "despatchAdvice", "BT-16")
    visitor.text(&tender, "tender", "BT-17")
    visitor.one(&object, "object") { $0.visit($1, "BT-18") }
    visitor.text(&accounting, "accounting", "BT-19")
  }
}

extension EInvoice.Identifier {
  fileprivate mutating func visit(_ visitor: FieldVisitor, _ term: String) {
    visitor.text(&id, "id", term)
    visitor.text(&scheme, "scheme", term)
  }
}

extension EInvoice.Party {
  fileprivate mutating func visit(_ visitor: FieldVisitor, _ term: String) {
    visitor.text(&name, "name", term)
    visitor.text(&tradingName, "tradingName", term)
    visitor.each(&ids, "ids") { $0.visit($1, term) }
    visitor.one(&legalID, "legalID") { $0.visit($1, term) }
    visitor.text(&vatID, "vatID", term)
    visitor.text(&taxNumber, "taxNumber", term)
    visitor.text(&legalForm, "legalForm", term)
    visitor.one(&electronicAddress, "electronicAddress") { $0.visit($1, term) }
    visitor.one(&address, "address") { $0.visit($1, term) }
    visitor.one(&contact, "contact") { contact, visitor in
      visitor.text(&contact.name, "name", term)
      visitor.text(&contact.phone, "phone", term)
      visitor.text(&contact.email, "email", term)
    }
  }
}

extension EInvoice.Address {
  fileprivate mutating func visit(_ visitor: FieldVisitor, _ term: String) {
    visitor.text(&line1, "line1", term)
    visitor.text(&line2, "line2", term)
    visitor.text(&line3, "line3", term)
    visitor.text(&postcode, "postcode", term)
    visitor.text(&city, "city", term)
    visitor.text(&region, "region", term)
    visitor.text(&country, "country", term)
  }
}

extension EInvoice.Delivery {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&name, "name", "BT-70")
    visitor.one(&locationID, "locationID") { $0.visit($1, "BT-71") }
    visitor.one(&address, "address") { $0.visit($1, "BG-15") }
  }
}

extension EInvoice.Payment {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&code, "code", "BT-81")
    visitor.text(&text, "text", "BT-82")
    visitor.text(&reference, "reference", "BT-83")
    visitor.each(&accounts, "accounts") { account, visitor in
      visitor.text(&account.id, "id", "BT-84")
      visitor.text(&account.name, "name", "BT-85")
      visitor.text(&account.bic, "bic", "BT-86")
    }
    visitor.one(&card, "card") { card, visitor in
      visitor.text(&card.number, "number", "BT-87")
      visitor.text(&card.holder, "holder", "BT-88")
    }
    visitor.one(&debit, "debit") { debit, visitor in
      visitor.text(&debit.mandate, "mandate", "BT-89")
      visitor.text(&debit.creditor, "creditor", "BT-90")
      visitor.text(&debit.account, "account", "BT-91")
    }
  }
}

extension EInvoice.Attachment {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&id, "id", "BT-122")
    visitor.text(&description, "description", "BT-123")
    visitor.text(&location, "location", "BT-124")
    visitor.one(&file, "file") { file, visitor in
      visitor.text(&file.name, "name", "BT-125")
      visitor.text(&file.type, "type", "BT-125")
    }
  }
}

extension EInvoice.AllowanceCharge {
  fileprivate mutating func visit(_ visitor: FieldVisitor, _ term: String) {
    visitor.number(&amount, "amount", term)
    visitor.number(&percent, "percent", term)
    visitor.number(&base, "base", term)
    visitor.text(&reason, "reason", term)
    visitor.text(&reasonCode, "reasonCode", term)
    visitor.one(&tax, "tax") { $0.visit($1, term) }
  }
}

extension EInvoice.Tax {
  fileprivate mutating func visit(_ visitor: FieldVisitor, _ term: String) {
    visitor.text(&category.rawValue, "category", term)
    visitor.number(&rate, "rate", term)
    visitor.text(&reason, "reason", "BT-120")
    visitor.text(&reasonCode, "reasonCode", "BT-121")
  }
}

extension EInvoice.Line {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.text(&id, "id", "BT-126")
    visitor.text(&note, "note", "BT-127")
    visitor.one(&objectID, "objectID") { $0.visit($1, "BT-128") }
    visitor.text(&name, "name", "BT-153")
    visitor.text(&description, "description", "BT-154")
    visitor.number(&quantity, "quantity", "BT-129")
    visitor.text(&unit, "unit", "BT-130")
    visitor.number(&price, "price", "BT-146")
    visitor.number(&priceQuantity, "priceQuantity", "BT-149")
    visitor.number(&grossPrice, "grossPrice", "BT-148")
    visitor.number(&priceDiscount, "priceDiscount", "BT-147")
    tax.visit(visitor.at("tax"), "BG-30")
    visitor.each(&allowances, "allowances") { $0.visit($1, "BG-27") }
    visitor.each(&charges, "charges") { $0.visit($1, "BG-28") }
    visitor.number(&net, "net", "BT-131")
    visitor.text(&orderLine, "orderLine", "BT-132")
    visitor.text(&accountingReference, "accountingReference", "BT-133")
    visitItem(visitor)
  }

  private mutating func visitItem(_ visitor: FieldVisitor) {
    visitor.text(&sellerItemID, "sellerItemID", "BT-155")
    visitor.text(&buyerItemID, "buyerItemID", "BT-156")
    visitor.one(&standardItemID, "standardItemID") { $0.visit($1, "BT-157") }
    visitor.each(&classifications, "classifications") { item, visitor in
      visitor.text(&item.code, "code", "BT-158")
      visitor.text(&item.list, "list", "BT-158")
      visitor.text(&item.version, "version", "BT-158")
    }
    visitor.text(&originCountry, "originCountry", "BT-159")
    visitor.each(&attributes, "attributes") { attribute, visitor in
      visitor.text(&attribute.name, "name", "BT-160")
      visitor.text(&attribute.value, "value", "BT-161")
    }
  }
}

extension InvoiceTotals {
  fileprivate mutating func visit(_ visitor: FieldVisitor) {
    visitor.number(&lines, "lines", "BT-106")
    visitor.number(&allowances, "allowances", "BT-107")
    visitor.number(&charges, "charges", "BT-108")
    visitor.number(&net, "net", "BT-109")
    visitor.each(&taxes, "taxes") { group, visitor in
      group.tax.visit(visitor.at("tax"), "BG-23")
      visitor.number(&group.base, "base", "BT-116")
      visitor.number(&group.amount, "amount", "BT-117")
    }
    visitor.number(&tax, "tax", "BT-110")
    visitor.number(&gross, "gross", "BT-112")
    visitor.number(&prepaid, "prepaid", "BT-113")
    visitor.number(&rounding, "rounding", "BT-114")
    visitor.number(&due, "due", "BT-115")
    visitor.text(&currency, "currency", "BT-5")
  }
}

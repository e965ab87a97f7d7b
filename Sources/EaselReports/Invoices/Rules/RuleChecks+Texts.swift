extension RuleChecks {
  /// Checks that no text is blank, and that XML can contain each.
  func checkTexts() {
    for field in normalized.blankTexts {
      require(
        false,
        RuleName(
          facturX: ["PEPPOL-EN16931-R008"], xrechnung: ["PEPPOL-EN16931-R008"],
          peppol: ["PEPPOL-EN16931-R008"], easel: ["EASEL-TEXT"]), field.term, at: field.path,
        "a text has only spaces; set it to nil")
    }
    for field in normalized.unwritableTexts {
      require(
        false, .easel("EASEL-TEXT"), field.term, at: field.path,
        "a text contains a control character, which XML cannot contain; remove it")
    }
    for (index, note) in draft.notes.enumerated() {
      require(
        !note.text.isEmpty, .easel("EASEL-TEXT"), "BT-22", at: "notes[\(index)]",
        "the note has a subject and no text; set text")
    }
  }
}

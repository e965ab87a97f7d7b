/// The chapters of the price list with their groups, in English and German.
struct Catalogue {
  /// Words in both languages.
  struct Words: Hashable {
    let english: String
    let german: String

    /// Words as `English|German`.
    init(_ both: Substring) {
      let parts = both.split(separator: "|", maxSplits: 1).map(String.init)
      english = parts.first ?? ""
      german = parts.last ?? ""
    }
  }

  /// A group of articles, as a key of rows.
  struct Group: Hashable {
    let chapter: Int
    let index: Int
    let name: Words
  }

  /// A pattern of two numbers, such as `{b} × {a}0 mm`.
  struct Size {
    private let parts: [String]

    init(_ pattern: String) {
      parts = pattern.split(omittingEmptySubsequences: false) { "{}".contains($0) }.map(String.init)
    }

    /// Writes a size after a name.
    func text(_ name: String, _ a: Int, _ b: Int) -> String {
      var text = name + ", "
      for part in parts {
        switch part {
        case "a": text += String(a)
        case "b": text += String(b)
        default: text += part
        }
      }
      return text
    }
  }

  struct Chapter {
    let number: Int
    let name: Words
    let shape: Illustration.Shape
    let groups: [Group]
    /// What the series of a group are made of.
    let materials: [Words]
    /// How a size is written in both languages.
    let sizes: (english: Size, german: Size)
    /// For how many articles the price is.
    let unit: Int
  }

  let chapters: [Chapter]

  static let standard = Catalogue(
    chapters: text.split(separator: "\n\n").enumerated().map { index, lines in
      let lines = lines.split(separator: "\n")
      let head = lines[0].split(separator: ";")
      return Chapter(
        number: index + 1, name: Words(head[0]),
        shape: Illustration.Shape(rawValue: String(head[1])) ?? .box,
        groups: lines[1].split(separator: ";").enumerated().map {
          Group(chapter: index, index: $0, name: Words($1))
        },
        materials: lines[2].split(separator: ";").map(Words.init),
        sizes: (Size(Words(head[2]).english), Size(Words(head[2]).german)),
        unit: Int(head[3]) ?? 1)
    })

  /// A paragraph for each chapter: its name, its illustration, its sizes and its unit; its groups; its
  /// materials.
  private static let text = """
    Screws|Schrauben;screw;{b} × {a}0 mm;100
    Wood screws|Holzschrauben;Chipboard screws|Spanplattenschrauben;Drywall screws|Schnellbauschrauben;Machine screws|Gewindeschrauben;Self-tapping screws|Blechschrauben;Decking screws|Terrassenschrauben;Hexagon bolts|Sechskantschrauben
    zinc-plated|verzinkt;stainless steel A2|Edelstahl A2;brass|Messing;black phosphated|schwarz phosphatiert;yellow chromated|gelb chromatiert

    Nuts and washers|Muttern und Scheiben;nut;M{a}, pack {b}|M{a}, Packung {b};100
    Hexagon nuts|Sechskantmuttern;Lock nuts|Sicherungsmuttern;Wing nuts|Flügelmuttern;Cap nuts|Hutmuttern;Flat washers|Unterlegscheiben;Spring washers|Federringe
    zinc-plated|verzinkt;stainless steel A2|Edelstahl A2;stainless steel A4|Edelstahl A4;brass|Messing

    Anchors and plugs|Dübel und Anker;plug;{b} × {a}0 mm;100
    Wall plugs|Spreizdübel;Frame fixings|Rahmendübel;Hollow-wall anchors|Hohlraumdübel;Heavy-duty anchors|Schwerlastanker;Nail plugs|Nageldübel;Insulation fixings|Dämmstoffdübel;Resin anchors|Verbundanker
    nylon|Nylon;steel, zinc-plated|Stahl, verzinkt;stainless steel A4|Edelstahl A4;plastic, grey|Kunststoff, grau

    Hooks and brackets|Haken und Beschläge;hook;{a}0 mm, {b} kg;10
    Screw hooks|Schraubhaken;Coat hooks|Garderobenhaken;Angle brackets|Winkelverbinder;Shelf brackets|Regalträger;Butt hinges|Scharniere;Door bolts|Türriegel
    zinc-plated|verzinkt;brass-plated|vermessingt;stainless steel|Edelstahl;white, coated|weiß beschichtet

    Hand tools|Handwerkzeuge;hammer;{a}0 mm, no. {b}|{a}0 mm, Nr. {b};1
    Hammers|Hämmer;Pliers|Zangen;Screwdrivers|Schraubendreher;Open-ended spanners|Gabelschlüssel;Chisels|Stechbeitel;Files and rasps|Feilen und Raspeln;Spirit levels|Wasserwaagen
    ash handle|Eschenstiel;rubber grip|Gummigriff;chrome vanadium|Chrom-Vanadium;insulated to 1,000 V|isoliert bis 1.000 V

    Drills and saws|Bohrer und Sägen;drill;Ø {b} × {a}0 mm;1
    Metal drills|Metallbohrer;Masonry drills|Steinbohrer;Wood drills|Holzbohrer;Hole saws|Lochsägen;Jigsaw blades|Stichsägeblätter;Countersinks|Kegelsenker
    HSS|HSS;HSS cobalt|HSS-Cobalt;carbide-tipped|hartmetallbestückt;titanium-coated|titanbeschichtet

    Abrasives|Schleifmittel;disc;grit {a}0, Ø {b}0 mm|Körnung {a}0, Ø {b}0 mm;50
    Sanding discs|Schleifscheiben;Cutting discs|Trennscheiben;Flap discs|Fächerscheiben;Sanding belts|Schleifbänder;Sanding sponges|Schleifschwämme;Polishing pads|Polierpads
    corundum|Korund;zirconia|Zirkonkorund;silicon carbide|Siliziumkarbid;ceramic|Keramik

    Adhesives and sealants|Kleb- und Dichtstoffe;cartridge;{a}0 ml, class {b}|{a}0 ml, Klasse {b};12
    Sanitary silicone|Sanitärsilikon;Acrylic sealant|Acryl-Dichtstoff;Assembly adhesive|Montagekleber;Wood glue|Holzleim;Epoxy resin|Epoxidharz;Mounting foam|Montageschaum;Adhesive primers|Haftgrundierungen
    transparent|transparent;white|weiß;manhattan grey|manhattangrau;anthracite|anthrazit

    Paints and brushes|Farben und Pinsel;brush;{a}0 mm, series {b}|{a}0 mm, Serie {b};6
    Flat brushes|Flachpinsel;Round brushes|Rundpinsel;Paint rollers|Farbroller;Emulsion paint|Dispersionsfarbe;Wood glaze|Holzlasur;Metal lacquer|Metalllack
    natural bristle|Naturborste;synthetic bristle|Kunstborste;microfibre|Mikrofaser;for glazes|für Lasuren

    Electrical supplies|Elektrobedarf;lamp;{b} W, {a}0 lm|{b} W, {a}0 lm;10
    LED lamps|LED-Lampen;LED tubes|LED-Röhren;Switches|Schalter;Socket outlets|Steckdosen;Junction boxes|Abzweigdosen;Cable ties|Kabelbinder;Extension leads|Verlängerungen
    warm white|warmweiß;neutral white|neutralweiß;daylight|tageslichtweiß;dimmable|dimmbar

    Plumbing|Sanitär;pipe;DN {b}, {a}0 mm;5
    Copper fittings|Kupferfittings;Waste pipes|Abflussrohre;Ball valves|Kugelhähne;Flexible hoses|Flexschläuche;Siphons|Siphons;Pipe clamps|Rohrschellen
    copper|Kupfer;red brass|Rotguss;PVC, grey|PVC, grau;chrome-plated|verchromt

    Garden|Garten;pot;{a}0 cm, size {b}|{a}0 cm, Größe {b};1
    Flower pots|Blumentöpfe;Watering cans|Gießkannen;Spades|Spaten;Rakes|Rechen;Garden hoses|Gartenschläuche;Planting trays|Anzuchtschalen
    terracotta|Terrakotta;galvanised|verzinkt;plastic, green|Kunststoff, grün;plastic, anthracite|Kunststoff, anthrazit

    Safety at work|Arbeitsschutz;helmet;size {a}, class {b}|Größe {a}, Klasse {b};12
    Safety helmets|Schutzhelme;Ear defenders|Gehörschützer;Work gloves|Arbeitshandschuhe;Safety glasses|Schutzbrillen;Dust masks|Staubmasken;Safety shoes|Sicherheitsschuhe;Warning vests|Warnwesten
    yellow|gelb;white|weiß;orange|orange;blue|blau

    Packing and storage|Verpackung und Lager;box;{a}0 × {b}0 × {b}0 mm;25
    Folding boxes|Faltkartons;Shipping bags|Versandtaschen;Packing tape|Packband;Stretch film|Stretchfolie;Storage bins|Lagerkästen;Shelf labels|Regaletiketten
    single wall|einwellig;double wall|zweiwellig;recycled, brown|Recycling, braun;white|weiß
    """
}

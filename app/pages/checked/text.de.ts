import type { TextOf } from '~/language/text-of'
import type { checked as french } from './text.fr'

export const checked: TextOf<typeof french> = {
  title: 'Unsere Zahlen und die von anderen',
  intro:
    'Ämter, Gerichte, Pensionskassen, Banken, Zeitschriften und andere Programme haben Fälle mit ihrem Ergebnis veröffentlicht. Unser Programm rechnet dieselben Fälle.',
  summary: {
    answer: '{{same}} von {{figures}}',
    answerUnit: 'veröffentlichten Zahlen sind gleich wie unsere, auf den Franken genau',
    others:
      'Die anderen: {{near}} bis auf wenige Franken gleich, {{within}} in unserer Spanne, {{differs}} verschieden.',
    figures: 'Verglichene Zahlen',
    same: 'Gleich, auf den Franken genau',
    near: 'Bis auf wenige Franken gleich',
    within: 'In unserer Spanne',
    differs: 'Verschieden',
    fresh:
      'Das Programm, das diese Seite macht, rechnet jeden Fall selbst, mit dem Recht seines Jahres. Unsere Tests lesen dieselben Dateien.',
    withoutOwn_one: 'Die Kantonssteuer des Wallis berechnen wir nicht: Eine veröffentlichte Zahl ist nicht verglichen.',
    withoutOwn_other:
      'Die Kantonssteuer des Wallis berechnen wir nicht: {{count}} veröffentlichte Zahlen sind nicht verglichen.',
    left: 'Veröffentlichte Fälle zur Einkommensteilung nach einer Scheidung und zu Witwenrenten stehen nur in unseren Tests.',
  },
  differing: {
    title: 'Was nicht übereinstimmt',
    intro: 'Hier ist die veröffentlichte Zahl nicht die unsere. Wir sagen, warum, wenn wir es wissen.',
    unexplained: 'Wir wissen nicht, warum.',
    item: '{{figure}}: veröffentlicht {{published}}, bei uns {{ours}}.',
    source: 'Quelle: {{document}}.',
  },
  reasons: {
    misprint: 'Es ist ein Druckfehler: Die nächste Zeile derselben Tabelle ist mit unserer Zahl berechnet.',
    paidAtStart:
      'In diesem Fall wird am Anfang jedes Jahres einbezahlt. Wir rechnen immer mit einer Einzahlung am Ende des Jahres, also mit weniger Zins.',
    creditRounded: 'PensionTools rundet jede Gutschrift auf zehn Rappen; wir runden erst am Schluss.',
    taxRounded:
      'Schaffhausen: Unser Betrag weicht höchstens um einen Franken ab. Wir haben nicht gefunden, wo der Kanton rundet.',
    taxRoundedInVaud:
      'Waadt: Unser Betrag weicht höchstens um zehn Franken ab. Wir haben nicht gefunden, in welchem Schritt der Kanton rundet.',
    ageAndSex:
      'Tessin: Die Steuer hängt von einer Jahresrente ab, also von Alter und Geschlecht. Wie, haben wir nicht gelesen. Wir nehmen 4 bis 6\u00a0% des Kapitals an: Die Spanne ist unsere eigene.',
    incomeTaxRounded:
      'Uri, Solothurn, Basel-Landschaft, Schaffhausen, Graubünden, Wallis und Genf: Unser Betrag weicht höchstens fünf Franken ab, fast immer nur einen. Wir haben nicht gefunden, wo der Kanton rundet.',
    incomeTaxRoundedInVaud:
      'Waadt: Unser Betrag weicht höchstens dreizehn Franken ab. Der gedruckte Tarif ist gerundet.',
    tariffFromResults:
      'Nidwalden: Den Tarif haben wir aus den veröffentlichten Ergebnissen gefunden, auf drei Franken genau.',
  },
  pillars: { avs: 'AHV-Rente', lpp: 'Pensionskasse (BVG)', pillar3a: 'Säule\u00a03a' },
  ofPillar: '{{figures}} Zahlen verglichen, {{same}} gleich.',
  fold_one: '{{document}}: {{count}} Zahl',
  fold_other: '{{document}}: {{count}} Zahlen',
  readAt: 'Hier gelesen: {{address}}',
  copiedAt: 'Wir haben nicht das Dokument selbst gelesen, sondern eine Abschrift: {{address}}',
  dated: 'Datum: {{day}}.',
  given: '{{given}} Recht von {{year}}.',
  heads: { figure: 'Zahl', published: 'Veröffentlicht', ours: 'Bei uns', agreement: 'Vergleich' },
  agreements: {
    same: 'gleich',
    near: '{{difference}} Unterschied',
    within: 'in der Spanne',
    differs: 'verschieden',
  },
  between: 'zwischen {{low}} und {{high}}',
  of: {
    wife: '{{figure}}, sie',
    husband: '{{figure}}, er',
    first: '{{figure}}, erste Person',
    second: '{{figure}}, zweite Person',
  },
  figures: {
    minimumPension: 'Mindestrente im Monat',
    revaluedSum: 'Summe der Einkommen, aufgewertet',
    averageIncome: 'Durchschnittseinkommen im Jahr',
    educationCredit: 'Durchschnittliche Gutschrift im Jahr',
    splitSum: 'Summe der Einkommen nach der Teilung',
    ramd: 'Durchschnittliches Jahreseinkommen der Tabelle',
    scale: 'Rentenskala',
    pensionStart: 'Beginn der Rente',
    pension: 'Rente im Monat',
    pensionFor: 'Rente im Monat bei durchschnittlichem Jahreseinkommen von {{at}}',
    uncapped: 'Rente im Monat vor der Kürzung',
    cap: 'Obergrenze des Paars im Monat',
    least: 'Tiefste Rente im Monat',
    most: 'Höchste Rente im Monat',
    reduction: 'Kürzung',
    increase: 'Zuschlag in Prozent',
    averageDeferred: 'Durchschnitt der aufgeschobenen Rente',
    supplement: 'Zuschlag im Monat',
    thirteenth: '13. Rente',
    insuredSalary: 'Versicherter Lohn',
    balanceAtAge: 'Guthaben am Ende des Jahres mit Alter {{at}}',
    capital: 'Kapital',
    capitalWithoutInterest: 'Kapital ohne Zins',
    pensionYear: 'Rente im Jahr',
    disabilityYear: 'Invalidenrente im Jahr',
    savedSince: 'Guthaben bei erster Einzahlung im Jahr {{at}}',
    gap: 'Lücke',
    forfeited: 'Verlorener Teil',
    federal: 'Bundessteuer',
    cantonal: 'Kantons- und Gemeindesteuer',
    inOneYear: 'Ganze Steuer, in einem Jahr',
    overYears: 'Ganze Steuer, auf {{at}} Jahre verteilt',
  },
  givens: {
    woman:
      'Verheiratete Frau, geboren am {{born}}. {{years}} von {{cohort}} Beitragsjahren, erstes Einkommen {{since}}, Einkommen von insgesamt {{sum}}, {{credits}} Jahre mit einer halben Erziehungsgutschrift.',
    couple:
      'Frau, geboren am {{herBirth}}, und Mann, geboren am {{hisBirth}}, verheiratet seit {{since}}, ohne Beitragslücke. Einkommen bis {{since}}: sie {{herBefore}} ab {{herFirst}}, er {{hisBefore}} ab {{hisFirst}}. Einkommen von {{from}} bis {{to}}: sie {{hers}}, er {{his}}. {{credits}} Jahre mit geteilten Erziehungsgutschriften.',
    pension: 'Durchschnittliches Jahreseinkommen von {{ramd}}, Rentenskala {{scale}}.',
    twoPensions: 'Paar, durchschnittliche Jahreseinkommen von {{a}} und {{b}}, Rentenskala\u00a044.',
    early_one: 'Rente von {{full}} im Monat, ein Jahr vorbezogen.',
    early_other: 'Rente von {{full}} im Monat, {{count}} Jahre vorbezogen.',
    earlyMaximum: 'Rente von {{full}} im Monat, {{months}} Monate vorbezogen und während des ganzen Jahres ausbezahlt.',
    partOfYear: 'Rente von {{monthly}} im Monat, während {{months}} Monaten des Jahres bezogen.',
    deferred: 'Rente von {{monthly}} im Monat, {{months}} Monate aufgeschoben.',
    deferredCapped:
      'Aufgeschobene Rente: {{first}} im Monat während {{before}} Monaten, danach {{second}} während {{after}} Monaten wegen der Obergrenze für Paare.',
    bounds: 'Die tiefste und die höchste Rente der Skala {{scale}}.',
    transition:
      'Frau der Übergangsgeneration, Grundzuschlag von {{base}}, zu {{share}} nach ihrem Geburtsjahr, Rentenskala {{scale}}.',
    twoScales: 'Paar, Rentenskalen {{low}} und {{high}}.',
    capped: 'Paar, Renten von {{a}} und {{b}}. Hier die erste.',
    table: 'Die {{rows}} Zeilen der Tabelle der Vollrenten, Rentenskala\u00a044.',
    projection:
      'Mann mit Alter {{age}}, Guthaben von {{balance}} am Ende des Vorjahres ({{until}}), versicherter Lohn von {{salary}}, Zins von {{rate}} im Jahr.',
    certificate:
      'Lohn von {{salary}}. Voraussichtliches Kapital von {{capital}} nach dem Minimum des Gesetzes, Umwandlungssatz von {{rate}}.',
    salary: 'Lohn von {{salary}} im Jahr.',
    sixSalaries: 'Lohn von {{salary}} im Jahr, Kapital von sechs versicherten Löhnen, Umwandlungssatz von {{rate}}.',
    conversion: 'Kapital von {{capital}}, Umwandlungssatz von {{rate}}.',
    midYear:
      'Mann, geboren am {{born}}, Lohn von {{salary}}, Guthaben von {{balance}} Ende {{from}}, Zins von {{rate}} im Jahr, Pensionierung am {{until}}, Umwandlungssatz von {{conversion}}.',
    yearly: '{{payment}} am Ende jedes Jahres, während {{years}} Jahren, Zins von {{rate}}.',
    yearlyAtStart: '{{payment}} am Anfang jedes Jahres, während {{years}} Jahren, Zins von {{rate}}.',
    largest3a: 'Der Höchstbetrag jedes Jahres an seinem Ende einbezahlt, mit dem Mindestzins des BVG, bis Ende 2011.',
    latePurchase: 'Höchstbetrag von {{ceiling}}, {{paid}} einbezahlt. Später ein Einkauf von {{wished}}.',
  },
  documents: {
    leaflet301: 'AHV/IV-Merkblatt 3.01, Ziffer {{place}}',
    pensionTables2025: 'Bundesamt für Sozialversicherungen, Rententabellen 2025 ({{place}})',
    circularAhv21: 'Bundesamt für Sozialversicherungen, Kreisschreiben zur AHV 21, Randziffer {{place}}',
    courtGeneva: 'Kantonsgericht Genf (Cour de justice), Urteil {{place}}',
    courtAdministrative: 'Bundesverwaltungsgericht, Urteil {{place}}',
    courtInsurance: 'Eidgenössisches Versicherungsgericht, Urteil {{place}}',
    hev: 'Hauseigentümerverband HEV, Artikel zum Vorbezug',
    beobachter: 'Beobachter, Artikel zur 13. AHV-Rente',
    mint: 'Programm MINT, Beschreibung der Rechnung für Paare, Punkt {{place}}',
    gesundheitstipp: 'Gesundheitstipp, Artikel zur AHV',
    abc: 'Beratung a-b-c.ch, Artikel zum Vorbezug bei Paaren',
    mattig: 'Treuhand Mattig, Artikel zum Vorbezug',
    tagesAnzeiger: 'Tages-Anzeiger, Antwort an einen Leser',
    kGeld: 'K-Geld, Artikel zur Obergrenze für Paare',
    gastroSocial: 'Pensionskasse GastroSocial, Berechnungsbeispiel',
    asga: 'Pensionskasse Asga, Musterausweis',
    ubs: 'UBS, Schätzung für junge Leute',
    diePensionskasse: 'die-pensionskasse.ch, Beispiel einer Umwandlung',
    buchsiness: 'Treuhand buchsiness.ch, koordinierter Lohn',
    pensionTools: 'Programm PensionTools, Testfall',
    swissLife: 'Swiss Life, Artikel zur Säule\u00a03a',
    saldo: 'Saldo, Rat zu Konten der Säule\u00a03a',
    largest3a: 'Bundesamt für Sozialversicherungen, grösstmögliches Guthaben der Säule\u00a03a',
    nextBank: 'Bank CA next bank, Beispiel eines Einkaufs in die Säule\u00a03a',
  },
  tax: {
    title: 'Steuer auf dem Kapital',
    intro:
      'Der Steuerrechner der Eidgenössischen Steuerverwaltung (ESTV) nennt die Steuer von {{year}}. Andere haben ihn abgelesen und die Ergebnisse notiert; wir haben ihn nicht selbst befragt. Unsere Tabellen stammen aus demselben Rechner: Die Übereinstimmung zeigt, dass sie richtig übernommen sind, nicht dass das Gesetz richtig gelesen ist. Eine Steuer, die mehrmals abgelesen wurde, zählt nur einmal.',
    readings: {
      prevoyance:
        'Ablesung\u00a01: Mann von 65\u00a0Jahren, ohne Kirchensteuer und ohne Kind, abgelesen am 06.10.2026. github.com/speed25200-cyber/Prevoyance',
      mint: 'Ablesung\u00a02: abgelesen im Juli 2026. github.com/MINT-IA/MINT',
      unknown:
        'Ablesung\u00a03: von jemand anderem abgelesen, ohne Angabe von Alter und Geschlecht. Die Adresse ist nicht notiert.',
      salaries:
        'Ablesung\u00a01: Löhne mit 45\u00a0Jahren, ohne Kirchensteuer, abgelesen am 06.10.2026. Wir nehmen die Rente, die zum gleichen steuerbaren Einkommen führt. github.com/speed25200-cyber/Prevoyance',
      retirementCalculator:
        'Ablesung\u00a02: einfache Steuer eines steuerbaren Einkommens, abgelesen am 24. und 25.09.2026. github.com/patrickstubner/Swiss-Retirement-Calculator',
      malojaPlana:
        'Ablesung\u00a03: Löhne mit 40\u00a0Jahren, abgelesen am 16.09.2026. github.com/steblerstudios/maloja-plana',
    },
    reading: 'Ablesung',
    readingOf: { prevoyance: '1', mint: '2', unknown: '3', salaries: '1', retirementCalculator: '2', malojaPlana: '3' },
    byCanton: 'Kanton für Kanton',
    caption: 'Verglichene Zahlen nach Kanton',
    canton: 'Kanton (Gemeinde)',
    confederation: 'Bund (in allen Kantonen)',
    inPlace: '{{canton}} ({{municipality}})',
    choose: 'Öffnen Sie einen Kanton, um jede Zahl zu sehen.',
    every: 'Jede Zahl: {{place}}',
    row: '{{person}}, {{capital}}',
    rowOf: '{{row}}: {{figure}}',
    person: { single: 'Alleinstehende Person', married: 'Ehepaar' },
  },
  incomeTax: {
    title: 'Steuer auf dem Einkommen',
    intro:
      'Auch für die jährliche Steuer auf den Renten stammen unsere Tabellen von {{year}} aus dem Steuerrechner der ESTV, von anderen abgelesen. Es sind Löhne oder steuerbare Einkommen: Eine Rente mit gleichem steuerbarem Einkommen kostet gleich viel Steuer. Keines zeigt den Abzug, den ein Kanton Pensionierten gibt: Wo er zählt, nennen wir eine Spanne.',
    row: {
      pensions: '{{person}}, Renten von {{amount}}',
      taxable: '{{person}}, steuerbares Einkommen von {{amount}}',
    },
    rowIn: '{{row}} ({{municipality}})',
    inPlaces: '{{canton}} ({{count}} Gemeinden)',
  },
}

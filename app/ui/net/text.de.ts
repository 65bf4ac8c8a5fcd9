import type { net as french } from './text.fr'

export const net: typeof french = {
  title: 'Nach Steuern',
  line: 'Netto, nach Steuern: {{amount}} im Monat',
  lineOfTwo: 'Netto zu zweit, nach Steuern: {{amount}} im Monat',
  about: 'rund {{amount}}',
  atLeast: 'mindestens {{amount}}',
  likely: 'rund {{likely}}, mindestens {{low}}',
  range: 'rund {{low}} bis {{high}}',
  gross: 'Brutto, mit der 13. AHV-Rente: {{amount}} im Monat.',
  grossOfTwo: 'Brutto zu zweit, mit den 13. AHV-Renten: {{amount}} im Monat.',
  from: 'Ab {{day}}, sobald Sie im Ruhestand sind.',
  fromOfTwo: 'Ab {{day}}, sobald Sie beide im Ruhestand sind.',
  before:
    'Vorher rechnen wir kein Netto: Lohn oder Beiträge ändern die Steuer, und unsere Tabellen gelten nur für Rentner.',
  beforeShort: 'erst, wenn der ganze Haushalt im Ruhestand ist',
  unchanged: 'Ohne Änderung: {{amount}}.',
  refused: {
    pensionUnknown: 'Für das Netto braucht es eine bekannte AHV-Rente.',
    noPension: 'Ohne monatliche Rente gibt es kein Netto zu rechnen.',
    spouseUnknown:
      'Verheiratete werden gemeinsam besteuert: Für das Netto fehlen die Renten Ihrer Partnerin oder Ihres Partners.',
    spouseNotShared:
      'Verheiratete werden gemeinsam besteuert: Für das Netto muss auch Ihre Partnerin oder Ihr Partner den eigenen Teil ausgefüllt haben.',
    yearWithoutTables: 'Für dieses Jahr haben wir keine Steuertabellen.',
    municipalityUnknown: 'Diese Gemeinde steht nicht in unseren Tabellen. Prüfen Sie den Namen.',
    pensionsTooHigh:
      'Über CHF\u00a0250\u2019000 Renten im Jahr rechnen wir keine Steuer: So hoch wurden unsere Tabellen nicht geprüft.',
  },
  ways: {
    pensionUnknown: '1. Säule ergänzen',
    spousePension: 'Pensionskassenrente angeben',
    spouseIncomes: 'Einkommen angeben',
    spouseNotShared: 'Meine Angaben zum Paar prüfen',
    municipality: 'Gemeinde ändern',
  },
  reasons: {
    wealth: 'Die Spanne hängt von Ihrem Vermögen ab.',
    condition: 'Die Spanne hängt von Bedingungen des Kantons ab, die wir nicht gelesen haben.',
    ruleNotRead: 'Die Spanne hängt von Ihrem Vermögen und von einer Regel des Kantons ab, die wir nicht gelesen haben.',
    tableOnly:
      'Der Kanton kennt einen Abzug für Rentner: Er steht in seinen Tabellen, aber kein veröffentlichtes Ergebnis zeigt ihn. Mindestens heisst: ohne ihn.',
  },
  realPremiums: 'Mit Ihren wirklichen Prämien kann die Steuer tiefer sein.',
  notIn: {
    title: 'Was nicht dabei ist',
    text: 'Dieser Richtwert zählt nur Ihre Renten, mit den Standardabzügen. Nicht dabei sind: andere Einkommen, Vermögenssteuer, Miete oder eigenes Heim, Schulden, Spenden, Kirchensteuer. Die Krankenkassenprämien sind aus diesem Netto noch zu zahlen.',
    benefits: 'Mit Ergänzungsleistungen gilt diese Rechnung nicht: Sie sind steuerfrei und werden anders berechnet.',
    calculator: 'Mit allem, was bei Ihnen zählt: der Steuerrechner des Bundes',
  },
  steps: {
    title: 'Netto im Detail',
    caption: 'Von den Renten zum Netto, im Jahr',
    head: 'Im Jahr',
    amount: 'Betrag, CHF',
    avs: 'AHV-Renten, 12-mal',
    thirteenth: '13. AHV-Rente',
    lpp: 'Pensionskassenrenten',
    spouseAvs: 'AHV Ihrer Partnerin oder Ihres Partners, 12-mal',
    spouseThirteenth: '13. Rente Ihrer Partnerin oder Ihres Partners',
    spouseLpp: 'Pensionskasse Ihrer Partnerin oder Ihres Partners',
    pensions: 'Brutto',
    federal: 'Direkte Bundessteuer',
    canton: 'Kantonssteuer',
    municipality: 'Gemeindesteuer',
    cantonAndMunicipality: 'Kantons- und Gemeindesteuer',
    headTax: 'Personalsteuer',
    net: 'Netto',
    monthly: 'Im Monat, auf zehn Franken gerundet',
    federalHow:
      'Bund: {{pensions}} weniger {{insurance}} für Versicherungen ergibt {{taxed}} steuerbar ({{articles}}).',
    federalHowCouple:
      'Bund: {{pensions}} weniger {{insurance}} für Versicherungen und {{couple}} für Ehepaare ergibt {{taxed}} steuerbar ({{articles}}).',
    cantonHow:
      '{{municipality}} ({{canton}}): {{pensions}} weniger {{insurance}} für Versicherungen und {{others}} Standardabzüge ergibt {{taxed}} steuerbar. Einfache Steuer mal {{cantonMultiplier}} für den Kanton, {{municipalityMultiplier}} für die Gemeinde.',
    premium: 'Gezählte Krankenkassenprämien: {{premium}} im Jahr.',
    tables: 'Tabellen {{year}} der Eidgenössischen Steuerverwaltung.',
    asLaw: 'Renten und 13. Rente sind ganz steuerbar (DBG Art.\u00a022).',
    asLawOfTwo: 'Renten und 13. Rente sind ganz steuerbar (DBG Art.\u00a022), Ehepaare gemeinsam (Art.\u00a09).',
  },
  assumptions: {
    pensionsAlone: 'Ihre Renten sind Ihr einziges Einkommen.',
    premiumAssumed: 'Krankenkassenprämien: der Betrag, den der Steuerrechner des Bundes annimmt.',
    pensionsAtLeast: 'Ein Teil Ihrer Renten ist nicht bekannt: Brutto und Netto sind Mindestbeträge.',
    spouseAsExpected: 'Die AHV-Rente Ihrer Partnerin oder Ihres Partners zählt wie erwartet.',
    churchTaxLeftOut: 'Ohne Kirchensteuer.',
    taxTables: 'Tabellen {{year}} der Eidgenössischen Steuerverwaltung, mangels neuerer.',
  },
  ask: {
    title: 'Und nach Steuern?',
    intro: 'Sagen Sie, wo Sie wohnen werden: Wir zeigen, was im Monat bleibt.',
    change: '{{municipality}} ({{canton}}) · ändern',
    button: 'Netto berechnen',
  },
}

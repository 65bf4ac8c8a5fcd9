import type { TextOf } from '~/language/text-of'
import type { tax as french } from './text.fr'

export const tax: TextOf<typeof french> = {
  name: 'Steuer auf dem Kapital',
  heading: 'Rechenregeln: Steuer auf dem Kapital',
  what: 'Die einmalige Steuer auf dem Kapital der 2.\u00a0Säule und der Säule\u00a03a: Bund, Kantone und Gemeinden.',
  intro:
    'Wer Kapital aus der Vorsorge bezieht, zahlt darauf einmal eine Steuer, getrennt vom Einkommen. Bund, Kanton und Gemeinde verlangen sie je für sich.',
  rules: {
    title: 'Was besteuert wird',
    sum: 'Alles Kapital eines Kalenderjahres wird zusammengezählt: 2.\u00a0Säule, Freizügigkeit, Säule\u00a03a. Bei Verheirateten und eingetragenen Paaren, die zusammenleben, zählt beides zusammen.',
    hundred: 'Das Total wird auf hundert Franken abgerundet.',
    place:
      'Es zählt der Wohnort, wenn das Kapital fällig wird. Bei Wohnsitz im Ausland gilt eine andere Steuer, die wir nicht rechnen.',
    church: 'Die Kirchensteuer ist nicht dabei.',
    year: 'Die Tabellen der Kantone sind die von {{year}}. Für die Auszahlung in einem anderen Jahr nimmt die Schätzung dieselben: Der Tarif in jenem Jahr kann anders sein. Für Auszahlungen ab {{federal}} gilt beim Bund der Tarif {{federal}}.',
  },
  federal: {
    title: 'Bundessteuer',
    fifth: 'Die Bundessteuer beträgt {{share}} des Tarifs im Jahr der Auszahlung. Abzüge gibt es keine.',
    caption: { single: 'Tarif für Alleinstehende, ab {{year}}', married: 'Tarif für Verheiratete, ab {{year}}' },
    children: 'Wer allein mit Kindern lebt und für sie sorgt, wird vom Bund wie ein Ehepaar besteuert.',
    capital: 'Kapital',
    tax: 'Steuer nach Tarif',
    above: 'Auf dem Teil darüber',
    act: 'DBG: Bundesgesetz über die direkte Bundessteuer.',
  },
  cantons: {
    title: 'Kantone und Gemeinden',
    intro:
      'Jeder Kanton hat seine Methode. Sie ergibt die einfache Steuer. Kanton und Gemeinde multiplizieren sie mit ihrem Steuerfuss. Die Schätzung kennt die von {{municipalities}} Gemeinden.',
    origin:
      'Tarife und Steuerfüsse stammen aus den Tabellen {{year}} des Steuerrechners der Eidgenössischen Steuerverwaltung (ESTV). Die kantonalen Gesetze haben wir im Wortlaut von {{year}} nicht gelesen. Kanton und Gemeinde entscheiden.',
    caption: 'Die einfache Steuer nach Kanton',
    canton: 'Kanton',
    method: 'Methode',
    article: 'Artikel',
    noArticle: 'nicht festgestellt',
    states: {
      checked: 'geprüft',
      carried: 'übernommen',
      range: 'zwischen zwei Beträgen',
      refused: 'nicht berechnet',
    },
    meaning: {
      checked:
        'Geprüft: Wir haben einen Text gelesen, der die Methode beschreibt, und unsere Rechnung ergibt die Resultate, die die ESTV {{year}} veröffentlicht hat.',
      carried:
        'Übernommen: Unsere Rechnung ergibt diese Resultate, aber einen neueren Text zur Methode haben wir nicht gelesen.',
      range:
        'Zwischen zwei Beträgen: Die Steuer hängt von Alter und Geschlecht ab. Wir zeigen den tiefsten und den höchsten Betrag.',
      refused: 'Nicht berechnet: Wir zeigen nur die Bundessteuer.',
    },
  },
  methods: {
    rate: '{{rate}} des Kapitals',
    rates: 'Eigener Tarif für Kapital, von {{low}} bis {{high}}',
    ofMarried: 'Verheiratete: {{method}}',
    share: '{{share}} der Steuer nach dem Einkommenstarif',
    shareAbove: '{{share}} auf dem Teil über {{amount}}',
    annuity: 'Einkommenssatz für {{share}} des Kapitals',
    annuities: 'Einkommenssatz für eine Jahresrente, {{low}} bis {{high}} des Kapitals',
    min: 'Mindestens {{rate}} des Kapitals',
    max: 'Höchstens {{rate}} des Kapitals',
    splitting: 'Verheiratete: Satz des Betrags, geteilt durch {{divisor}}',
    deduction: 'Verheiratete: {{amount}} weniger',
    unknown: 'Nicht festgestellt',
  },
  notes: {
    title: 'Besondere Kantone',
    SZ: 'Der Tarif {{year}} ist beim Bundesgericht angefochten. Die vorläufige Rechnung kann höher sein. Sie wird berichtigt.',
    TI: 'Der Satz hängt von einer Jahresrente ab, also von Alter und Geschlecht. Wir nehmen sie zwischen {{low}} und {{high}} des Kapitals an.',
    VD: 'Unser Betrag kann um einige Franken abweichen.',
    VS: 'Die Kantons- und Gemeindesteuer hängt von Alter, Geschlecht und Gemeinde ab. Wir berechnen sie nicht.',
    children:
      'Wer allein mit Kindern lebt, zahlt in manchen Kantonen weniger. Wir nehmen den Tarif für Alleinstehende.',
  },
  calculator: 'Steuerrechner der ESTV',
  calculatorWhat: 'Um einen Betrag zu prüfen, oder für die Kirchensteuer:',
}

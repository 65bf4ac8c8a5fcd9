import type { TextOf } from '~/language/text-of'
import type { tax as french } from './text.fr'

export const tax: TextOf<typeof french> = {
  name: 'Steuer auf dem Kapital und auf Renten',
  heading: 'Rechenregeln: Steuer auf dem Kapital und auf Renten',
  what: 'Die einmalige Steuer auf dem Kapital der 2.\u00a0Säule und der Säule\u00a03a und die jährliche Steuer auf Renten: Bund, Kantone und Gemeinden.',
  intro:
    'Wer Kapital aus der Vorsorge bezieht, zahlt darauf einmal eine Steuer, getrennt vom Einkommen. Bund, Kanton und Gemeinde verlangen sie je für sich.',
  rules: {
    title: 'Kapital: was besteuert wird',
    sum: 'Alles Kapital eines Kalenderjahres wird zusammengezählt: 2.\u00a0Säule, Freizügigkeit, Säule\u00a03a. Bei Verheirateten und eingetragenen Paaren, die zusammenleben, zählt beides zusammen.',
    hundred: 'Das Total wird auf hundert Franken abgerundet.',
    place:
      'Es zählt der Wohnort, wenn das Kapital fällig wird. Bei Wohnsitz im Ausland gilt eine andere Steuer, die wir nicht rechnen.',
    church: 'Die Kirchensteuer ist nicht dabei.',
    year: 'Die Tabellen der Kantone sind die von {{year}}. Für die Auszahlung in einem anderen Jahr nimmt die Schätzung dieselben: Der Tarif in jenem Jahr kann anders sein. Für Auszahlungen ab {{federal}} gilt beim Bund der Tarif {{federal}}.',
  },
  federal: {
    title: 'Kapital: Bundessteuer',
    fifth: 'Die Bundessteuer beträgt {{share}} des Tarifs im Jahr der Auszahlung. Abzüge gibt es keine.',
    caption: { single: 'Tarif für Alleinstehende, ab {{year}}', married: 'Tarif für Verheiratete, ab {{year}}' },
    children: 'Wer allein mit Kindern lebt und für sie sorgt, wird vom Bund wie ein Ehepaar besteuert.',
    capital: 'Kapital',
    tax: 'Steuer nach Tarif',
    above: 'Auf dem Teil darüber',
    act: 'DBG: Bundesgesetz über die direkte Bundessteuer.',
  },
  cantons: {
    title: 'Kapital: Kantone und Gemeinden',
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
    title: 'Kapital: besondere Kantone',
    SZ: 'Der Tarif {{year}} ist beim Bundesgericht angefochten. Die vorläufige Rechnung kann höher sein. Sie wird berichtigt.',
    TI: 'Der Satz hängt von einer Jahresrente ab, also von Alter und Geschlecht. Wir nehmen sie zwischen {{low}} und {{high}} des Kapitals an.',
    VD: 'Unser Betrag kann um einige Franken abweichen.',
    VS: 'Die Kantons- und Gemeindesteuer hängt von Alter, Geschlecht und Gemeinde ab. Wir berechnen sie nicht.',
    children:
      'Wer allein mit Kindern lebt, zahlt in manchen Kantonen weniger. Wir nehmen den Tarif für Alleinstehende.',
  },
  calculator: 'Steuerrechner der ESTV',
  calculatorWhat: 'Um einen Betrag zu prüfen, oder für die Kirchensteuer:',
  income: {
    title: 'Renten: was besteuert wird',
    intro:
      'Renten werden jedes Jahr mit dem Einkommen besteuert. Wir berechnen diese Steuer für Pensionierte, die nur von Renten leben.',
    rules: {
      pensions:
        'AHV-Renten mit der 13.\u00a0Rente (Art.\u00a034ter AHVG) und Renten der Pensionskasse zählen ganz (Art.\u00a022 Abs.\u00a01 DBG). Bei Verheirateten und eingetragenen Paaren, die zusammenleben, zählen beide zusammen.',
      federal:
        'Die Bundessteuer ist der ganze Tarif weiter oben. Vorher gehen Versicherungsprämien weg, höchstens {{single}} oder {{married}} bei Paaren, und {{couple}} bei Paaren (Art.\u00a033 und 35 DBG). Unter {{nothing}} wird sie nicht erhoben.',
      deductions:
        'Wir zählen nur Abzüge, die niemand belegen muss. Wenn Sie Ihre Prämien nicht angeben, nehmen wir die des Steuerrechners der ESTV: {{premium}} je erwachsene Person und Jahr.',
      leftOut: 'Nicht dabei: andere Einkommen, Vermögen, Miete, Schulden, Krankheitskosten, Kinder, Kirchensteuer.',
      year: 'Die Tabellen sind die von {{year}}. Für ein anderes Jahr nimmt die Schätzung dieselben und sagt es.',
    },
    tariff: {
      rate: '{{rate}} des Einkommens',
      rates: '{{low}} bis {{high}} nach Stufen',
      averages: '{{low}} bis {{high}} des ganzen Einkommens',
      formula: 'Nach Formel',
      couple: 'Paare: eigener Tarif',
      splitting: 'Paare: Satz des Einkommens, geteilt durch {{divisor}}',
      index: 'Tarif mit dem Index der Gemeinde gelesen',
      reduction: 'Paare: {{rate}} weniger, höchstens {{max}}',
      factor: 'Kanton: {{share}} der Steuer',
      most: 'Höchstens {{share}} des steuerbaren Einkommens',
      head: 'Personalsteuer: {{amount}}',
    },
    deduction: {
      premiums: 'Prämien: höchstens {{amount}}',
      all: 'Prämien ganz',
      retired: 'Pensionierte: {{words}}',
      fixed: '{{amount}}',
      gap: '{{share}} dessen, was bis {{to}} fehlt',
      gapEach: '{{share}} dessen, was bis {{to}} fehlt, höchstens {{most}} je Person',
      coupleShare: 'Paare: {{share}} des Einkommens, {{least}} bis {{most}}',
      scale: 'höchstens {{amount}}, in Stufen',
      stairs: '{{amount}}, ab {{from}} immer weniger',
      fade: '{{amount}}, weniger was über {{from}} liegt',
      modest: '{{amount}}, weniger {{share}} dessen, was darüber liegt',
      upTo: '{{amount}} bis {{to}}',
      shareThenFall: '{{share}} bis {{to}}; darüber nicht festgestellt',
    },
    told: {
      amount: 'Ein Betrag, geprüft',
      carriedElsewhere: 'Ein Betrag, in Sitten geprüft und sonst übernommen',
      range: 'Zwischen zwei Beträgen: allein {{single}}, Paare {{married}}',
      upTo: 'bis {{amount}}',
      always: 'immer',
      never: 'nie',
      likely: 'Der tiefere ist wahrscheinlicher.',
    },
    reasons: {
      wealth: 'Der Abzug hängt vom Vermögen ab.',
      condition: 'Die Bedingung des Abzugs haben wir nicht gelesen.',
      ruleNotRead: 'Der Abzug hängt vom Vermögen ab, und wie er sinkt, haben wir nicht gelesen.',
      tableOnly: 'Kein veröffentlichtes Ergebnis zeigt den Abzug.',
    },
    table: {
      single: 'Tarif',
      married: 'Tarif für Paare',
      municipal: 'Tarif der Gemeinden',
      scale: {
        single: 'Abzug nach dem Einkommen nach Prämien',
        married: 'Abzug für Paare',
        otherSingle: 'Abzug für kleine Einkommen, wenn der andere nicht zählt',
        otherMarried: 'Derselbe für Paare',
      },
      income: 'Einkommen',
      tax: 'Einfache Steuer',
      above: 'Auf dem Teil darüber',
      rate: 'Satz',
      average: 'Satz des ganzen Einkommens, dazwischen gleitend',
      formula: 'Einfache Steuer eines Einkommens x',
      deduction: 'Abzug',
    },
  },
  incomeCantons: {
    title: 'Renten: Kantone',
    intro:
      'Tarife und Abzüge stammen aus den Tabellen {{year}} des Steuerrechners der ESTV, verglichen mit seinen veröffentlichten Ergebnissen. Die kantonalen Gesetze haben wir nicht gelesen. Die Steuerfüsse von Kanton und Gemeinde sind die der Steuer auf dem Kapital, ausser 96\u00a0% für den Kanton Freiburg.',
    meaning: {
      pairs: 'Zwei Beträge: allein / Paar. Öffnen Sie einen Kanton, um jede Zeile zu sehen.',
      amount: 'Geprüft: Unsere Rechnung ergibt die veröffentlichten Ergebnisse von Löhnen und steuerbaren Einkommen.',
      range:
        'Zwischen zwei Beträgen: Der Kanton gibt Pensionierten einen Abzug, den kein veröffentlichtes Ergebnis von {{year}} zeigt. Wir nennen die Steuer mit und ohne ihn, bis zum Einkommen nach Prämien, das dort steht. Darüber ist es ein geprüfter Betrag.',
      likely: 'Der tiefere Betrag ist wahrscheinlicher, wo die Tabellen der ESTV den Abzug haben.',
    },
    fold: 'Kanton für Kanton',
    every: 'Jede Zeile: {{name}}',
    caption: 'Die Steuer auf Renten nach Kanton',
    heads: { canton: 'Kanton', tariff: 'Tarif', deductions: 'Abzüge', told: 'Ergebnis' },
  },
}

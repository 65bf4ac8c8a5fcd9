import type { TextOf } from '~/language/text-of'
import type { decide as french } from './text.fr'

export const decide: TextOf<typeof french> = {
  title: 'Was bleibt von einem Kapital nach der Steuer?',
  intro:
    'Die 2.\u00a0Säule kann zum Teil als Kapital ausbezahlt werden, die Säule\u00a03a wird es immer. Die Steuer hängt von Betrag, Gemeinde und Jahr ab.',
  unavailable: 'Die Berechnung ist im Moment nicht möglich',
  unavailableText: 'Versuchen Sie es in einem Moment noch einmal.',
  unfit: 'Was Sie gewählt haben, ist nicht mehr möglich',
  noCapital: 'Es wird kein Kapital ausbezahlt',
  noCapitalText: 'Sie haben keinen Anteil als Kapital gewählt, und wir kennen weder Säule\u00a03a noch Freizügigkeit.',
  fields: {
    lppCapitalShare: 'Anteil der 2.\u00a0Säule als Kapital',
    canton: 'Kanton',
    municipality: 'Gemeinde',
    status: 'Wer die Steuer zahlt',
  },
  chooseCanton: 'Wählen Sie…',
  cantonHint: 'Ihr Wohnort im Jahr der Auszahlung.',
  municipalityHint: 'Ihr amtlicher Name, ohne Postleitzahl, oder ihre Nummer im Verzeichnis des Bundes.',
  statusHint: 'Im Jahr der Auszahlung. Getrennte Paare zahlen je für sich.',
  status: { single: 'Eine alleinstehende Person', married: 'Ein verheiratetes oder eingetragenes Paar' },
  compute: 'Steuer berechnen',
  place: 'Wohnort: {{municipality}}, Kanton: {{canton}}. Gerechnet mit der Pensionierung im Referenzalter.',
  about: 'rund',
  between: 'zwischen {{low}} und {{high}}',
  line: '{{what}}: {{value}}',
  paid: { lpp: '2.\u00a0Säule', vested: 'Freizügigkeit', pillar3a: 'Säule\u00a03a' },
  tax: {
    title: 'Das Kapital und seine Steuer',
    year: 'Ausbezahlt im Jahr {{year}}',
    capital: 'Kapital',
    federal: 'Bundessteuer',
    canton: 'Kantonssteuer',
    municipality: 'Gemeindesteuer',
    cantonal: 'Kantons- und Gemeindesteuer',
    notComputed: 'nicht berechnet',
    total: 'Steuer insgesamt',
    left: 'Nach der Steuer bleiben',
    leftFederal: 'Nach der Bundessteuer allein bleiben',
    how: 'Wie Kapital besteuert wird',
  },
  notes: {
    tables:
      'Steuer geschätzt mit den Tabellen {{year}} der ESTV (Steuerrechner), gerundet, ohne Kirchensteuer. Kanton und Gemeinde entscheiden.',
    otherYear: 'Der Tarif im Jahr der Auszahlung kann anders sein.',
    spouse:
      'Bei Verheirateten zählt das Gesetz zusammen, was beide im selben Jahr erhalten. Hier zählt nur Ihr Kapital.',
    refused:
      '{{canton}}: Die Kantons- und Gemeindesteuer hängt von Alter, Geschlecht und Gemeinde ab. Wir rechnen sie nicht. Hier steht die Bundessteuer.',
    range: 'Die Steuer hängt von Alter und Geschlecht ab.',
    carried:
      'Für diesen Kanton haben wir veröffentlichte Resultate übernommen, ohne einen neueren Text zur Methode zu lesen.',
    provisional:
      'Tarif {{year}} beim Bundesgericht angefochten: Die vorläufige Rechnung kann höher sein (rund {{amount}}) und wird berichtigt.',
  },
  ways: {
    title: 'In einem Jahr oder verteilt',
    intro: 'Dieselben Beträge, besteuert mit den Tabellen {{year}}.',
    caption: 'Die Steuer nach den Jahren der Auszahlung',
    captionFederal: 'Die Bundessteuer nach den Jahren der Auszahlung',
    way: 'Auszahlung',
    years: 'Jahre',
    tax: 'Steuer, rund',
    together: 'Alles im selben Jahr',
    apart: 'Je in einem anderen Jahr',
    saved_one: 'Weniger Steuer, verteilt auf {{count}}\u00a0Jahr:',
    saved_other: 'Weniger Steuer, verteilt auf {{count}}\u00a0Jahre:',
    limits:
      'Ein 3a-Konto wird ganz bezogen, frühestens fünf Jahre vor dem Referenzalter. Wer früher bezieht, erhält weniger Zins. Der Kanton kann finden, dass zu stark verteilte Bezüge die Steuer umgehen.',
  },
}

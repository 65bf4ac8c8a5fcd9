import type { explained as french } from '../fr/explained'
import type { TextOf } from '../text-of'
import { explainedSteps } from './explained-steps'

export const explained: TextOf<typeof french> = {
  title: 'Ihre AHV-Rente, Schritt für Schritt',
  titleWithChange: 'Ihre AHV-Rente mit Änderung, Schritt für Schritt',
  intro: 'So kommen wir auf Ihre Rente: was gezählt wird, mit welchen Zahlen und nach welchem Gesetzesartikel.',
  link: 'Die Berechnung meiner AHV-Rente verstehen',
  notYet: 'Ihre AHV-Rente ist noch nicht geschätzt',
  notYetText: 'Beschreiben Sie zuerst Ihre Situation. Danach wird die Berechnung hier Schritt für Schritt erklärt.',
  unavailable: 'Die Berechnung lässt sich zurzeit nicht zeigen',
  unavailableText:
    'Prüfen Sie Ihre Angaben, oder versuchen Sie es in einem Moment noch einmal. Ihre Angaben bleiben gespeichert.',
  check: 'Meine Angaben prüfen',
  back: 'Zurück zu meiner Übersicht',
  yourPension: 'Ihre Rente',
  noPension: 'Keine Rente',
  monthly: 'pro Monat',
  spanUntil: 'vom {{from}} bis zum {{to}}',
  spanForLife: 'ab dem {{from}}, lebenslang',
  supplement: 'Rentenzuschlag',
  supplementNote: 'Pro Monat, lebenslang, zusätzlich zur Rente.',
  thirteenth: '13.\u00a0AHV-Rente',
  thirteenthNote: 'Im Dezember, für ein volles Jahr.',
  reasons: {
    partnerStarts: 'Die Rente Ihrer Partnerin oder Ihres Partners beginnt. Ihre Rente wird neu berechnet.',
    partnerReferenceAge: 'Ihre Partnerin oder Ihr Partner erreicht das Referenzalter. Ihre Rente wird neu berechnet.',
    deferred: 'Die Rente wird noch nicht bezahlt: Sie ist aufgeschoben.',
    cap: 'Ab diesem Tag hat auch Ihre Partnerin oder Ihr Partner Anspruch auf eine Rente: Die Obergrenze für Paare gilt.',
    referenceAge:
      'Sie erreichen das Referenzalter. Ihre Rente wird neu berechnet, mit den inzwischen vergangenen Jahren.',
  },
  part: 'Die Berechnung Ihrer Rente ab dem {{day}}',
  partDeferred: 'Die Berechnung im Referenzalter, ab dem {{day}}',
  partNone: 'Die Berechnung',
  nextPart: 'Ab dem {{day}}: eine neue Berechnung',
  law: 'Rechtsgrundlage:',
  steps: explainedSteps,
  wholeYears_zero: 'Kein ganzes Jahr',
  wholeYears_one: '{{count}} ganzes Jahr',
  wholeYears_other: '{{count}} ganze Jahre',
  perYear: '{{amount}} pro Jahr',
  perMonth: '{{amount}} pro Monat',
  years_zero: '{{count}} Jahre',
  years_one: '{{count}} Jahr',
  years_other: '{{count}} Jahre',
  months_zero: '{{count}} Monate',
  months_one: '{{count}} Monat',
  months_other: '{{count}} Monate',
  yearsAndMonths: '{{years}} und {{months}}',
  rangeOne: 'im Jahr {{year}}',
  range: 'von {{from}} bis {{to}}',
  partner: {
    title: 'Die Rente Ihrer Partnerin oder Ihres Partners',
    intro:
      'Die Einkommen dieser Person erscheinen nur als Totale, und nur für die Jahre der Ehe oder der Partnerschaft.',
    later:
      'Hier sehen Sie die Berechnung dieser Rente, wenn Ihre Partnerin oder Ihr Partner die AHV-Angaben auf dieser Website auch ausgefüllt hat, und solange sie hier behalten werden.',
    noPension: 'Ihre Partnerin oder Ihr Partner hat kein ganzes Beitragsjahr und deshalb keine AHV-Rente.',
    earlyStart: 'Diese Rente wird {{span}} früher bezogen. Sie wird deshalb gekürzt.',
    lateStart: 'Diese Rente wird {{span}} später bezogen. Sie ist deshalb höher.',
    fullScale:
      'Ihre Partnerin oder Ihr Partner hat alle Beitragsjahre, die mit diesem Jahrgang möglich sind: {{cohortYears}}.',
    partialScale:
      'Ihre Partnerin oder Ihr Partner hat {{years}} der {{cohortYears}} Beitragsjahre, die mit diesem Jahrgang möglich sind. Das ergibt die Skala {{scale}} von 44.',
    splitting:
      'Von den geteilten Einkommen {{range}} gehen {{given}} von dieser Person an Sie, und {{received}} von Ihnen an diese Person.',
    cap: 'Mit der Obergrenze für Paare sinkt diese Rente von {{own}} auf {{paid}} pro Monat.',
    noCap: 'Die Obergrenze für Paare kürzt diese Rente nicht.',
    supplement: 'Ein Zuschlag von {{amount}} pro Monat kommt lebenslang dazu.',
  },
  gaps: {
    title: 'Ihre Beitragslücken',
    none: 'Ihnen fehlt kein Beitragsjahr.',
    total_one: 'Ihnen fehlt {{count}} Beitragsmonat.',
    total_other: 'Ihnen fehlen {{count}} Beitragsmonate.',
    filled:
      'Das Gesetz ersetzt {{months}} davon durch Beitragsmonate aus Ihren Jugendjahren oder aus dem Jahr Ihrer Pensionierung.',
    filledAll:
      'Das Gesetz ersetzt sie alle durch Beitragsmonate aus Ihren Jugendjahren oder aus dem Jahr Ihrer Pensionierung.',
    othersAlone: 'Monate, die durch ein Jahr mit einem Kind ersetzt sind, stehen nicht darin.',
    others:
      'Monate, die durch ein Jahr mit einem Kind oder durch Ihre Partnerin oder Ihren Partner ersetzt sind, stehen nicht darin.',
    cost: 'Was diese Lücken kosten',
    costNote: 'Ohne sie wäre Ihre Rente um diesen Betrag höher, bei gleichem durchschnittlichem Einkommen.',
    costBeforeCap: 'Das gilt vor der Obergrenze für Paare, die diesen Betrag verändern kann.',
    noCost: 'Ihre Rente wird dadurch nicht kleiner.',
    table: 'Die Monate, die fehlen, nach Jahr',
    year: 'Jahr',
    months: 'Fehlende Monate',
    payable: 'Noch nachzahlbar',
    until: 'bis {{day}}',
    tooLate: 'nein, Frist abgelaufen',
    deadline: 'Ein fehlender Beitrag lässt sich während fünf Jahren nachzahlen.',
    ask: 'Verlangen Sie bei Ihrer Ausgleichskasse einen Auszug aus Ihrem individuellen Konto, und fragen Sie, was für die noch offenen Jahre zu bezahlen ist.',
    askAnyway:
      'Für alle diese Jahre ist diese Frist abgelaufen. Fehlt ein Einkommen zu Unrecht, verlangen Sie bei Ihrer Ausgleichskasse einen Auszug aus Ihrem individuellen Konto.',
  },
}

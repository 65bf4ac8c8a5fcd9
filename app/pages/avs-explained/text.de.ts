import type { TextOf } from '~/language/text-of'
import { explainedSteps } from './steps-text.de'
import type { explained as french } from './text.fr'

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
  withSupplement: 'Rente und Zuschlag pro Monat',
  rangeHow: {
    estimated:
      'Wir haben Ihre Rente mehrmals berechnet: mit den Einkommen, die sich aus Ihren Angaben ergeben, und mit den tiefsten und den höchsten, die wir für möglich halten.',
    unknown:
      'Wir haben Ihre Rente in kleinen Schritten mit jedem möglichen Einkommen berechnet: von null bis zu dem Betrag, ab dem sich nichts mehr ändert. Dieses Einkommen kann Ihr Durchschnittseinkommen und Ihre Skala verändern: Die beiden Beträge sind die tiefste und die höchste dieser Renten.',
  },
  thirteenth: '13.\u00a0AHV-Rente',
  thirteenthNote: 'Im Dezember, für ein volles Jahr.',
  reasons: {
    partnerStarts: 'Die Rente Ihrer Partnerin oder Ihres Partners beginnt. Ihre Rente wird neu berechnet.',
    partnerReferenceAge: 'Ihre Partnerin oder Ihr Partner erreicht das Referenzalter. Ihre Rente wird neu berechnet.',
    deferred: 'Die Rente wird noch nicht bezahlt: Sie ist aufgeschoben.',
    cap: 'Ab diesem Tag haben Sie beide Anspruch auf eine Rente: Die Obergrenze für Paare gilt.',
    capChanges:
      'Die Rente Ihrer Partnerin oder Ihres Partners ändert sich: Die Obergrenze für Paare wird neu berechnet.',
    capEnds: 'Ein Gericht hat Ihren gemeinsamen Haushalt aufgehoben: Die Obergrenze für Paare gilt nicht mehr.',
    share: 'Ab diesem Tag beziehen Sie einen anderen Anteil Ihrer Rente.',
    widowed: 'Ab diesem Tag sind Sie verwitwet. Ihre Rente wird neu berechnet.',
    afterReferenceAge:
      'Ab diesem Tag zählt Ihre Arbeit nach dem Referenzalter. Ihre Rente wird neu berechnet, ein einziges Mal.',
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
      'Sie sehen, was dieser Person bezahlt wird. Welche Einkommen sie hat und wie ihre Rente im Einzelnen berechnet wird, erscheint nicht.',
    later:
      'Hier sehen Sie diese Rente, wenn Ihre Partnerin oder Ihr Partner die AHV-Angaben auf dieser Website auch ausgefüllt hat, und solange sie hier behalten werden.',
    noPension: 'Ihre Partnerin oder Ihr Partner hat kein ganzes Beitragsjahr und deshalb keine AHV-Rente.',
    fullScale: 'Dieser Person fehlt kein Beitragsjahr: Es gilt die volle Skala 44.',
    partialScale: 'Dieser Person fehlen Beitragsjahre. Das ergibt die Skala {{scale}} von 44.',
    cap: 'Die Obergrenze für Paare kürzt auch diese Rente.',
    noCap: 'Die Obergrenze für Paare kürzt diese Rente nicht.',
    supplement: 'Ein Zuschlag von {{amount}} pro Monat kommt lebenslang dazu.',
  },
  gaps: {
    title: 'Ihre Beitragslücken',
    untold: 'Die Vorausberechnung Ihrer Ausgleichskasse nennt die Rentenskala, aber nicht die Jahre, die fehlen.',
    none: 'Ihnen fehlt kein Beitragsjahr.',
    total: 'Fehlende Beitragszeit: {{span}}.',
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
    table: 'Die Jahre, die fehlen',
    year: 'Jahre',
    missing: 'Es fehlen',
    payable: 'Noch nachzahlbar',
    until: 'ja, bis {{day}}',
    untilAll: 'ja; das Jahr {{year}} bis {{day}}',
    untilOne: 'noch {{year}}, bis {{day}}',
    untilSome: 'noch {{from}} bis {{to}}; das Jahr {{from}} bis {{day}}',
    tooLate: 'nein, Frist abgelaufen',
    notInsured: 'nein: nicht in der Schweiz versichert',
    toCome: 'künftig, noch nicht geschuldet',
    partlyInsured_one: 'Nur {{count}} versicherter Monat:',
    partlyInsured_other: 'Nur die {{count}} versicherten Monate:',
    underMinimum: 'Einkommen zu klein für den Mindestbeitrag:',
    notInsuredWhy:
      'Wer nicht in der Schweiz versichert ist, schuldet hier keine Beiträge: Diese Monate lassen sich nicht nachzahlen.',
    deadline: 'Ein geschuldeter Beitrag lässt sich bis fünf Jahre nach dem Ende seines Jahres nachzahlen.',
    deadlinePassed: 'Diese Frist ist abgelaufen.',
    ask: 'Verlangen Sie bei Ihrer Ausgleichskasse einen Auszug aus Ihrem individuellen Konto, und fragen Sie, was für die noch offenen Jahre zu bezahlen ist.',
    askAnyway:
      'Fehlt ein Einkommen zu Unrecht, verlangen Sie bei Ihrer Ausgleichskasse einen Auszug aus Ihrem individuellen Konto.',
  },
}

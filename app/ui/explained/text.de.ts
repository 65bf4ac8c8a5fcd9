import type { TextOf } from '~/language/text-of'
import type { explainedPillars as french } from './text.fr'

export const explainedPillars: TextOf<typeof french> = {
  status: {
    known: 'Bekannt:',
    guaranteed: 'Vom Gesetz garantiert:',
    projected: 'Hochgerechnet, nicht garantiert:',
    assumed: 'Angenommen:',
    chosen: 'Ihre Wahl:',
  },
  without: 'Ohne Änderung: {{amount}}.',
  withoutLink: 'So wird ohne Änderung gerechnet',
  noFigure: 'Keine Zahl',
  change: {
    title: 'Was Ihre Simulation vorsieht',
    edit: 'Simulation ändern',
    work: 'Ein Bruttolohn von {{desired}} pro Jahr bei {{desiredRate}}, statt {{current}} bei {{currentRate}}.',
    retirement: 'Eine Pensionierung am {{day}} statt am {{before}}.',
    stopsOn: 'Ein letzter Arbeitstag am {{day}}.',
    lppFrom: 'Eine Pensionskasse, die ab dem {{day}} zahlt.',
    paidGaps: 'Nachgezahlte AHV-Jahre: {{years}}.',
    buyIn: 'Ein Einkauf von {{amount}} in die 2.\u00a0Säule am {{day}}.',
    pillar3aAmount: '{{amount}} pro Jahr in die 3.\u00a0Säule einbezahlt, ab jetzt.',
    pillar3aPurchase: 'Einmal {{amount}} in die 3.\u00a0Säule nachgezahlt, für frühere Jahre.',
    capitalShare: 'Ein Anteil von {{share}} des Guthabens der 2. Säule als Kapital, der Rest als Rente.',
    steps: 'Weniger Arbeit in Schritten: {{steps}}.',
    step: '{{rate}} ab dem {{day}}',
    drawing: 'Eine AHV-Rente in Anteilen: {{steps}}.',
    partner: 'Eine AHV-Rente Ihrer Partnerin oder Ihres Partners ab dem {{day}}.',
    lpp: {
      steps: 'Die Gutschriften folgen dem Lohn, der bleibt. Vor der Pensionierung beziehen Sie nichts von der Kasse.',
      stepsDrawFund:
        'Die Gutschriften folgen dem Lohn, der bleibt. Bei jedem Schritt beziehen Sie den Teil der Leistung, um den der Lohn sinkt.',
      work: 'Der neue Lohn zählt ab dem {{from}}: Jede Kasse hat selbst hochgerechnet, was er ändert.',
      workTooLate: 'Der neue Lohn würde erst ab dem {{from}} zählen, nach Ihrer Pensionierung: Hier ändert er nichts.',
    },
    pillar3a: {
      work: 'Ein anderer Lohn ändert Ihre Säule 3a nicht: Wir behalten die Einzahlungen bei, die Sie planen.',
      moved:
        'Das Kapital der Säule 3a wird am simulierten Datum der Pensionierung ausbezahlt, spätestens aber {{after}} nach dem Referenzalter.',
      notMoved:
        'An diesem Datum lässt das Gesetz keine Auszahlung der Säule 3a zu: Es bleibt beim Datum ohne die Simulation.',
      stopsOn: 'Ihre Einzahlungen in die Säule 3a enden an diesem Tag.',
      lppFrom: 'Das ändert an der Säule 3a nichts.',
      capitalShare: 'Der Kapitalanteil der 2. Säule ändert an der Säule 3a nichts.',
    },
  },
}

import type { TextOf } from '~/language/text-of'
import type { differences as french } from './differences-text.fr'

export const differences: TextOf<typeof french> = {
  title: 'Was Ihre Simulation ändert',
  intro:
    'Um wie viel sich jede Zahl ändert, und aus welchem Grund. Die Gründe werden einer nach dem anderen berechnet, in dieser Reihenfolge, und ergeben zusammen genau die Differenz.',
  none: 'Diese Simulation ändert keine Zahl, die in beiden Spalten steht.',
  newSalaryTooLate:
    'Der neue Lohn ist in dieser Berechnung nicht enthalten: Er würde erst ab dem {{from}} zählen, und Sie sind spätestens ab diesem Tag pensioniert.',
  difference: 'Differenz',
  causes: 'Woher sie kommt',
  cause: '{{cause}}: {{amount}}',
  figures: {
    total: { monthly: 'Renten pro Monat, insgesamt', capital: 'Kapital, insgesamt' },
    avs: {
      monthly: 'AHV-Rente pro Monat',
      supplement: 'Rentenzuschlag der AHV pro Monat',
      thirteenth: '13. AHV-Rente',
    },
    lpp: { monthly: 'Rente der 2.\u00a0Säule pro Monat', capital: 'Bezogenes Kapital der 2.\u00a0Säule' },
    vested: { projected: 'Voraussichtliches Freizügigkeitskapital' },
    pillar3a: { projected: 'Voraussichtliches Kapital der 3.\u00a0Säule' },
  },
  causeNames: {
    salary: 'Lohn',
    activityRate: 'Beschäftigung',
    steps: 'Arbeit in Schritten',
    retirementDate: 'Pensionierung',
    drawing: 'Anteil der AHV-Rente',
    stopsOn: 'Ende der Arbeit',
    lppFrom: 'Beginn der 2.\u00a0Säule',
    paidGaps: 'nachgezahlte AHV-Jahre',
    buyIn: 'Einkauf',
    pillar3a: 'Einzahlungen 3a',
    capitalShare: 'Kapitalanteil',
    partner: 'Pensionierung der Partnerin oder des Partners',
    outlook: 'Zinsen und Preise',
    law: 'anderes Recht, nicht das von heute',
  },
}

import type { TextOf } from '~/language/text-of'
import type { overviewTexts as french } from './overview-text.fr'

export const overviewTexts: TextOf<typeof french> = {
  amounts: {
    title: 'Die gefragtesten Beträge',
    intro: 'Jeder gilt seit dem angegebenen Tag. Was für später schon bekannt ist, steht dabei.',
    since: 'Seit {{day}}.',
    later: 'Ab {{day}}: {{amount}}.',
    laterQuoted: 'Ab {{day}}: {{amount}} (beschlossen, aus zweiter Hand).',
    lowerAgeOfWomen: 'Etwas tiefer für Frauen, die vor {{year}} geboren sind.',
    rows: {
      referenceAge: 'Referenzalter',
      minimumPension: 'Minimale Vollrente pro Monat',
      maximumPension: 'Maximale Vollrente pro Monat',
      couplePension: 'Beide Renten eines Paares, höchstens, pro Monat',
      minimumContribution: 'Mindestbeitrag AHV/IV/EO pro Jahr',
      lppEntryThreshold: 'Eintrittsschwelle, Lohn pro Jahr',
      lppCoordinationDeduction: 'Koordinationsabzug pro Jahr',
      lppUpperLimit: 'Oberer Grenzbetrag, Lohn pro Jahr',
      lppMinimumInterest: 'Mindestzinssatz',
      lppConversionRate: 'Mindestumwandlungssatz im Referenzalter',
      pillar3aCeilingWithFund: 'Höchstbetrag pro Jahr, mit Pensionskasse',
      pillar3aCeilingWithoutFund: 'Höchstbetrag pro Jahr, ohne Pensionskasse',
    },
  },
}

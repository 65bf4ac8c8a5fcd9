import type { TextOf } from '~/language/text-of'
import type { scenarios as french } from './text.fr'

export const scenarios: TextOf<typeof french> = {
  title: 'Meine Szenarien',
  intro:
    'Behalten Sie bis zu fünf Simulationen unter einem Namen und vergleichen Sie sie hier. Sie werden mit Ihren übrigen Daten gelöscht.',
  none: 'Sie haben noch kein Szenario. Starten Sie eine Simulation und behalten Sie sie danach hier unter einem Namen.',
  another: 'Eine andere Simulation starten',
  keepOrCompare: 'Diese Simulation behalten, vergleichen',
  keepTitle: 'Diese Simulation behalten',
  keepIntro: 'Unter einem Namen finden Sie sie neben den anderen wieder. Derselbe Name ersetzt sie.',
  name: 'Name des Szenarios',
  nameHint: 'Zum Beispiel: ein Jahr länger zu 80\u00a0%. Höchstens 60 Zeichen.',
  keep: 'Dieses Szenario behalten',
  table: 'Szenarien nebeneinander',
  changes: 'Was sich ändert',
  nothing: 'nichts',
  change: {
    salary: 'Lohn: {{salary}} pro Jahr',
    rate: 'Beschäftigungsgrad: {{rate}}',
    retirement: 'Pensionierung: {{day}}',
    capital: 'Anteil als Kapital: {{share}}',
  },
  figures: {
    retirement: 'Pensionierung',
    monthly: 'Renten pro Monat, insgesamt',
    monthlyFrom: 'Alle Renten bezahlt ab',
    capital: 'Kapital, insgesamt',
    avs: 'AHV-Rente pro Monat, am Anfang',
    avsChanges: 'Die AHV-Rente ändert sich nach dem',
    lpp: 'Rente der 2.\u00a0Säule pro Monat',
    lppCapital: 'Bezogenes Kapital der 2.\u00a0Säule',
    pillar3a: 'Voraussichtliches Kapital der 3.\u00a0Säule',
  },
  actions: 'Ansehen oder löschen',
  show: 'Im Einzelnen ansehen',
  remove: 'Löschen',
}

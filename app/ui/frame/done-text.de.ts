import type { TextOf } from '~/language/text-of'
import type { done as french } from './done-text.fr'

export const done: TextOf<typeof french> = {
  answer: 'Ihre Angaben sind gespeichert.',
  change: 'Ihre Simulation ist gespeichert. Ihre Ergebnisse stehen unter «Mit Änderung».',
  need: 'Ihr Bedarf ist gespeichert.',
  noChange: 'Die Simulation ist gelöscht.',
  terms: 'Sie haben die Bedingungen akzeptiert.',
  askedAnew: 'Wir haben die verbundenen Stellen neu abgefragt und neu geschätzt.',
  funds: 'Ihre Wahl ist gespeichert.',
  fundRemoved: 'Die Kasse ist entfernt, mit ihren Zahlen.',
  fundsRemoved: 'Alle Ihre Kassen sind entfernt, mit ihren Zahlen.',
  accounts: 'Ihre Wahl ist gespeichert.',
  account: 'Die Zahlen Ihrer Säule 3a sind gespeichert.',
  accountRemoved: 'Das Konto ist entfernt, mit seinen Zahlen.',
  accountsRemoved: 'Alle Ihre Konten der Säule 3a sind entfernt, mit ihren Zahlen.',
  accountCleared: 'Die Zahlen sind gelöscht. Das Datum der Auszahlung bleibt.',
  paper: 'Ihre Zahlen sind gespeichert.',
  paperRemoved: 'Das Papier ist entfernt, mit seinen Zahlen.',
  scenarioKept: 'Das Szenario ist gespeichert.',
  scenarioRemoved: 'Das Szenario ist gelöscht.',
}

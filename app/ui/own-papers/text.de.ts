import type { TextOf } from '~/language/text-of'
import type { ownPapers as french } from './text.fr'

export const ownPapers: TextOf<typeof french> = {
  model: 'Muster',
  modelHint: 'Jedes Papier sieht anders aus: Suchen Sie die Wörter. Volle Nummer: das Wichtigste.',
  label: 'Name dieses Papiers',
  labelHint: 'Damit Sie es wiederfinden.',
  skip: 'Diese Seite überspringen',
  change: 'Ändern: {{label}}',
  remove: 'Entfernen: {{label}}',
  counts: 'Welche Zahlen zählen?',
  party: 'Die Antwort von {{name}}, Stand am {{day}}',
  own: 'Die Zahlen, die Sie angegeben haben',
  ownOf: 'Die Zahlen Ihres Papiers vom {{day}}',
  choose: 'Diese Wahl speichern',
  typed: 'Von Ihnen angegeben.',
}

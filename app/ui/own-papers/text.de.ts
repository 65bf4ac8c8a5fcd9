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
  all: 'Alles sehen, hinzufügen oder entfernen',
  toldFund: { yes: 'mit Pensionskasse', no: 'ohne Pensionskasse' },
  toldWork: 'Sie haben gesagt: {{told}}.',
  changeWork: 'Ändern',
  changeWorkOf: ': Ihre Arbeit',
  typeCertificate: 'Die Zahlen meines Ausweises abschreiben',
  typeVested: 'Einen Freizügigkeitsauszug abschreiben',
  typeStatement: 'Die Zahlen meines 3a-Auszugs abschreiben',
  typeCertificateOf: 'Die Zahlen des Ausweises von {{name}} abschreiben',
  typeStatementOf: 'Die Zahlen des Auszugs von {{name}} abschreiben',
}

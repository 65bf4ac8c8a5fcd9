import type { TextOf } from '~/language/text-of'
import type { scripts as french } from './scripts-text.fr'

export const scripts: TextOf<typeof french> = {
  light: 'Leichte Version, ohne Skripte',
  full: 'Vollständige Version',
  close: 'Schliessen',
  search: {
    label: 'In der Liste suchen',
    hint: 'Tippen Sie einige Buchstaben des Namens ein. Was Sie angekreuzt haben, bleibt sichtbar.',
    none: 'Kein Treffer. Prüfen Sie die Schreibweise oder leeren Sie das Suchfeld.',
    one: '1 Treffer',
    other: '{{found}} Treffer',
  },
  newer: {
    text: 'Eine neue Version dieser Website ist da. Speichern Sie Ihre Eingaben, bevor Sie die Seite neu laden.',
    reload: 'Seite neu laden',
  },
  end: {
    soon: 'Ihre Daten werden in {{minutes}} Minuten gelöscht. Notieren Sie, was Sie noch brauchen.',
    one: 'Ihre Daten werden in 1 Minute gelöscht. Notieren Sie, was Sie noch brauchen.',
  },
}

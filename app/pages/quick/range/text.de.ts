import type { TextOf } from '~/language/text-of'
import type { range as french } from './text.fr'

export const range: TextOf<typeof french> = {
  title: 'Ihre drei Säulen, aus dem Kopf',
  intro: 'Sieben Antworten, keine Unterlagen. Nichts wird gespeichert.',
  from: 'Aus wenigen Angaben geschätzt. Nichts wurde gespeichert.',
  note: 'Ohne Konto, ohne Namen, ohne Cookie.',
  goOn: {
    title: 'Mit diesen Antworten weiterfahren',
    text: 'Sie können Ihre Unterlagen hinzufügen, ein anderes Alter ausprobieren und das Ergebnis mitnehmen.',
    kept: 'Ihre Antworten bleiben dann {{sessionMinutes}}\u00a0Minuten gespeichert und werden danach gelöscht.',
    button: 'Mein Dossier öffnen',
  },
  more: 'Mehr wissen',
  answers: 'Meine Antworten ändern',
  again: 'Neu berechnen',
}

import type { TextOf } from '~/language/text-of'
import type { own as french } from './text.fr'

export const own: TextOf<typeof french> = {
  title: 'Mit Ihren Unterlagen, ohne Anmeldung',
  intro:
    'Schreiben Sie ab, was in Ihren Unterlagen von AHV, Pensionskasse und 3. Säule steht. Ohne Unterlagen genügen einige Antworten für eine Bandbreite.',
  noName: {
    title: 'Ohne Konto, ohne Namen',
    text: 'Wir fragen weder nach Name noch AHV-Nummer noch E-Mail. Alles wird nach {{sessionMinutes}} Minuten gelöscht, oder sobald Sie weggehen.',
  },
  takeHome: 'Sie können Ihre Zahlen in einer Datei mitnehmen und später weitermachen.',
  missing: 'Nehmen Sie die Bedingungen an, um weiterzufahren.',
  button: 'Weiter',
}

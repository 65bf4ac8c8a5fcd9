import type { TextOf } from '~/language/text-of'
import type { own as french } from './text.fr'

export const own: TextOf<typeof french> = {
  title: 'Ohne Konto, ohne Namen',
  papers: 'Mit meinen Unterlagen',
  intro: 'Schreiben Sie ab, was in Ihren Unterlagen von AHV, Pensionskasse und 3.\u00a0Säule steht.',
  noName: {
    text: 'Wir fragen weder nach Ihrem Namen noch nach Ihrer AHV-Nummer oder E-Mail-Adresse. Alles wird nach {{sessionMinutes}}\u00a0Minuten gelöscht, oder sobald Sie «Weggehen und alles löschen» wählen.',
  },
  takeHome: 'Sie können Ihre Zahlen in einer Datei mitnehmen und später weitermachen.',
  missing: 'Akzeptieren Sie die Bedingungen, um weiterzufahren.',
  button: 'Weiter',
}

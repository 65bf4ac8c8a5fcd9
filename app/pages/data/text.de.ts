import type { TextOf } from '~/language/text-of'
import type { data as french } from './text.fr'

export const data: TextOf<typeof french> = {
  title: 'Meine Daten',
  choices: 'Sie können sie herunterladen, länger behalten oder löschen.',
  noFiles:
    'Sobald Sie die Bedingungen akzeptiert und einen ersten Schritt ausgefüllt haben, können Sie Ihre Übersicht hier herunterladen.',
  keep: {
    title: 'Länger behalten',
    text: 'Die Uhrzeit der Löschung steht oben auf jeder Seite.',
  },
  leave: {
    first:
      'Nehmen Sie zuerst Ihre Datei mit: Mit ihr können Sie später weitermachen. Danach bleibt hier nichts zurück.',
    nothing: 'Ihre Sitzung endet, und hier bleibt nichts zurück.',
  },
  delete: 'Löschen',
  intro: 'Möchten Sie alles löschen, was Sie hier angegeben haben und was wir für Sie abgefragt haben?',
  what: 'Gelöscht werden: Ihre Angaben, Ihr Wohnort, was Sie von Unterlagen abgeschrieben haben, Ihre Wahl von Kassen und Konten und alle Ergebnisse. Das lässt sich nicht rückgängig machen.',
  stay: 'Sie bleiben angemeldet.',
  stayOwn: 'Ihre Zustimmung zu den Bedingungen bleibt bis zum Ende der Sitzung.',
  confirm: 'Ja, meine Daten löschen',
  back: 'Nein, zurück zu meiner Übersicht',
  doneTitle: 'Ihre Daten sind gelöscht',
  done: 'Von Ihren Angaben ist nichts mehr da. Sie sind weiterhin angemeldet und können neu beginnen.',
  doneOwn: 'Von Ihren Angaben ist nichts mehr da. Sie können neu beginnen.',
  again: 'Neu beginnen',
}

import type { TextOf } from '~/language/text-of'
import type { frame as french } from './text.fr'

export const frame: TextOf<typeof french> = {
  product: 'Drei Säulen',
  errorPrefix: 'Fehler: ',
  problemAt: '{{label}}: {{message}}',
  errorSummary: 'Bitte korrigieren Sie die folgenden Punkte',
  skip: 'Zum Inhalt',
  optional: '(freiwillig)',
  dayHint: 'Format: TT.MM.JJJJ',
  notice: {
    info: 'Information: ',
    warning: 'Achtung: ',
    success: 'Bestätigung: ',
    error: 'Fehler: ',
  },
  actions: {
    title: 'Mein Bereich',
    name: 'Sie sind {{name}}.',
    menu: 'Menü',
    noName: 'Von Ihnen eingegebene Zahlen, ohne Konto.',
    papers: 'Meine Unterlagen',
    show: 'Meine Daten ansehen',
    data: 'Meine Daten löschen',
    logout: 'Abmelden und alles löschen',
    leave: 'Weggehen und alles löschen',
    deletedAt: 'Ihre Daten werden um {{time}} Uhr gelöscht.',
  },
  tabs: {
    label: 'Meine Seiten',
    synthesis: 'Übersicht',
    avs: 'AHV',
    lpp: 'PK',
    pillar3a: '3a',
    simulation: 'Simulieren',
    incomplete: '(unvollständig)',
  },
  until: 'Alles wird um {{time}}\u00a0Uhr gelöscht',
  untilSoon: 'Alles wird um {{time}}\u00a0Uhr gelöscht, in weniger als 10\u00a0Minuten.',
  noSignIn: {
    text: 'Hier ist keine Anmeldung eingerichtet. Schreiben Sie Ihre Zahlen aus Ihren Unterlagen ab: Niemand fragt, wer Sie sind.',
  },
  keeping: {
    button: 'Meine Daten noch {{sessionMinutes}} Minuten behalten',
    done: 'Ihre Daten werden noch {{sessionMinutes}} Minuten aufbewahrt',
    refused: 'Ihre Daten können nicht länger aufbewahrt werden',
    noMore: 'Sie haben die Löschung schon 11-mal hinausgeschoben: Mehr ist nicht möglich.',
  },
  sessionChanged: {
    title: 'Es wurde nichts gespeichert',
    where:
      'Sie haben sich inzwischen neu angemeldet oder Ihre Daten gelöscht, vielleicht in einem anderen Tab oder Fenster.',
    typed: 'Prüfen Sie, ob dies wirklich Ihre Angaben sind, und speichern Sie sie dann.',
    pressed: 'Prüfen Sie, wer angemeldet ist, bevor Sie die Schaltfläche noch einmal drücken.',
  },
  meanwhile: {
    title: 'Diese Angaben haben sich inzwischen geändert',
    where: 'Sie wurden nach dem Öffnen dieser Seite gespeichert, vielleicht in einem anderen Tab oder Fenster.',
    typed:
      'Was Sie eben eingegeben haben, ist noch nicht gespeichert: Prüfen Sie es unten und senden Sie das Formular noch einmal ab, wenn Sie es behalten wollen.',
    pressed:
      'Es wurde nichts geändert: Diese Seite zeigt, was jetzt gespeichert ist. Wenn Sie dabei bleiben, drücken Sie die Schaltfläche noch einmal.',
    saved: 'Zurück zu dem, was gespeichert ist',
  },
  feedback: 'Rückmeldung geben',
  operator: {
    by: 'Betrieben von: {{operator}}',
    contact: 'Kontakt',
    noContact: 'Keine Adresse angegeben.',
    imprint: 'Impressum',
    imprintLink: 'Impressum lesen',
  },
  footer: {
    prototype:
      'Diese Website ist ein Prototyp. Die Dienste, bei denen man sich anmeldet, ihre Personen und ihre Daten sind erfunden.',
    indicative:
      'Die Ergebnisse sind unverbindlich. Sie haben keinen rechtlichen Wert und begründen keinen Anspruch auf eine Leistung.',
    about: 'Über diesen Dienst',
    terms: 'Bedingungen und Datenschutz',
    cookies: 'Cookies und Daten',
    accessibility: 'Barrierefreiheit',
    law: 'Die Rechenregeln',
    glossary: 'Glossar',
  },
}

import type { TextOf } from '~/language/text-of'
import type { developers as french } from './text.fr'

export const developers: TextOf<typeof french> = {
  title: 'Die Schätzung für andere Programme',
  intro:
    'Ein Programm kann ein ganzes Leben in einem einzigen Aufruf senden und erhält die Schätzung der drei Säulen. Es braucht dafür weder Konto noch Schlüssel.',
  what: {
    title: 'Was der Aufruf tut',
    sent: 'Sie senden, was man von einer Person weiss: ihre Einkommen, ihre Ehen, ihre Kinder, ihre Pensionskassenausweise und ihre Konten der Säule\u00a03a.',
    received:
      'Sie erhalten die Zahlen, die diese Person auf unseren Seiten lesen würde, mit den Schritten der AHV-Berechnung und den Annahmen.',
    unknown:
      'Die Einkommen einer Partnerin oder eines Partners dürfen unbekannt bleiben. Die AHV-Rente liegt dann zwischen zwei Beträgen.',
    tax: 'Mit Kanton und Wohngemeinde erhalten Sie auch die Steuer auf dem Kapital, für jedes Jahr der Auszahlung, und die Steuer auf den Renten, mit dem, was im Monat bleibt. Bei einem Paar braucht es dafür auch die Pensionskassenrente der anderen Person.',
    refused: 'Eine Angabe, die nicht stimmen kann, wird abgelehnt. Die Antwort nennt das Feld und den Grund.',
  },
  example: {
    title: 'Ein Beispiel',
    who: 'Eine Person, die seit 2019 in der Schweiz versichert ist und ein Konto der Säule\u00a03a hat.',
    request: 'Die Anfrage',
    answer: 'Die Antwort, gekürzt',
    more: 'Die Beschreibung der Schnittstelle enthält vier vollständige Beispiele: eine alleinstehende Person, ein Paar, eine geschiedene Person und ein Paar, bei dem jemand schon pensioniert ist.',
    link: 'Die Beschreibung der Schnittstelle lesen (OpenAPI, auf Englisch)',
  },
  kept: {
    title: 'Nichts wird aufbewahrt',
    body: 'Was Sie senden, dient der Berechnung und verschwindet dann. Nichts davon wird gespeichert, und nichts davon wird protokolliert.',
    session: 'Der Aufruf eröffnet keine Sitzung und setzt kein Cookie.',
  },
  form: {
    title: 'Ein Formular für Ihre Website',
    intro:
      'Fügen Sie diesen Code in eine Seite ein: Ihre Besucherinnen und Besucher antworten bei Ihnen und lesen ihre drei Säulen bei uns. Ohne Skript, ohne Frame, ohne Cookie.',
    kept: 'Nichts wird aufbewahrt. Wer will, fährt bei uns mit den eigenen Antworten weiter.',
    code: 'Der Code (HTML)',
    try: 'Mit einem Beispiel ausprobieren',
    empty: 'Das leere Formular zeigen',
    labels: {
      rate: 'Pensum in\u00a0%',
      fund: 'Selbständig: mit einer Pensionskasse',
      since: 'Ankunft in der Schweiz mit 21 oder später: das Jahr',
      partnerYear: 'Jahrgang Ihrer Partnerin oder Ihres Partners',
      partnerSalary: 'Bruttolohn Ihrer Partnerin oder Ihres Partners pro Jahr',
    },
    optional: 'Freiwillig',
    sentTo: 'Ihre Antworten gehen an {{host}}. Nichts davon wird dort aufbewahrt.',
    change: {
      title: 'Was Sie ändern können',
      words: 'die Wörter, die Gestaltung und die Kennungen (id);',
      order: 'die Reihenfolge der Felder;',
      optional: 'die freiwilligen Felder, die Sie weglassen können;',
      controls: 'die Form einer Auswahl: Liste, Optionsfelder oder verstecktes Feld, wenn Sie die Antwort kennen.',
      not: 'Lassen Sie Adresse, Methode, Feldnamen und Werte der Auswahl, wie sie sind. Stimmt eine Antwort nicht, zeigt unsere Seite sie bei ihrem Feld, zusammen mit allen anderen.',
      policy: 'Sendet Ihre Website eine Content-Security-Policy, ergänzen Sie form-action um {{host}}.',
    },
    fields: 'Die Felder',
    always: 'immer in der Schweiz, oder bevor man 21 war; ein Jahr der Ankunft ersetzt diese Wahl',
    rate: 'Von einer IP-Adresse sind {{rate}} Formulare pro Minute möglich, Aufrufe eingerechnet.',
  },
  engine: {
    title: 'Ohne Aufruf, in Ihrem Programm',
    body: 'Dieselbe Berechnung gibt es als npm-Paket, mit einem Befehl und einem Server des Model Context Protocol für Assistenten. Es rechnet auf Ihrem Rechner und liefert dieselben Zahlen. Schreiben Sie uns, wenn Sie es möchten.',
  },
  checked: {
    title: 'Die Zahlen prüfen',
    body: 'Fälle, die Ämter, Gerichte, Pensionskassen und Banken veröffentlicht haben, werden mit demselben Programm berechnet und stehen neben ihrem Ergebnis.',
  },
  limits: {
    title: 'Grenzen',
    size: 'Eine Anfrage ist JSON (application/json) und enthält höchstens {{kilobytes}}\u00a0kB und {{values}} Werte.',
    rate: 'Von einer IP-Adresse sind {{rate}} Aufrufe pro Minute möglich.',
    servers:
      'Der Aufruf geht von Server zu Server. Eine Seite einer anderen Website kann die Antwort nicht lesen (kein CORS).',
  },
}

import type { TextOf } from '~/language/text-of'
import type { cookies as french } from './text.fr'

export const cookies: TextOf<typeof french> = {
  title: 'Cookies und Daten',
  intro:
    'Diese Website verfolgt Sie nicht. Sie verwendet nur Cookies, die sie braucht, und bewahrt Ihre Daten {{sessionMinutes}} Minuten auf, auf Ihren Wunsch länger.',
  list: {
    title: 'Die Cookies dieser Website',
    name: 'Name',
    purpose: 'Wozu es dient',
    life: 'Dauer',
    several: '{{name}}:…',
    protected: 'Kein Skript kann sie lesen, und keine andere Website erhält sie.',
    else: 'Sonst speichert diese Website in Ihrem Browser nichts über Sie.',
    reloads:
      'Muss eine Seite neu geladen werden, weil ein Skript nicht angekommen ist, merkt sie sich die Uhrzeit in diesem Tab, bis Sie ihn schliessen.',
    sandbox:
      'Der Identitätsdienst, die Pensionskassen, Banken und Versicherungen haben für ihre eigenen Seiten eigene Cookies. In dieser Vorführung liegen deren erfundene Seiten unter derselben Adresse wie diese Website, unter /sandbox.',
    connectedOthers:
      'Der Identitätsdienst und die Stellen, bei denen Sie sich anmelden, haben für ihre eigenen Seiten eigene Cookies.',
    identity: 'Der Identitätsdienst hat für seine eigenen Seiten eigene Cookies.',
    others:
      'Der Identitätsdienst, die Pensionskassen, Banken und Versicherungen haben für ihre eigenen Seiten eigene Cookies.',
  },
  session: {
    purpose: 'Öffnet Ihr Dossier während Ihrer Sitzung, mit oder ohne Anmeldung.',
    life: '{{sessionMinutes}}\u00a0Minuten, wie Ihre Daten, oder bis Sie sich abmelden. Behalten Sie Ihre Daten länger, wird es neu gesetzt.',
  },
  ended: {
    purpose:
      'Damit können wir Ihnen sagen, dass Ihre Daten gelöscht wurden, wenn Sie nach dem Ende der Sitzung wiederkommen. Es öffnet nichts und ist für alle gleich.',
    life: '24\u00a0Stunden, oder bis Sie sich abmelden',
  },
  signIn: {
    purpose:
      'Merkt sich, während Sie sich anmelden, Ihre Sprache, welche Version der Bedingungen Sie akzeptiert haben, ob Sie Schritt für Schritt vorgehen und ob wir behalten, was Sie ohne Anmeldung eingegeben haben.',
    life: 'höchstens 10\u00a0Minuten',
  },
  flow: {
    purpose:
      'Prüft, ob die Antwort des Identitätsdienstes zur Anmeldung gehört, die in diesem Tab begonnen wurde. Jeder Tab hat sein eigenes.',
    life: 'höchstens 10\u00a0Minuten',
  },
  locale: {
    purpose:
      'Merkt sich die Sprache, in der Sie lesen. Es wird mit der ersten Seite gesetzt, und wenn Sie die Sprache wechseln.',
    life: '365\u00a0Tage',
  },
  light: {
    purpose: 'Merkt sich, dass Sie die leichte Version gewählt haben. Es wird nur gesetzt, wenn Sie sie wählen.',
    life: '365\u00a0Tage',
  },
  kept: {
    title: 'Was während Ihrer Sitzung aufbewahrt wird',
    login:
      'Wenn Sie sich anmelden, wer Sie sind: Ihr Name, Ihre E-Mail-Adresse, Ihre AHV-Nummer und die Bestätigung des Identitätsdienstes.',
    terms: 'Welche Version der Bedingungen Sie akzeptiert haben.',
    typed:
      'Was Sie angegeben haben: Formulare, abgeschriebene Unterlagen, gelesene Zeilen eines Auszugs, die Wahl der Kassen, Banken und Versicherungen, Wohnort, Krankenkassenprämie, Rente Ihrer Partnerin oder Ihres Partners, Änderungen und Szenarien.',
    asked:
      'Wenn Sie sich anmelden, was wir für Sie beim AHV-Register, bei den Pensionskassen, Banken und Versicherungen abgefragt haben, und die Zugänge dafür.',
    partlyAsked:
      'Wenn Sie sich anmelden, was wir für Sie bei den verbundenen Stellen abgefragt haben, und die Zugänge dafür.',
    computed: 'Die AHV-Rente wird nicht aufbewahrt: Jede Seite berechnet sie neu.',
  },
  where: {
    title: 'Wo, und bis wann',
    ends: 'Alles wird {{sessionMinutes}} Minuten nach dem Beginn Ihrer Sitzung gelöscht, oder nachdem Sie zuletzt «Meine Daten noch {{sessionMinutes}} Minuten behalten» gewählt haben, oder sobald Sie sich abmelden. «Meine Daten löschen» löscht alles ausser Ihrer Anmeldung und Ihrer Zustimmung zu den Bedingungen.',
    signedOut: 'Während Ihrer Sitzung finden Sie all dies oben auf jeder Seite.',
    delete: 'Meine Daten löschen',
  },
  never: {
    title: 'Was wir nicht tun',
    tracking: 'Wir messen Ihr Verhalten nicht und zeigen keine Werbung.',
    sent: 'Was Sie ohne Anmeldung eingeben, geben wir niemandem weiter.',
    others: 'Unsere Seiten laden nichts von anderen Websites.',
    logs: 'Das technische Protokoll enthält die Zeit, die abgerufene Seite, das Ergebnis und die Dauer. Anmeldungen, Abmeldungen und Ablehnungen hält es fest, ohne zu sagen, von wem. Es enthält weder Namen noch AHV-Nummern, Beträge oder IP-Adressen.',
  },
  terms: 'Nutzungsbedingungen und Datenschutz lesen',
}

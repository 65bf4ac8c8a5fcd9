import type { TextOf } from '~/language/text-of'
import type { prelogin as french } from './text.fr'

export const prelogin: TextOf<typeof french> = {
  title: 'Sichere Anmeldung',
  intro: 'Sie melden sich bei einem externen Identitätsdienst an und kommen danach hierher zurück.',
  short: {
    title: 'Schnelle Anmeldung',
    intro: 'Sie kennen die Anmeldung schon: Akzeptieren Sie die Bedingungen und melden Sie sich an.',
    explained: 'So funktioniert die Anmeldung',
  },
  service: {
    title: 'Was der Identitätsdienst tut',
    proof: 'Er prüft, wer Sie sind, damit niemand sonst Ihre Daten sieht.',
    password: 'Ihr Passwort sehen wir nicht.',
    passed: 'Er übermittelt uns Ihren Namen, Ihre E-Mail-Adresse und Ihre AHV-Nummer.',
    register: 'Wer Ihre Partnerin oder Ihr Partner ist, sagt uns das AHV-Register.',
  },
  sandbox: 'In diesem Prototyp genügt ein erfundenes Konto. Die Anmeldeseite zeigt, welche Konten es gibt.',
  terms: {
    label: 'Ich akzeptiere die Nutzungsbedingungen und den Datenschutz',
    link: 'Bedingungen lesen',
    missing: 'Setzen Sie das Häkchen, um die Nutzungsbedingungen und den Datenschutz zu akzeptieren.',
  },
  typed: {
    legend: 'Ihre Zahlen, die Sie ohne Anmeldung angegeben haben',
    hint: 'Wenn Sie die Anmeldung abbrechen, ändert sich nichts.',
    keep: 'Nach der Anmeldung behalten',
    delete: 'Löschen, sobald ich angemeldet bin',
    missing: 'Wählen Sie, ob Ihre Zahlen behalten oder gelöscht werden.',
  },
  button: 'Anmelden',
  problem: {
    title: 'Sie sind nicht angemeldet',
    again: 'Unten können Sie sich noch einmal anmelden.',
    refused: 'Die Anmeldung wurde beim Identitätsdienst abgebrochen oder abgelehnt.',
    expired: 'Die Anmeldung hat zu lange gedauert. Zur Sicherheit wurde sie abgebrochen.',
    wrongState:
      'Die Antwort des Identitätsdienstes gehörte nicht zur Anmeldung, die in diesem Browser begonnen wurde. Wenn das wieder geschieht, lassen Sie die Cookies dieser Website zu.',
    failed: 'Der Identitätsdienst konnte nicht bestätigen, wer Sie sind.',
    unavailable: 'Der Identitätsdienst antwortet im Moment nicht.',
    notVerified:
      'Diese Anmeldung hatte nicht die nötige Stufe der Identitätsprüfung. Wählen Sie beim Identitätsdienst ein Anmeldemittel mit geprüfter Identität.',
    tooLarge:
      'Ihre Zahlen, die Sie ohne Anmeldung angegeben haben, brauchen so viel Platz, dass für die der Anmeldung keiner bleibt. Sie sind noch da: Kürzen Sie sie zuerst, oder wählen Sie, dass sie gelöscht werden.',
  },
}

import type { TextOf } from '~/language/text-of'
import type { partySignIn as french } from './text.fr'

export const partySignIn: TextOf<typeof french> = {
  intro:
    'Um Ihre Zahlen zu sehen, melden Sie sich bei «{{name}}» an und erlauben den Zugriff. Die Anmeldeseite dort öffnet sich, danach kommen Sie hierher zurück.',
  button: 'Bei «{{name}}» anmelden',
  again: 'Bei «{{name}}» erneut anmelden',
  problemTitle: 'Keine Anmeldung bei «{{name}}»',
  problem: {
    refused: 'Die Anmeldung wurde abgebrochen, oder der Zugriff wurde nicht erlaubt. Wir haben nichts übernommen.',
    expired: 'Die Anmeldung hat zu lange gedauert, oder der Zugriff ist abgelaufen. Sie können sich erneut anmelden.',
    otherPerson:
      'Dort hat sich jemand anderes angemeldet: Die AHV-Nummer ist nicht Ihre. Wir haben nichts übernommen. Melden Sie sich mit Ihrem eigenen Konto an.',
    failed: '«{{name}}» hat die Anmeldung nicht bestätigt. Sie können es noch einmal versuchen.',
    unavailable: '«{{name}}» antwortet im Moment nicht. Versuchen Sie es später noch einmal.',
  },
  undoneTitle: 'Diese Anmeldung hat nicht geklappt',
  undone: {
    lost: 'Sie wurde schon verwendet, oder sie wurde anderswo begonnen. Sie können sich unten erneut anmelden.',
    full: 'Ihre Angaben brauchen so viel Platz, dass für diese Anmeldung keiner bleibt. Sie sind noch da: Kürzen Sie sie, zum Beispiel Ihre AHV-Einkommen, und melden Sie sich dann erneut an.',
  },
}

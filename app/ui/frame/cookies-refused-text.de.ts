import type { TextOf } from '~/language/text-of'
import type { cookiesRefused as french } from './cookies-refused-text.fr'

export const cookiesRefused: TextOf<typeof french> = {
  signIn: {
    title: 'Ihr Browser hat unser Cookie nicht behalten',
    intro: 'Sie sind deshalb nicht angemeldet. Es wurde nichts gespeichert.',
    why: 'Um Sie von einer Seite zur nächsten wiederzuerkennen, legt diese Website ein Cookie in Ihrem Browser ab. Dieses Cookie kam nicht zurück: Ihr Browser lehnt Cookies ab, oder die Anmeldung hat länger als 10\u00a0Minuten gewartet.',
  },
  posted: {
    title: 'Ihre Sitzung ist nicht mehr in diesem Browser',
    intro:
      'Ihre Seite kam ohne das Cookie Ihrer Sitzung an. Was Sie dort eingegeben hatten, ist deshalb nicht gespeichert.',
    why: 'Dieses Cookie verschwindet, wenn Sie sich abmelden, in welchem Tab auch immer. Ihre Daten sind dann schon gelöscht.',
    orElse:
      'Es verschwindet auch, wenn Ihr Browser Cookies ablehnt oder löscht. Ohne das Cookie öffnet niemand mehr Ihre Daten: Sie werden zu der Zeit gelöscht, die oben auf der Seite stand, die Sie verlassen haben.',
  },
  help: {
    title: 'Was Sie tun können',
    settings: 'Öffnen Sie die Einstellungen Ihres Browsers und suchen Sie dort nach den Cookies.',
    allow: 'Erlauben Sie die Cookies dieser Website. Sie verwendet nur notwendige, und keines verfolgt Sie.',
    again: 'Kommen Sie hierher zurück und melden Sie sich an.',
    againOwn: 'Kommen Sie hierher zurück und beginnen Sie mit Ihren Unterlagen neu.',
  },
  again: 'Mich erneut anmelden',
  againOwn: 'Neu beginnen',
}

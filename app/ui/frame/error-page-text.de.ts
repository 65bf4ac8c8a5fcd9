import type { TextOf } from '~/language/text-of'
import type { errorPage as french } from './error-page-text.fr'

export const errorPage: TextOf<typeof french> = {
  code: 'Code',
  notFound: {
    title: 'Seite nicht gefunden',
    sentence:
      'Diese Seite gibt es nicht oder nicht mehr. Prüfen Sie die Adresse oder beginnen Sie auf der Startseite neu.',
    action: 'Zur Startseite',
    elsewhere: 'Vielleicht suchen Sie',
  },
  refused: {
    title: 'Es wurde nichts gespeichert',
    notOurs:
      'Wir können dieses Formular nicht als eines von unseren Seiten erkennen. Öffnen Sie die Seite neu und füllen Sie sie noch einmal aus.',
    tooMuch:
      'Sie haben mehr gesendet, als diese Seite annehmen kann. Öffnen Sie die Seite neu und machen Sie weniger Angaben.',
    action: 'Seite neu öffnen',
  },
  failed: {
    title: 'Ihre Anfrage konnte nicht bearbeitet werden',
    sentence:
      'Warten Sie einen Augenblick und versuchen Sie es dann noch einmal. Bleibt das Problem bestehen, kommen Sie etwas später wieder.',
    action: 'Noch einmal versuchen',
    home: 'Zur Startseite',
  },
  unavailable: {
    sentence:
      'Ihre Daten lassen sich im Moment weder lesen noch speichern. Warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
    unsent:
      'Was Sie gesendet haben, ist noch nicht gespeichert. Verloren ist nichts: Warten Sie einen Augenblick und senden Sie es dann noch einmal.',
    sendAgain: 'Noch einmal senden',
  },
  busy: {
    sentence:
      'Im Moment laufen zu viele Berechnungen. Warten Sie einen Augenblick und versuchen Sie es dann noch einmal.',
    unsent:
      'Im Moment laufen zu viele Berechnungen. Es ist nichts verloren: Warten Sie einen Augenblick und senden Sie Ihre Angaben dann noch einmal.',
  },
}

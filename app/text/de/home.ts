import type { home as french } from '../fr/home'
import type { TextOf } from '../text-of'

export const home: TextOf<typeof french> = {
  title: 'Meine Altersrente schätzen',
  subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
  start: {
    button: 'Beginnen',
    note: 'Sie müssen sich anmelden. Die Anmeldung ist durch den Identitätsdienst gesichert.',
  },
  over: {
    title: 'Ihre Sitzung ist beendet',
    text: 'Ihre Daten werden 60 Minuten aufbewahrt und dann gelöscht. Das ist so gewollt, zu ihrem Schutz. Sie können sofort neu beginnen.',
  },
  bye: {
    title: 'Sie sind abgemeldet',
    text: 'Die Daten Ihrer Sitzung wurden gelöscht.',
  },
  steps: {
    title: 'In drei Schritten',
    signIn: {
      title: 'Sie melden sich an',
      text: 'Der Identitätsdienst bestätigt, wer Sie sind. Sie müssen hier kein Konto eröffnen.',
    },
    check: {
      title: 'Sie prüfen Ihre Daten',
      text: 'AHV, Pensionskasse, 3.\u00a0Säule: Sie kontrollieren, was schon bekannt ist, und ergänzen den Rest.',
    },
    read: {
      title: 'Sie lesen Ihre Übersicht',
      text: 'Sie zeigt, was Ihnen jede der drei Säulen auszahlen könnte, als Rente im Monat und als Kapital.',
    },
  },
  know: {
    title: 'Gut zu wissen, bevor Sie beginnen',
    prototype:
      'Dieser Dienst ist ein Prototyp. Er arbeitet mit erfundenen Personen und erfundenen Daten, ohne echte Konten. Individuelle Simulationen mit echten Daten sind für später vorgesehen.',
    indicative:
      'Das Ergebnis ist unverbindlich. Es hat keinen rechtlichen Wert und begründet keinen Anspruch auf eine Leistung.',
    kept: 'Ihre Daten werden 60 Minuten aufbewahrt und dann gelöscht.',
  },
}

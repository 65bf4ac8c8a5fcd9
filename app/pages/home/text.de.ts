import type { TextOf } from '~/language/text-of'
import type { home as french } from './text.fr'

export const home: TextOf<typeof french> = {
  title: 'Meine Altersrente schätzen',
  subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
  start: {
    button: 'Beginnen',
    note: 'Sie müssen sich anmelden. Die Anmeldung ist durch den Identitätsdienst gesichert.',
    guided: 'Mich Schritt für Schritt führen lassen',
  },
  papers: {
    button: 'Mit meinen Unterlagen',
    note: 'Ohne Anmeldung: Sie schreiben Ihre Zahlen ab, oder einige Antworten genügen.',
  },
  over: {
    title: 'Ihre Daten wurden gelöscht',
    intro:
      'Ihre Sitzung ist beendet. Ihre Daten werden {{sessionMinutes}} Minuten aufbewahrt, auf Ihren Wunsch länger, und dann gelöscht. Das ist so gewollt, zu ihrem Schutz.',
    what: 'Hier ist nichts mehr davon da: weder Ihre Angaben noch das, was wir für Sie abgefragt haben, noch die Ergebnisse.',
    elsewhere:
      'Was das AHV-Register, die Pensionskassen, die Banken und die Versicherungen über Sie wissen, liegt weiterhin bei ihnen. Nach einer neuen Anmeldung können Sie es wieder übernehmen.',
    unsavedTitle: 'Ihre letzte Eingabe kam zu spät an',
    unsaved:
      'Die Sitzung war schon beendet, als Sie die Seite abgeschickt haben. Falls Sie dort etwas eingegeben hatten, ist davon nichts gespeichert.',
    again: 'Neu beginnen',
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
    copy: {
      title: 'Sie schreiben Ihre Zahlen ab',
      text: 'Aus Ihren Unterlagen, oder mit einigen Antworten. Ohne Konto und ohne Namen.',
    },
    checkOwn: {
      title: 'Sie prüfen Ihre Zahlen',
      text: 'Jede mit ihrer Quelle. Sie korrigieren, was nicht stimmt.',
    },
    check: {
      title: 'Sie prüfen Ihre Daten',
      text: 'AHV, Pensionskasse, 3.\u00a0Säule: Sie kontrollieren, was schon bekannt ist, und ergänzen den Rest.',
    },
    read: {
      title: 'Sie lesen Ihre Übersicht',
      text: 'Sie zeigt, was Ihnen jede der drei Säulen auszahlen könnte, als Rente pro Monat und als Kapital.',
    },
  },
  know: {
    title: 'Gut zu wissen, bevor Sie beginnen',
    prototype:
      'Die Anmeldung ist ein Prototyp. Sie arbeitet mit erfundenen Personen und erfundenen Daten, ohne echte Konten. Individuelle Simulationen mit echten Daten aus dem AHV-Register und von Pensionskassen sind für später vorgesehen.',
    indicative:
      'Das Ergebnis ist unverbindlich. Es hat keinen rechtlichen Wert und begründet keinen Anspruch auf eine Leistung.',
    keptOwn:
      'Ihre Daten werden nach {{sessionMinutes}} Minuten gelöscht, oder sobald Sie «Weggehen und alles löschen» wählen. Auf Knopfdruck behalten Sie sie länger, höchstens {{sessionHours}} Stunden.',
    kept: 'Ihre Daten werden {{sessionMinutes}} Minuten nach der Anmeldung gelöscht, oder sobald Sie sich abmelden. Auf Knopfdruck behalten Sie sie länger, höchstens {{sessionHours}} Stunden.',
  },
  film: {
    title: 'In weniger als einer Minute verstehen',
    intro: 'Was die drei Säulen sind, wie Sie diesen Dienst benutzen und was Sie darin lesen.',
    silent: 'Film ohne Ton, {{seconds}}\u00a0Sekunden. Alles, was man darin liest, steht auch darunter.',
    transcript: 'Der Text des Films «{{title}}»',
    watch: 'Den Film «{{title}}» ansehen',
    open: 'Den Film «{{title}}» öffnen',
  },
  examples: {
    title: 'Drei Beispiele',
    intro: 'Diese drei Personen sind erfunden. Ihr Film erzählt, worauf es in ihrer Situation ankommt.',
    tryAs: 'Als {{name}} testen',
    howToTry: 'Nach «Anmelden» wählen Sie «{{choice}}».',
    signInAs: 'Als {{name}} anmelden',
    exported: 'Übersicht von {{name}} ansehen',
    signedIn: 'Sie sind angemeldet. Um den Dienst als eine dieser Personen zu testen, melden Sie sich zuerst ab.',
    people: {
      claire: {
        portrait: 'Gezeichnetes Porträt von Claire: eine Frau mit braunem Haar und runder Brille',
        story: 'Zwei Arbeitgeber, zwei Pensionskassen und ein Paar, dessen AHV-Renten begrenzt sind.',
      },
      reto: {
        portrait: 'Gezeichnetes Porträt von Reto: ein Mann mit grauem Haar und kurzem Bart',
        story: 'Jahre im Ausland, eine Teilrente der AHV und eine jüngere Ehefrau.',
      },
      nadia: {
        portrait: 'Gezeichnetes Porträt von Nadia: eine Frau mit schwarzem, lockigem Haar',
        story: 'Teilzeit, ein Unterbruch, den die Jugendjahre füllen, und keine Säule 3a.',
      },
    },
  },
  partners: {
    title: 'Verbundene Partner',
    intro:
      'Diese Pensionskassen, Banken und Versicherungen sind mit dem Prototyp verbunden. Sie sind erfunden, wie die Personen.',
    logo: 'Logo: {{name}}',
    kinds: { fund: 'Pensionskasse', bank: 'Bank', insurer: 'Versicherung' },
    names: {
      'caisse-arc-lemanique': 'Pensionskasse Genferseebogen',
      'prevoyance-rhone-sante': 'Vorsorgestiftung Rhone Gesundheit',
      'ingenierie-leman': 'Pensionskasse Ingenieurwesen Genfersee',
      'pk-holzbau-aare': 'Pensionskasse Holzbau Aare',
      'fondation-trois-lacs': 'Sammelstiftung Drei-Seen-Land',
      'pk-linth-textil': 'Pensionskasse Linth Textil',
      'caisse-transports-broye': 'Pensionskasse Verkehr Broye',
      'stiftung-alpentourismus': 'Vorsorgestiftung Alpentourismus',
      'pk-rheinhafen-logistik': 'Pensionskasse Rheinhafen Logistik',
      'fondation-hautes-ecoles-romandes': 'Vorsorgestiftung Fiktive Hochschulen',
      'banque-du-mont': 'Banque du Mont',
      'banque-des-deux-rives': 'Banque des Deux-Rives',
      'sparkasse-seeland': 'Sparkasse Seeland',
      'banque-des-pleiades': 'Banque des Pléiades',
      'cervin-vie': 'Cervin Assurances Vie',
      'saentis-leben': 'Säntis Lebensversicherung',
      'jorat-assurances': 'Jorat Assurances',
      'pilatus-vorsorge': 'Pilatus Vorsorgeversicherung',
    },
  },
}

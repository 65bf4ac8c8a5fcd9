import type { TextOf } from '~/language/text-of'
import type { home as french } from './text.fr'

export const home: TextOf<typeof french> = {
  tab: 'Meine Altersvorsorge schätzen',
  title: 'Wie viel haben Sie im Alter?',
  subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
  start: {
    button: 'Beginnen',
    note: 'Anmeldung nötig, gesichert durch den Identitätsdienst',
    noteOwn: 'Mit meinen Unterlagen, 10\u00a0Minuten',
    guided: 'Schritt für Schritt',
  },
  papers: {
    button: 'Mit meinen Unterlagen',
    note: '10\u00a0Minuten, genauer',
  },
  quick: { button: 'Aus dem Kopf', note: '1\u00a0Minute, ohne Unterlagen' },
  file: { button: 'Ich habe schon eine Datei', note: 'Weitermachen, wo ich war' },
  noAccount: 'Ohne Konto, ohne Namen. Nach {{sessionMinutes}}\u00a0Minuten wird alles gelöscht.',
  over: {
    title: 'Ihre Daten wurden gelöscht',
    intro:
      'Ihre Sitzung ist beendet. Ihre Daten werden {{sessionMinutes}} Minuten aufbewahrt, auf Ihren Wunsch länger, und dann gelöscht. Das ist so gewollt, zu ihrem Schutz.',
    what: 'Hier ist nichts mehr davon da: weder Ihre Angaben noch das, was wir für Sie abgefragt haben, noch die Ergebnisse.',
    elsewhere:
      'Was das AHV-Register, die Pensionskassen, die Banken und die Versicherungen über Sie wissen, liegt weiterhin bei ihnen. Nach einer neuen Anmeldung können Sie es wieder übernehmen.',
    connectedParties:
      'Was die verbundenen Stellen über Sie wissen, liegt weiterhin bei ihnen. Nach einer neuen Anmeldung können Sie es wieder übernehmen.',
    unsavedTitle: 'Ihre letzte Eingabe kam zu spät an',
    unsaved:
      'Die Sitzung war schon beendet, als Sie die Seite abgeschickt haben. Falls Sie dort etwas eingegeben hatten, ist davon nichts gespeichert.',
    again: 'Neu beginnen',
  },
  bye: {
    title: 'Sie sind abgemeldet',
    text: 'Die Daten Ihrer Sitzung wurden gelöscht.',
  },
  know: {
    title: 'Gut zu wissen',
    prototype:
      'Die Anmeldung ist ein Prototyp: erfundene Personen und Daten, keine echten Konten. Mit einer Anmeldung kommen Simulationen mit echten Daten später.',
    indicative: 'Das Ergebnis ist unverbindlich, ohne rechtlichen Wert, ohne Anspruch auf eine Leistung.',
    keptOwn: 'Ihre Daten werden nach {{sessionMinutes}}\u00a0Minuten gelöscht, auf Ihren Wunsch später.',
    kept: 'Ihre Daten werden nach {{sessionMinutes}}\u00a0Minuten gelöscht, auf Ihren Wunsch später.',
  },
  film: {
    title: 'In einer Minute erklärt',
    silent: 'Stummfilm, {{seconds}}\u00a0Sekunden.',
    transcript: 'Der Text des Films',
    watch: 'Film ansehen',
    open: 'Den Film «{{title}}» öffnen',
  },
  result: {
    who: '{{name}}, {{age}}\u00a0Jahre, erhält pro Monat',
    monthly: 'pro Monat',
    forLife: 'lebenslang',
    once: '3a: {{amount}}',
    invented: 'Ein Beispiel: Diese Person ist erfunden.',
  },
  examples: {
    title: 'Drei Beispiele',
    intro: 'Erfundene Personen, echte Berechnungen.',
    exported: 'Übersicht von {{name}} ansehen',
    film: 'Film von {{name}}',
    exportedShort: 'Übersicht',
    filmShort: 'Film',
    people: {
      claire: {
        portrait: 'Gezeichnetes Porträt von Claire: eine Frau mit braunem Haar und runder Brille',
        story: 'Zwei Pensionskassen. Die AHV des Paars ist begrenzt.',
      },
      reto: {
        portrait: 'Gezeichnetes Porträt von Reto: ein Mann mit grauem Haar und kurzem Bart',
        story: 'Sechs Jahre im Ausland. Seine Rente sinkt, sobald seine Frau ihre erhält.',
      },
      nadia: {
        portrait: 'Gezeichnetes Porträt von Nadia: eine Frau mit schwarzem, lockigem Haar',
        story: 'Teilzeit, eine gefüllte Lücke, keine Säule 3a.',
      },
    },
  },
  partners: {
    title: 'Verbundene Partner',
    intro: 'Erfunden, wie die Personen.',
    list: 'Ihre Namen',
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

import type { TextOf } from '~/language/text-of'
import type { about as french } from './text.fr'

export const about: TextOf<typeof french> = {
  title: 'Über diesen Dienst',
  intro:
    'Dieser Dienst schätzt Ihre Altersvorsorge in der Schweiz: AHV, Pensionskasse und 3.\u00a0Säule in einer einzigen Übersicht.',
  what: {
    title: 'Was der Dienst tut',
    known:
      'Wenn Sie sich anmelden, übernimmt er, was das AHV-Register, Ihre Pensionskasse und Ihre 3.\u00a0Säule schon von Ihnen wissen. Sie prüfen und ergänzen es.',
    partlyKnown:
      'Wenn Sie sich anmelden, übernimmt er, was die verbundenen Stellen schon von Ihnen wissen. Den Rest schreiben Sie von Ihren Unterlagen ab.',
    own: 'Ohne Anmeldung schreiben Sie ab, was auf Ihren Unterlagen steht, oder beantworten einige Fragen.',
    ownAlways:
      'Mit oder ohne Anmeldung schreiben Sie ab, was auf Ihren Unterlagen steht, oder beantworten einige Fragen.',
    computed: 'Er berechnet, was Ihnen jede der drei Säulen auszahlen könnte, als Rente pro Monat und als Kapital.',
    couples:
      'Bei Paaren, die verheiratet sind oder in eingetragener Partnerschaft leben, berechnet er die AHV beider Personen gemeinsam.',
    change:
      'Er zeigt, was sich ändert, wenn Sie anders verdienen oder arbeiten, früher oder später in Pension gehen oder einen Teil der 2.\u00a0Säule als Kapital beziehen.',
  },
  prototype: {
    title: 'Ein Prototyp',
    data: 'Die Anmeldung ist ein Prototyp. Sie arbeitet mit erfundenen Personen, Diensten und erfundenen Daten. Echte Konten gibt es nicht, und Sie können keines eröffnen.',
    own: 'Ohne Anmeldung rechnen Sie schon heute mit Ihren eigenen Zahlen, ohne Konto und ohne Namen.',
    status:
      'Er berechnet die AHV für jeden Zivilstand. Wer geschieden, verwitwet, wieder verheiratet oder frisch verheiratet ist, beantwortet einige Fragen mehr.',
    later:
      'Individuelle Simulationen mit echten Daten aus dem AHV-Register und von Pensionskassen sind für später vorgesehen.',
  },
  how: {
    title: 'Wie die Schätzung entsteht',
    law: 'Die Schätzung wendet das Recht an, das am Tag der Berechnung gilt. Eine Seite zeigt die Zahlen des Gesetzes, jede mit ihrer Quelle, dem Tag unserer Prüfung und ihrer Verlässlichkeit.',
    assumptions:
      'Was nicht bekannt ist, wird angenommen, zum Beispiel dass Ihr Einkommen gleich bleibt. Ihre Übersicht nennt die Annahmen, die für Sie gezählt haben.',
    steps: 'Sind Ihre Zahlen erfasst, können Sie die Berechnung Ihrer AHV-Rente Schritt für Schritt verfolgen.',
    link: 'Die Rechenregeln ansehen',
  },
  results: 'Unverbindliche Ergebnisse',
  standards: {
    title: 'Offene Standards',
    intro: 'Der Dienst tauscht Daten nach offenen Standards aus. Alle können sie lesen und anwenden.',
    pension:
      'SFTI Pension API, Version 4.1.0: wie eine Pensionskasse, eine Bank oder eine Versicherung die Vorsorgedaten einer Person übermittelt.',
    directory:
      'OpenPK, zentrales Verzeichnis, Version 0.8.0: welche Pensionskassen erreichbar sind, und unter welcher Adresse.',
    firstPillar:
      'Für die 1.\u00a0Säule hat der Dienst eine eigene offene Schnittstelle (API). Andere Programme können sie mit der Sitzung nutzen, die die Person eröffnet hat, oder ohne Sitzung ein ganzes Leben schätzen lassen.',
    link: 'Die Beschreibung der Schnittstelle lesen (OpenAPI, auf Englisch)',
    accessibility: 'Die Erklärung zur Barrierefreiheit lesen',
  },
  operator: {
    title: 'Wer diesen Dienst betreibt',
    name: 'Name',
    contact: 'Kontakt',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
  },
  consortium: {
    title: 'Wer dahintersteht',
    text: 'Ein Konsortium aus öffentlichen Stellen und Softwareherstellern hat diesen Prototyp gebaut. Eine Fachhochschule leitet es. Eine Innovationsagentur finanziert es mit.',
    lead: 'Leitung',
    leadName: 'Fachhochschule Zwei Täler',
    publicBodies: 'Öffentliche Stellen',
    publicBodiesNames: 'Ausgleichskasse Musterstadt, Amt für Vorsorge des Kantons Muster',
    software: 'Softwarehersteller',
    softwareNames: 'Logiciels Aubépine SA, Rentenwerk Software AG',
    funding: 'Mitfinanzierung',
    fundingName: 'Innovationsagentur Elan',
    fictional: 'Alle diese Namen sind erfunden.',
    licences: 'Lizenzen der freien Software dieser Website lesen (auf Englisch)',
  },
}

import type { TextOf } from '~/language/text-of'
import type { accessibility as french } from './text.fr'

export const accessibility: TextOf<typeof french> = {
  title: 'Barrierefreiheit',
  intro:
    'Alle sollen diese Website benutzen können. Hier steht, was wir anstreben, was geprüft ist und was noch fehlt.',
  aim: {
    title: 'Was wir anstreben',
    standard:
      'Wir streben die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 an, Stufe AA. Auf diese Richtlinien stützt sich auch der Schweizer Standard eCH-0059.',
    notAudited: 'Das ist ein Ziel und kein Gütesiegel. Bisher hat niemand von aussen diese Website beurteilt.',
  },
  status: {
    title: 'Wo wir stehen',
    partly:
      'Teilweise konform mit den WCAG 2.2, Stufe AA: Unsere Tests finden dort keinen Fehler mehr, aber niemand hat die Website mit einer echten assistiven Technologie ausprobiert.',
    method:
      'Das ist unsere eigene Beurteilung, gemacht mit den Tests, die weiter unten beschrieben sind. Was fehlt, steht unter «Was nicht geprüft werden konnte» und «Bekannte Grenzen».',
  },
  built: {
    title: 'Wie die Website gebaut ist',
    script: 'Jede Seite und jedes Formular funktioniert ohne JavaScript.',
    settings:
      'Die Website folgt den Einstellungen Ihres Geräts: Textgrösse, helles oder dunkles Design, erzwungene Farben.',
    errors:
      'Fehler in einem Formular stehen gesammelt oben auf der Seite. Ein Link führt zu jedem Feld, bei dem der Fehler noch einmal steht.',
    pdf: 'Das PDF der Übersicht ist getaggt: Sprache, Titel, Listen und Tabellenköpfe sind darin ausgezeichnet.',
    films:
      'Die Filme haben keinen Ton. Alles, was sie zeigen, steht auch direkt darunter, in einem Text zum Aufklappen.',
    colour: 'Keine Information wird allein durch Farbe vermittelt.',
  },
  tested: {
    title: 'Was automatische Tests prüfen',
    intro:
      'Diese Tests öffnen die Website in einem Browser (Chromium), auf Französisch und auf Deutsch, mit und ohne JavaScript.',
    checkers:
      'Vier Werkzeuge (axe, HTML_CodeSniffer, html-validate und Nu Html Checker) suchen auf jeder Seite nach Fehlern, ob sie leer, ausgefüllt, abgelehnt oder abgelaufen ist.',
    roles:
      'Titel, Felder, Schaltflächen und Meldungen sind über ihre Rolle und ihren Namen auffindbar, so wie assistive Technologien sie erhalten.',
    structure: 'Jede Seite nennt ihre Sprache, hat genau einen Haupttitel und überspringt keine Titelstufe.',
    narrow:
      'Keine Seite ist auf einem 320\u00a0Pixel breiten Bildschirm zu breit, auch nicht mit doppelt so grosser Schrift oder mit grösseren Abständen zwischen Buchstaben und Zeilen.',
    targets: 'Was man drückt, ist mindestens 44\u00a0Pixel hoch und breit, ausser Links innerhalb eines Satzes.',
    contrast:
      'Der Kontrast des Textes beträgt mindestens 7 zu 1, im hellen und im dunklen Design. Die Seiten werden auch mit erzwungenen Farben geprüft.',
    keyboard:
      'Mit der Tastatur lässt sich jede Seite ganz durchgehen, in der Lesereihenfolge, und man sieht immer, wo man ist.',
    read: 'Ein simulierter Screenreader liest jede Seite in beiden Sprachen. Was man dabei hört, haben wir durchgelesen.',
  },
  untested: {
    title: 'Was nicht geprüft werden konnte',
    people: 'Bisher hat kein Mensch mit einer Behinderung die Website ausprobiert.',
    assistive: 'Keine echte assistive Technologie wurde ausprobiert, weder Screenreader noch Sprachsteuerung.',
    browsers: 'Ausser Chromium wurde kein anderer Browser ausprobiert.',
  },
  limits: {
    title: 'Bekannte Grenzen',
    time: 'Die Sitzung dauert {{sessionMinutes}} Minuten. Sie können sie 11-mal verlängern, bis zu {{sessionHours}} Stunden insgesamt. Wann sie endet, steht oben auf jeder Seite; dort ist auch die Schaltfläche. Was Sie eingegeben haben, bleibt stehen. Ohne JavaScript sagt die Seite der Säule 3a, welche ihrer Formulare Sie vorher speichern sollen.',
    tables:
      'Auf einem kleinen Bildschirm lässt sich die Tabelle mit mehreren 3a-Konten seitlich verschieben. Alle anderen Tabellen passen auf den Bildschirm.',
    names: 'Wenn ein offizielles Verzeichnis nicht antwortet, kann der Name einer Kasse oder einer Bank fehlen.',
    simple: 'Es gibt weder eine Fassung in Leichter Sprache noch eine in Gebärdensprache.',
    english: 'Die Beschreibung der Schnittstelle und die technischen Meldungen der Fehlerseiten sind auf Englisch.',
    others:
      'Diese Erklärung gilt nicht für die Seiten des Identitätsdienstes, der Pensionskassen, Banken und Versicherungen.',
  },
  report: {
    title: 'Ein Problem melden',
    what: 'Sagen Sie uns, auf welcher Seite und was Sie gestört hat.',
    link: 'Ein Problem der Barrierefreiheit melden',
    behind: 'Wer hinter diesem Dienst steht',
    enforcement:
      'Dieser Prototyp ist die Website keiner Behörde: Keine Stelle ist bestimmt, die diese Erklärung kontrolliert. Das Eidgenössische Büro für die Gleichstellung von Menschen mit Behinderungen (EBGB) gibt Auskunft über Ihre Rechte.',
    nowhere:
      'Für Ihre Nachrichten hat dieser Prototyp noch keine Adresse. Wenden Sie sich an die Person oder Organisation, die ihn Ihnen gezeigt hat.',
  },
  operator: {
    contrast:
      'Der Kontrast des Textes beträgt mindestens 4,5 zu 1, im hellen und im dunklen Design. Die Seiten werden auch mit erzwungenen Farben geprüft.',
    rights:
      'Das Eidgenössische Büro für die Gleichstellung von Menschen mit Behinderungen (EBGB) gibt Auskunft über Ihre Rechte.',
  },
  date: 'Erklärung vom 27.11.2026.',
}

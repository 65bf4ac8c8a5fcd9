import type { guided as french } from './guided-text.fr'
import type { TextOf } from './text-of'

export const guided: TextOf<typeof french> = {
  title: 'Meine Altersrente Schritt für Schritt schätzen',
  intro:
    'Wir führen Sie durch die drei Säulen, eine nach der anderen. Bei jedem Schritt sehen Sie, was erledigt ist und was als Nächstes kommt.',
  ahead: 'Was Sie erwartet',
  steps: 'Schritte',
  here: 'Schritt {{number}} von {{count}}: {{step}}',
  inTitle: 'Schritt {{number}} von {{count}}',
  onPath: 'Schritt für Schritt',
  name: {
    avs: 'AHV',
    lpp: 'Pensionskasse',
    pillar3a: '3.\u00a0Säule',
    check: 'Kontrolle',
    papers: 'Unterlagen',
    situation: 'Über Sie',
    figures: 'Zahlen',
  },
  back: 'Zurück: {{step}}',
  backToStart: 'Zurück: Überblick',
  state: { done: 'erledigt', current: 'aktuell', open: 'offen' },
  step: {
    documents: {
      title: 'Sie legen Ihre Unterlagen bereit',
      text: 'Ihre AHV-Nummer und Ihre Anmeldedaten für die Pensionskasse und die 3.\u00a0Säule.',
    },
    login: {
      title: 'Sie melden sich an',
      text: 'Sie akzeptieren die Bedingungen, dann bestätigt der Identitätsdienst, wer Sie sind.',
    },
    avs: {
      title: '1.\u00a0Säule: AHV',
      text: 'Sie prüfen, was das AHV-Register über Sie weiss, und ergänzen den Rest.',
    },
    lpp: {
      title: '2.\u00a0Säule: Pensionskasse',
      text: 'Sie wählen Ihre Kasse und melden sich bei ihr an.',
    },
    pillar3a: {
      title: '3.\u00a0Säule: 3a',
      text: 'Sie wählen Ihre Bank oder Ihre Versicherung und prüfen die Zahlen Ihres Kontos.',
    },
    check: {
      title: 'Sie prüfen Ihre Angaben',
      text: 'Alle Angaben stehen auf einer Seite. Was nicht stimmt, korrigieren Sie.',
    },
    synthesis: {
      title: 'Sie lesen Ihre Übersicht',
      text: 'Sie zeigt, was Ihnen jede der drei Säulen auszahlen könnte, als Rente pro Monat und als Kapital.',
    },
  },
  typed: {
    documents: 'Ihre Unterlagen und Ihre Anmeldedaten für die verbundenen Stellen.',
    avs: 'Sie geben Ihre Situation und Ihre Einkommen an, aus Ihren Unterlagen oder aus dem Kopf.',
    lpp: 'Sie schreiben Ihren Pensionskassenausweis ab.',
    pillar3a: 'Sie schreiben Ihren Auszug der Säule\u00a03a ab.',
  },
  funds: {
    title: 'Die verbundenen Pensionskassen',
    text: 'Beim Schritt zur 2.\u00a0Säule können Sie sich bei diesen Kassen anmelden, auf deren eigener Seite.',
    silent: 'Sie können sich trotzdem anmelden. Beim Schritt zur 2.\u00a0Säule wird die Liste noch einmal angezeigt.',
  },
  check: {
    title: 'Meine Angaben prüfen',
    intro: 'Ihre Übersicht beruht auf diesen Angaben. Lesen Sie alles durch und korrigieren Sie, was nicht stimmt.',
    open: 'Dieser Schritt ist noch nicht abgeschlossen.',
    silent: 'Versuchen Sie es in einem Moment noch einmal. Ihre Angaben bleiben gespeichert.',
    notSaid: 'Noch nicht angegeben',
    change: {
      avs: '1.\u00a0Säule ändern',
      lpp: '2.\u00a0Säule ändern',
      pillar3a: '3.\u00a0Säule ändern',
    },
    complete: {
      avs: '1.\u00a0Säule ergänzen',
      lpp: '2.\u00a0Säule ergänzen',
      pillar3a: '3.\u00a0Säule ergänzen',
    },
    synthesis: 'Alles stimmt: zu meiner Übersicht',
  },
}

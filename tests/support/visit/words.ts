/** What a visitor looks for on the pages, in both languages. */

import { LANGUAGE_NAMES, LANGUAGES, type Language, pathIn } from '~/language/language'
import { SESSION_SECONDS } from '~/shell/settings'
import { catalogueFor } from '~/shell/texts'

export { LANGUAGES, type Language, pathIn }

/** The label of the switch to the other language. */
export const OTHER_LANGUAGE: Record<Language, string> = { fr: LANGUAGE_NAMES.de, de: LANGUAGE_NAMES.fr }

/** Every sentence of the product, for tests about what happens and not about wording. */
export const TEXT = { fr: catalogueFor(SESSION_SECONDS, 'fr'), de: catalogueFor(SESSION_SECONDS, 'de') }

/** A sentence with its gaps filled: `{{name}}`. */
export const fillGaps = (sentence: string, gaps: Record<string, string | number>) =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, gap: string) => String(gaps[gap]))

/** The page at a French path, whatever its address says about the press before. */
export const isPage = (language: Language, path: string) => (url: URL) => url.pathname === pathIn(language, path)

/** Both languages, one with scripts and one without: for slow tests of pages that are the same either way. */
export const IN_TURN = [
  { language: 'fr', javaScriptEnabled: false },
  { language: 'de', javaScriptEnabled: true },
] as const

/** In a file whose main journey runs each way: whether this is one of the two ways of `IN_TURN`. */
export const isInTurn = (language: Language, javaScriptEnabled: boolean) =>
  IN_TURN.some((way) => way.language === language && way.javaScriptEnabled === javaScriptEnabled)

/** Every page is tried with scripts and without. */
export const SCRIPTS = [false, true]
export const scripts = (on: boolean) => (on ? 'with JavaScript' : 'without JavaScript')

/** A text to be searched as it stands. */
export const literally = (text: string) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))

export const WORDS = {
  fr: {
    prefix: '',
    start: 'Commencer',
    ready: 'J’ai toutes ces informations',
    terms: /J’accepte les conditions/,
    signIn: 'Se connecter',
    signInAs: (name: string) => `Se connecter comme ${name}`,
    allow: 'Transmettre ces données',
    signInAt: /^Se connecter (à nouveau )?à «/,
    allowParty: 'Autoriser l’accès',
    cancelParty: 'Annuler et revenir au site',
    refuseParty: 'Refuser et revenir au site',
    refuse: 'Refuser et revenir au site',
    continue: 'Continuer',
    save: 'Enregistrer mon choix',
    noFund: 'Je n’ai pas de caisse de pension',
    no3a: 'Je n’ai pas de 3e\u00a0pilier',
    avs: 'Premier pilier\u00a0: AVS',
    lpp: 'Deuxième pilier\u00a0: caisse de pension',
    pillar3a: 'Troisième pilier\u00a0: 3a',
    synthesis: 'Ma synthèse',
    logout: 'Se déconnecter et tout effacer',
    deleteData: 'Supprimer mes données',
    confirmDelete: 'Oui, supprimer mes données',
    errorPrefix: 'Erreur\u00a0: ',
  },
  de: {
    prefix: '/de',
    start: 'Beginnen',
    ready: 'Ich habe alle diese Angaben',
    terms: /Ich akzeptiere die Nutzungsbedingungen/,
    signIn: 'Anmelden',
    signInAs: (name: string) => `Als ${name} anmelden`,
    allow: 'Diese Daten weitergeben',
    signInAt: /^Bei .* anmelden$/,
    allowParty: 'Zugriff erlauben',
    cancelParty: 'Abbrechen und zurück zur Website',
    refuseParty: 'Ablehnen und zurück zur Website',
    refuse: 'Ablehnen und zurück zur Website',
    continue: 'Weiter',
    save: 'Meine Wahl speichern',
    noFund: 'Ich habe keine Pensionskasse',
    no3a: 'Ich habe keine Säule 3a',
    avs: 'Erste Säule: AHV',
    lpp: 'Zweite Säule: Pensionskasse',
    pillar3a: 'Dritte Säule: 3a',
    synthesis: 'Meine Übersicht',
    logout: 'Abmelden und alles löschen',
    deleteData: 'Meine Daten löschen',
    confirmDelete: 'Ja, meine Daten löschen',
    errorPrefix: 'Fehler: ',
  },
}

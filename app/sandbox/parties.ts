/** The fictional pension funds and 3a providers. None of them exists; their sites are pages of the sandbox. */
import type { Language } from './language'

export type PartyStatus = 'active' | 'onboarding' | 'paused'

/** What a fund and a 3a provider have in common. */
export type Party = { id: string; name: string; status: PartyStatus }

export type Fund = {
  id: string
  name: string
  nameFr: string
  nameDe: string
  address: string
  status: PartyStatus
  /** The language in which the fund writes. */
  language: Language
  /** The employer whose people are insured there. */
  employer: string
}

export type Entity = { id: string; name: string; kind: 'bank' | 'insurer'; status: PartyStatus }

const fund = (
  id: string,
  [fr, de]: [string, string],
  address: string,
  language: Language,
  employer: string,
  status: PartyStatus = 'active',
): Fund => ({
  id,
  name: { fr, de }[language],
  nameFr: fr,
  nameDe: de,
  address,
  status,
  language,
  employer,
})

const entity = (id: string, name: string, kind: Entity['kind'], status: PartyStatus = 'active'): Entity => ({
  id,
  name,
  kind,
  status,
})

export const FUNDS: readonly Fund[] = [
  fund(
    'caisse-arc-lemanique',
    ['Caisse de pensions Arc lémanique', 'Pensionskasse Genferseebogen'],
    'Quai de la Fiction 1, 1000 Lausanne',
    'fr',
    'Administration Fictive Arc lémanique',
  ),
  fund(
    'prevoyance-rhone-sante',
    ['Fondation de prévoyance Rhône Santé', 'Vorsorgestiftung Rhone Gesundheit'],
    'Rue Inventée 12, 1950 Sion',
    'fr',
    'Clinique Exemple du Rhône SA',
  ),
  fund(
    'ingenierie-leman',
    ['Caisse de retraite Ingénierie Léman', 'Pensionskasse Ingenieurwesen Genfersee'],
    'Chemin du Prototype 3, 1200 Genève',
    'fr',
    'Exemple Ingénierie Léman SA',
  ),
  fund(
    'pk-holzbau-aare',
    ['Caisse de pension Construction bois Aar', 'Pensionskasse Holzbau Aare'],
    'Musterweg 5, 3000 Bern',
    'de',
    'Muster Holzbau AG',
  ),
  fund(
    'fondation-trois-lacs',
    ['Fondation collective Trois-Lacs', 'Sammelstiftung Drei-Seen-Land'],
    'Place Imaginaire 7, 2000 Neuchâtel',
    'fr',
    'Médias Fictifs des Trois-Lacs SA',
  ),
  fund(
    'pk-linth-textil',
    ['Caisse de pension Textile Linth', 'Pensionskasse Linth Textil'],
    'Beispielgasse 9, 8750 Glarus',
    'de',
    'Muster Textil Linth AG',
  ),
  fund(
    'pk-voralpen',
    ['Caisse de pension des Préalpes', 'Pensionskasse Voralpen'],
    'Erfundene Strasse 2, 9050 Appenzell',
    'de',
    'Muster Käserei Voralpen AG',
    'onboarding',
  ),
  fund(
    'caisse-jura-horlogerie',
    ['Caisse de pensions Jura Horlogerie', 'Pensionskasse Jura Uhrenindustrie'],
    'Rue du Modèle 4, 2300 La Chaux-de-Fonds',
    'fr',
    'Montres Fictives du Jura SA',
    'paused',
  ),
  fund(
    'caisse-transports-broye',
    ['Caisse de pensions Transports de la Broye', 'Pensionskasse Verkehr Broye'],
    'Avenue du Modèle 8, 1530 Payerne',
    'fr',
    'Exemple Transports Broye SA',
  ),
  fund(
    'stiftung-alpentourismus',
    ['Fondation de prévoyance Tourisme alpin', 'Vorsorgestiftung Alpentourismus'],
    'Musterplatz 1, 7000 Chur',
    'de',
    'Muster Bergbahnen AG',
  ),
  fund(
    'pk-rheinhafen-logistik',
    ['Caisse de pension Logistique port du Rhin', 'Pensionskasse Rheinhafen Logistik'],
    'Beispielstrasse 14, 4000 Basel',
    'de',
    'Muster Logistik am Rhein AG',
  ),
  fund(
    'fondation-hautes-ecoles-romandes',
    ['Fondation de prévoyance Hautes écoles fictives', 'Vorsorgestiftung Fiktive Hochschulen'],
    'Rue de l’Invention 20, 1700 Fribourg',
    'fr',
    'Haute école Exemple',
  ),
  fund(
    'pk-zuerioberland-praezision',
    ['Caisse de pension Précision Oberland', 'Pensionskasse Präzision Oberland'],
    'Erdachter Weg 6, 8620 Wetzikon',
    'de',
    'Muster Präzision AG',
    'onboarding',
  ),
  fund(
    'caisse-vignerons-lavaux',
    ['Caisse de pensions Vignes et Vins', 'Pensionskasse Rebbau und Wein'],
    'Chemin Imaginé 11, 1070 Puidoux',
    'fr',
    'Cave Exemple SA',
    'paused',
  ),
]

export const ENTITIES: readonly Entity[] = [
  entity('banque-du-mont', 'Banque du Mont', 'bank'),
  entity('banque-des-deux-rives', 'Banque des Deux-Rives', 'bank'),
  entity('sparkasse-seeland', 'Sparkasse Seeland', 'bank'),
  entity('cervin-vie', 'Cervin Assurances Vie', 'insurer'),
  entity('saentis-leben', 'Säntis Lebensversicherung', 'insurer'),
  entity('aletsch-vorsorge', 'Aletsch Vorsorge', 'insurer', 'onboarding'),
  entity('banque-des-pleiades', 'Banque des Pléiades', 'bank'),
  entity('bank-am-rheinknie', 'Bank am Rheinknie', 'bank', 'paused'),
  entity('jorat-assurances', 'Jorat Assurances', 'insurer'),
  entity('pilatus-vorsorge', 'Pilatus Vorsorgeversicherung', 'insurer'),
]

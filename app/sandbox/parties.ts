/** The fictional pension funds and 3a providers. None of them exists; their sites stand at reserved addresses. */

export type PartyStatus = 'active' | 'onboarding' | 'paused'

export type Fund = {
  id: string
  name: string
  nameFr: string
  nameDe: string
  address: string
  webUrl: string
  status: PartyStatus
  /** The plan that the fund offers, in the fund's own language. */
  planName: string
}

export type Entity = { id: string; name: string; kind: 'bank' | 'insurer'; webUrl: string; status: PartyStatus }

const fund = (
  id: string,
  [nameFr, nameDe]: [string, string],
  address: string,
  language: 'fr' | 'de',
  status: PartyStatus = 'active',
): Fund => ({
  id,
  name: language === 'fr' ? nameFr : nameDe,
  nameFr,
  nameDe,
  address,
  webUrl: `https://${id}.example`,
  status,
  planName: language === 'fr' ? 'Plan de base' : 'Basisplan',
})

const entity = (id: string, name: string, kind: Entity['kind'], status: PartyStatus = 'active'): Entity => ({
  id,
  name,
  kind,
  webUrl: `https://${id}.example`,
  status,
})

export const FUNDS: readonly Fund[] = [
  fund(
    'caisse-arc-lemanique',
    ['Caisse de pensions Arc lémanique', 'Pensionskasse Genferseebogen'],
    'Quai de la Fiction 1, 1000 Lausanne',
    'fr',
  ),
  fund(
    'prevoyance-rhone-sante',
    ['Fondation de prévoyance Rhône Santé', 'Vorsorgestiftung Rhone Gesundheit'],
    'Rue Inventée 12, 1950 Sion',
    'fr',
  ),
  fund(
    'ingenierie-leman',
    ['Caisse de retraite Ingénierie Léman', 'Pensionskasse Ingenieurwesen Genfersee'],
    'Chemin du Prototype 3, 1200 Genève',
    'fr',
  ),
  fund(
    'pk-holzbau-aare',
    ['Caisse de pension Construction bois Aar', 'Pensionskasse Holzbau Aare'],
    'Musterweg 5, 3000 Bern',
    'de',
  ),
  fund(
    'fondation-trois-lacs',
    ['Fondation collective Trois-Lacs', 'Sammelstiftung Drei-Seen-Land'],
    'Place Imaginaire 7, 2000 Neuchâtel',
    'fr',
  ),
  fund(
    'pk-linth-textil',
    ['Caisse de pension Textile Linth', 'Pensionskasse Linth Textil'],
    'Beispielgasse 9, 8750 Glarus',
    'de',
  ),
  fund(
    'pk-voralpen',
    ['Caisse de pension des Préalpes', 'Pensionskasse Voralpen'],
    'Erfundene Strasse 2, 9050 Appenzell',
    'de',
    'onboarding',
  ),
  fund(
    'caisse-jura-horlogerie',
    ['Caisse de pensions Jura Horlogerie', 'Pensionskasse Jura Uhrenindustrie'],
    'Rue du Modèle 4, 2300 La Chaux-de-Fonds',
    'fr',
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
]

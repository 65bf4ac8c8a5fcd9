type Partner = { id: string; kind: 'fund' | 'bank' | 'insurer' }

/** The connected organisations, as in the demo's directories. A fixed list, since public pages do not ask outside parties. */
export const PARTNERS = [
  { id: 'caisse-arc-lemanique', kind: 'fund' },
  { id: 'prevoyance-rhone-sante', kind: 'fund' },
  { id: 'ingenierie-leman', kind: 'fund' },
  { id: 'pk-holzbau-aare', kind: 'fund' },
  { id: 'fondation-trois-lacs', kind: 'fund' },
  { id: 'pk-linth-textil', kind: 'fund' },
  { id: 'caisse-transports-broye', kind: 'fund' },
  { id: 'stiftung-alpentourismus', kind: 'fund' },
  { id: 'pk-rheinhafen-logistik', kind: 'fund' },
  { id: 'fondation-hautes-ecoles-romandes', kind: 'fund' },
  { id: 'banque-du-mont', kind: 'bank' },
  { id: 'banque-des-deux-rives', kind: 'bank' },
  { id: 'sparkasse-seeland', kind: 'bank' },
  { id: 'banque-des-pleiades', kind: 'bank' },
  { id: 'cervin-vie', kind: 'insurer' },
  { id: 'saentis-leben', kind: 'insurer' },
  { id: 'jorat-assurances', kind: 'insurer' },
  { id: 'pilatus-vorsorge', kind: 'insurer' },
] as const satisfies readonly Partner[]

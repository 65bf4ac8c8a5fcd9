type Partner = { id: string; kind: 'fund' | 'bank' | 'insurer' }

/** The organisations with which the fictional persons are insured or save, as the directories know them. */
export const PARTNERS = [
  { id: 'caisse-arc-lemanique', kind: 'fund' },
  { id: 'prevoyance-rhone-sante', kind: 'fund' },
  { id: 'ingenierie-leman', kind: 'fund' },
  { id: 'pk-holzbau-aare', kind: 'fund' },
  { id: 'fondation-trois-lacs', kind: 'fund' },
  { id: 'banque-du-mont', kind: 'bank' },
  { id: 'banque-des-deux-rives', kind: 'bank' },
  { id: 'sparkasse-seeland', kind: 'bank' },
  { id: 'cervin-vie', kind: 'insurer' },
] as const satisfies readonly Partner[]

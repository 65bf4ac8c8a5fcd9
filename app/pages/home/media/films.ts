/** The films of the home page: drawn slides in sequence, made by `app/pages/home/media/make-films.mjs`. */

type Slide = {
  /** The key of its title and sentence, such as `films.service.avs`. */
  text: string
  /** A drawing under app/media, or a portrait under public/; without `.svg`. */
  drawing: string
  /** How long it is shown, in seconds: long enough to be read in both languages. */
  seconds: number
}

export const FILMS = {
  service: [
    { text: 'service.pillars', drawing: 'drawings/pillars', seconds: 7 },
    { text: 'service.avs', drawing: 'drawings/pillar-1', seconds: 6 },
    { text: 'service.lpp', drawing: 'drawings/pillar-2', seconds: 7 },
    { text: 'service.pillar3a', drawing: 'drawings/pillar-3', seconds: 6 },
    { text: 'service.signIn', drawing: 'drawings/sign-in', seconds: 6 },
    { text: 'service.check', drawing: 'drawings/check', seconds: 6 },
    { text: 'service.read', drawing: 'drawings/synthesis', seconds: 7 },
    { text: 'service.compare', drawing: 'drawings/compare', seconds: 6 },
    { text: 'service.kept', drawing: 'drawings/hour', seconds: 6 },
  ],
  claire: [
    { text: 'claire.who', drawing: 'portraits/claire', seconds: 6 },
    { text: 'claire.known', drawing: 'drawings/check', seconds: 6 },
    { text: 'claire.funds', drawing: 'drawings/two-funds', seconds: 6 },
    { text: 'claire.limit', drawing: 'drawings/couple-limit', seconds: 6 },
    { text: 'claire.account', drawing: 'drawings/pillar-3', seconds: 6 },
    { text: 'claire.read', drawing: 'drawings/synthesis', seconds: 6 },
  ],
  reto: [
    { text: 'reto.who', drawing: 'portraits/reto', seconds: 6 },
    { text: 'reto.abroad', drawing: 'drawings/gap-long', seconds: 6 },
    { text: 'reto.partial', drawing: 'drawings/partial-pension', seconds: 6 },
    { text: 'reto.partner', drawing: 'drawings/partner-starts', seconds: 7 },
    { text: 'reto.later', drawing: 'drawings/compare', seconds: 6 },
    { text: 'reto.read', drawing: 'drawings/synthesis', seconds: 6 },
  ],
  nadia: [
    { text: 'nadia.who', drawing: 'portraits/nadia', seconds: 6 },
    { text: 'nadia.gap', drawing: 'drawings/gap-short', seconds: 6 },
    { text: 'nadia.youth', drawing: 'drawings/youth-years', seconds: 7 },
    { text: 'nadia.child', drawing: 'drawings/child-years', seconds: 7 },
    { text: 'nadia.no3a', drawing: 'drawings/no-pillar-3', seconds: 6 },
    { text: 'nadia.read', drawing: 'drawings/synthesis', seconds: 6 },
  ],
} as const satisfies Record<string, readonly Slide[]>

export type FilmName = keyof typeof FILMS

/** The length of a film, in seconds. */
export const filmSeconds = (film: FilmName) =>
  FILMS[film].map(({ seconds }) => seconds).reduce<number>((sum, seconds) => sum + seconds, 0)

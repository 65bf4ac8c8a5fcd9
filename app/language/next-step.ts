/** Which page comes next for a visitor. French paths. */

const PAPER_PATHS = { certificate: '/lpp/certificate', vested: '/lpp/vested', account3a: '/3a/account' } as const

const CAREER_PATHS = {
  person: '/avs/career',
  partner: '/avs/career?who=partner',
  former: '/avs/career?who=former',
} as const

export type OpenStep =
  | '/own/papers'
  | '/avs'
  | '/avs/family'
  | (typeof CAREER_PATHS)[keyof typeof CAREER_PATHS]
  | '/lpp'
  | '/3a'
  | (typeof PAPER_PATHS)[keyof typeof PAPER_PATHS]

/** Which of the three pillars the visitor has answered; `own`: where no register is asked; `asks`: whether others are. */
type Steps = {
  avs: boolean
  lpp: boolean
  pillar3a: boolean
  own: {
    papers: boolean
    family: boolean
    careers: readonly (keyof typeof CAREER_PATHS)[]
    open: readonly (keyof typeof PAPER_PATHS)[]
  } | null
  asks: { funds: boolean; entities: boolean }
}

/** The first open step; the synthesis if there is none. */
export function nextStep(steps: Steps): OpenStep | '/synthesis' {
  const { avs, lpp, pillar3a, own } = steps
  if (own && !own.papers) return '/own/papers'
  if (!avs) return '/avs'
  if (own) return nextOwnStep(own, steps)
  if (!lpp) return '/lpp'
  return pillar3a ? '/synthesis' : '/3a'
}

function nextOwnStep(
  { family, careers, open }: NonNullable<Steps['own']>,
  { lpp, pillar3a, asks }: Pick<Steps, 'lpp' | 'pillar3a' | 'asks'>,
): OpenStep | '/synthesis' {
  if (!family) return '/avs/family'
  const [[career], [paper]] = [careers, open]
  if (career) return CAREER_PATHS[career]
  if (asks.funds && !lpp) return '/lpp'
  if (asks.entities && !pillar3a) return '/3a'
  return paper ? PAPER_PATHS[paper] : '/synthesis'
}

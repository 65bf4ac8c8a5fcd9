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

/** Which of the three pillars the visitor has answered; `own`: for a visitor who types their figures. */
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
}

/** The first open step; the synthesis if there is none. */
export function nextStep({ avs, lpp, pillar3a, own }: Steps): OpenStep | '/synthesis' {
  if (own && !own.papers) return '/own/papers'
  if (!avs) return '/avs'
  if (own) return nextOwnStep(own)
  if (!lpp) return '/lpp'
  return pillar3a ? '/synthesis' : '/3a'
}

function nextOwnStep({ family, careers, open }: NonNullable<Steps['own']>): OpenStep | '/synthesis' {
  if (!family) return '/avs/family'
  const [[career], [paper]] = [careers, open]
  if (career) return CAREER_PATHS[career]
  return paper ? PAPER_PATHS[paper] : '/synthesis'
}

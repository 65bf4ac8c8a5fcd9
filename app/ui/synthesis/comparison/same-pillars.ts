/** What each total adds up, as the differences of a digest have it. */
const PILLARS = { monthly: ['avs', 'lpp'], capital: ['lpp', 'vested', 'pillar3a'] } as const

type Total = keyof typeof PILLARS
type Parts<Of extends Total> = Record<(typeof PILLARS)[Of][number], object | null>

/** Whether a total adds up the same pillars in both columns: without one it is not a smaller total but a different one. */
export const hasSamePillars = <Of extends Total>(of: Of, one: Parts<Of>, other: Parts<Of>): boolean =>
  PILLARS[of].every((pillar: (typeof PILLARS)[Of][number]) => (one[pillar] === null) === (other[pillar] === null))

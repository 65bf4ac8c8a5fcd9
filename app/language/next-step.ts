/** Which page comes next for a visitor. French paths. */

export type OpenStep = '/avs' | '/lpp' | '/3a'

/** Which of the three pillars the visitor has answered. */
type Steps = { avs: boolean; lpp: boolean; pillar3a: boolean }

/** The first open step; the synthesis if there is none. */
export function nextStep({ avs, lpp, pillar3a }: Steps): OpenStep | '/synthesis' {
  if (!avs) return '/avs'
  if (!lpp) return '/lpp'
  return pillar3a ? '/synthesis' : '/3a'
}

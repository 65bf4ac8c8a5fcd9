import type { Column } from '~/pillars/synthesis/result'

/** What a page shows of a column of the digest, by the name of the figure; a part that is null has none. */
export function figuresOf({ monthlyTotal, capitalTotal, avs, lpp, pillar3a }: Column) {
  const expected: Record<string, number | null | undefined> = {
    'total.monthly': monthlyTotal,
    'total.capital': capitalTotal,
    'avs.monthly': avs?.monthly,
    'avs.thirteenth': avs?.thirteenth,
    'avs.supplement': avs?.supplement || null,
    'lpp.monthly': lpp?.monthly,
    'pillar3a.current': pillar3a?.current,
    'pillar3a.monthlyPayment': pillar3a?.monthlyPayment,
    'pillar3a.projected': pillar3a?.projected,
  }
  return Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== null && value !== undefined))
}

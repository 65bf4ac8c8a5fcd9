/** The savings of a case that can pay for months without pensions, each with the days on which it may be paid out. */
import type { Day } from '~/pillars/day'
import { type LppResult, vestedWindow } from '~/pillars/lpp'
import { NO_FRANC } from '~/pillars/money'
import { pillar3aFromAccounts, pillar3aPayOuts } from '~/pillars/pillar-3a/estimate'
import { pillar3aWindow } from '~/pillars/pillar-3a/rules'
import type { Situation } from '~/pillars/synthesis/change'
import type { Savings } from '~/pillars/synthesis/plan/capital-draw'
import type { Case } from '../../case/case'
import { pillar3aQuestion } from '../../case/pillar-3a/pillar-3a-question'
import { vestedIn } from '../lpp/vested'

/** `leaving`: the first of the month without work; `reference`: the start of the AVS at the reference age. */
type Leaving = { leaving: Day; reference: Day; lpp: LppResult | null }

/** Without work nothing waits beyond the reference age (OPP 3 art. 3 al. 1; OLP art. 16 al. 1). */
export const savingsIn = (known: Case, planned: Situation, facts: Leaving): Savings[] => [
  ...ofPillar3a(known, planned, facts),
  ...ofVested(known, planned, facts),
  ...ofFunds(facts),
]

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/** A policy keeps its day; every other account is paid out when a month needs it. */
function ofPillar3a(known: Case, planned: Situation, { leaving, reference }: Leaving): Savings[] {
  const question = pillar3aQuestion(known, planned)
  if (!pillar3aFromAccounts(question).result) return []
  const worksUntil = question.worksUntil ?? leaving
  const { earliest } = pillar3aWindow(known.person, known.day)
  const start = later(earliest, leaving)
  return question.accounts.map((account): Savings => {
    const fixed = account.kind === 'policy' ? account.paydate : null
    return {
      kind: 'pillar3a',
      name: account.entityName,
      earliest: fixed ?? start,
      latest: fixed ?? reference,
      amountOn: (paydate) =>
        pillar3aPayOuts({ ...question, worksUntil, accounts: [{ ...account, paydate }] })[0]?.amount ?? NO_FRANC,
    }
  })
}

/** Each account by itself, so that two of one name stay two. */
function ofVested(known: Case, planned: Situation, { leaving, reference }: Leaving): Savings[] {
  const { earliest } = vestedWindow(known.person, known.day)
  const { secondPillar } = known
  return secondPillar.vested.flatMap((paper): Savings[] => {
    const alone: Case = { ...known, secondPillar: { ...secondPillar, vested: [paper] } }
    if (!vestedIn(alone, planned)) return []
    return [
      {
        ...{ kind: 'vested', name: paper.label, earliest: later(earliest, leaving), latest: reference },
        amountOn: (day) => vestedIn(alone, planned, [day])?.projected ?? NO_FRANC,
      },
    ]
  })
}

const ofFunds = ({ lpp }: Leaving): Savings[] =>
  lpp
    ? (lpp.parts ?? [lpp])
        .filter(({ capital }) => capital > 0)
        .map(({ from, capital }) => ({
          ...{ kind: 'lppCapital' as const, name: null, earliest: from, latest: from },
          amountOn: () => capital,
        }))
    : []

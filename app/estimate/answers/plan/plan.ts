/** The plan of leaving before the reference age, of a case with a change. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import { lawOn } from '~/law/avs/avs-law'
import { retirementOf } from '~/pillars/avs'
import { type Day, endOfPreviousMonth, firstOfNextMonth } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import { type AvsFrom, avsChoices, avsStart } from '~/pillars/synthesis/avs-from'
import { AS_IT_STANDS, type Change, type Situation, situationsOf, worksUntil } from '~/pillars/synthesis/change'
import { completenessOf } from '~/pillars/synthesis/completeness'
import { column } from '~/pillars/synthesis/digest'
import type { Net } from '~/pillars/synthesis/net'
import { leavingPlan } from '~/pillars/synthesis/plan/leaving-plan'
import type { DrawnAccount, LeavingPlan } from '~/pillars/synthesis/plan/result'
import type { Case } from '../../case/case'
import { statementsAsTheyStand } from '../../case/lpp/papers'
import { changeOf } from '../../case/rules/change'
import { endOfWork, limitsAhead } from '../../case/rules/retirement-date'
import { lppEarliest } from '../../case/rules/three-days'
import { retirementIn, standing } from '../../case/situation'
import { type PartsInSituation, partsInEach } from '../digest'
import { netOfColumn, type TaxedHousehold } from '../net'
import { salaryIn } from '../outlook'
import { questionOf } from '../question'
import { canDraw } from '../simulation'
import { savingsIn } from './savings'

/** The situation with a change, or as it stands. */
const plannedIn = (known: Case, change: Change | null): Situation =>
  standing(known, (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS)

/** The first of the month without work. Shares of the AVS do not imply it, unless they are of one that ends work. */
function leavingIn(known: Case, planned: Situation): Day {
  const stopped = worksUntil(planned)
  if (stopped) return stopped
  if (!planned.drawing) return retirementIn(known, planned)
  const lastDay = endOfWork(planned, known.person)
  return lastDay ? firstOfNextMonth(lastDay) : retirementOf(known.person).start
}

/** `wealth`: CHF, null: not given. `household`: null: no place is given. */
export type PlanInputs = { wealth: number | null; household: TaxedHousehold | null }

/** `net`: what is left of the pensions after tax, once the whole household is retired; null: no place is given. */
export type PlanWithNet = LeavingPlan & { net: Net | null }

/**
 * null: no start before the reference age is planned.
 * @throws {Refusal} `unfit` for a change that is not possible
 */
export function planIn(known: Case, query: DigestQuery, { wealth, household }: PlanInputs): PlanWithNet | null {
  const change = changeOf(known, query)
  const planned = plannedIn(known, change)
  const leaving = leavingIn(known, planned)
  const { start: reference } = retirementOf(known.person)
  if (leaving >= reference) return null
  const [parts] = partsInEach(known, { ...questionOf(known, change), situations: [planned] }).inEach
  if (!parts) return null
  const { pension, lpp, retirementDate } = parts.parts
  const choices = choicesIn(known, planned, leaving)
  const { complete, missing } = completenessOf(parts.parts)
  const plan = leavingPlan({
    ...{ pension, lpp, leaving, reference, complete },
    ...{ birthDate: known.person.birthDate, computedOn: known.day },
    avsStart: retirementDate,
    avsFrom: planned.drawing ? null : (choices.find(({ day }) => day === retirementDate)?.choice ?? null),
    avsChoices: choices,
    need: query.need ?? null,
    pay: payIn(known, query, change),
    wealth,
    isMarried: known.isMarried,
    noticeMonths: longestNotice(known),
    missingPillars: missing,
    savings: savingsIn(known, planned, { leaving, reference, lpp }),
    paidOut: paidOutIn(parts),
  })
  return plan && { ...plan, net: household && netIn(known, parts, household) }
}

const netIn = (known: Case, { parts }: PartsInSituation, household: TaxedHousehold): Net =>
  netOfColumn(known, { column: column(parts, lawOn(known.day)), pension: parts.pension }, household)

/** CHF a month, with the change; null: not known. */
function payIn(known: Case, query: DigestQuery, change: Change | null): Franc | null {
  const yearly = change?.work?.desired.salary ?? salaryIn(known, query)?.salary
  return yearly === undefined ? null : franc(yearly / 12)
}

/** Months, as copied; null: no certificate names one. */
function longestNotice({ secondPillar }: Case): number | null {
  const notices = secondPillar.certificates.flatMap(({ noticeMonths }) => noticeMonths ?? [])
  return notices.length > 0 ? Math.max(...notices) : null
}

/**
 * The days on which the AVS can start after leaving, in order of time and each once: the first possible one bears its name
 * alone if it is no whole age.
 */
function choicesIn(known: Case, planned: Situation, leaving: Day): { choice: AvsFrom; day: Day }[] {
  if (planned.drawing) return []
  const facts = startFacts(known)
  const days = avsChoices(facts, lawOn(known.day).drawingLimits.shortestDeferralMonths)
    .map((choice) => ({ choice, day: startFor(known, choice, leaving) }))
    .filter(
      ({ day }) =>
        day >= leaving && canDraw(known, { ...planned, ...daysOf(known, planned, { leaving, avsFrom: day }) }),
    )
  const byDay = new Map<Day, AvsFrom>()
  for (const { choice, day } of days) {
    const before = byDay.get(day)
    if (before === undefined || before === 'first' || choice === 'reference') byDay.set(day, choice)
  }
  return [...byDay].map(([day, choice]) => ({ choice, day })).toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const startFacts = (known: Case) => ({
  birthDate: known.person.birthDate,
  reference: retirementOf(known.person).start,
  limits: limitsAhead(known.person, known.day),
})

function startFor(known: Case, choice: AvsFrom, leaving: Day): Day {
  const { limits, ...facts } = startFacts(known)
  return avsStart(choice, leaving, { ...facts, earliest: limits?.earliest ?? facts.reference })
}

type PlanDays = Pick<Situation, 'stopsOn' | 'retirementDate' | 'lppFrom'>

/** As in a row of ages: the three days of a change whose work and funds stay, and whose AVS starts on another day. */
function daysOf(known: Case, planned: Situation, { leaving, avsFrom }: { leaving: Day; avsFrom: Day }): PlanDays {
  const ownLpp = planned.lppFrom !== null && planned.lppFrom !== leaving ? planned.lppFrom : null
  if (avsFrom === leaving && !ownLpp) return { stopsOn: null, retirementDate: leaving, lppFrom: null }
  const statements = statementsAsTheyStand(known)
  const isFundIn = statements.length > 0 && leaving >= lppEarliest(statements, known.person, known.day)
  return {
    stopsOn: endOfPreviousMonth(leaving),
    retirementDate: avsFrom,
    lppFrom: ownLpp ?? (isFundIn ? leaving : null),
  }
}

/**
 * The same change with the AVS from another day. The leaving day is the last one of work, the start of the funds, or else
 * the day of retirement. Without any of them it stays as it is, since nobody leaves.
 */
export function withAvsFrom(known: Case, query: DigestQuery, avsFrom: AvsFrom): DigestQuery {
  const { stopsOn, lppFrom, retirementDate } = query
  if (query.drawing || !(stopsOn ?? known.stopsOn ?? lppFrom ?? retirementDate)) return query
  const { retirementDate: _, ...rest } = query
  const isLeavingAlone = !stopsOn && !lppFrom && !known.stopsOn
  // A day before the AVS can pay is one of leaving, and no fund of it is asked yet.
  const planned: Situation = isLeavingAlone
    ? { ...AS_IT_STANDS, retirementDate: firstOfMonth(retirementDate as Day) }
    : plannedIn(known, changeOf(known, rest))
  const leaving = isLeavingAlone ? (planned.retirementDate as Day) : leavingIn(known, planned)
  const days = daysOf(known, planned, { leaving, avsFrom: startFor(known, avsFrom, leaving) })
  const asked = Object.fromEntries(Object.entries(days).filter(([, day]) => day !== null))
  const { stopsOn: __, lppFrom: ___, ...others } = rest
  return { ...others, ...asked }
}

const firstOfMonth = (day: Day): Day => (day.endsWith('-01') ? day : firstOfNextMonth(day))

/** As in the digest. */
function paidOutIn({ parts: { vested, lpp }, payOuts3a }: PartsInSituation): DrawnAccount[] {
  const account = (kind: DrawnAccount['kind'], name: string | null, from: Day, amount: Franc): DrawnAccount => ({
    ...{ kind, name, from, amount },
    ...{ drawn: 0, drawnBeforeAvs: 0, left: amount, until: null },
  })
  const ofLpp = lpp ? (lpp.parts ?? [lpp]).filter(({ capital }) => capital > 0) : []
  return [
    ...payOuts3a().map(({ entityName, on, amount }) => account('pillar3a', entityName, on, amount)),
    ...(vested?.accounts ?? []).map(({ label, paydate, projected }) => account('vested', label, paydate, projected)),
    ...ofLpp.map(({ from, capital }) => account('lppCapital', null, from, capital)),
  ]
}

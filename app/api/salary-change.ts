/** What the pension funds project for another salary; what they answered is kept in the dossier. */
import { PartyError, type SalaryChange } from '~/connectors/connectors'
import type { Dossier, Policies, SalaryChangeTold } from '~/dossier/shape'
import { type Day, dayOf, yearOf } from '~/pillars/day'
import { type InsuredWork, sharedOut } from '~/pillars/lpp/salary-change'
import type { Silent } from '~/pillars/result'
import type { Work } from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { askParties } from './ask-parties'
import type { Session } from './session'
import { policyIn } from './told-documents'

type Told = Policies['policies'][number]
/** A policy as its fund told it, or as it answered to what was asked. */
export type ToldPolicy = Told & { asked?: SalaryChange }
/** `key`: what it is kept under. */
type Question = { told: Told; asked: SalaryChange; key: string }
type Details = Dossier['salaryChanges'][string]

/** From when another salary is earned. */
export const newSalaryFrom = (today: Day): Day => dayOf(yearOf(today) + 1, 1, 1)

/**
 * The policies with what their funds would project if the visitor earned the desired salary from next January on, and
 * the funds that did not say. Each question is asked once.
 */
export async function loadSalaryChange(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock' | 'report'>,
  known: Policies,
  work: { current: Work; desired: Work },
): Promise<{ policies: ToldPolicy[]; silent: Silent[] }> {
  const questions = questionsOf(known, work, newSalaryFrom(tools.clock.today()))
  const { answers, silent } = await ask(
    session,
    tools,
    questions.filter(({ key }) => !Object.hasOwn(session.dossier.salaryChanges, key)),
  )
  if (Object.keys(answers).length > 0) await session.change(withAnswers(answers))
  const told = { ...session.dossier.salaryChanges, ...answers }
  return {
    policies: questions.flatMap(({ told: policy, asked, key }) => {
      const details = told[key]
      return details ? [{ ...policy, policy: { ...policy.policy, personalPensionDetails: details }, asked }] : []
    }),
    silent,
  }
}

function questionsOf(
  { policies, silent }: Policies,
  { current, desired }: { current: Work; desired: Work },
  from: Day,
): Question[] {
  const works = sharedOut(policies.map(insuredWorkOf), current, desired, { isWhole: silent.length === 0 })
  return policies.map((told, index) => {
    const { policyId, personId } = policyIn(told)
    const asked = { policyId, personId, ...(works[index] as InsuredWork), effectiveDate: from }
    const key = keyOf(told, [asked.declaredSalary, asked.employmentLevel, from])
    return { told, asked, key }
  })
}

const keyOf = (told: Told, asked: readonly (number | string)[]) =>
  [told.fundId, policyIn(told).policyId, ...asked].join(' ')

/** After these funds have told their policies anew: what they projected belongs to the policies of before. */
export const withoutSalaryChanges = (dossier: Dossier, fundIds: readonly string[]): Dossier => ({
  ...dossier,
  salaryChanges: Object.fromEntries(
    Object.entries(dossier.salaryChanges).filter(([key]) => !fundIds.some((id) => key.startsWith(`${id} `))),
  ),
})

/** What the funds have answered to other salaries, of each policy in turn; nobody is asked. */
export const salaryChangesTold = ({ salaryChanges, secondPillar }: Dossier): SalaryChangeTold[] =>
  (secondPillar.policies?.policies ?? []).flatMap((told) => {
    const begin = keyOf(told, [''])
    return Object.entries(salaryChanges).flatMap(([key, personalPensionDetails]) => {
      const [salary, level, from, ...others] = key.startsWith(begin) ? key.slice(begin.length).split(' ') : []
      // More of them: the key of another policy, whose id begins alike.
      if (!from || others.length > 0) return []
      const asked = { declaredSalary: Number(salary), employmentLevel: Number(level), effectiveDate: from as Day }
      const { policyId } = policyIn(told)
      return [{ fundId: told.fundId, fundName: told.fundName, policyId, asked, personalPensionDetails }]
    })
  })

export function insuredWorkOf(told: Told): InsuredWork {
  const { declaredSalary, employmentLevel } = policyIn(told).personalPensionDetails.salaryData
  return { declaredSalary, employmentLevel }
}

async function ask(session: Session, tools: Pick<Tools, 'connectors' | 'clock' | 'report'>, questions: Question[]) {
  const { directory, funds } = tools.connectors
  const ofFund = (id: string) => questions.filter(({ told }) => told.fundId === id)
  const told = await askParties(session, tools, {
    kind: 'fund',
    ids: [...new Set(questions.map(({ told }) => told.fundId))],
    find: directory.findPensionFund,
    ask: (fund, token) =>
      Promise.all(
        ofFund(fund.id).map(async ({ asked, key }) => {
          const details = await orNone(funds.simulateSalaryChange(fund, token, asked))
          return [key, details] as const
        }),
      ),
  })
  const answers: Record<string, Details> = {}
  const silent: Silent[] = []
  for (const fund of told) {
    const named = { party: 'pensionFund', id: fund.id, name: fund.name, column: 'withChange' } as const
    if ('reason' in fund) silent.push({ ...named, reason: fund.reason })
    else
      for (const [key, details] of fund.answer)
        if (details) answers[key] = details as unknown as Details
        else silent.push({ ...named, reason: 'noProjection' })
  }
  return { answers, silent }
}

/** A fund that told of the policy and refuses the question does not simulate it. */
const orNone = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && (error.reason === 'refused' || error.reason === 'notFound')) return null
    throw error
  })

/** The newest are kept: of some scenarios, each with a salary and a rate. */
const withAnswers =
  (answers: Record<string, Details>) =>
  (dossier: Dossier): Dossier => {
    const all = Object.entries({ ...dossier.salaryChanges, ...answers })
    return { ...dossier, salaryChanges: Object.fromEntries(all.slice(-MOST_KEPT)) }
  }

const MOST_KEPT = 24

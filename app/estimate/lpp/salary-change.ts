/** The pension funds' projections for another salary, cached in the dossier. */
import { PartyError, type SalaryChange } from '~/connectors/connectors'
import type { FundPolicies, FundPolicy, PolicyDetails } from '~/dossier/shape/fund-policy'
import { type Dossier, MOST_SALARY_CHANGES, type SalaryChangeAnswer } from '~/dossier/shape/shape'
import { type Day, dayOf, yearOf } from '~/pillars/day'
import { type InsuredWork, sharedOut } from '~/pillars/lpp/salary-change'
import type { Silent } from '~/pillars/result'
import { type Situation, type Work, worksUntil } from '~/pillars/synthesis/change'
import { askParties } from '../parties/ask-parties'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import type { BoughtIn } from './bought-in'
import { detailsDocument, detailsOf } from './fund-documents'

/** A policy as it stands, or as its fund projects it for the salary in `salaryChange`. */
export type PolicyProjection = FundPolicy & { salaryChange?: SalaryChange; bought?: BoughtIn }
/** `key`: under which the answer is cached. */
type SalaryQuestion = { policy: FundPolicy; salaryChange: SalaryChange; key: string }

/** The day from which another salary is assumed: next 1 January. */
export const newSalaryFrom = (today: Day): Day => dayOf(yearOf(today) + 1, 1, 1)

/** Whether another salary is earned before work ends: whoever stops by then cannot earn one. */
export const earnsAnother = (
  situation: Pick<Situation, 'work' | 'stopsOn' | 'retirementDate'>,
  { reference, computedOn }: { reference: Day; computedOn: Day },
): boolean =>
  situation.work !== null &&
  (worksUntil(situation) ?? situation.retirementDate ?? reference) > newSalaryFrom(computedOn)

/**
 * The policies with their funds' projections for the desired salary from next January on, and the funds that gave none.
 * Each question is asked once; answers are cached.
 */
export async function loadSalaryChange(
  session: Session,
  tools: PartyTools,
  fundPolicies: FundPolicies,
  work: { current: Work; desired: Work },
): Promise<{ policies: PolicyProjection[]; silent: Silent[] }> {
  const questions = questionsOf(fundPolicies, work, newSalaryFrom(tools.clock.today()))
  const { answers, silent } = await askFunds(
    session,
    tools,
    questions.filter(({ key }) => !Object.hasOwn(session.dossier.salaryChanges, key)),
  )
  if (Object.keys(answers).length > 0) await session.change(withAnswers(answers))
  const projections = { ...session.dossier.salaryChanges, ...answers }
  return {
    policies: questions.flatMap(({ policy, salaryChange, key }) => {
      const details = projections[key]
      return details ? [{ ...policy, details, salaryChange }] : []
    }),
    silent,
  }
}

function questionsOf(
  { policies, silent }: FundPolicies,
  { current, desired }: { current: Work; desired: Work },
  from: Day,
): SalaryQuestion[] {
  const works = sharedOut(policies.map(insuredWorkOf), current, desired, { isWhole: silent.length === 0 })
  return policies.map((policy, index) => {
    const { policyId, personId } = policy
    const salaryChange = { policyId, personId, ...(works[index] as InsuredWork), effectiveDate: from }
    const key = keyOf(policy, [salaryChange.declaredSalary, salaryChange.employmentLevel, from])
    return { policy, salaryChange, key }
  })
}

export const keyOf = (policy: Pick<FundPolicy, 'fundId' | 'policyId'>, request: readonly (number | string)[]) =>
  [policy.fundId, policy.policyId, ...request].join(' ')

/** Drops the simulations of funds that sent their policies again, since they belong to the earlier policies. */
export const withoutSalaryChanges = (dossier: Dossier, fundIds: readonly string[]): Dossier => ({
  ...dossier,
  salaryChanges: withoutFunds(dossier.salaryChanges, fundIds),
  purchases: withoutFunds(dossier.purchases, fundIds),
})

const withoutFunds = (answers: Record<string, PolicyDetails>, fundIds: readonly string[]) =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !fundIds.some((id) => key.startsWith(`${id} `))))

/** The cached projections for other salaries, policy by policy. Asks nobody. */
export const listSalaryChangeAnswers = ({ salaryChanges, secondPillar }: Dossier): SalaryChangeAnswer[] =>
  (secondPillar.policies?.policies ?? []).flatMap((policy) => {
    const begin = keyOf(policy, [''])
    return Object.entries(salaryChanges).flatMap(([key, details]) => {
      const [salary, level, from, ...others] = key.startsWith(begin) ? key.slice(begin.length).split(' ') : []
      // More parts mean the key of another policy, whose id starts with this one's.
      if (!from || others.length > 0) return []
      const asked = { declaredSalary: Number(salary), employmentLevel: Number(level), effectiveDate: from as Day }
      const { fundId, fundName, policyId } = policy
      return [{ fundId, fundName, policyId, asked, personalPensionDetails: detailsDocument(details) }]
    })
  })

export const insuredWorkOf = ({ details: { declaredSalary, employmentLevel } }: FundPolicy): InsuredWork => ({
  declaredSalary,
  employmentLevel,
})

async function askFunds(session: Session, tools: PartyTools, questions: SalaryQuestion[]) {
  const { directory, funds } = tools.connectors
  const ofFund = (id: string) => questions.filter(({ policy }) => policy.fundId === id)
  const fundAnswers = await askParties(session, tools, {
    kind: 'fund',
    ids: [...new Set(questions.map(({ policy }) => policy.fundId))],
    find: directory.findPensionFund,
    ask: (fund, token) =>
      Promise.all(
        ofFund(fund.id).map(async ({ salaryChange, key }) => {
          const details = await nullWhereRefused(funds.simulateSalaryChange(fund, token, salaryChange))
          return [key, details] as const
        }),
      ),
  })
  const answers: Record<string, PolicyDetails> = {}
  const silent: Silent[] = []
  for (const fund of fundAnswers) {
    const named = { party: 'pensionFund', id: fund.id, name: fund.name, column: 'withChange' } as const
    if ('reason' in fund) silent.push({ ...named, reason: fund.reason })
    else
      for (const [key, details] of fund.answer)
        if (details) answers[key] = detailsOf(details)
        else silent.push({ ...named, reason: 'noProjection' })
  }
  return { answers, silent }
}

/** A fund that knows the policy but refuses the question does not offer simulations. */
export const nullWhereRefused = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof PartyError && (error.reason === 'refused' || error.reason === 'notFound')) return null
    throw error
  })

/** Keeps only the newest projections, enough for several scenarios, to bound the size of a dossier. */
const withAnswers =
  (answers: Record<string, PolicyDetails>) =>
  (dossier: Dossier): Dossier => {
    const all = Object.entries({ ...dossier.salaryChanges, ...answers })
    return { ...dossier, salaryChanges: Object.fromEntries(all.slice(-MOST_SALARY_CHANGES)) }
  }

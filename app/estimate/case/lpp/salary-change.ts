/** The pension funds' projections for another salary. */
import type { FundPolicies, FundPolicy, PolicyDetails } from '~/dossier/shape/fund-policy'
import type { SalaryChangeAnswer } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import type { Day } from '~/pillars/day'
import { type InsuredWork, sharedOut } from '~/pillars/lpp/salary-change'
import { type Situation, type Work, worksUntil } from '~/pillars/synthesis/change'
import type { Case, SalaryChange, SalaryProjection } from '../case'
import { newSalaryFrom } from '../known-work'
import { detailsDocument } from './fund-documents'
import { insuredWorkOf } from './fund-statement'
import { countingPolicies } from './papers'

/** `key`: under which the answer is cached. */
export type SalaryQuestion = { policy: FundPolicy; salaryChange: SalaryChange; key: string }

/** Whether work goes on long enough for another salary to be earned. */
export const earnsAnother = (
  situation: Pick<Situation, 'work' | 'stopsOn' | 'retirementDate'>,
  { reference, computedOn }: { reference: Day; computedOn: Day },
): boolean =>
  situation.work !== null &&
  (worksUntil(situation) ?? situation.retirementDate ?? reference) > newSalaryFrom(computedOn)

/**
 * The policies as their funds project them for another salary from next January on, and the funds that gave nothing.
 * @throws {Error} if they were not asked, which gathering the case must have done
 */
export function projectedFor(
  { secondPillar }: Case,
  { current, desired }: { current: Work; desired: Work },
): Pick<SalaryProjection, 'policies' | 'silent'> {
  if (countingPolicies(secondPillar).policies.length === 0) return { policies: [], silent: [] }
  const found = secondPillar.salaryChanges.find((one) => isSame(one.current, current) && isSame(one.desired, desired))
  if (!found) throw new Error('the funds were not asked about this salary')
  return found
}

const isSame = (one: Work, other: Work) => one.salary === other.salary && one.rate === other.rate

export function salaryQuestions(
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

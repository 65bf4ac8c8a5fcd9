/**
 * The answers of the register and the funds, and when each answered, in the short form in which a dossier stores them.
 */
import { z } from 'zod'
import { recordOf } from '../shape/bounded-record'
import { FundPolicies, FundPolicy, MOST_POLICIES, PolicyDetails } from '../shape/fund-policy'
import { MOST_SELECTED } from '../shape/party-access'
import { RegisterRecord } from '../shape/register-record'
import { type Dossier, MOST_INSUREDS, MOST_SALARY_CHANGES } from '../shape/shape'
import { MOST_SOURCES } from '../shape/sources'
import { longBenefits, longIncomes, ShortBenefits, ShortIncomes, shortBenefits, shortIncomes } from './short-lists'

const ShortRecord = RegisterRecord.extend({ incomes: ShortIncomes })
const ShortDetails = PolicyDetails.extend({ benefits: ShortBenefits })
const ShortPolicies = FundPolicies.extend({
  policies: z.array(FundPolicy.extend({ details: ShortDetails })).max(MOST_SELECTED * MOST_POLICIES),
})
/** `answeredAt`, followed by `silentAt` if there is one. */
const ShortSource = z.union([z.number(), z.tuple([z.number(), z.number()])])

export const ShortAnswers = z.object({
  insureds: recordOf(ShortRecord, MOST_INSUREDS),
  policies: ShortPolicies.nullable(),
  salaryChanges: recordOf(ShortDetails, MOST_SALARY_CHANGES),
  sources: recordOf(ShortSource, MOST_SOURCES),
})
export type ShortAnswers = z.infer<typeof ShortAnswers>

/** The fields of a dossier that this form replaces. */
export type PartyAnswers = Pick<Dossier, 'salaryChanges' | 'sources'> &
  Pick<Dossier['firstPillar'], 'insureds'> &
  Pick<Dossier['secondPillar'], 'policies'>

export const shortAnswers = ({ insureds, policies, salaryChanges, sources }: PartyAnswers): ShortAnswers => ({
  insureds: ofEach(insureds, (record) => ({ ...record, incomes: shortIncomes(record.incomes) })),
  policies: policies && {
    ...policies,
    policies: policies.policies.map((policy) => ({ ...policy, details: shortDetails(policy.details) })),
  },
  salaryChanges: ofEach(salaryChanges, shortDetails),
  sources: ofEach(sources, ({ answeredAt, silentAt }) => (silentAt === null ? answeredAt : [answeredAt, silentAt])),
})

const shortDetails = (details: PolicyDetails) => ({ ...details, benefits: shortBenefits(details.benefits) })

export const longAnswers = ({ insureds, policies, salaryChanges, sources }: ShortAnswers): PartyAnswers => ({
  insureds: ofEach(insureds, (record) => ({ ...record, incomes: longIncomes(record.incomes) })),
  policies: policies && {
    ...policies,
    policies: policies.policies.map((policy) => ({ ...policy, details: longDetails(policy.details) })),
  },
  salaryChanges: ofEach(salaryChanges, longDetails),
  sources: ofEach(sources, (one) =>
    typeof one === 'number' ? { answeredAt: one, silentAt: null } : { answeredAt: one[0], silentAt: one[1] },
  ),
})

const longDetails = (details: z.infer<typeof ShortDetails>) => ({
  ...details,
  benefits: longBenefits(details.benefits),
})

function ofEach<One, Made>(all: Record<string, One>, made: (one: One) => Made): Record<string, Made> {
  const result: Record<string, Made> = {}
  for (const key of Object.keys(all)) result[key] = made(all[key] as One)
  return result
}

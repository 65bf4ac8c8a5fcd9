/** What the register and the funds have answered, and who answered when, in the short form in which a dossier is written. */
import { z } from 'zod'
import { FundPolicies, FundPolicy, PolicyDetails } from '../shape/fund-policy'
import { type Dossier, RegisterRecord } from '../shape/shape'
import { longBenefits, longIncomes, ShortBenefits, ShortIncomes, shortBenefits, shortIncomes } from './short-lists'

const ShortRecord = RegisterRecord.extend({ incomes: ShortIncomes })
const ShortDetails = PolicyDetails.extend({ benefits: ShortBenefits })
const ShortPolicies = FundPolicies.extend({ policies: FundPolicy.extend({ details: ShortDetails }).array() })
/** `answeredAt`; beside it `silentAt`, where there is one. */
const ShortSource = z.union([z.number(), z.tuple([z.number(), z.number()])])

export const ShortAnswers = z.object({
  insureds: z.record(z.string(), ShortRecord),
  policies: ShortPolicies.nullable(),
  salaryChanges: z.record(z.string(), ShortDetails),
  sources: z.record(z.string(), ShortSource),
})
export type ShortAnswers = z.infer<typeof ShortAnswers>

/** The fields of a dossier that they stand for. */
export type Answers = Pick<Dossier, 'salaryChanges' | 'sources'> &
  Pick<Dossier['firstPillar'], 'insureds'> &
  Pick<Dossier['secondPillar'], 'policies'>

export const shortAnswers = ({ insureds, policies, salaryChanges, sources }: Answers): ShortAnswers => ({
  insureds: ofEach(insureds, (record) => ({ ...record, incomes: shortIncomes(record.incomes) })),
  policies: policies && {
    ...policies,
    policies: policies.policies.map((policy) => ({ ...policy, details: shortDetails(policy.details) })),
  },
  salaryChanges: ofEach(salaryChanges, shortDetails),
  sources: ofEach(sources, ({ answeredAt, silentAt }) => (silentAt === null ? answeredAt : [answeredAt, silentAt])),
})

const shortDetails = (details: PolicyDetails) => ({ ...details, benefits: shortBenefits(details.benefits) })

export const longAnswers = ({ insureds, policies, salaryChanges, sources }: ShortAnswers): Answers => ({
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

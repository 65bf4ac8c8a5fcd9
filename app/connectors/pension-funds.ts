import { MOST_POLICIES } from '~/dossier/shape/fund-policy'
import type { PersonalPensionDetails, Policy } from '~/standards/types'
import { type Connectors, type Party, PartyError } from './connectors'
import type { PartyCall } from './party-call'
import { SIZE_LIMIT_OF_A_PERSON } from './read-bounded'
import { InsuredPerson, InsuredPersons, PolicyAnswer, SimulationAnswer } from './standard-answers'

/** Pension funds: everything they hold for the person whose token is presented. */
export const createFunds = (call: PartyCall): Connectors['funds'] => ({
  async listPolicies(fund, token) {
    const authorization = `Bearer ${token}`
    const get = <Schema extends Parameters<PartyCall>[0]>(schema: Schema, ...path: string[]) =>
      call(schema, [fund.api, ...path.map(encodeURIComponent)].join('/'), {
        authorization,
        most: SIZE_LIMIT_OF_A_PERSON,
      })

    const listed = await get(InsuredPersons, 'insured-persons')
    const persons = await Promise.all(
      listed.map(async ({ personId }) => {
        const person = await get(InsuredPerson, 'insured-persons', personId)
        return same(person, person.personId, personId)
      }),
    )
    const ids = [...new Set(persons.flatMap((person) => person.policyIds))]
    if (ids.length > MOST_POLICIES) throw new PartyError('badAnswer', `more than ${MOST_POLICIES} policies`)
    const policies = await Promise.all(
      ids.map(async (id) => {
        const policy = await get(PolicyAnswer, 'policies', id)
        return same(policy, policy.policyId, id)
      }),
    )
    // The parts we read have been checked; the rest is as the fund sent it.
    return policies as unknown as Policy[]
  },

  simulateSalaryChange: (fund, token, salaryChange) =>
    simulate(call, 'salary-change-simulation', { fund, token, ...salaryChange }),

  simulatePurchase: (fund, token, purchase) => simulate(call, 'purchase-simulation', { fund, token, ...purchase }),
})

type Simulation = { fund: Party; token: string; personId: string; policyId: string }

/** The fund's answer for a policy after a change. */
async function simulate(
  call: PartyCall,
  kind: 'salary-change-simulation' | 'purchase-simulation',
  { fund, token, personId, policyId, ...body }: Simulation,
): Promise<PersonalPensionDetails> {
  const address = [fund.api, 'policies', encodeURIComponent(policyId), kind].join('/')
  const request = { method: 'POST', authorization: `Bearer ${token}`, body, most: SIZE_LIMIT_OF_A_PERSON } as const
  const { pensionStatementAfterChange: after } = await call(SimulationAnswer, address, request)
  return same(after.personalPensionDetails, after.personId, personId) as unknown as PersonalPensionDetails
}

/** Otherwise somebody else's record would become this visitor's. */
function same<Answer>(answer: Answer, actual: string, expected: string): Answer {
  if (actual !== expected) throw new PartyError('badAnswer', 'another record than asked for')
  return answer
}

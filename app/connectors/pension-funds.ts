import type { Policy } from '~/standards/types'
import type { Connectors } from './connectors'
import type { PartyCall } from './party-call'
import { InsuredPerson, InsuredPersons, PolicyAnswer } from './standard-answers'

/** Pension funds: everything they hold for the person whose token is presented. */
export const createFunds = (call: PartyCall): Connectors['funds'] => ({
  async listPolicies(fund, token) {
    const authorization = `Bearer ${token}`
    const get = <Schema extends Parameters<PartyCall>[0]>(schema: Schema, ...path: string[]) =>
      call(schema, [fund.api, ...path.map(encodeURIComponent)].join('/'), { authorization })

    const listed = await get(InsuredPersons, 'insured-persons')
    const persons = await Promise.all(listed.map(({ personId }) => get(InsuredPerson, 'insured-persons', personId)))
    const ids = [...new Set(persons.flatMap((person) => person.policyIds))]
    const policies = await Promise.all(ids.map((id) => get(PolicyAnswer, 'policies', id)))
    // The parts that are read have been checked; the others are as the fund sent them.
    return policies as unknown as Policy[]
  },
})

/** The pension funds: their policies, in the shape of the SFTI Pension API 4.1.0. */
import { Router } from 'express'
import type { Day } from '~/pillars/day'
import { FUNDS, type Fund } from './parties'
import { type Access, askedOf, createPartyApi, personIdAt } from './party-api'
import type { Person } from './people'
import { asPolicyDocument } from './policy-document'
import { sendProblem } from './problem'
import { opaqueId } from './secrets'

type Options = { people: Person[]; access: Access; today: () => Day }

export function createFundApi({ people, access, today }: Options): Router {
  const ownRoutes = Router()

  ownRoutes.get('/policies/:policyId', (request, response) => {
    const { party, person } = askedOf<Fund>(response)
    const held = policiesAt(party, person).find(({ policyId }) => policyId === request.params.policyId)
    if (!held) return sendProblem(response, 'notFound')
    const ids = { personId: personIdAt(party.id, person), policyId: held.policyId }
    response.json(asPolicyDocument(party, person, held.policy, ids, today()))
  })

  return createPartyApi(
    'funds',
    {
      parties: FUNDS,
      membersOf: (fund) => people.filter((person) => policiesAt(fund, person).length > 0),
      policyIdsOf: (fund, person) => policiesAt(fund, person).map(({ policyId }) => policyId),
      access,
    },
    ownRoutes,
  )
}

const policiesAt = (fund: Fund, person: Person) =>
  person.policies
    .filter((policy) => policy.fundId === fund.id)
    .map((policy, i) => ({ policy, policyId: opaqueId('policy', fund.id, person.email, String(i)) }))

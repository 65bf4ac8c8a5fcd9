/** Banks and insurers of pillar 3a: the compact 3a statement of the SFTI Pension API 4.1.0. */
import { Router } from 'express'
import type { Day } from '~/pillars/day'
import { ENTITIES, type Entity } from '../parties'
import { type Access, createPartyApi, partyRequestOf, personIdAt } from '../party-sign-in/party-api'
import type { Person } from '../people/people'
import { sendProblem } from '../problem'
import { asStatement } from './statement-3a'

type Options = { people: Person[]; access: Access; today: () => Day }

export function createEntityApi({ people, access, today }: Options): Router {
  const ownRoutes = Router()

  /**
   * The standard defines no path from a person to their current 3a statement: in the sandbox its id is the person's.
   */
  ownRoutes.get('/statements/:pensionStatementId/compact-3a-statements', (request, response) => {
    const { party, person } = partyRequestOf<Entity>(response)
    const provident = providentAt(party, person)
    const personId = personIdAt(party.id, person)
    if (!provident || request.params.pensionStatementId !== personId) return sendProblem(response, 'notFound')
    response.json(asStatement(party, person, provident, personId, today()))
  })

  return createPartyApi(
    'entities',
    {
      parties: ENTITIES,
      membersOf: (entity) => people.filter((person) => providentAt(entity, person)),
      policyIdsOf: () => [],
      access,
    },
    ownRoutes,
  )
}

const providentAt = (entity: Entity, person: Person) =>
  person.providents.find((provident) => provident.entityId === entity.id)

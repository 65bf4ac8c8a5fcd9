/**
 * What funds and 3a providers have in common: a token for one person, and that person's details
 * (SFTI Pension API 4.1.0). A party that is not active answers 503 to everything.
 */
import express, { type RequestHandler, type Response, Router } from 'express'
import type { InsuredPerson } from '~/standards/types'
import type { PartyStatus } from './parties'
import { partyPage } from './party-page'
import type { Person } from './people'
import { sendProblem } from './problem'
import { bearerOf, opaqueId } from './secrets'
import { type Client, tokenEndpoint } from './token-endpoint'
import type { Tokens } from './tokens'

export type Party = { id: string; name: string; webUrl: string; status: PartyStatus }

export type PartyApiOptions<P extends Party> = {
  parties: readonly P[]
  /** Those whom a party knows. */
  membersOf: (party: P) => Person[]
  /** The ids of what a fund holds for a person; nothing at a 3a provider. */
  policyIdsOf: (party: P, person: Person) => string[]
  client: Client
  tokens: Tokens
}

/** Who asks, and at which party: set before any of a party's own routes runs. */
export type Asked<P extends Party> = { party: P; person: Person }
export const askedOf = <P extends Party>(response: Response) => response.locals as Asked<P>

/** The id of a person at a party: a party does not know by which id another one knows them. */
export const personIdAt = (partyId: string, person: Person) => opaqueId('person', partyId, person.email)

/**
 * The routes under `/{id}` of each party: page, token, persons. `ownRoutes` run after a valid token,
 * and find party and person with `askedOf`.
 */
export function createPartyApi<P extends Party>(options: PartyApiOptions<P>, ownRoutes: Router): Router {
  const { parties, membersOf, policyIdsOf, client, tokens } = options

  const findParty: RequestHandler = (request, response, next) => {
    const party = parties.find((candidate) => candidate.id === request.params.partyId)
    if (!party) return sendProblem(response, 'notFound')
    if (party.status !== 'active') return sendProblem(response, 'notActive')
    response.locals.party = party
    next()
  }

  const requireToken: RequestHandler = (request, response, next) => {
    const token = bearerOf(request)
    const person = token && tokens.findHolder(response.locals.party.id, token)
    if (!person) return sendProblem(response, 'noToken')
    response.locals.person = person
    next()
  }

  const ofParty = Router()
  ofParty.get('/', (_, response) => void response.send(partyPage(response.locals.party)))
  ofParty.post(
    '/token',
    express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 }),
    tokenEndpoint({ client, tokens, membersOf: (party) => membersOf(party as P) }),
  )
  ofParty.use(requireToken)
  ofParty.get('/insured-persons', (_, response) => {
    const { party, person } = askedOf<P>(response)
    response.json([{ personId: personIdAt(party.id, person) }])
  })
  ofParty.get('/insured-persons/:personId', (request, response) => {
    const { party, person } = askedOf<P>(response)
    if (request.params.personId !== personIdAt(party.id, person)) return sendProblem(response, 'notFound')
    response.json(asInsuredPerson(person, personIdAt(party.id, person), policyIdsOf(party, person)))
  })
  ofParty.use(ownRoutes)

  return Router().use('/:partyId', findParty, ofParty)
}

const MARITAL_STATUS: Record<Person['civilStatus'], InsuredPerson['maritalStatus']> = {
  bachelor: 'single',
  just_married: 'married',
  married: 'married',
  remarried: 'married',
  divorced: 'divorced',
  widow: 'widowed',
}

function asInsuredPerson(person: Person, personId: string, policyIds: string[]): InsuredPerson {
  const maritalStatus = MARITAL_STATUS[person.civilStatus]
  return {
    personId,
    policyIds,
    ssn: Number(person.navs.replaceAll('.', '')),
    firstName: person.firstName,
    lastName: person.lastName,
    birthDate: person.birthDate,
    sex: person.gender === 'FEMALE' ? 'female' : 'male',
    maritalStatus,
    ...(maritalStatus === 'married' && person.relationshipStartDate
      ? { marriageDate: person.relationshipStartDate }
      : {}),
  }
}

/**
 * What funds and 3a providers have in common: the person's sign-in, tokens, and that person's details
 * (SFTI Pension API 4.1.0). A party that is not active answers 503 to everything.
 */
import express, { type RequestHandler, type Response, Router } from 'express'
import type { InsuredPerson } from '~/standards/types'
import type { Party } from '../parties'
import { sitePage } from '../party-sites'
import type { Person } from '../people/people'
import { languageHere } from '../place-pages'
import { sendProblem } from '../problem'
import { bearerOf, opaqueId } from '../secrets'
import { type Client, requireClient } from './client-authentication'
import { metadataOf } from './party-metadata'
import { createPartySignIn, type SignInOptions } from './party-sign-in'
import { BASIC, type Scope } from './scopes'
import { revocationEndpoint, tokenEndpoint } from './token-endpoint'

export type PartyApiOptions<P extends Party> = {
  parties: readonly P[]
  /** The persons known to a party. */
  membersOf: (party: P) => Person[]
  /** The ids of the policies that a fund holds for a person; none at a 3a provider. */
  policyIdsOf: (party: P, person: Person) => string[]
  access: Access
}

/** How people and the product get a token; the same at each party. */
export type Access = Omit<SignInOptions, 'membersOf' | 'addressOf'> & {
  client: Client
  /** Where the sandbox is reached, `https://.../sandbox`. */
  base: string
}

/** Who asks, at which party, and for what: set before a party's own routes run. */
export type PartyRequest<P extends Party> = { party: P; person: Person; scopes: Scope[] }
export const partyRequestOf = <P extends Party>(response: Response) => response.locals as PartyRequest<P>

/** The id of a person at a party. Parties do not know each other's ids. */
export const personIdAt = (partyId: string, person: Person) => opaqueId('person', partyId, person.email)

/**
 * The routes under `{base}/{folder}/{id}` of each party: page, sign-in, token, persons. `ownRoutes` run after a valid
 * token for the basic data, and find party and person with `partyRequestOf`.
 */
export function createPartyApi<P extends Party>(
  folder: 'funds' | 'entities',
  { parties, policyIdsOf, access, ...options }: PartyApiOptions<P>,
  ownRoutes: Router,
): Router {
  const { tokens, codes, client, base } = access
  const membersOf = (party: Party) => options.membersOf(party as P)
  const addressOf = (party: Party) => `${base}/${folder}/${party.id}`

  const findParty: RequestHandler = (request, response, next) => {
    const party = parties.find((candidate) => candidate.id === request.params.partyId)
    if (!party) return sendProblem(response, 'notFound')
    if (party.status !== 'active') return sendProblem(response, 'notActive')
    response.locals.party = party
    next()
  }

  const requireToken: RequestHandler = (request, response, next) => {
    const token = bearerOf(request)
    const grant = token === null ? null : tokens.findGrant(response.locals.party.id, token)
    if (!grant) return sendProblem(response, 'noToken')
    response.locals.person = grant.person
    response.locals.scopes = grant.scopes
    next()
  }

  const ofParty = Router()
  // Nobody gets here deliberately.
  ofParty.get('/', (request, response) => {
    response.send(sitePage(languageHere(request), response.locals.party, access.publicOrigin))
  })
  ofParty.get('/.well-known/openid-configuration', (_, response) => {
    response.json(metadataOf(addressOf(response.locals.party)))
  })
  ofParty.use(createPartySignIn({ ...access, membersOf, addressOf }))
  const readForm = express.urlencoded({ extended: false, limit: '4kb', parameterLimit: 10 })
  ofParty.post('/token', readForm, requireClient(client), tokenEndpoint({ tokens, codes, membersOf }))
  ofParty.post('/revoke', readForm, requireClient(client), revocationEndpoint(tokens))
  ofParty.use(requireToken)
  ofParty.get('/insured-persons', (_, response) => {
    const { party, person } = partyRequestOf<P>(response)
    response.json([{ personId: personIdAt(party.id, person) }])
  })
  // Only the list of persons needs no scope.
  ofParty.use(requireBasicScope)
  ofParty.get('/insured-persons/:personId', (request, response) => {
    const { party, person } = partyRequestOf<P>(response)
    if (request.params.personId !== personIdAt(party.id, person)) return sendProblem(response, 'notFound')
    response.json(asInsuredPerson(person, personIdAt(party.id, person), policyIdsOf(party, person)))
  })
  ofParty.use(ownRoutes)

  return Router().use('/:partyId', findParty, ofParty)
}

/** The standard has no 403: what a token gives no access to counts as missing. */
const requireBasicScope: RequestHandler = (_, response, next) => {
  if (!partyRequestOf(response).scopes.includes(BASIC)) return sendProblem(response, 'noScope')
  next()
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

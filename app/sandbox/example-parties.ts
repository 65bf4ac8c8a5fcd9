/**
 * The parties of the worked examples if there is no sandbox: what the register, the funds and the 3a providers answer
 * for the fictional persons. Without its identity service, and with tokens that nobody can request.
 */
import { randomBytes } from 'node:crypto'
import express from 'express'
import type { Day } from '~/pillars/day'
import { createDirectory } from './directory'
import { createEntityApi } from './entities/entity-api'
import { createFundApi } from './funds/fund-api'
import { createCodes } from './party-sign-in/codes'
import { createTokens } from './party-sign-in/tokens'
import { readPeople } from './people/read-people'
import { answerError, sendProblem } from './problem'
import { createRegisterApi } from './register/register-api'

/** `base`: an address at which only the returned app answers. */
type Options = { base: string; today: () => Day; now: () => number }

export function createExampleParties({ base, today, now }: Options) {
  const [people, tokens, registerKey] = [readPeople(null), createTokens(now), randomBytes(32).toString('base64url')]
  const access = {
    ...{ base, people, tokens, now },
    publicOrigin: base,
    client: { id: 'examples', secret: randomBytes(32).toString('base64url') },
    registration: { clientId: 'examples', redirectUris: [] },
    codes: createCodes(now),
  }
  const app = express().disable('x-powered-by')
  app.use('/directory', createDirectory(base))
  app.use('/funds', createFundApi({ people, access, today }))
  app.use('/entities', createEntityApi({ people, access, today }))
  app.use('/register', createRegisterApi({ people, today, registerKey }))
  app.use((_, response) => sendProblem(response, 'notFound'))
  app.use(answerError)
  return {
    app,
    registerKey,
    people: people.map((person) => ({ ...person, tokenAt: (partyId: string) => tokens.grant(partyId, person) })),
  }
}

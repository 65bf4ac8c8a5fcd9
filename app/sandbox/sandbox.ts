/**
 * Stand-ins for all outside parties, over HTTP and in the standards' own shapes: directories, pension funds,
 * 3a providers, AVS register, identity service, and the sites to which the product's links lead. It prints nothing.
 */
import express, { type Express } from 'express'
import helmet from 'helmet'
import type { Day } from '~/pillars/day'
import { createDirectory } from './directory'
import { createEntityApi } from './entities/entity-api'
import { createFeedback, FEEDBACK_PATH } from './feedback'
import { createFundApi } from './funds/fund-api'
import { SANDBOX_PATH } from './html'
import { createIdentityProvider } from './identity/identity-provider'
import type { Client } from './party-sign-in/client-authentication'
import { createCodes } from './party-sign-in/codes'
import { createTokens, type Tokens } from './party-sign-in/tokens'
import { createPartySites } from './party-sites'
import type { Person } from './people/people'
import { answerError, sendProblem } from './problem'
import { createRegisterApi } from './register/register-api'
import { STYLE } from './style'

/** The one redirect address that is registered with funds and 3a providers, below the product's origin. */
export const PARTY_CALLBACK_PATH = '/signin/party/callback'

export type SandboxOptions = {
  /** Where the sandbox is reached, such as `http://localhost:3000`. Its addresses begin with it and SANDBOX_PATH. */
  origin: string
  /** Where the product is reached; the same origin or another. */
  publicOrigin: string
  people: Person[]
  today: () => Day
  /** Milliseconds since 1970, for the life of tokens. */
  now: () => number
  /** The tokens of all funds and 3a providers; their holder can grant access without a sign-in. */
  tokens?: Tokens
  /** The product, as the identity service knows it. */
  client: Client
  /** The product, as funds and 3a providers know it. */
  partyClient: Client
  /** The key that the product presents to the AVS register. */
  registerKey: string
}

/** The sandbox as an Express app, to be mounted at SANDBOX_PATH, in the product's server or one of its own. */
export function createSandbox(options: SandboxOptions): Express {
  const { people, publicOrigin, partyClient, now, today } = options
  const base = options.origin + SANDBOX_PATH
  const app = express()
  app.disable('x-powered-by')
  app.use(securityHeaders(options))
  app.use((_, response, next) => {
    response.set('cache-control', 'no-store')
    next()
  })
  app.get('/style.css', (_, response) => {
    response.set('cache-control', 'public, max-age=3600').type('css').send(STYLE)
  })
  const access = {
    base,
    publicOrigin,
    people,
    client: partyClient,
    registration: { clientId: partyClient.id, redirectUris: [publicOrigin + PARTY_CALLBACK_PATH] },
    tokens: options.tokens ?? createTokens(now),
    codes: createCodes(now),
    now,
  }
  app.use('/directory', createDirectory(base))
  app.use('/funds', createFundApi({ people, access, today }))
  app.use('/entities', createEntityApi({ people, access, today }))
  app.use('/register', createRegisterApi(options))
  app.use('/identity', createIdentityProvider(options))
  app.use('/sites', createPartySites(options))
  app.use(FEEDBACK_PATH, createFeedback(options))
  app.use((_, response) => sendProblem(response, 'notFound'))
  app.use(answerError)
  return app
}

/** The forms of the sign-in pages end in a redirect to the product, which `form-action` must allow. */
const securityHeaders = ({ origin, publicOrigin }: SandboxOptions) => {
  const isTls = origin.startsWith('https:')
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        formAction: ["'self'", publicOrigin],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // The default, no-referrer, makes browsers send `Origin: null` with forms.
    referrerPolicy: { policy: 'same-origin' },
    // Both are for TLS only: over http browsers ignore them, and say so on their console.
    strictTransportSecurity: isTls ? { maxAge: 63_072_000 } : false,
    crossOriginOpenerPolicy: isTls,
    originAgentCluster: isTls,
  })
}

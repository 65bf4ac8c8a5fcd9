/**
 * The fictional identity service: a certified OpenID provider (authorization code with PKCE, S256 only) whose
 * accounts are the fictional persons, with pages of our own.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { type RequestHandler, Router } from 'express'
import Provider, { type Configuration } from 'oidc-provider'
import { SANDBOX_PATH } from '../html'
import { languageOf, PRODUCT_HOMES } from '../language'
import type { Client } from '../party-sign-in/client-authentication'
import type { Person } from '../people/people'
import { claimsOf, subjectOf } from './accounts'
import { createInteractions } from './interactions'
import { logoutFeature, withoutNeedlessConfirmation } from './logout'
import { errorPage } from './pages'
import { createIdentityStore } from './store'

export const IDENTITY_PATH = `${SANDBOX_PATH}/identity`

type IdentityOptions = {
  /** Where the sandbox is reached, and where the product is. */
  origin: string
  publicOrigin: string
  people: Person[]
  client: Client
  now: () => number
}

export function createIdentityProvider(options: IdentityOptions): RequestHandler {
  const issuer = options.origin + IDENTITY_PATH
  const provider = new Provider(issuer, configurationOf(options))
  // Koa would print errors, and with them what was requested.
  provider.silent = true
  // Behind TLS the cookies must be Secure; `fixAddress` says when.
  provider.proxy = true
  provider.use(withoutNeedlessConfirmation)

  const router = Router()
  router.use(fixAddress(issuer))
  router.use('/interaction', createInteractions({ ...options, provider }))
  router.use(provider.callback())
  return router
}

/** The provider builds its addresses from the request; here they must come from the issuer alone. */
function fixAddress(issuer: string): RequestHandler {
  const { host, protocol } = new URL(issuer)
  return (request, _, next) => {
    request.headers.host = host
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    next()
  }
}

function configurationOf({ publicOrigin, people, client, now }: IdentityOptions): Configuration {
  const accounts = new Map(people.map((person) => [subjectOf(person), person]))
  return {
    adapter: createIdentityStore(now),
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${publicOrigin}/signin/callback`],
        post_logout_redirect_uris: Object.values(PRODUCT_HOMES).map((home) => `${publicOrigin}${home}?bye=1`),
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    allowOmittingSingleRegisteredRedirectUri: false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    jwks: { keys: [newKey()] },
    cookies: {
      names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
      keys: [randomBytes(32)],
      long: { httpOnly: true, sameSite: 'lax', path: IDENTITY_PATH },
      short: { httpOnly: true, sameSite: 'lax' },
    },
    scopes: ['openid'],
    claims: { openid: ['sub'], profile: ['name'], email: ['email'], navs: ['navs'] },
    // The ID token comes back in the address of the logout, so personal claims are in userinfo only.
    conformIdTokenClaims: true,
    findAccount: (_, subject) => {
      const person = accounts.get(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: logoutFeature(publicOrigin),
    },
    interactions: { url: (_, interaction) => `${IDENTITY_PATH}/interaction/${interaction.uid}` },
    renderError: (context, out) => {
      const language = languageOf(context.oidc?.params?.ui_locales, (languages) => context.acceptsLanguages(languages))
      context.type = 'html'
      context.body = errorPage(language, out.error, publicOrigin)
    },
    // In seconds. A code is used at once; a session need not outlive the product's own.
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3600,
      IdToken: 600,
      Interaction: 900,
      Session: 3600,
    },
  }
}

/** Generated at each start, so nothing signed before is still valid. */
function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
}

/** A visitor who signs in at the sandbox's identity service, and somebody in between who changes what is sent. */
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { vi } from 'vitest'
import type { SignInOptions } from '~/identity/sign-in'
import { CLIENT, startSandbox } from '../parties/start-sandbox'
import { IdentityStage, ORIGIN } from './identity-stage'
import { CLAIRE } from './sandbox-sign-in'
import { createScriptlessBrowser } from './scriptless-browser'
import { locationOf, type Visitor } from './sign-in-visitor'

type Change = Partial<SignInOptions>
type Answer = Record<string, unknown>

export type AttackedSignIn = Awaited<ReturnType<typeof setAttackedSignIn>>

export async function setAttackedSignIn() {
  const sandbox = await startSandbox({ publicOrigin: ORIGIN })
  const issuer = `${sandbox.base}/identity`
  const keys = await generateKeyPair('RS256')
  const attackersKey = { ...(await exportJWK(keys.publicKey)), kid: 'attacker', use: 'sig', alg: 'RS256' }
  let stage = new IdentityStage({ issuer })
  const asHere = {
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    allowHttp: true,
    // The present one: `between` replaces it.
    fetch: ((input, init) => globalThis.fetch(input, init)) satisfies typeof fetch,
  }

  /** The address to which the identity service sends the visitor back; null if it shows a page instead. */
  async function signInAt(address: string, account = CLAIRE): Promise<string | null> {
    const browser = createScriptlessBrowser()
    const login = await browser.follow(await browser.open(address), issuer)
    if (login.left || login.page.status !== 200) return pathOf(login.left)
    const consent = await browser.follow(await browser.submit(login.page.url, account), issuer)
    const { left } = await browser.follow(await browser.submit(consent.page.url, { action: 'allow' }), issuer)
    return pathOf(left)
  }

  /** Changes the JSON that the identity service answers at an endpoint; before that it is complete and real. */
  function between(endpoint: string, change: (answer: Answer) => Answer | Promise<Answer>) {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await real(input, init)
      const address = new URL(input instanceof Request ? input.url : input).pathname
      if (!address.endsWith(endpoint) || !response.ok) return response
      return Response.json(await change((await response.json()) as Answer))
    })
  }

  return {
    issuer,
    between,
    signInAt,
    /** The clock of the identity service. */
    clock: sandbox.clock,
    stage: () => stage,
    /** A browser that has accepted the terms. */
    newVisitor: (change: Change = {}) => stage.readyVisitor('fr', { ...asHere, ...change }),
    /** Where the product sends the visitor. */
    begin: async (visitor: Visitor) => new URL(locationOf(await visitor.send('/signin'))),
    /** The visitor's way to the identity service and back to our address, which is not requested yet. */
    async callbackOf(visitor: Visitor, account = CLAIRE): Promise<string> {
      const callback = await signInAt(locationOf(await visitor.send('/signin')), account)
      if (!callback) throw new Error('the identity service did not lead back')
      return callback
    },
    /** A forged ID token with changed claims; signed by the attacker by default. */
    async forged(real: unknown, claims: JWTPayload, signature: 'none' | 'HS256' | 'attacker' = 'attacker') {
      const payload = { ...claimsOf(real), ...claims }
      if (signature === 'none') return new UnsecuredJWT(payload).encode()
      if (signature === 'HS256')
        return new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(CLIENT.secret.padEnd(32)))
      return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'attacker' }).sign(keys.privateKey)
    },
    /**
     * Makes the product accept the attacker's key as one of the identity service: what is left is the check of the
     * claims.
     */
    plantKey: () => between('/jwks', ({ keys: real }) => ({ keys: [...(real as object[]), attackersKey] })),
    async clean() {
      vi.unstubAllGlobals()
      await stage.close()
      stage = new IdentityStage({ issuer })
    },
    async close() {
      await stage.close()
      await sandbox.close()
    },
  }
}

const pathOf = (url: URL | null) => url && `${url.pathname}${url.search}`

const claimsOf = (token: unknown): JWTPayload =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString())

/**
 * A person's own sign-in at a fund or 3a provider: they say who they are, agree to what the product may read, and go
 * back with a code (RFC 6749 section 4.1, PKCE, and the party's name in the answer by RFC 9207). Nobody stays signed
 * in: each visit asks again.
 */
import { randomBytes } from 'node:crypto'
import { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { readForm, refusedWith } from '../form-body'
import { findByPassword } from '../identity/accounts'
import { type Language, languageOf } from '../language'
import type { Party } from '../parties'
import type { Person } from '../people/people'
import { cookieOf, isSameSecret } from '../secrets'
import { createShortLivedStore } from '../short-lived'
import { type AuthorizationRequest, type Registration, readAuthorizationRequest } from './authorization-request'
import type { Codes } from './codes'
import { createPartyPages } from './party-sign-in-pages'
import type { Tokens } from './tokens'

/** How long a sign-in may take. */
const SIGN_IN_SECONDS = 900
const COOKIE = 'party_sign_in'

/** What the address names. */
type SignInRequest = Request<{ signInId: string }>

/** `secret` is in a cookie of the browser that began; `person` is set once they have signed in. */
type SignIn = { partyId: string; request: AuthorizationRequest; secret: string; person: Person | null }

export type SignInOptions = {
  registration: Registration
  people: Person[]
  membersOf: (party: Party) => Person[]
  tokens: Tokens
  codes: Codes
  now: () => number
  /** The address of a party, which is also its issuer name. */
  addressOf: (party: Party) => string
  /** The product's address, for a way back when all else fails. */
  publicOrigin: string
}

const Form = z.object({ action: z.string(), email: z.string().catch(''), password: z.string().catch('') })
type Form = z.infer<typeof Form>
const NO_FORM = { action: '', email: '', password: '' }

export function createPartySignIn(options: SignInOptions): Router {
  const signIns = createShortLivedStore<SignIn>(options.now, SIGN_IN_SECONDS)
  const pages = createPartyPages(options)

  /** The current sign-in at this party, if this browser began it. */
  function signInOf(request: SignInRequest, response: Response): SignIn | null {
    const signIn = signIns.find(request.params.signInId)
    if (signIn?.partyId !== partyOf(response).id) return null
    return isSameSecret(cookieOf(request, COOKIE) ?? '', signIn.secret) ? signIn : null
  }

  const withSignIn =
    (then: SignInHandler): RequestHandler<{ signInId: string }> =>
    (request, response) => {
      const signIn = signInOf(request, response)
      if (signIn) return then(signIn, languageFor(request, signIn.request.uiLocales), request, response)
      response.status(400).send(pages.error(languageFor(request, null), partyOf(response), 'expired'))
    }

  const show = withSignIn(({ person, request: { scopes } }, language, _, response) => {
    const party = partyOf(response)
    response.send(person ? pages.consent(language, party, person, scopes) : pages.login(language, party, null))
  })

  const router = Router()
  router.get('/authorize', createBegin(options, signIns, pages))
  router.get('/sign-in/:signInId', show)
  router.post('/sign-in/:signInId', readForm(), withSignIn(createSubmit(options, signIns, pages)))
  return router
}

type SignIns = ReturnType<typeof createShortLivedStore<SignIn>>
type Pages = ReturnType<typeof createPartyPages>
type SignInHandler = (signIn: SignIn, language: Language, request: SignInRequest, response: Response) => void

const partyOf = (response: Response): Party => response.locals.party

function createBegin({ registration, addressOf }: SignInOptions, signIns: SignIns, pages: Pages): RequestHandler {
  return (request, response) => {
    const party = partyOf(response)
    const read = readAuthorizationRequest(request.query, registration)
    if ('request' in read) {
      const secret = randomBytes(32).toString('base64url')
      const id = signIns.add({ partyId: party.id, request: read.request, secret, person: null })
      const address = `${addressOf(party)}/sign-in/${id}`
      const { pathname: path, protocol } = new URL(address)
      response.cookie(COOKIE, secret, { httpOnly: true, sameSite: 'lax', secure: protocol === 'https:', path })
      return response.redirect(303, address)
    }
    if ('redirectUri' in read) return leave(response, addressOf(party), read, { error: read.error })
    response.status(400).send(pages.error(languageFor(request, null), party, read.error))
  }
}

/** The form says who they are, and then whether they agree. */
function createSubmit(options: SignInOptions, signIns: SignIns, pages: Pages): SignInHandler {
  const { people, membersOf, tokens, codes, addressOf } = options

  function login(signIn: SignIn, language: Language, form: Form, request: SignInRequest, response: Response) {
    const party = partyOf(response)
    const person = findByPassword(people, form)
    const isMember = person && membersOf(party).includes(person)
    if (!isMember) {
      const why = refusedWith(response) ? 'tooLong' : person ? 'unknownHere' : 'wrong'
      const failed = { email: form.email, why } as const
      return void response.status(refusedWith(response) ?? 422).send(pages.login(language, party, failed))
    }
    signIn.person = person
    response.redirect(303, request.originalUrl)
  }

  return (signIn, language, request, response) => {
    const form = Form.catch(NO_FORM).parse(request.body)
    const issuer = addressOf(partyOf(response))
    if (form.action === 'cancel' || form.action === 'refuse') {
      signIns.remove(request.params.signInId)
      return leave(response, issuer, signIn.request, { error: 'access_denied' })
    }
    if (!signIn.person) return login(signIn, language, form, request, response)
    if (form.action !== 'allow') return response.redirect(303, request.originalUrl)

    signIns.remove(request.params.signInId)
    const { redirectUri, challenge, scopes } = signIn.request
    const grant = tokens.openGrant(signIn.partyId, signIn.person, scopes)
    leave(response, issuer, signIn.request, { code: codes.add({ grant, redirectUri, challenge }) })
  }
}

/** Back to the product. `issuer`: which party speaks (RFC 9207). */
function leave(
  response: Response,
  issuer: string,
  { redirectUri, state }: { redirectUri: string; state: string | null },
  result: Record<string, string>,
) {
  const address = new URL(redirectUri)
  const parameters = { ...result, ...(state === null ? {} : { state }), iss: issuer }
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  response.redirect(303, address.href)
}

const languageFor = (request: Pick<Request, 'query' | 'acceptsLanguages'>, uiLocales: string | null) =>
  languageOf(uiLocales ?? request.query.ui_locales, (languages) => request.acceptsLanguages(languages))

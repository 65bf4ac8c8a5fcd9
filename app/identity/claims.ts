/** Who has signed in, according to the provider. */
import { fetchUserInfo } from 'openid-client'
import { formatAvsNumber } from '~/dossier/shape/avs-number'
import { AvsNumber } from '~/dossier/shape/info'
import type { Provider } from './discovery'
import type { VerifiedIdentity } from './oidc-strategy'
import { asSignInError } from './provider-answer'
import { DEFAULT_NAME_CLAIMS } from './provider-defaults'
import { SignInError, type SignInReason } from './sign-in-error'

/** `email` empty: the provider sends none. */
export type Claims = { sub: string; name: string; email: string; navs: string }

/** How the provider names its claims. */
export type ClaimNames = {
  navs: string
  /** Those that make the name; undefined: `name`, else `given_name` and `family_name`. */
  name?: readonly string[] | undefined
}

type ClaimSet = Record<string, unknown>
/** A claim as the ID token has it, and as userinfo has it; undefined: not there. */
type Pair = [inIdToken: unknown, inUserinfo: unknown]

const LONGEST = { sub: 255, name: 200, email: 320 }

/**
 * Subject, name, e-mail and AVS number, of the ID token and of userinfo together: an ID token without the number keeps it
 * out of the address that ends the provider's session. A provider that has userinfo is always asked for it, so that a claim
 * is found in which the two differ.
 * @throws {SignInError}
 */
export async function readClaims(identified: VerifiedIdentity, provider: Provider, names: ClaimNames): Promise<Claims> {
  const { sub } = identified.payload
  if (sub === '' || sub.length > LONGEST.sub) throw new SignInError('failed', 'claims: sub wrong')
  const idToken: ClaimSet = identified.payload
  const userinfo = await readUserinfo(identified, provider)
  const read = (name: string): Pair => [idToken[name] ?? undefined, userinfo[name] ?? undefined]
  return { sub, name: nameOf(read, names.name), email: emailOf(read('email')), navs: avsNumberOf(read(names.navs)) }
}

async function readUserinfo(
  { payload, accessToken }: VerifiedIdentity,
  { metadata, config }: Provider,
): Promise<ClaimSet> {
  if (!metadata.userinfo_endpoint) return {}
  return fetchUserInfo(config, accessToken, payload.sub).catch((error: unknown) => {
    throw asSignInError(error, 'userinfo')
  })
}

function agreed([inIdToken, inUserinfo]: Pair, differs: SignInReason): unknown {
  if (inIdToken !== undefined && inUserinfo !== undefined && inIdToken !== inUserinfo)
    throw new SignInError('failed', differs)
  return inIdToken ?? inUserinfo
}

/** Ends a line, commands a terminal, turns the direction of what follows, or is half a letter. */
const UNREADABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

function nameOf(read: (name: string) => Pair, names: ClaimNames['name']): string {
  for (const group of names ? [names] : DEFAULT_NAME_CLAIMS) {
    const parts = group.map((name) => agreed(read(name), 'claims: name differs') ?? '')
    if (!parts.every((part) => typeof part === 'string')) throw new SignInError('failed', 'claims: name wrong')
    const name = parts
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ')
    if (name.length > LONGEST.name || UNREADABLE.test(name)) throw new SignInError('failed', 'claims: name wrong')
    if (name !== '') return name
  }
  throw new SignInError('failed', 'claims: no name')
}

/** It is only shown in `/me`, so nobody is refused for lack of one. */
function emailOf(pair: Pair): string {
  const email = agreed(pair, 'claims: email differs') ?? ''
  if (typeof email !== 'string' || email.length > LONGEST.email) throw new SignInError('failed', 'claims: email wrong')
  return email
}

/** Federal services send its 13 digits without points. */
function avsNumberOf([inIdToken, inUserinfo]: Pair): string {
  const number = agreed([pointed(inIdToken), pointed(inUserinfo)], 'claims: AVS number differs')
  if (number === undefined) throw new SignInError('failed', 'claims: no AVS number')
  const parsed = AvsNumber.safeParse(number)
  if (!parsed.success) throw new SignInError('failed', 'claims: AVS number wrong')
  return parsed.data
}

const pointed = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? formatAvsNumber(String(value)) : value

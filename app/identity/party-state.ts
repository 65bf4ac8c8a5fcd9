/**
 * The `state` of a sign-in at a fund or 3a provider: the page and language to come back to, followed by a random part.
 * So a visitor whose dossier is gone is still answered in their language. The dossier says what it stands for.
 */
import { randomBytes } from 'node:crypto'
import { PARTY_KINDS } from '~/dossier/shape/party-access'
import { LANGUAGES } from '~/language/language'
import { PARTY_WAYS, type PartyPage } from './places'

const SECRET = /^[\w-]{43}$/
const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)

export const newPartyState = ({ language, kind, way }: PartyPage) => [language, way, kind, randomSecret()].join('.')

/** null: not a state of ours. */
export function readPartyState(state: string): PartyPage | null {
  const [first = '', second = '', third = '', secret = '', ...more] = state.split('.')
  const [language, way, kind] = [among(LANGUAGES, first), among(PARTY_WAYS, second), among(PARTY_KINDS, third)]
  if (!language || !way || !kind || more.length > 0 || !SECRET.test(secret)) return null
  return { language, kind, way }
}

/** 256 bits, base64url; also a PKCE verifier (RFC 7636, section 4.1). */
export const randomSecret = () => randomBytes(32).toString('base64url')

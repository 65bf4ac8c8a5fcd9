/**
 * The `state` of a sign-in at a fund or 3a provider: the page and language to come back to, followed by a random part.
 * So a visitor whose dossier is gone is still answered in their language. What it stands for lies in the dossier.
 */
import { randomBytes } from 'node:crypto'
import { PARTY_KINDS, type PartyKind } from '~/dossier/shape/party-access'
import { LANGUAGES, type Language } from '~/language/language'
import { PARTY_WAYS, type PartyPage, type PartyWay } from './places'

const oneOf = (words: readonly string[]) => `(${words.join('|')})`
const FORM = new RegExp(`^${[LANGUAGES, PARTY_WAYS, PARTY_KINDS].map(oneOf).join('\\.')}\\.[\\w-]{43}$`)

export const newPartyState = ({ language, kind, way }: PartyPage) => [language, way, kind, randomSecret()].join('.')

/** null: not a state of ours. */
export function readPartyState(state: string): PartyPage | null {
  const [, language, way, kind] = FORM.exec(state) ?? []
  if (!language || !way || !kind) return null
  return { language: language as Language, kind: kind as PartyKind, way: way as PartyWay }
}

/** 256 bits, base64url; also a PKCE verifier (RFC 7636, section 4.1). */
export const randomSecret = () => randomBytes(32).toString('base64url')

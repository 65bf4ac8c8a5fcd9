/**
 * The `state` of a sign-in at a fund or 3a provider: random, and before that the page and language to come back to, so
 * that a visitor whose dossier is gone is answered in their language too. What it stands for lies in the dossier.
 */
import { randomBytes } from 'node:crypto'
import { PARTY_KINDS, type PartyKind } from '~/dossier/party-access'
import type { Language } from './cookies'
import { PARTY_WAYS, type PartyPage, type PartyWay } from './places'

const FORM = new RegExp(`^(fr|de)\\.(${PARTY_WAYS.join('|')})\\.(${PARTY_KINDS.join('|')})\\.[\\w-]{43}$`)

export const newPartyState = ({ language, kind, way }: PartyPage) => [language, way, kind, randomSecret()].join('.')

/** null: no state of ours. */
export function readPartyState(state: string): PartyPage | null {
  const [, language, way, kind] = FORM.exec(state) ?? []
  if (!language || !way || !kind) return null
  return { language: language as Language, kind: kind as PartyKind, way: way as PartyWay }
}

/** 256 bits, base64url; also a PKCE verifier (RFC 7636, section 4.1). */
export const randomSecret = () => randomBytes(32).toString('base64url')

import type { Silent } from '~/pillars/result'
import type { T } from '../frame/text'

type NamedPartyKind = Exclude<Silent['party'], 'register'>
type NamedParty = { id: string; name: string }

/** The name of a fund or provider. If only its id is known, a general description, since an id means nothing to visitors. */
export const partyName = (t: T, party: NamedPartyKind, { id, name }: NamedParty): string =>
  name === id ? t(`words.unnamed.${party}`) : name

export const withNames = <Party extends NamedParty>(t: T, kind: NamedPartyKind, parties: readonly Party[]): Party[] =>
  parties.map((party) => ({ ...party, name: partyName(t, kind, party) }))

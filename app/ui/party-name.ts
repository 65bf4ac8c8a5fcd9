import type { Silent } from '~/pillars/result'
import type { T } from './text'

type Kind = Exclude<Silent['party'], 'register'>
type Named = { id: string; name: string }

/** What a fund or provider is called. Its id stands in for a name that the directory did not tell, and says nothing to anybody. */
export const partyName = (t: T, party: Kind, { id, name }: Named): string =>
  name === id ? t(`words.unnamed.${party}`) : name

export const withNames = <Party extends Named>(t: T, kind: Kind, parties: readonly Party[]): Party[] =>
  parties.map((party) => ({ ...party, name: partyName(t, kind, party) }))

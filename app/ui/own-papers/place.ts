/** Which paper of a kind a page shows: its number, from 1. A number reveals nothing about a person. */

import { MOST_CERTIFICATES, MOST_STATEMENTS_3A, MOST_VESTED } from '~/dossier/shape/savings-papers'
import { partyIdOf } from '../form/values/party-id'

/** The limit of the kind that allows the most papers. */
const MOST = Math.max(MOST_CERTIFICATES, MOST_VESTED, MOST_STATEMENTS_3A)
const NUMBERS = Array.from({ length: MOST }, (_, at) => String(at + 1))

export const numberOf = (text: string | null): number | null =>
  text !== null && NUMBERS.includes(text) ? Number(text) : null

/** The field that marks a form as adding a paper. */
export const ADDITION = 'isAddition'

export const pathOfPaper = (path: string, number: number) => `${path}?number=${number}`

/** Accepts an address with a number up to `most`, and with the id of a party, which is public; each at most once. */
export const isPaperAddress = (most: number) => (address: URL) => isAddressUpTo(most, address)

function isAddressUpTo(most: number, { searchParams }: URL): boolean {
  const isOnce = (name: string, isKnown: (value: string) => boolean) => {
    const [value, ...more] = searchParams.getAll(name)
    return value === undefined || (more.length === 0 && isKnown(value))
  }
  const isNumber = (text: string) => (numberOf(text) ?? Number.POSITIVE_INFINITY) <= most
  const isPartyId = (text: string) => partyIdOf(text) !== null
  return isOnce('number', isNumber) && isOnce('fund', isPartyId) && isOnce('entity', isPartyId)
}

/**
 * The requested paper: by its number, by the party that it replaces, or the first one if there is none yet. null: the list of
 * existing papers.
 */
export function paperAt(
  address: URL,
  papers: readonly { partyId: string | null }[],
  party: 'fund' | 'entity' | null,
): { number: number; partyId: string | null } | null {
  const asked = numberOf(address.searchParams.get('number'))
  const partyId = party && partyIdOf(address.searchParams.get(party))
  if (asked !== null && asked <= papers.length + 1)
    return { number: asked, partyId: papers[asked - 1]?.partyId ?? null }
  if (partyId) {
    const found = papers.findIndex((paper) => paper.partyId === partyId)
    return { number: found === -1 ? papers.length + 1 : found + 1, partyId }
  }
  return papers.length === 0 ? { number: 1, partyId: null } : null
}

/**
 * The number of the returned form. If it adds a paper while another tab has saved one under this number, it gets the next free
 * number, so that none is overwritten.
 */
export function numberAgain(number: number, { count, most, isAddition }: PaperCount): number {
  return isAddition && number <= count && count < most ? count + 1 : number
}

type PaperCount = { count: number; most: number; isAddition: boolean }

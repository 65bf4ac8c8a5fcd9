import { asTyped, optional } from './piece'

const LONGEST_ID = 64

/** The id of a fund or provider, which is public; null: it is not one. */
export const partyIdOf = (text: string | null) =>
  text && text.length <= LONGEST_ID && /^[\w.-]+$/.test(text) ? text : null

/** A party that the form names in a hidden field. */
export const partyId = optional(asTyped).transform(partyIdOf)

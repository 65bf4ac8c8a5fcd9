/**
 * What the last button press did, for the next page to say. The word is part of an address, so it must reveal nothing:
 * every form that leads on says `answer`, whether the visitor has a fund or an account, or none.
 */
import { pathSaying } from './own-path'

/** Saved on one page, and confirmed at the top of the next. */
export const DONE_BEFORE = ['answer', 'change', 'noChange', 'need', 'terms', 'askedAnew'] as const
/** Confirmed on the page itself, beside the part concerned. */
export const DONE_HERE = [
  ...(['funds', 'fundRemoved', 'fundsRemoved'] as const),
  ...(['accounts', 'account', 'accountRemoved', 'accountsRemoved', 'accountCleared'] as const),
  ...(['paper', 'paperRemoved'] as const),
  ...(['scenarioKept', 'scenarioRemoved'] as const),
] as const

export type Confirmation = (typeof DONE_BEFORE)[number] | (typeof DONE_HERE)[number]

export const pathSayingDone = (path: string, done: Confirmation) => pathSaying(path, 'done', done)

/** Read from the address of the router, which passes it on to the page that says it. null: not one of our words. */
export function doneBefore(address: string): Confirmation | null {
  const word = new URL(address).searchParams.get('done')
  return DONE_BEFORE.find((done) => done === word) ?? null
}

/**
 * What a press has done, as the page after it says: of no person, and of no single fund or bank. The word stands in the
 * address, so every form that leads on says `answer`, whether somebody has a fund or an account, or none.
 */
import { pathSaying } from './own-path'

/** Saved on one page, and said in front of the one that follows. */
export const DONE_BEFORE = ['answer', 'change', 'noChange', 'terms', 'askedAnew'] as const
/** Said on the page itself, at the part concerned. */
export const DONE_HERE = [
  ...(['funds', 'fundRemoved', 'fundsRemoved'] as const),
  ...(['accounts', 'account', 'accountRemoved', 'accountsRemoved', 'accountCleared'] as const),
  ...(['scenarioKept', 'scenarioRemoved'] as const),
] as const

export type Done = (typeof DONE_BEFORE)[number] | (typeof DONE_HERE)[number]

export const pathSayingDone = (path: string, done: Done) => pathSaying(path, 'done', done)

/** What was done before, by the address of the router: it leads on to the page that says so. null: nothing that we know. */
export function doneBefore(address: string): Done | null {
  const word = new URL(address).searchParams.get('done')
  return DONE_BEFORE.find((done) => done === word) ?? null
}

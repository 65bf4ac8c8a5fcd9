/** Which departures an address asks to compare: the field `compare`, up to four times. */

export const MOST_COMPARED = 4

/**
 * `ticked`: all that are offered, which stay ticked; `compared`: the first four of them, empty if fewer than two;
 * `leftOut`: the others. `hasUnknown`: something else was sent too.
 */
export type CompareChoice = { ticked: string[]; compared: string[]; leftOut: string[]; hasUnknown: boolean }

/** @param offered in their order on the page, which that of the answer follows */
export function compareChoice(sent: readonly string[], offered: readonly string[]): CompareChoice {
  const ticked = offered.filter((key) => sent.includes(key))
  return {
    ticked,
    compared: ticked.length < 2 ? [] : ticked.slice(0, MOST_COMPARED),
    leftOut: ticked.slice(MOST_COMPARED),
    hasUnknown: sent.some((key) => !offered.includes(key)),
  }
}

/** What an address sends, bounded: more than all that a page offers is nothing that it sent. */
export const compareIn = ({ searchParams }: URL): string[] => searchParams.getAll('compare').slice(0, 40)

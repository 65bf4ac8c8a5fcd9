/** How long a run takes: in full some thirty minutes; `BENCH=short`, to try it out, some five. */

const SHORT = process.env.BENCH === 'short'
/** Only then the figures are kept in docs/speed.md. */
export const IN_FULL = !SHORT

/** What is measured in full, or the little that is enough to see that it works. */
export const inFull = <Amount>(full: Amount, short: Amount): Amount => (SHORT ? short : full)

/** How often each contestant has answered before the first time that counts: by then an engine has compiled what is used often. */
export const WARM = inFull(3_000, 300)
/** Of those the first, told apart. */
export const FIRST = inFull(1_000, 100)

export const EXTENT = inFull('in full', 'a short try (BENCH=short): too few runs to judge by')

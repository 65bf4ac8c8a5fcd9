/** How long a run takes: in full some twenty minutes; `BENCH=short`, to try it out, some four. */

const SHORT = process.env.BENCH === 'short'

/** What is measured in full, or the little that is enough to see that it works. */
export const inFull = <Amount>(full: Amount, short: Amount): Amount => (SHORT ? short : full)

export const EXTENT = inFull('in full', 'a short try (BENCH=short): too few runs to judge by')

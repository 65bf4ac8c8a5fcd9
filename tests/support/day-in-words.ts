/** A day with its year whose month is a word: `1er avril 2036`. A day without a year may be. */
export const DAY_IN_WORDS =
  /\d(?:er|\.)?\s(?:jan|f[ée]v|feb|mar|mär|a[vp]r|mai|jui|jul|jun|ao|aug|sep|o[ck]t|nov|d[ée][cz])\S*\s\d{4}/i

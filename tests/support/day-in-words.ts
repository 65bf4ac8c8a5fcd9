/** A day with its year and the month as a word: `1er avril 2036`. Days without a year are not matched. */
export const DAY_IN_WORDS =
  /\d(?:er|\.)?\s(?:jan|f[ée]v|feb|mar|mär|a[vp]r|mai|jui|jul|jun|ao|aug|sep|o[ck]t|nov|d[ée][cz])\S*\s\d{4}/i

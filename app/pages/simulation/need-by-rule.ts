/** Only a rule of thumb: four fifths of today's gross pay. */
const SHARE = 0.8

/** CHF a month, from a salary in CHF a year. */
export const needByRule = (salary: number): number => Math.round((SHARE * salary) / 12)

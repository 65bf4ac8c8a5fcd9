/**
 * Four lives that the five persons do not have. Each franc is worked out by hand from the law of 2026
 * (https://www.fedlex.admin.ch/eli/cc/63/837_843_843).
 */
export type Life = {
  name: string
  /** How the marriage ended, if there was one: then the page of the family asks. */
  ending?: 'divorce' | 'death'
  /** Who has the credits of each child, as the register says it. */
  credits?: 'half'
  /** What the synthesis shows, CHF a month; `avs.thirteenth` CHF a year. */
  figures: Record<string, number>
  from: string
  /** What the explanation comes to, CHF a year. */
  ramd: number
  scale: number
}

export const LIVES: Life[] = [
  {
    // LAVS art. 29quater: incomes 2'425'655 / 44 = 55'129, of which those of 2000 to 2013 are already divided; credits:
    // 18 halves and the whole of 2014, the year of the divorce (RAVS art. 52f al. 2), 453'600 / 44 = 10'309. Together
    // 65'438, in the table 66'528 (art. 34: 1.04 x 1'260 + 66'528 x 8 / 600 = 2'197.44).
    name: 'Isabelle',
    ending: 'divorce',
    credits: 'half',
    figures: { 'avs.monthly': 2197, 'avs.thirteenth': 2197, 'lpp.monthly': 1554, 'total.monthly': 3751 },
    from: '2039-06-01',
    ramd: 66_528,
    scale: 44,
  },
  {
    // Half of 1997 to 2018 goes to his wife: 2'808'442 / 44 = 63'828, and 18 half credits, 408'240 / 44 = 9'278; in the
    // table 74'088, that is 2'298. LAVS art. 35bis adds 20 percent up to the maximum: 2'520, whatever she earned.
    name: 'Martin',
    ending: 'death',
    figures: { 'avs.monthly': 2520, 'avs.thirteenth': 2520, 'lpp.monthly': 3119, 'total.monthly': 5639 },
    from: '2034-10-01',
    ramd: 74_088,
    scale: 44,
  },
  {
    // 2'419'135 / 44 = 54'980, in the table 55'944: 2'056. LAVS art. 34bis: 160 up to an average of 58'800, or 75 percent
    // of it for those born in 1963: 120.
    name: 'Ruth',
    figures: { 'avs.monthly': 2056, 'avs.thirteenth': 2056, 'avs.supplement': 120, 'total.monthly': 2176 },
    from: '2028-04-01',
    ramd: 55_944,
    scale: 44,
  },
  {
    // Insured from August 2013 on: 365 months and 3 of 2044 (RAVS art. 52c), 30 of 44 years. 1'808'738 in 30 years and 5
    // months are 59'465 a year, 12 whole credits 17'895; in the table 78'624, of which scale 30 pays 30 / 44: 1'608.
    name: 'Elena',
    figures: { 'avs.monthly': 1608, 'avs.thirteenth': 1608, 'total.monthly': 1608 },
    from: '2044-04-01',
    ramd: 78_624,
    scale: 30,
  },
]

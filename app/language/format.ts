/**
 * Figures and days as both languages write them in Switzerland. Not by Intl: its output for fr-CH depends on the ICU
 * version that Node was built with.
 */
import type { Day } from '~/pillars/day'

const NO_BREAK_SPACE = '\u00a0'

/** `7056.5` -> `7'056.50`; centimes only where there are some. CHF. */
export function amountText(amount: number): string {
  const cents = Math.round(Math.abs(amount) * 100)
  const francs = inThousands(String(Math.floor(cents / 100)))
  const rest = cents % 100 === 0 ? '' : `.${String(cents % 100).padStart(2, '0')}`
  return `${amount < 0 && cents > 0 ? '-' : ''}${francs}${rest}`
}

const inThousands = (digits: string): string =>
  digits.length <= 3 ? digits : `${inThousands(digits.slice(0, -3))}'${digits.slice(-3)}`

/** `7056` -> `CHF 7'056`, which no line break separates. */
export const chf = (amount: number) => `CHF${NO_BREAK_SPACE}${amountText(amount)}`

/** A difference, with its sign: `+CHF 100`. */
export const signedChf = (amount: number) =>
  amount === 0 ? chf(0) : `${amount > 0 ? '+' : '\u2212'}${chf(Math.abs(amount))}`

/** `2046-05-21` -> `21.05.2046`. */
export const dayText = (day: Day) => day.split('-').reverse().join('.')

/** `2.5` -> `2.5 %`, which no line break separates; a point in both languages, at most two decimals. */
export const percent = (rate: number) => `${Number(rate.toFixed(2))}${NO_BREAK_SPACE}%`

const swissTime = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' })

const swissDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' })

/** The day in Switzerland of a moment (milliseconds since 1970): `23.11.2026`. */
export const dateText = (moment: number) => dayText(swissDate.format(moment) as Day)

/** The clock time in Switzerland of a moment (milliseconds since 1970): `14:05`. */
export const clockTime = (moment: number) => swissTime.format(moment)

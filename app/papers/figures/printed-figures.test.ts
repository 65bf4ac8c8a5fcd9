/** Figures as papers print them, and what only looks like one. */
import { expect, it } from 'vitest'
import { oneSpelling } from '../extract/one-spelling'
import { printedFigures } from './printed-figures'

const read = (text: string) =>
  printedFigures(oneSpelling(text)).map((one) => {
    if (one.kind !== 'number') return `${one.kind} ${one.value}`
    return `${one.isPercent ? 'percent' : one.isAmount ? 'amount' : 'number'} ${one.value}`
  })

it.each([
  ["64'083.90", 'amount 64083.9'],
  ['64’083.90', 'amount 64083.9'],
  ['Fr. 201 540.–', 'amount 201540'],
  ['Fr. 201\u202f540.—', 'amount 201540'],
  ["CHF 1'015.35", 'amount 1015.35'],
  ["CHF1'015.35", 'amount 1015.35'],
  ["28'000.-", 'amount 28000'],
  ["28'000.--", 'amount 28000'],
  ['1.234.567', 'amount 1234567'],
  ['1.234,50', 'amount 1234.5'],
  ['1234.50', 'amount 1234.5'],
  ['12000', 'number 12000'],
  ["1'890 CHF", 'amount 1890'],
  ["412'300¹", 'amount 412300'],
  ["(12'000)", 'amount 12000'],
  ['5,4 %', 'percent 5.4'],
  ['5.40%', 'percent 5.4'],
  ['6.125 %', 'percent 6.125'],
  ['100 %', 'percent 100'],
  ['01.01.2026', 'day 2026-01-01'],
  ['1/2/2026', 'day 2026-02-01'],
  ['2026-01-31', 'day 2026-01-31'],
  ['1. Januar 2026', 'day 2026-01-01'],
  ['1er février 2026', 'day 2026-02-01'],
  ['31. Dez. 2025', 'day 2025-12-31'],
  ['64/6', 'age 64.5'],
  ['64 6/12', 'age 64.5'],
  ['64 Jahre und 6 Monate', 'age 64.5'],
  ['64 ans 3 mois', 'age 64.25'],
  ['63.5', 'age 63.5'],
  ['mit 65', 'age 65'],
  ['65 ans', 'age 65'],
])('%s is %s', (text, figure) => expect(read(text)).toEqual([figure]))

it.each([
  ["58 412'300 20'615", ['age 58', 'amount 412300', 'amount 20615']],
  ['58 412 300', ['amount 58412300']],
  ["Alter 65 689'022", ['age 65', 'amount 689022']],
  ['31.02.2026', []],
  ['Referenz A12345', []],
  ['12345678-9', []],
  ['1.234', []],
  ['1,234', []],
  ["-1'200.00", []],
  ["1'200-", []],
  ["1'2345", []],
  ['1) Hinweis', []],
  ['12/34', []],
  ['012.345.6', []],
  ['750 000 000 000', ['amount 750000000000']],
  ['', []],
])('in %s stand %j', (text, figures) => expect(read(text)).toEqual(figures))

it('reads any text of 400 signs', () => {
  for (const sign of ['1', "'", ' ', '.', '1.', "1'", '1 ', '64 Jahre ', '1.1.', '%', 'CHF', '²'])
    expect(() => read(sign.repeat(400 / sign.length))).not.toThrow()
})

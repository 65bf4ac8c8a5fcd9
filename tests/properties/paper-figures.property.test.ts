/**
 * A certificate of any labels, in any layout, is read as it was printed, and what else stands on it is not taken; what
 * two lines contradict is not taken either.
 */
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { certificateOn, paperLines } from '~/papers/figures'
import { oneOf } from './chances'
import { property } from './runs'

const groups = (amount: number, sign: string) => String(amount).replace(/\B(?=(\d{3})+$)/g, sign)
const SPELLINGS = [
  (n: number) => groups(n, "'"),
  (n: number) => `CHF ${groups(n, '’')}`,
  (n: number) => `Fr. ${groups(n, '\u202f')}.–`,
  (n: number) => `${groups(n, "'")}.00`,
  (n: number) => `${groups(n, '.')},00`,
  (n: number) => `${groups(n, "'")}.-`,
  (n: number) => `${groups(n, ' ')} CHF`,
]

type Line = { field: string; labels: readonly string[]; least: number; most: number }
const FIELDS: readonly Line[] = [
  {
    field: 'balance',
    labels: ['Altersguthaben', 'Sparguthaben', 'Avoir de vieillesse', 'Avoir d’épargne', 'AGH'],
    least: 1_000,
    most: 900_000,
  },
  { field: 'balanceMandatory', labels: ['BVG-Altersguthaben', 'Avoir minimum LPP'], least: 1_000, most: 900_000 },
  {
    field: 'capital',
    labels: [
      'Voraussichtliches Altersguthaben mit 65',
      'Capital de vieillesse projeté à 65 ans',
      'Avoir de vieillesse projeté à 65 ans',
    ],
    least: 1_000,
    most: 900_000,
  },
  {
    field: 'pension',
    labels: [
      'Altersrente pro Jahr mit 65',
      'Rente de vieillesse annuelle à 65 ans',
      'Pension de retraite, par an, à 65 ans',
    ],
    least: 1_000,
    most: 90_000,
  },
  {
    field: 'contribution',
    labels: ['Altersgutschrift pro Jahr', 'Bonification de vieillesse annuelle'],
    least: 1_000,
    most: 40_000,
  },
  { field: 'insuredSalary', labels: ['Versicherter Lohn', 'Salaire assuré'], least: 1_000, most: 300_000 },
  { field: 'buyIn', labels: ['Maximaler Einkauf', 'Rachat maximal'], least: 1_000, most: 300_000 },
  { field: 'pledged', labels: ['Verpfändeter Betrag', 'Montant mis en gage'], least: 1_000, most: 300_000 },
]

/** Beside them, and never taken. */
const OTHERS = [
  'Invalidenrente pro Jahr',
  'Ehegattenrente pro Jahr',
  'Pensionierten-Kinderrente',
  'Rente d’invalidité annuelle',
  'Rente de conjoint survivant',
  'Capital en cas de décès',
  'Todesfallkapital',
  'Jahreslohn',
  'Salaire AVS annoncé',
  'Risikobeitrag',
  'Für WEF verfügbar',
  'Montant disponible pour l’EPL',
  'Guthaben bei Heirat',
  'Freizügigkeitsleistung bei Eintritt',
]

const SEPARATORS = [
  (label: string, amount: string) => `${label}  ${amount}`,
  (label: string, amount: string) => `${label} ............ ${amount}`,
  (label: string, amount: string) => `${label}\t${amount}`,
  (label: string, amount: string) => `${label}: ${amount}`,
  (label: string, amount: string) => `  ${label.padEnd(70)}${amount}`,
  (label: string, amount: string) => `${label}\n${amount}`,
]

const amount = (least: number, most: number) => fc.integer({ min: least, max: most })
const written = { spelling: oneOf(...SPELLINGS), separator: oneOf(...SEPARATORS) }
const known = fc.tuple(
  ...FIELDS.map(({ field, labels, least, most }) =>
    fc.record({
      field: fc.constant(field),
      label: oneOf(...labels),
      amount: amount(least, most),
      isThere: fc.boolean(),
      ...written,
    }),
  ),
)
const other = fc.record({
  field: fc.constant(null),
  label: oneOf(...OTHERS),
  amount: amount(1_000, 900_000),
  ...written,
})

const textOf = (one: {
  label: string
  amount: number
  spelling: (n: number) => string
  separator: (l: string, a: string) => string
}) => one.separator(one.label, one.spelling(one.amount))

const paper = fc.tuple(known, fc.array(other, { maxLength: 8 })).chain(([all, others]) => {
  const there = all.filter(({ isThere }) => isThere)
  return fc.record({
    there: fc.constant(there),
    lines: fc.shuffledSubarray([...there, ...others], { minLength: there.length + others.length }),
  })
})

const readIn = (text: string) =>
  Object.fromEntries(certificateOn(paperLines(text)).figures.map(({ field, value }) => [field, value]))
const AMOUNTS = FIELDS.map(({ field }) => field)

describe('a certificate', () => {
  property('is read as it was printed, and nothing else is taken', paper, ({ there, lines }) => {
    const text = ['Certificat de prévoyance', ...lines.map(textOf)].join('\n')
    const read = readIn(text)
    const amounts = Object.fromEntries(Object.entries(read).filter(([field]) => AMOUNTS.includes(field)))
    expect(amounts, text).toEqual(Object.fromEntries(there.map((one) => [one.field, one.amount])))
    const rest = Object.keys(read).filter((field) => !AMOUNTS.includes(field))
    expect(rest.filter((field) => !['pensionPer', 'contributionPer', 'atAge'].includes(field))).toEqual([])
  })

  property('loses a figure that a second line contradicts, and no other', paper, ({ there, lines }) => {
    const [first] = there
    if (!first) return
    const second = textOf({ ...first, amount: first.amount + 1 })
    const text = ['Certificat de prévoyance', ...lines.map(textOf), second].join('\n')
    const contradicted = readIn(text)
    expect(contradicted[first.field], text).toBeUndefined()
    for (const { field, amount: printed } of there.slice(1))
      expect([field, contradicted[field]], text).toEqual([field, printed])
  })
})

/** Words of papers and figures in any order. */
const scrap = fc.oneof(
  oneOf(...FIELDS.flatMap(({ labels }) => labels), ...OTHERS),
  oneOf(
    'pro Monat',
    'pro Jahr',
    'obligatorisch',
    'Total',
    'Arbeitgeber',
    'Arbeitnehmer',
    'mit 65',
    'Alter',
    '62',
    '63',
    'Rente',
    'Kapital',
    '%',
    '.',
    '\t',
    '  ',
    '|',
    ';',
  ),
  fc.integer({ min: 0, max: 999_999 }).map((n) => groups(n, "'")),
  fc.string({ maxLength: 10 }),
)

describe('any text', () => {
  property(
    'is read, and no figure is invented',
    fc.array(
      fc.array(scrap, { maxLength: 8 }).map((parts) => parts.join(' ')),
      { maxLength: 12 },
    ),
    (lines) => {
      const { figures, ages } = certificateOn(paperLines(lines.join('\n')))
      // Sums and months of a year are made of others, an age may stand in a title, and long lines are shown in part.
      for (const { field, value, line } of figures)
        if (
          typeof value === 'number' &&
          !/bridging|contribution|balance|capital|pension|atAge/i.test(field) &&
          !line.includes('…')
        )
          expect(line.replace(/\D/g, '')).toContain(String(value).replace('.', ''))
      for (const { age } of ages) expect(age).toBeGreaterThanOrEqual(58)
    },
  )
})

import { createCipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { RANGE_CAUSES } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { toRappen, wholeFranc } from '~/pillars/money'
import { PILLARS } from '~/pillars/result'
import { column, digest, outlook } from '../../tests/support/pages/sample-synthesis'
import { casesOf, check } from '../../tests/support/random/cases'
import { createExportPayload } from './export-payload'
import { type ExportedSynthesis, exportedSynthesis } from './exported-synthesis'
import { createExports } from './exports'

const KEY = Buffer.alloc(32, 7)
const { write, read } = createExportPayload(KEY)

const days = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)))
const francs = fc.integer({ min: 0, max: 9_999_999 }).map(wholeFranc)
const rappen = fc.integer({ min: 0, max: 999_999_999 }).map((whole) => toRappen(whole / 100))
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null })

const firsts = fc.record({ monthly: francs, from: days, to: days })
const ends = fc.record({ low: francs, high: francs })

const spreads = maybe(fc.tuple(fc.nat({ max: 600 }), francs))
const incomes: fc.Arbitrary<ExportedSynthesis['withoutChange']['income']> = maybe(
  fc.record({
    steps: fc.array(fc.tuple(days, fc.nat({ max: 1200 }), maybe(francs), maybe(francs), maybe(francs)), {
      maxLength: 7,
    }),
    lpp: spreads,
    pillar3a: spreads,
    replaced: maybe(fc.nat({ max: 200 })),
  }),
)

const columns: fc.Arbitrary<ExportedSynthesis['withoutChange']> = fc.record({
  retirementDate: days,
  totalFrom: maybe(days),
  monthlyTotal: maybe(francs),
  missing: maybe(fc.subarray([...PILLARS])),
  first: maybe(firsts),
  ranges: maybe(
    fc.record({ avs: maybe(ends), supplement: maybe(ends), total: ends, causes: fc.subarray([...RANGE_CAUSES]) }),
  ),
  capitalTotal: maybe(francs),
  avs: maybe(
    fc.record({
      monthly: francs,
      supplement: fc.constantFrom(0, 12.5, 160),
      from: days,
      to: fc.constant(null),
      first: maybe(firsts),
      earlier: fc.array(
        fc.record({
          monthly: francs,
          from: days,
          to: days,
          endedBy: fc.constantFrom('partner' as const, 'referenceAge' as const, 'other' as const),
        }),
        { maxLength: 4 },
      ),
      thirteenth: francs,
    }),
  ),
  lpp: maybe(
    fc.record({
      monthly: francs,
      sureness: fc.constantFrom('printed' as const, 'computed' as const, 'floor' as const),
      range: maybe(fc.record({ low: francs, high: francs })),
      capital: francs,
      capitalAtRetirement: francs,
      from: days,
    }),
  ),
  vested: maybe(
    fc.record({
      current: rappen,
      projected: francs,
      paidOut: maybe(fc.array(fc.tuple(days, francs), { maxLength: 3 })),
    }),
  ),
  pillar3a: maybe(
    fc.record({ current: rappen, monthlyPayment: francs, paymentsUntil: days, projected: francs, projectedFrom: days }),
  ),
  income: incomes,
})

const parties = fc.constantFrom('register' as const, 'pensionFund' as const, 'entity' as const)
const names = fc.constantFrom('withoutChange' as const, 'withChange' as const)

const anySynthesis: fc.Arbitrary<ExportedSynthesis> = fc.record({
  computedOn: days,
  lawYear: fc.integer({ min: 2025, max: 2100 }),
  withoutChange: columns,
  withChange: maybe(columns),
  change: maybe(
    fc.record({
      rate: maybe(fc.integer({ min: 1, max: 100 })),
      retirementDate: maybe(days),
      stopsOn: maybe(days),
      lppFrom: maybe(days),
      capitalShare: maybe(fc.nat({ max: 100 })),
      isOtherSalary: fc.boolean(),
      drawing: maybe(
        fc.array(fc.record({ from: days, share: fc.integer({ min: 20, max: 80 }) }), { minLength: 1, maxLength: 3 }),
      ),
      steps: maybe(
        fc.array(fc.record({ on: days, rate: fc.integer({ min: 1, max: 100 }) }), { minLength: 1, maxLength: 3 }),
      ),
      stepsDrawFund: maybe(fc.boolean()),
      isOtherPartnersDay: fc.boolean(),
      paidIn: fc.subarray(['paidGaps', 'buyIn', 'pillar3a'] as const),
    }),
  ),
  silent: fc.uniqueArray(fc.oneof(fc.record({ party: parties }), fc.record({ party: parties, column: names })), {
    maxLength: 9,
    comparator: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  }),
  decision: maybe(
    fc.record({
      choice: maybe(
        fc.record({
          share: fc.nat({ max: 100 }),
          ...{ givenUp: francs, monthly: francs, capital: francs },
          tax: maybe(fc.record({ low: francs, high: francs })),
          left: maybe(fc.record({ low: francs, high: francs })),
        }),
      ),
      years: fc.array(
        fc.record({ year: fc.integer({ min: 2026, max: 2060 }), capital: francs, low: francs, high: francs }),
        {
          maxLength: 6,
        },
      ),
      isFederalOnly: fc.boolean(),
      notes: fc.subarray<'carried' | 'range' | 'couple'>(['carried', 'range', 'couple']),
      provisional: fc.constant(null),
      tablesOf: fc.constant(2026),
    }),
  ),
  none: fc.record({ lpp: fc.boolean(), pillar3a: fc.boolean() }),
  firstName: maybe(fc.constantFrom('Claire', 'Reto', 'Zoé')),
})

/** Both columns full, and a pension that changes: the longest that occurs. */
const LONG = exportedSynthesis({
  digest: {
    ...digest(),
    withChange: column({ retirementDate: day('2033-06-01'), monthlyTotal: wholeFranc(3987) }),
    outlook: { ...outlook, withChange: outlook.withoutChange },
  },
  simulation: { ...NO_CHANGE, desiredRate: 60, retirementDate: day('2033-06-01'), lppCapitalShare: 25 },
  none: { lpp: false, pillar3a: false },
})

/** What only the holder of the key can make: sealed like ours, with this inside. */
function sealed(content: Buffer, version = 2, key = KEY) {
  const [head, nonce] = [Buffer.from([version]), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(head)
  return Buffer.concat([head, nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}
const packed = (value: unknown) => deflateRawSync(JSON.stringify(value))

describe('the payload of an export', () => {
  it('[127] is read as it was written, whatever it contains, and needs no escaping in an address', () =>
    check(
      fc.property(anySynthesis, (synthesis) => {
        const payload = write(synthesis)
        expect(payload).toMatch(/^[\w-]+$/)
        expect(read(payload)).toEqual(synthesis)
      }),
      casesOf(),
    ))

  it('[127] is none any more with a single character changed, added or left out', () => {
    const payload = write(LONG)
    const place = fc.nat({ max: payload.length - 1 })
    const character = fc.constantFrom(...'ABCXYZabcxyz019-_+/=. é%')
    check(
      fc.property(place, character, (at, other) => {
        const [before, after] = [payload.slice(0, at), payload.slice(at + 1)]
        fc.pre(payload[at] !== other)
        for (const changed of [before + other + after, before + other + payload[at] + after, before + after, before])
          expect(read(changed)).toBeNull()
      }),
      casesOf(),
    )
  })

  it.each([
    ['nothing', ''],
    ['one byte', 'AQ'],
    ['a head without content', sealed(Buffer.alloc(0)).slice(0, 30)],
    ['too long', sealed(packed({ ...LONG, firstName: randomBytes(5_000).toString('hex') }))],
    ['no base64url', '<script>alert(1)</script>'],
    ['another key', createExportPayload(Buffer.alloc(32, 8)).write(LONG)],
    ['another version', sealed(packed(LONG), 4)],
    ['the shape of another version', sealed(packed(LONG), 1)],
    [
      'another dictionary',
      sealed(deflateRawSync(JSON.stringify(LONG), { dictionary: Buffer.from(JSON.stringify(LONG)) }), 3),
    ],
    ['nothing compressed', sealed(Buffer.from('{}'))],
    ['no JSON', sealed(deflateRawSync('{'))],
    ['another shape', sealed(packed({ ...LONG, computedOn: 'today' }))],
    ['a flood', sealed(deflateRawSync(`${' '.repeat(100_000)}${JSON.stringify(LONG)}`))],
  ])('[127] is refused where it is %s', (_, payload) => expect(read(payload)).toBeNull())

  it('is taken where only the making differs: the cases above fail for their reason', () =>
    expect(read(sealed(packed(LONG)))).toEqual(LONG))

  it('is read as it was made before, by links that people have kept', () => {
    const { change: _, ...kept } = LONG
    const column1 = ({ first: _first, income: _income, avs, ...others }: ExportedSynthesis['withoutChange']) => ({
      ...others,
      avs: avs && { ...avs, later: [] },
    })
    const old = { ...kept, withoutChange: column1(LONG.withoutChange), withChange: null }
    expect(read(sealed(packed(old), 1))?.withoutChange.avs?.monthly).toBe(LONG.withoutChange.avs?.monthly)
  })

  it('[127] is read after a restart with the same key', () =>
    expect(createExportPayload(Buffer.from(KEY)).read(write(LONG))).toEqual(LONG))

  it('is short enough for any server and mail program', () => expect(write(LONG).length).toBeLessThan(500))

  it('says nothing twice alike: two links of one synthesis cannot be recognised as the same', () =>
    expect(write(LONG)).not.toBe(write(LONG)))
})

it('a link sealed before a new key is read as long as its own is named as a previous one', () => {
  const next = Buffer.alloc(32, 8)
  const link = new URL(createExports(KEY).pathOf(LONG), 'https://product.example')
  expect(createExports(next, [KEY]).find(link)).toEqual(LONG)
  expect(createExports(next).find(link)).toBeNull()
})

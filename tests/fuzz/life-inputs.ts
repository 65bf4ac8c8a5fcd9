/** Bodies of `POST /api/estimate`: possible lives in every combination, and lives with something impossible in them. */
import fc from 'fast-check'
import { LIFE_EXAMPLES } from '~/api/examples/life-examples'
import { hostileValue, type Json, STRANGE_NAMES, spoilt } from './json'

const or = <Value>(value: fc.Arbitrary<Value>, none: null | undefined = null) =>
  fc.option(value, { nil: none, freq: 2 })
const list = <Value>(value: fc.Arbitrary<Value>, maxLength: number) => fc.array(value, { maxLength })

const dayBetween = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 1, max: 12 }), fc.constantFrom(1, 15, 28, 31))
    .map(([year, month, dayOfMonth]) => {
      const date = Math.min(dayOfMonth, new Date(Date.UTC(year, month, 0)).getUTCDate())
      return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-')
    })

const gender = fc.constantFrom('MALE', 'FEMALE')
const amount = fc.oneof(fc.integer({ min: 0, max: 200_000 }), fc.constantFrom(0, 0.05, 514, 4_851.5, 10_000_000))
const months = fc.oneof(
  { arbitrary: fc.constant(12), weight: 4 },
  { arbitrary: fc.integer({ min: 0, max: 12 }), weight: 1 },
)

/** Some years in a row, with gaps, and some twice. */
const incomesFrom = (first: number, last: number) =>
  fc
    .tuple(fc.integer({ min: first, max: last }), fc.integer({ min: 1, max: 50 }), amount)
    .chain(([from, length, usual]) =>
      fc.tuple(
        ...Array.from({ length: Math.min(length, last - from + 1) }, (_, index) =>
          fc.record({
            year: fc.constant(from + index),
            amount: fc.oneof({ arbitrary: fc.constant(usual), weight: 3 }, { arbitrary: amount, weight: 1 }),
            months,
            split: fc.constantFrom(undefined, undefined, undefined, false, true),
          }),
        ),
      ),
    )

/** At most two periods, the second after the first. */
const insuredFrom = (birth: number) =>
  fc
    .tuple(dayBetween(birth, birth + 25), fc.integer({ min: 1, max: 20 }), fc.boolean())
    .map(([from, years, isBack]) => {
      const away = birth + 26 + years
      return isBack
        ? [
            { from, to: `${away}-06-30` },
            { from: `${away + 2}-01-01`, to: null },
          ]
        : [{ from, to: null }]
    })

/** Whole or in shares; rarely in a way that the law does not allow. */
const drawingFrom = (birth: number) =>
  fc.oneof(
    { arbitrary: fc.constant(null), weight: 6 },
    {
      arbitrary: fc.record({ from: dayBetween(birth + 64, birth + 70), share: fc.constant(100) }).map((one) => [one]),
      weight: 2,
    },
    {
      arbitrary: fc.tuple(fc.constantFrom(20, 35.5, 80), fc.constantFrom(90, 100)).map(([some, more]) => [
        { from: `${birth + 64}-06-01`, share: some },
        { from: `${birth + 68}-03-01`, share: more },
      ]),
      weight: 2,
    },
    {
      arbitrary: list(
        fc.record({ from: dayBetween(birth + 55, birth + 75), share: fc.integer({ min: 0, max: 100 }) }),
        3,
      ),
      weight: 1,
    },
  )

/** @param mayBeUnknown whether what they earned need not be known */
const personBorn = (birth: number, mayBeUnknown: boolean) =>
  fc.record({
    birthDate: dayBetween(birth, birth),
    gender,
    insured: or(insuredFrom(birth)),
    incomes: fc.option(incomesFrom(birth + 17, 2025), { nil: mayBeUnknown ? null : [], freq: 4 }),
    incomesAsOf: dayBetween(2026, 2026).filter((one) => one < '2026-11'),
    incomeToCome: or(amount),
    stopsOn: or(dayBetween(birth + 50, birth + 66)),
    drawing: drawingFrom(birth),
    survivorsPension: fc.option(fc.integer({ min: 0, max: 2_520 }), { nil: null, freq: 1 }),
    afterReferenceAge: fc.option(
      fc
        .tuple(incomesFrom(birth + 65, birth + 67), dayBetween(birth + 68, birth + 70))
        .map(([incomes, asksOn]) => ({ incomes, asksOn })),
      { nil: null, freq: 1 },
    ),
  })

const spouseOf = (birth: number) =>
  fc.integer({ min: birth - 25, max: birth + 6 }).chain((born) => personBorn(born, true))

/** Whether they are paid already, truly or not. */
const presentSpouseOf = (birth: number) =>
  fc
    .tuple(
      spouseOf(birth),
      fc.option(
        fc.record({
          from: dayBetween(2015, 2026),
          monthly: fc.option(fc.integer({ min: 0, max: 3_500 }), { nil: null }),
        }),
        { nil: null, freq: 1 },
      ),
    )
    .map(([spouse, pension]) => ({ ...spouse, pension }))

/** One after the other; the last one lasts if there is a present spouse. */
const marriagesOf = (birth: number, hasPartner: boolean) =>
  fc
    .tuple(
      list(
        fc.record({
          years: fc.integer({ min: 0, max: 8 }),
          spouse: spouseOf(birth),
          endedBy: fc.constantFrom('divorce', 'divorce', 'death', 'annulment'),
        }),
        2,
      ),
      fc.constantFrom(null, null, '2024-01-31'),
    )
    .map(([ended, separatedSince]) => {
      let year = birth + 24
      const former = ended.map(({ years, spouse, endedBy }) => {
        const [start, end] = [`${year}-02-10`, `${year + years}-11-20`]
        year += years + 1
        return { start, end, endedBy, spouse }
      })
      return hasPartner ? [...former, { start: `${year}-05-05`, separatedSince, spouse: 'partner' }] : former
    })

const childOf = (birth: number, hasPartner: boolean) =>
  fc.record({
    birthDate: dayBetween(birth + 20, Math.min(birth + 45, 2025)),
    deathDate: fc.constantFrom(null, null, null, '2026-02-01'),
    parents: fc.constantFrom('both', 'both', 'person', hasPartner ? 'partner' : 'person'),
    credits: fc.constantFrom(undefined, 'both', 'half', 'person', 'other'),
    custody: fc.constantFrom(undefined, 'joint', 'person', 'other'),
  })

const rate = fc.constantFrom(0, 0.5, 1.25, 10)
const per = fc.constantFrom('month', 'year')
/** With one way or another to get a pension. */
const certificate = fc
  .record({
    balance: fc.integer({ min: 0, max: 300_000 }),
    mandatory: or(fc.integer({ min: 0, max: 100 })),
    contribution: or(fc.integer({ min: 0, max: 30_000 })),
    more: or(fc.integer({ min: 0, max: 400_000 })),
    pension: or(fc.integer({ min: 0, max: 60_000 })),
    conversionRate: fc.constantFrom(4.5, 6.8, 10),
    interest: or(rate, undefined),
    hasAges: fc.boolean(),
    ...{ label: fc.constantFrom('', 'Fonds'), date: dayBetween(2025, 2025), contributionPer: per, pensionPer: per },
    ...{ atAge: or(fc.integer({ min: 58, max: 70 })), maxCapitalShare: or(fc.constantFrom(0, 25, 100)) },
    rate: or(fc.integer({ min: 1, max: 100 })),
  })
  .map(({ mandatory, more, hasAges, balance, ...paper }) => ({
    kind: 'certificate',
    ...paper,
    balance,
    balanceMandatory: mandatory === null ? null : (balance * mandatory) / 100,
    capital: more === null ? null : balance + more,
    ages: hasAges ? [60, 63, 65].map((age) => ({ age, capital: balance + age * 10, pension: age * 500 })) : [],
  }))
const vested = fc.record({ kind: fc.constant('vested'), balance: fc.integer({ min: 0, max: 300_000 }), rate })
const secondPillar = fc.oneof(
  { arbitrary: list(fc.oneof<[fc.Arbitrary<object>, fc.Arbitrary<object>]>(certificate, vested), 4), weight: 3 },
  { arbitrary: fc.constant([{ kind: 'legalMinimum' }]), weight: 1 },
)

const accountOf = (birth: number) =>
  fc
    .record({
      kind: fc.constantFrom('account', 'securities', 'policy'),
      solde: fc.integer({ min: 0, max: 100_000 }),
      amount: fc.integer({ min: 0, max: 10_000 }),
      paidThisYear: or(fc.integer({ min: 0, max: 5_000 })),
      rate,
      paydate: dayBetween(Math.max(birth + 61, 2027), Math.max(birth + 64, 2028)),
    })
    .map((one) => (one.kind === 'policy' ? { ...one, rate: null, maturity: one.solde + 20_000 } : one))

const planOf = (birth: number) =>
  fc.record({
    retirementDate: or(dayBetween(Math.max(birth + 64, 2027), birth + 69)),
    stopsOn: or(dayBetween(Math.max(birth + 58, 2027), birth + 69)),
    lppFrom: or(dayBetween(Math.max(birth + 58, 2027), birth + 69)),
    lppCapitalShare: fc.constantFrom(null, 0, 0, 25),
    salary: or(fc.integer({ min: 1, max: 200_000 })),
    rate: or(fc.integer({ min: 1, max: 100 })),
    outlook: or(fc.constantFrom('low', 'expected', 'high')),
    law: or(fc.constantFrom('today', 'without13th', 'withoutCap')),
    need: or(fc.integer({ min: 0, max: 20_000 })),
    avsFrom: or(fc.constantFrom('first', 'reference', 64, 67)),
  })

/** Zürich, Schwyz, Bellinzona, Sion, Lausanne; seldom not a municipality of the canton. */
const tax = fc
  .record({
    place: fc.constantFrom('ZH 261', 'SZ 1372', 'TI 5002', 'VS 6266', 'VD 5586', 'GE 5586'),
    status: fc.constantFrom(undefined, null, 'single', 'married'),
    children: fc.constantFrom(undefined, false, true),
  })
  .map(({ place, ...who }) => ({ canton: place.slice(0, 2), municipality: Number(place.slice(3)), ...who }))

/** Most are possible; in some, parts contradict each other, which no single field shows. */
export const possibleLife: fc.Arbitrary<object> = fc
  .tuple(fc.boolean(), fc.integer({ min: 1961, max: 1988 }))
  .chain(([hasPartner, birth]) =>
    fc.record({
      day: fc.constantFrom(null, null, null, '2026-12-31'),
      person: personBorn(birth, false),
      partner: hasPartner ? presentSpouseOf(birth) : fc.constant(null),
      marriages: marriagesOf(birth, hasPartner),
      children: list(childOf(birth, hasPartner), 4),
      secondPillar,
      thirdPillar: list(accountOf(birth), 3),
      plan: or(planOf(birth)),
      tax: or(tax),
      ages: or(fc.boolean()),
    }),
  )

const anyLife = fc.oneof(possibleLife, fc.constantFrom(...LIFE_EXAMPLES.map(({ request }) => request)))

/** Something in it is wrong: another kind, another name, or text beyond its end. */
const spoiltLife = fc
  .tuple(anyLife, fc.nat(1_000_000), hostileValue, fc.option(fc.constantFrom(...STRANGE_NAMES), { nil: null, freq: 2 }))
  .map(([life, path, by, name]) => spoilt(JSON.parse(JSON.stringify(life)) as Json, path, by, name))

/** The text of a body. */
export const lifeBody: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: possibleLife.map((life) => JSON.stringify(life)), weight: 5 },
  { arbitrary: spoiltLife.map((life) => JSON.stringify(life)), weight: 4 },
  { arbitrary: fc.tuple(anyLife, fc.nat(400)).map(([life, at]) => JSON.stringify(life).slice(0, -at)), weight: 1 },
)

/** A whole life in, a whole estimate out: the examples of the document, what is refused, and what a caller may not make of it. */
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import type { PensionResult } from '~/pillars/avs/result'
import { judgeBy } from '../../../tests/support/product/own-document'
import { ORIGIN, startApi } from '../../../tests/support/product/start-api'
import { LifeAnswer } from '../answers/life'
import { LIFE_EXAMPLES } from '../examples/life-examples'

const JSON_BODY = { 'content-type': 'application/json' }

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

const sendText = (body: string, headers: Record<string, string> = JSON_BODY) =>
  api.send('/estimate', { method: 'POST', headers, body })
const estimate = (life: object) => sendText(JSON.stringify(life))
const problemsOf = async (life: object) => {
  const response = await estimate(life)
  expect([response.status, response.headers.get('content-type')]).toEqual([422, 'application/problem+json'])
  const { errors } = (await response.json()) as { errors: { field: string; key: string }[] }
  return Object.fromEntries(errors.map(({ field, key }) => [field, key]))
}

const exampleOf = (name: string) => LIFE_EXAMPLES.find((one) => one.name === name)?.request as SentLife
const [single, couple, divorced] = ['single', 'couple', 'divorced'].map(exampleOf) as [SentLife, SentLife, SentLife]

describe('the examples of the document', () => {
  it.each(LIFE_EXAMPLES)('$name: computed now, the answer is the one that is written there', async (example) => {
    const response = await estimate(example.request)
    expect(response.status).toBe(200)
    const judge = judgeBy(await (await api.send('/openapi.json')).json())
    expect(await judge.faultsOf('POST', '/api/estimate', response.clone())).toEqual([])
    const answer = await response.json()
    expect(answer).toEqual(example.answer)
    expect(LifeAnswer.parse(answer)).toEqual(answer)
  })

  it('stand in the document, each with its answer', async () => {
    const { paths } = await (await api.send('/openapi.json')).json()
    const { requestBody, responses } = paths['/api/estimate'].post
    const valuesIn = ({ content }: { content: Record<string, { examples: Record<string, { value: unknown }> }> }) =>
      Object.entries(content['application/json']?.examples ?? {}).map(([name, { value }]) => [name, value])
    expect(valuesIn(requestBody)).toEqual(LIFE_EXAMPLES.map(({ name, request }) => [name, request]))
    expect(valuesIn(responses[200])).toEqual(LIFE_EXAMPLES.map(({ name, answer }) => [name, answer]))
  })
})

describe('`ages` of the body', () => {
  it('is described in the document as in docs/api.md', async () => {
    const document = await (await api.send('/openapi.json')).json()
    const { description } = document.paths['/api/estimate'].post
    const body = document.components.schemas.Life.properties.ages.description
    const asked =
      'asks for every age of leaving, from the earliest at which a fund (58 at least) or the AVS can pay to 70'
    for (const told of [await readFile('docs/api.md', 'utf8'), description])
      expect(told.replace(/\s+/g, ' ')).toContain(
        `\`ages: true\` ${asked}, as \`/ages\` shows them, with the rest of the plan kept`,
      )
    expect(body).toContain(`\`true\` ${asked}`)
  })
})

describe('how the person works', () => {
  const account = (amount: number) => ({ solde: 10_000, amount, rate: 1, paydate: '2035-06-01' })
  /** Earns CHF 60'000 a year, which a fifth is 12'000 of. */
  const worker = (work: string | undefined, amount: number, certificate?: object): object => ({
    person: {
      ...{ birthDate: '1971-03-14', gender: 'FEMALE', work },
      incomes: [{ year: 2025, amount: 60_000, months: 12 }],
      incomesAsOf: '2026-03-12',
    },
    secondPillar: certificate ? [certificate] : [],
    thirdPillar: [account(amount)],
  })
  const severalWorker = (work: string, works: string[] | undefined, amount: number, certificate?: object) => {
    const life = worker(work, amount, certificate) as { person: object }
    return { ...life, person: { ...life.person, works } }
  }
  const assumed = async (life: object): Promise<string[]> => {
    const response = await estimate(life)
    expect(response.status).toBe(200)
    return (await response.json()).assumptions.pillar3a
  }
  const fund = { kind: 'certificate', date: '2026-01-01', pension: 2_000, pensionPer: 'month' }

  it.each<[string | undefined, object | undefined, number | null]>([
    ['selfEmployedWithFund', undefined, 7_258],
    ['selfEmployed', undefined, 12_000],
    ['employed', fund, 7_258],
    ['none', undefined, 0],
    // Nobody says whether there is a fund.
    ['employed', undefined, null],
    [undefined, undefined, null],
  ])('work %s, certificate %o: at most %s is paid into pillar 3a', async (work, certificate, most) => {
    if (most !== null) expect(await assumed(worker(work, most, certificate))).not.toContain('paymentsAboveCeiling')
    const more = await assumed(worker(work, (most ?? 50_000) + 1, certificate))
    expect(more.includes('paymentsAboveCeiling')).toBe(most !== null)
  })

  it.each([
    ['retired', undefined, 'person.work', 'invalid'],
    ['several', undefined, 'person.works', 'required'],
    ['several', ['employed', 'employed'], 'person.works', 'required'],
    ['several', ['employed', 'none'], 'person.works[1]', 'invalid'],
    ['employed', ['employed', 'selfEmployed'], 'person.works', 'invalid'],
  ])('%s, %o is refused at %s: %s', async (work, works, field, key) => {
    expect(await problemsOf(severalWorker(work, works, 0))).toEqual({ [field]: key })
  })

  it.each<[string[], object | undefined, number | null]>([
    // With a fund the small ceiling, whatever else is earned (OPP 3 art. 7 al. 1 let. a).
    [['employed', 'selfEmployedWithFund'], undefined, 7_258],
    [['employed', 'selfEmployed'], fund, 7_258],
    [['selfEmployed', 'selfEmployedWithFund'], undefined, 7_258],
    // Nobody says whether the employer insures.
    [['employed', 'selfEmployed'], undefined, null],
  ])('%o, certificate %o: at most %s is paid into pillar 3a', async (works, certificate, most) => {
    if (most !== null)
      expect(await assumed(severalWorker('several', works, most, certificate))).not.toContain('paymentsAboveCeiling')
    const more = await assumed(severalWorker('several', works, (most ?? 50_000) + 1, certificate))
    expect(more.includes('paymentsAboveCeiling')).toBe(most !== null)
  })

  /** As somebody from memory on the page: `complete`, and what is missing of it. */
  it.each<[string | undefined, string | undefined, boolean, number | null]>([
    ['employed', undefined, false, null],
    ['employed', 'unknown', false, null],
    ['employed', 'no', true, 12_000],
    ['selfEmployed', undefined, true, 12_000],
    ['selfEmployed', 'unknown', false, null],
    ['selfEmployed', 'yes', false, 7_258],
    ['none', 'no', true, 0],
    [undefined, 'no', true, 12_000],
  ])('work %s, fund %s, no paper: complete %s, and at most %s into pillar 3a', async (work, fund, complete, most) => {
    const withFund = (amount: number) => {
      const life = worker(work, amount) as { person: object }
      return { ...life, person: { ...life.person, fund } }
    }
    const { digest } = await (await estimate(withFund(0))).json()
    expect([digest.withoutChange.complete, digest.withoutChange.missing]).toEqual([complete, complete ? [] : ['lpp']])
    if (most !== null) expect(await assumed(withFund(most))).not.toContain('paymentsAboveCeiling')
    expect((await assumed(withFund((most ?? 50_000) + 1))).includes('paymentsAboveCeiling')).toBe(most !== null)
  })

  it.each<[string, string[] | undefined, string, object | undefined]>([
    ['employed', undefined, 'no', fund],
    ['employed', undefined, 'no', { kind: 'legalMinimum' }],
    ['selfEmployedWithFund', undefined, 'no', undefined],
    ['several', ['employed', 'selfEmployedWithFund'], 'no', undefined],
    ['none', undefined, 'unknown', undefined],
    ['employed', undefined, 'perhaps', undefined],
  ])('%s, %o, fund %s beside %o is refused', async (work, works, said, paper) => {
    const life = severalWorker(work, works, 0, paper) as { person: object }
    expect(await problemsOf({ ...life, person: { ...life.person, fund: said } })).toEqual({ 'person.fund': 'invalid' })
  })

  it('a fund that is left does not contradict a `no`', async () => {
    const life = worker('employed', 0, { kind: 'vested', balance: 40_000, rate: 1 }) as { person: object }
    const { digest } = await (await estimate({ ...life, person: { ...life.person, fund: 'no' } })).json()
    expect([digest.withoutChange.complete, digest.withoutChange.missing]).toEqual([true, []])
  })

  it('of several kinds of work told together the law guarantees no figure, as on the page', async () => {
    const minimum = { kind: 'legalMinimum' }
    const { digest } = await (await estimate(severalWorker('several', ['employed', 'selfEmployed'], 0, minimum))).json()
    expect(digest.withoutChange).toMatchObject({ lpp: null, complete: false, missing: ['lpp'] })
    expect(digest.silent).toEqual([expect.objectContaining({ id: 'secondPillar[0]', reason: 'noProjection' })])
    const employed = await (await estimate(worker('employed', 0, minimum))).json()
    expect(employed.digest.withoutChange.lpp.monthly).toBeGreaterThan(0)
  })

  it('counts years to come of who does not work with the minimum contribution (LAVS art. 10 al. 1)', async () => {
    // Born on 14.03.1971: 1992 to 2035. One year of 60'000, then ten of 5'000 (2026 to 2035), / 11 years: her average is 10'000.
    const of = async (work: string) => {
      const { pension } = (await (await estimate(worker(work, 0))).json()) as { pension: PensionResult }
      const sum = pension.person.steps.find(({ key }) => key === 'incomeSum')
      return [sum?.output, pension.assumptions.includes('nonEmployedContributions')]
    }
    expect(await of('employed')).toEqual([11 * 60_000, false])
    expect(await of('none')).toEqual([60_000 + 10 * 5_000, true])
  })

  it('opens no account for who does not work', async () => {
    const opens = (work: string) => ({ ...worker(work, 0), thirdPillar: [], plan: { pillar3a: { amount: 1_000 } } })
    expect(await assumed(opens('employed'))).toEqual([])
    expect(await problemsOf(opens('none'))).toEqual({ 'plan.pillar3a.amount': 'noAccountFor3a' })
  })
})

describe('who calls', () => {
  it('needs no session, and gets no cookie', async () => {
    const response = await estimate(single)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  it('changes nothing in the dossier of a session that is sent along', async () => {
    const before = await api.dossier()
    const response = await sendText(JSON.stringify(single), { ...JSON_BODY, authorization: `Bearer ${api.token}` })
    expect(response.status).toBe(200)
    expect(await api.dossier()).toEqual(before)
  })

  it.each([
    ['a page of another site', { origin: 'https://other.example' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a page of ours', { origin: ORIGIN }, 200],
  ])('%s: no header allows another site to read, status %#', async (_, headers, status) => {
    const response = await sendText(JSON.stringify(single), { ...JSON_BODY, ...headers })
    expect(response.status).toBe(status)
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it.each([
    ['half a document', '{"person":', 400],
    ['more than 64 kB', `{"person": "${'x'.repeat(66_000)}"}`, 413],
    ['more than 4000 values', `{"children": [${'{},'.repeat(4000)}{}]}`, 413],
    ['11 levels', `${'{"person":'.repeat(11)}1${'}'.repeat(11)}`, 413],
    ['a list', '[]', 422],
    ['nothing', 'null', 422],
  ])('%s is refused', async (_, body, status) => {
    expect((await sendText(body)).status).toBe(status)
  })
})

const { person } = single
const spouse = { ...person, gender: 'FEMALE' as const, birthDate: '1968-01-01' as typeof person.birthDate }

/** Her reference age is 64 years and six months (LAVS, transition to reference age 65). */
const TRANSITION = { ...person, gender: 'FEMALE' as const, birthDate: '1962-05-10' as typeof person.birthDate }

describe('what is refused, by field and key', () => {
  it.each<[string, object, Record<string, string>]>([
    ['a field that nobody knows', { ...single, salary: 1 }, { '': 'unknownField' }],
    ['nothing at all', {}, { person: 'required' }],
    ['taxes of no canton', { ...single, tax: { canton: 'XX', municipality: 5586 } }, { 'tax.canton': 'cantonUnknown' }],
    ['taxes without a municipality', { ...single, tax: { canton: 'VD' } }, { 'tax.municipality': 'required' }],
    [
      'a municipality by its name',
      { ...single, tax: { canton: 'VD', municipality: 'Lausanne' } },
      { 'tax.municipality': 'municipalityUnknown' },
    ],
    [
      'a number of no municipality',
      { ...single, tax: { canton: 'VD', municipality: 7_000 } },
      { 'tax.municipality': 'municipalityUnknown' },
    ],
    [
      'a municipality of another canton',
      { ...single, tax: { canton: 'GE', municipality: 5586 } },
      { 'tax.municipality': 'municipalityOfOtherCanton' },
    ],
    [
      'taxes of a status that is none',
      { ...single, tax: { canton: 'VD', municipality: 5586, status: 'divorced' } },
      { 'tax.status': 'invalid' },
    ],
    ['ages that are no yes', { ...single, ages: [] }, { ages: 'invalid' }],
    ['a start of the AVS that is no age', { ...single, plan: { avsFrom: 'later' } }, { 'plan.avsFrom': 'invalid' }],
    ['one before 62', { ...single, plan: { avsFrom: 61 } }, { 'plan.avsFrom': 'outOfRange' }],
    ['one in half a year', { ...single, plan: { avsFrom: 63.5 } }, { 'plan.avsFrom': 'invalid' }],
    [
      'one that only women of the transition have',
      { ...single, plan: { avsFrom: 62 } },
      { 'plan.avsFrom': 'retirementTooEarly' },
    ],
    [
      'one that is no year after the reference age',
      { ...single, person: TRANSITION, plan: { avsFrom: 65 } },
      { 'plan.avsFrom': 'retirementUnderOneYear' },
    ],
    [
      'one that is past',
      { ...single, person: { ...person, birthDate: '1960-05-01' }, plan: { avsFrom: 'reference' } },
      { 'plan.avsFrom': 'retirementInPast' },
    ],
    [
      'a plan with a last day of work that is past',
      { ...single, plan: { stopsOn: '2020-01-31' } },
      { 'plan.stopsOn': 'stopInPast' },
    ],
    [
      'a plan in which a fund pays that is not there',
      { ...single, plan: { lppFrom: '2030-02-01' } },
      { 'plan.lppFrom': 'noFundForDay' },
    ],
    ['an amount below 0', withIncome({ amount: -1 }), { 'person.incomes[0].amount': 'amountNegative' }],
    ['13 months', withIncome({ months: 13 }), { 'person.incomes[0].months': 'monthsForm' }],
    ['a year before the birth', withIncome({ year: 1960 }), { 'person.incomes[0].year': 'outOfRange' }],
    ['a year after the record', withIncome({ year: 2027 }), { 'person.incomes[0].year': 'outOfRange' }],
    ['no incomes of the person', { person: { ...person, incomes: null } }, { 'person.incomes': 'required' }],
    ['no day of the record', { person: { ...person, incomesAsOf: null } }, { 'person.incomesAsOf': 'required' }],
    [
      'a birth in the future',
      { person: { ...person, birthDate: '2030-01-01', incomes: null, incomesAsOf: null } },
      { 'person.birthDate': 'dayInFuture' },
    ],
    [
      'a child',
      { person: { ...person, birthDate: '2012-01-01', incomes: [] } },
      { 'person.birthDate': 'underEighteen' },
    ],
    ['no day', { person: { ...person, birthDate: '1966-02-30' } }, { 'person.birthDate': 'dayUnknown' }],
    [
      'a pension from before 2025',
      { person: { ...person, birthDate: '1950-01-01' } },
      { 'person.birthDate': 'pensionBefore2025' },
    ],
    ['a share of 10 %', withDrawing(10), { 'person.drawing': 'sharesNotAllowed' }],
    ['a partner without a marriage', { ...single, partner: spouse }, { marriages: 'required' }],
    [
      'a marriage without its partner',
      { ...single, marriages: [{ start: '2000-01-01', spouse: 'partner' }] },
      { partner: 'required' },
    ],
    [
      'a marriage that has ended with the spouse of now',
      {
        ...single,
        partner: spouse,
        marriages: [{ start: '2000-01-01', end: '2009-01-01', endedBy: 'divorce', spouse: 'partner' }],
      },
      { 'marriages[0].end': 'endDateWithMarried' },
    ],
    [
      'an end before the wedding',
      { ...single, marriages: [{ start: '2000-01-01', end: '1999-01-01', endedBy: 'divorce', spouse }] },
      { 'marriages[0].end': 'endBeforeStart' },
    ],
    [
      'a former spouse without a gender',
      {
        ...single,
        marriages: [{ start: '2000-01-01', end: '2009-01-01', endedBy: 'divorce', spouse: { ...spouse, gender: 'X' } }],
      },
      { 'marriages[0].spouse.gender': 'genderUnknown' },
    ],
    [
      'a child of nobody',
      { ...single, children: [{ birthDate: '1999-01-01' }] },
      { 'children[0].parents': 'required' },
    ],
    [
      'a child of a partner who is not',
      { ...single, children: [{ birthDate: '1999-01-01', parents: 'partner' }] },
      { 'children[0].parents': 'invalid' },
    ],
    [
      'the legal minimum beside a plan of capital alone',
      { ...single, secondPillar: [{ kind: 'legalMinimum' }, { kind: 'capitalOnly', balance: 1 }] },
      { 'secondPillar[0].kind': 'legalMinimumNotAlone' },
    ],
    [
      'a paper of another kind',
      { ...single, secondPillar: [{ kind: 'letter' }] },
      { 'secondPillar[0].kind': 'invalid' },
    ],
    [
      'a contribution without its time',
      {
        ...single,
        secondPillar: [
          {
            kind: 'certificate',
            date: '2026-01-01',
            balance: 90_000,
            interest: 1,
            conversionRate: 5,
            contribution: 900,
          },
        ],
      },
      { 'secondPillar[0].contributionPer': 'required' },
    ],
    [
      'a 3a account without a rate',
      { ...single, thirdPillar: [{ solde: 1, amount: 1 }] },
      { 'thirdPillar[0].rate': 'required' },
    ],
    [
      'a retirement at 60',
      { ...single, plan: { retirementDate: '2026-12-01' } },
      { 'plan.retirementDate': 'retirementTooEarly' },
    ],
    [
      'capital without a fund',
      { ...single, plan: { lppCapitalShare: 50 } },
      { 'plan.lppCapitalShare': 'noFundForCapital' },
    ],
    [
      'more capital than the fund pays',
      { ...divorced, plan: { lppCapitalShare: 80 } },
      { 'plan.lppCapitalShare': 'capitalShareTooLarge' },
    ],
    [
      'more capital than the fund pays, and soon after a buy-in: reported once',
      { ...divorced, plan: { lppCapitalShare: 80, buyIn: { amount: 100, on: '2038-01-01' } } },
      { 'plan.lppCapitalShare': 'capitalShareTooLarge', 'plan.buyIn.amount': 'buyInUnknown' },
    ],
    ['a day without enacted law', { ...single, day: '2060-01-01' }, { day: 'noLawOfDay' }],
    ['a day before all pension tables', { ...single, day: '2020-01-01' }, { day: 'noLawOfDay' }],
  ])('%s', async (_, life, problems) => {
    expect(await problemsOf(life)).toEqual(problems)
  })

  it('names every field at once, and repeats nothing of what was sent', async () => {
    const response = await estimate({ ...withIncome({ amount: -61_117.35, months: 99 }), secret: 'zq-secret' })
    const text = await response.text()
    expect(JSON.parse(text).errors).toHaveLength(3)
    expect(text).not.toMatch(/61.?117|99|secret/)
  })
})

function withIncome(wrong: object): object {
  const [first, ...others] = person.incomes ?? []
  return { person: { ...person, incomes: [{ ...first, ...wrong }, ...others] } }
}

function withDrawing(share: number): object {
  return { person: { ...person, drawing: [{ from: '2030-05-01', share }] } }
}

describe('what is not known', () => {
  it('is a range, where it is what a spouse earned', async () => {
    const unknown = { ...couple, partner: couple.partner && { ...couple.partner, incomes: null } }
    const { ranges, pension } = await (await estimate(unknown)).json()
    expect(ranges.avs.low).toBeLessThan(ranges.avs.high)
    expect(pension.range.pension).toEqual(ranges.avs)
  })

  it('is a range, where it is what a former spouse earned', async () => {
    const [marriage] = divorced.marriages ?? []
    const former = { ...(marriage?.spouse as object), incomes: null }
    const { ranges } = await (await estimate({ ...divorced, marriages: [{ ...marriage, spouse: former }] })).json()
    const { ranges: known } = await (await estimate(divorced)).json()
    expect(ranges.avs.low).toBeLessThan(ranges.avs.high)
    expect(known.avs).toBeNull()
  })

  it('is no range, where the account was divided at the divorce already', async () => {
    const [marriage] = divorced.marriages ?? []
    const incomes = divorced.person.incomes?.map((one) => ({ ...one, split: one.year > 2000 && one.year < 2010 }))
    const life = {
      ...divorced,
      person: { ...divorced.person, incomes },
      marriages: [{ ...marriage, spouse: { ...(marriage?.spouse as object), incomes: null } }],
    }
    const { ranges } = await (await estimate(life)).json()
    expect(ranges?.avs ?? null).toBeNull()
  })
})

describe('the end of work', () => {
  const stopping = { ...person, stopsOn: '2028-12-31' }
  const lppOf = async (life: object) => (await (await estimate(life)).json()).digest.withoutChange.lpp

  it('starts a fund’s pension in the month after it', async () => {
    const { lpp } = (await (await estimate({ ...divorced, plan: null })).json()).digest.withoutChange
    const earlier = await lppOf({ ...divorced, plan: null, person: { ...divorced.person, stopsOn: '2036-08-31' } })
    expect([lpp.from, earlier.from]).toEqual(['2038-09-01', '2036-09-01'])
    expect(earlier.monthly).toBeLessThan(lpp.monthly)
  })

  it('ends what is paid into the legal minimum, which is still paid from the reference age', async () => {
    const secondPillar = [{ kind: 'legalMinimum' }]
    const [lpp, stopped] = [await lppOf({ ...single, secondPillar }), await lppOf({ person: stopping, secondPillar })]
    expect([lpp.from, stopped.from]).toEqual(['2031-05-01', '2031-05-01'])
    expect([lpp.sureness, stopped.sureness]).toEqual(['floor', 'floor'])
    expect(stopped.monthly).toBeLessThan(lpp.monthly)
  })
})

describe('the plan', () => {
  it('fills the second column alone', async () => {
    const plain = await (await estimate({ ...divorced, plan: null })).json()
    const planned = await (await estimate(divorced)).json()
    expect(planned.pension).toEqual(plain.pension)
    expect(planned.digest.withoutChange).toEqual(plain.digest.withoutChange)
    expect(plain.digest.withChange).toBeNull()
    expect(planned.digest.withChange.lpp.capital).toBe(77_250)
    expect([plain.tax.capital, planned.tax.capital]).toEqual([89_745, 77_250 + 81_212])
  })
})

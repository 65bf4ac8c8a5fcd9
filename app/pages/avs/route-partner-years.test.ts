/**
 * Attacks the single years of a spouse's incomes. Whatever a visitor varies, the answers together must be the same whichever
 * year of the marriage (or outside of it) had a higher income. Then they cannot reveal the year.
 */

import { describe, expect, it } from 'vitest'
import { CAREER_OWNERS, type Career, type Careers } from '~/dossier/shape/career'
import type { Family } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import type { CountingSource } from '~/dossier/shape/savings-papers'
import { Refusal } from '~/estimate/case/refusal'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { DEEP } from '../../../tests/support/deep'
import { BOTH_ENTERED } from '../../../tests/support/pages/sample-synthesis'
import { PARTNER } from '../../../tests/support/parties/stub-connectors'
import { clientOf } from '../../../tests/support/product/sandbox-visitor'
import { servePage } from '../../../tests/support/product/serve-page'
import { MARRIED, startApi } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as synthesis from '../synthesis/route'
import * as takeaway from '../takeaway/route'

const BORN = day('1968-03-04')
const MORE = 40_000
/** The wedding was in June 1998. The last known year is carried on, so it counts many times over and reveals itself. */
const INSIDE = [1999, 2007, 2024]
const OUTSIDE = [1993, 1996, 1998]

/** A different amount each year; one of them is raised. */
const incomes = (first: number, step: number, moreIn?: number) =>
  Array.from({ length: 33 }, (_, at) => {
    const year = 1993 + at
    return { year, amount: first + at * step + (year === moreIn ? MORE : 0), months: 12 }
  })

/**
 * What the visitor enters, and what the register says. `before`: the AVS form under which the family was saved; `counts`: which
 * account the visitor chooses.
 */
type Facts = {
  register?: Partial<RegisterRecord>
  info?: Info
  family?: Partial<Family>
  before?: Info
  careers?: Partial<Careers>
  counts?: CountingSource
}
/**
 * `used`: the partner's incomes count; `range`: a spouse's incomes are unknown; `same`: nothing depends on them; `refused`: the
 * form is refused.
 */
type Outcome = 'used' | 'range' | 'same' | 'refused'

/** Queries that vary the simulation for the same facts: the start of the pension and the salary. */
const QUERIES = [
  '',
  'retirementDate=2033-06-01',
  'retirementDate=2034-11-01',
  'retirementDate=2039-06-01',
  'currentSalary=61000&desiredSalary=0',
  'currentSalary=61000&desiredSalary=150000&retirementDate=2033-06-01',
]

/** Everything that the product says about a pension to somebody with these facts. */
async function answersTo(facts: Facts, moreIn?: number) {
  const { register, info = MARRIED, family, before } = facts
  const api = await startApi({ termsVersion: '1' })
  api.registered({ incomes: incomes(62_000, 500), ...register })
  const paul = api.insured[PARTNER] as RegisterRecord
  api.insured[PARTNER] = { ...paul, birthDate: BORN, incomes: incomes(71_117, 613, moreIn) }
  const client = clientOf(api)
  const refused = { outcome: 'refused' as Outcome, said: '' }
  if ((await api.post('/acor/pension-calculator/info', before ?? info)).status !== 200) return refused
  if (family) {
    const saved = await orUnfit(client.saveFamily({ marriages: [], children: [], survivorsPension: null, ...family }))
    if (!saved) return refused
  }
  if (before) await client.saveInfo(info)
  await tellCareers(api, facts)
  await api.post('/openpk/user/pension-funds', { ids: [], none: true })
  await api.post('/openpv/user/entities', { ids: [], none: true })

  const said: string[] = []
  const [plain, ...simulated] = QUERIES
  for (const query of QUERIES)
    for (const path of ['/acor/pension-calculator', '/synthesis/digest'])
      said.push(await (await api.get(`${path}?${query}`)).text())
  const { assumptions } = JSON.parse(said[0] as string)
  said.push(JSON.stringify(await createEstimate(client).readAvsExplanation({ withChange: false })))
  for (const query of simulated.slice(0, 1)) {
    await api.post('/synthesis/simulation', Object.fromEntries(new URLSearchParams(query)))
    said.push(JSON.stringify(await createEstimate(client).readAvsExplanation({ withChange: true })))
  }
  for (const ending of ['csv', 'json']) {
    const path = `/data/synthesis.${ending}${plain}`
    said.push(await (await servePage(takeaway, path, client).get(path)).text())
  }
  // As if both had entered each other, so that the page also shows what they live on together.
  const both = { ...client, getHousehold: async () => BOTH_ENTERED }
  const page = await (await servePage(synthesis, '/synthesis', both).get('/synthesis?vue=deux')).text()
  // The link is encrypted anew each time.
  said.push(page.replace(/payload=[\w-]+/g, 'payload'))
  const outcome: Outcome = assumptions.includes('spouseIncomesUnknown')
    ? 'range'
    : assumptions.includes('spouseIncomesWithoutEffect')
      ? 'same'
      : 'used'
  return { outcome, said: said.join('\n') }
}

async function tellCareers(api: Awaited<ReturnType<typeof startApi>>, { careers = {}, counts }: Facts) {
  const own = visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token })
  for (const owner of CAREER_OWNERS) if (careers[owner]) await own.saveCareer(owner, careers[owner])
  if (counts) await own.chooseCountingAccount(counts)
}

/** null: the save was refused. */
const orUnfit = <Saved>(saved: Promise<Saved>) =>
  saved.catch((error: unknown) => {
    if (error instanceof Refusal && error.reason === 'unfit') return null
    throw error
  })

const typed = (person: object, partner: object = {}, children = MARRIED.children): Info => ({
  person: { ...MARRIED.person, ...person },
  partner: { ...(MARRIED.partner as NonNullable<Info['partner']>), ...partner },
  children,
})
const born = (...births: string[]) => births.map((birth) => ({ birthDate: day(birth), alive: true, deathDate: null }))
const former = (
  start: string,
  end: string | null,
  endedBy: 'divorce' | 'death' | 'annulment' | null,
  since?: string,
) => ({
  start: day(start),
  end: end === null ? null : day(end),
  endedBy,
  separatedSince: since ? day(since) : null,
  partner: { birthDate: day('1966-02-01'), gender: 'MALE' as const },
})
const REMARRIED = { civilStatus: 'remarried' as const }
const EARLIER = { marriages: [former('1991-01-01', '1994-01-01', 'divorce')] }
const credits = (holder: Family['children'][number]['credits']) => ({
  children: MARRIED.children.map(({ birthDate }) => ({ birthDate, credits: holder })),
})

const FORECAST: Career = { way: 'forecast', ramd: 60_480, scale: 44, year: 2026 }
const FEW: Career = {
  ...{ way: 'quick', asOf: day('2026-11-21'), salary: 71_000, rate: 100, since: null, course: 'steady', blocks: [] },
}
/** Lines of an extract; in `own`, one year is already split, and one line comes from splitting. */
const extract = (amount: number, own?: 'split'): Career => ({
  way: 'extract',
  asOf: day('2026-03-12'),
  rows: incomes(amount, 100).map(({ year }, at) => ({
    ...{ line: at + 1, year, months: { from: 1, to: 12 }, amount: wholeFranc(amount), payer: null },
    ...{ kind: own && year === 2007 ? 'share' : 'income', split: own !== undefined && year < 2008 },
  })),
  unread: [],
})

type Case = [string, Outcome, Facts]

/** One case for each kind of answer, and for each part of the product in which something can be varied. */
const OF_EACH_KIND: Case[] = [
  ['a divided extract', 'range', { careers: { person: extract(64_000, 'split') }, counts: 'own' }],
  [
    'the partner’s incomes, and the own',
    'used',
    { careers: { person: extract(64_000), partner: extract(58_000) }, counts: 'own' },
  ],
  [
    'a former partner’s incomes, remarried as registered',
    'used',
    {
      register: REMARRIED,
      info: typed({ status: 'remarried' }),
      family: EARLIER,
      careers: { former: extract(40_000) },
    },
  ],
  ['one year abroad', 'range', { info: typed({ insuredSince: 'always', abroad: [{ from: 2007, to: 2007 }] }) }],
  ['a judge’s separation', 'used', { family: { marriages: [former('1998-06-01', null, null, '2007-03-01')] } }],
  [
    'a marriage beside the one of now',
    'refused',
    { family: { marriages: [former('2006-01-01', '2008-12-31', 'divorce')] } },
  ],
  [
    'just married lately',
    'range',
    { info: typed({ status: 'just_married', relationshipStartDate: day('2023-06-01') }), family: {} },
  ],
  [
    'widowed',
    'same',
    {
      info: typed({ status: 'widow', relationshipEndDate: day('2008-01-01') }, { deathDate: day('2008-01-01') }),
      family: { marriages: [former('1998-06-01', '2008-01-01', 'death')] },
    },
  ],
]

/** For `npm run test:deep`. */
const OTHERS: Case[] = [
  ['an extract beside the register', 'used', { careers: { person: extract(64_000) } }],
  ['an extract in place of the register', 'range', { careers: { person: extract(64_000) }, counts: 'own' }],
  ['a forecast in place of the register', 'range', { careers: { person: FORECAST }, counts: 'own' }],
  ['few figures in place of the register', 'range', { careers: { person: FEW }, counts: 'own' }],
  ['the partner’s incomes, beside the register', 'used', { careers: { partner: extract(58_000) } }],
  [
    'the partner’s incomes, where insurance is typed',
    'used',
    { info: typed({ insuredSince: 2010 }), careers: { partner: extract(58_000) } },
  ],
  ['a career of nobody', 'used', { careers: { former: extract(40_000) } }],
  ['a former partner’s incomes', 'used', { family: EARLIER, careers: { former: extract(40_000) } }],
  ['nothing known, in place of the register', 'used', { careers: { person: { way: 'none' } }, counts: 'own' }],
  ['nothing', 'used', {}],
  ['a child a year later', 'used', { info: typed({}, {}, born('2001-02-03')) }],
  ['many children', 'used', { info: typed({}, {}, born('1994-01-01', '2000-02-03', '2008-05-05', '2020-01-01')) }],
  ['no child', 'used', { info: typed({}, {}, []) }],
  [
    'the death of a child',
    'used',
    { info: typed({}, {}, [{ birthDate: day('2000-02-03'), alive: false, deathDate: day('2004-01-01') }]) },
  ],
  ...(['both', 'half', 'person', 'other'] as const).map(
    (holder): Case => [`who has the credits: ${holder}`, 'used', { family: credits(holder) }],
  ),
  ['insured for ever', 'used', { info: typed({ insuredSince: 'always' }) }],
  ['insured since before the wedding', 'used', { info: typed({ insuredSince: 1995 }) }],
  ['insured since a year of the marriage', 'range', { info: typed({ insuredSince: 2010 }) }],
  ['insured since last year', 'range', { info: typed({ insuredSince: 2024 }) }],
  [
    'all years abroad but one',
    'range',
    {
      info: typed({
        abroad: [
          { from: 1990, to: 2006 },
          { from: 2008, to: 2025 },
        ],
      }),
    },
  ],
  [
    'years abroad before the wedding',
    'range',
    { info: typed({ insuredSince: 'always', abroad: [{ from: 1992, to: 1996 }] }) },
  ],
  [
    'insured otherwise than the register says',
    'range',
    { register: { insured: [{ from: day('1990-01-01'), to: null }] }, info: typed({ insuredSince: 'always' }) },
  ],
  ['an earlier marriage', 'range', { family: EARLIER }],
  [
    'a death beside the marriage of now',
    'refused',
    { family: { marriages: [former('1991-01-01', '2008-12-31', 'death')] } },
  ],
  ...(['divorced', 'widow'] as const).map(
    (status): Case => [
      `a marriage beside the one of now, told before that one by who was ${status}`,
      // The supplement of widowed persons reaches the maximum whatever the spouse earned.
      status === 'widow' ? 'same' : 'range',
      {
        before: typed({ status, relationshipEndDate: day('2008-12-31') }),
        family: { marriages: [former('2006-01-01', '2008-12-31', status === 'widow' ? 'death' : 'divorce')] },
      },
    ],
  ),
  ['a survivor’s pension', 'used', { family: { survivorsPension: 2000 } }],
  ['another wedding day', 'refused', { info: typed({ relationshipStartDate: day('2023-06-01') }) }],
  [
    'a wedding day that the register does not know',
    'range',
    { register: { relationshipStartDate: null }, info: typed({ relationshipStartDate: day('2023-06-01') }) },
  ],
  ['just married', 'range', { info: typed({ status: 'just_married' }), family: EARLIER }],
  ['remarried', 'range', { info: typed({ status: 'remarried' }), family: EARLIER }],
  ['the death of the partner', 'refused', { info: typed({}, { deathDate: day('2008-01-01') }) }],
  [
    'divorced',
    'range',
    {
      info: typed({ status: 'divorced', relationshipEndDate: day('2008-01-01') }),
      family: { marriages: [former('1998-06-01', '2008-01-01', 'divorce')] },
    },
  ],
  ['remarried as registered', 'range', { register: REMARRIED, info: typed({ status: 'remarried' }), family: EARLIER }],
  [
    'the end of a marriage that lasts',
    'range',
    {
      register: REMARRIED,
      info: typed({ status: 'remarried', relationshipEndDate: day('2008-01-01') }),
      family: EARLIER,
    },
  ],
  ...(['1990-01-01', '1979-12-31', '1964-03-04', '1968-03-05'] as const).map(
    (birthDate): Case => [
      `remarried as registered, to a partner born on ${birthDate}`,
      'refused',
      { register: REMARRIED, info: typed({ status: 'remarried' }, { birthDate: day(birthDate) }), family: EARLIER },
    ],
  ),
  [
    'remarried as registered, lately',
    'range',
    {
      register: REMARRIED,
      info: typed({ status: 'remarried', relationshipStartDate: day('2022-06-01') }),
      family: EARLIER,
    },
  ],
  [
    'just married as registered, to a partner born later',
    'refused',
    {
      register: { civilStatus: 'just_married' },
      info: typed({ status: 'just_married' }, { birthDate: day('1986-06-06') }),
      family: {},
    },
  ],
]

describe('which year of a partner’s incomes was higher, nobody can tell who varies', () => {
  it.each(DEEP ? [...OF_EACH_KIND, ...OTHERS] : OF_EACH_KIND)('%s: %s', async (_, outcome, facts) => {
    const plain = await answersTo(facts)
    expect(plain.outcome).toBe(outcome)
    for (const group of [INSIDE, OUTSIDE]) {
      const [first, ...others] = await Promise.all(group.map((year) => answersTo(facts, year)))
      // Compared as a single yes or no, since the answers are long.
      for (const other of others) expect(other.said === first?.said).toBe(true)
    }
  })

  it('though the total of the years of marriage is shown, and changes', async () => {
    const { said } = await answersTo({})
    expect(said).toContain('household.monthly')
    expect(said).not.toBe((await answersTo({}, INSIDE[0])).said)
  })
})

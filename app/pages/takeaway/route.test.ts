/** The files over the real outside parties of the sandbox: they contain the answers for its persons. */

import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DigestAnswer } from '~/api/answers/synthesis'
import { changesNothing, type DecisionForm, NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import { queryOf } from '~/estimate/case/rules/simulation-query'
import { amountText, chf, dayText, signedChf } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { addMonths, day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import { textIn } from '~/shell/texts'
import { elementsIn, linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'
import { answerAll, clientOf, type SandboxPerson, visitorOf } from '../../../tests/support/product/sandbox-visitor'
import { failing, servePage, signedIn } from '../../../tests/support/product/serve-page'
import { TODAY } from '../../../tests/support/product/start-api'
import type { UseCases } from '../../../tests/support/product/use-cases'
import { inTurn } from '../../../tests/support/random/cases'
import * as takeaway from './route'

const PERSONS = ['Claire', 'Philippe', 'Reto', 'Sofia', 'Nadia']
/** A person who simulates working half time. */
const HALF = 'Reto'
/** And one who simulates a buy-in into one of two funds. */
const BUYER = 'Claire'
const BUY_IN = { amount: 20_000, on: day('2026-12-31') }
/** Among these simulations are the first and the last day that can be chosen. */
const CHANGED: Record<string, 'earliest' | 'latest'> = { Claire: 'earliest', Nadia: 'latest' }

let sandbox: StartedSandbox
type Change = { retirementDate: Column['retirementDate'] } | null
const visitors = new Map<string, { person: SandboxPerson; client: UseCases; change: Change; digest: Digest }>()

beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
  for (const person of sandbox.people) {
    const visitor = await visitorOf(sandbox, person)
    await answerAll(person, visitor)
    const client = clientOf(visitor)
    await client.acceptTerms()
    const chosen = CHANGED[person.firstName]
    const { limits } = await client.getSimulation()
    const change = chosen && limits ? { retirementDate: limits[chosen] } : null
    if (change) await client.saveSimulation({ ...NO_CHANGE, ...change })
    if (person.firstName === HALF) await client.getDigest({ desiredRate: 50 })
    if (person.firstName === BUYER) await client.getDigest({ buyIn: BUY_IN })
    visitors.set(person.firstName, { person, client, change, digest: await client.getDigest(change ?? {}) })
  }
})
afterAll(() => sandbox.close())

function visitor(name: string) {
  const found = visitors.get(name)
  if (!found) throw new Error(`no such person: ${name}`)
  return found
}

const get = (client: Partial<UseCases>, path: string) =>
  servePage(takeaway, path.replace(/^\/de/, ''), client).get(path)

async function fileOf(name: string, path: string) {
  const answer = await get(visitor(name).client, path)
  expect(answer.status).toBe(200)
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}

const columnsOf = ({ withoutChange, withChange }: Digest) => [withoutChange, ...(withChange ? [withChange] : [])]

/** Every amount of a column, in CHF. 0 is left out, since it is either put into words or omitted. */
const amountsOf = ({ monthlyTotal, capitalTotal, avs, lpp, pillar3a }: Column): number[] =>
  [
    monthlyTotal,
    capitalTotal,
    ...(avs ? [avs.monthly, avs.supplement, avs.thirteenth] : []),
    ...(lpp ? [lpp.monthly, lpp.capital, lpp.capitalAtRetirement] : []),
    ...(pillar3a ? [pillar3a.current, pillar3a.monthlyPayment, pillar3a.projected] : []),
    ...(pillar3a && pillar3a.accounts.length > 1
      ? pillar3a.accounts.flatMap(({ current, projected }) => [current, projected])
      : []),
  ].filter((amount) => amount !== null && amount > 0) as number[]

/** Every amount of a column over time and with other interest, CHF; `replaced` in percent. */
const outlookOf = ({ income, lpp, pillar3a, spread }: ColumnOutlook): number[] =>
  [
    ...income.flatMap(({ salary, avs, lpp: fund, total }) => [salary, avs, fund, total]),
    ...[lpp?.low, lpp?.expected, lpp?.high].flatMap((one) => [one?.monthly, one?.capital]),
    ...[pillar3a?.low, pillar3a?.high].map((one) => one?.capital),
    ...[spread.lpp, spread.pillar3a].map((one) => one?.monthly),
  ].flatMap((amount) => amount || [])

const outlooksOf = ({ outlook }: Digest) => [outlook?.withoutChange, outlook?.withChange].flatMap((one) => one ?? [])

const daysOf = ({ retirementDate, totalFrom, avs, lpp, pillar3a }: Column) =>
  [
    retirementDate,
    totalFrom,
    avs?.from,
    avs?.to,
    avs?.partnerStart,
    lpp?.from,
    pillar3a?.paymentsUntil,
    pillar3a?.projectedFrom,
  ].filter((day) => day !== undefined && day !== null)

describe.each(PERSONS)('the files of %s', (name) => {
  it('are attachments of their type, for no cache, and name nobody in their name', async () => {
    for (const [path, type, file] of [
      ['/data/synthesis.pdf', 'application/pdf', 'ma-synthese-2026-11-21.pdf'],
      ['/data/synthesis.csv', 'text/csv; charset=utf-8', 'ma-synthese-2026-11-21.csv'],
      ['/data/synthesis.json', 'application/json; charset=utf-8', 'ma-synthese-2026-11-21.json'],
      ['/data/calendar.ics', 'text/calendar; charset=utf-8', 'ma-retraite-2026-11-21.ics'],
      ['/de/data/synthesis.pdf', 'application/pdf', 'meine-uebersicht-2026-11-21.pdf'],
      ['/de/data/calendar.ics', 'text/calendar; charset=utf-8', 'meine-pensionierung-2026-11-21.ics'],
    ] as const) {
      const { headers } = (await fileOf(name, path)).answer
      expect(headers.get('Content-Type')).toBe(type)
      expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${file}"`)
      expect(headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it.each(['/data/synthesis.pdf', '/de/data/synthesis.pdf'])(
    '%s holds every amount and day, and no number',
    async (path) => {
      const { person, digest } = visitor(name)
      const { bytes } = await fileOf(name, path)
      expect(bytes.length).toBeLessThan(200_000)
      const { document } = readPdf(bytes)
      const text = linesIn(document).join('\n')
      for (const column of columnsOf(digest)) {
        // Estimates are in whole francs.
        for (const amount of amountsOf(column))
          expect(text).toContain(chf(Math.round(amount)).replaceAll('\u00a0', ' '))
        for (const day of daysOf(column)) expect(text).toContain(dayText(day))
      }
      for (const { difference } of digest.differences)
        expect(text).toContain(signedChf(difference).replaceAll('\u00a0', ' '))
      expect(outlooksOf(digest)).toHaveLength(columnsOf(digest).length)
      for (const outlook of outlooksOf(digest)) {
        for (const amount of outlookOf(outlook)) expect(text).toContain(amountText(amount))
        for (const { percent } of outlook.replaced) expect(text).toContain(`${percent} %`)
      }
      expect(text).not.toMatch(/756/)
      for (const secret of [person.lastName, person.firstName]) expect(text).not.toContain(secret)
      expect(elementsIn(document).filter(({ tag }) => tag === 'TH').length).toBeGreaterThan(5)
    },
  )

  it('the CSV contains the same amounts', async () => {
    const { digest } = visitor(name)
    const { bytes } = await fileOf(name, '/data/synthesis.csv')
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const rows = text.split('\r\n').map((line) => line.split(';'))
    const valuesIn = (column: string) => rows.filter((row) => row[2] === column).map((row) => row[3])
    const [base = [], changed = []] = [valuesIn('Sans changement'), valuesIn('Avec changement')]
    for (const amount of amountsOf(digest.withoutChange)) expect(base).toContain(String(amount))
    for (const amount of digest.withChange ? amountsOf(digest.withChange) : [])
      expect(changed).toContain(String(amount))
    outlooksOf(digest).forEach((outlook, index) => {
      for (const amount of [...outlookOf(outlook), ...outlook.replaced.map(({ percent }) => percent)])
        expect([base, changed][index]).toContain(String(amount))
    })
    expect(changed.length > 0).toBe(digest.withChange !== null)
    expect(text).not.toMatch(/756\.|NaN|undefined|null/)
  })

  it.each(['', '/de'])('the calendar says when to ask for what, and names nobody and no amount: %s', async (prefix) => {
    const { person, client, change } = visitor(name)
    const { person: own } = await client.getPension(change ?? {})
    const file = new TextDecoder().decode((await fileOf(name, `${prefix}/data/calendar.ics`)).bytes)
    const text = file.replaceAll('\r\n ', '')
    expect(text).toContain(`DTSTART;VALUE=DATE:${addMonths(own.from, -4).replaceAll('-', '')}\r\n`)
    expect(text).toContain(dayText(own.from))
    const payable = own.gaps.years.filter(({ payableUntil }) => payableUntil)
    expect(text.match(/^UID:gap-/gm) ?? []).toHaveLength(payable.length)
    for (const secret of [person.lastName, person.firstName, person.navs, person.birthDate, 'CHF', 'undefined', '{{'])
      expect(text).not.toContain(secret)
  })

  it('the JSON contains what was computed, received and entered', async () => {
    const { person, client, change, digest } = visitor(name)
    const json = await jsonOf(name)
    expect(DigestAnswer.parse(json.figures.digest)).toEqual(json.figures.digest)
    const amounts = columnsOf(digest).map(amountsOf)
    expect(columnsOf(json.figures.digest).map(amountsOf)).toEqual(amounts)
    const own = (result: PensionResult) => ({ monthly: result.person.monthly, ramd: result.person.ramd })
    expect(own(json.figures.pension.withoutChange)).toEqual(own(await client.getPension()))
    expect(json.figures.pension.withChange === null).toBe(change === null)
    if (change) expect(own(json.figures.pension.withChange)).toEqual(own(await client.getPension(change)))
    const [policies, providents] = [await client.getPolicies(), await client.getProvidents()]
    const sent = ({ policies: told }: typeof policies) => told.map(({ fundId, policy }) => ({ fundId, policy }))
    expect(sent(json.received.secondPillar)).toEqual(sent(policies))
    expect(json.received.thirdPillar.providents).toEqual(providents.providents)
    expect(json.entered.firstPillar.person.navs).toBe(person.navs)
    expect(json.entered.thirdPillar.info).toEqual(await client.getOpen3kInfo())
    expect(json.entered.thirdPillar.accounts).toEqual((await client.listAccounts3a()).accounts)
    expect(json.entered.secondPillar.selection).toEqual(person.policies.map(({ fundId }) => fundId))
    expect(json.entered.simulation).toEqual(change && { ...NO_CHANGE, ...change })
  })
})

/** `household`: what the vault knows of the couple; here each person is alone. */
async function jsonOf(name: string, { path = '/data/synthesis.json', household = {} as Partial<UseCases> } = {}) {
  const answer = await get({ ...visitor(name).client, ...household }, path)
  // biome-ignore lint/suspicious/noExplicitAny: its form is what is tested
  return (await answer.json()) as any
}

const entered = (both: boolean) => ({
  household: {
    getHousehold: async () => ({
      relationshipStartDate: day('1998-06-20'),
      children: [],
      enteredBy: 'me' as const,
      both,
      differing: [],
    }),
  },
})

describe('of a couple', () => {
  it('[161] the JSON has both pensions, and who is paid how much, while both have entered each other', async () => {
    const { client, change } = visitor('Claire')
    const { pension } = (await jsonOf('Claire', entered(true))).figures
    expect(pension.withoutChange).toEqual(await client.getPension())
    expect(pension.withChange).toEqual(await client.getPension(change ?? {}))
    expect(pension.withoutChange.periods.length).toBeGreaterThan(0)
  })

  it('[161] it has none of the partner’s figures otherwise, and one’s own as it was computed', async () => {
    const { client, change } = visitor('Claire')
    const { pension } = (await jsonOf('Claire', entered(false))).figures
    const [base, changed] = [await client.getPension(), await client.getPension(change ?? {})]
    for (const [shown, computed] of [
      [pension.withoutChange, base],
      [pension.withChange, changed],
    ]) {
      expect(shown).toMatchObject({ partner: null, periods: [], person: { monthly: computed.person.monthly } })
      expect(JSON.stringify(shown)).not.toContain(String(visitor('Claire').person.partnerNavs))
      expect(shown.person.steps).toEqual(computed.person.steps)
    }
  })

  it('who lives alone has their own periods', async () => {
    const { pension } = (await jsonOf('Nadia')).figures
    expect(pension.withoutChange).toEqual(await visitor('Nadia').client.getPension())
    expect(pension.withoutChange.periods).toHaveLength(1)
  })
})

it('others are answered between the parts of a file', async () => {
  let turn = 0
  const counting = () => {
    turn++
    next = setImmediate(counting)
  }
  let next = setImmediate(counting)
  const at = { answered: 0, told: 0, written: 0 }
  const asked = Object.entries(visitor('Claire').client).map(([name, run]) => [
    name,
    async (...given: unknown[]) => {
      const answer = await Reflect.apply(run, undefined, given)
      at.answered = turn
      return answer
    },
  ])
  const client: Partial<UseCases> = Object.fromEntries(asked)
  const t = new Proxy(textIn('fr'), {
    apply(say, self, given) {
      at.told ||= turn
      return Reflect.apply(say, self, given)
    },
  })
  const writePdf = async () => {
    at.written = turn
    return new Uint8Array()
  }
  const answer = await servePage(takeaway, '/data/synthesis.pdf', client, { t, writePdf }).get('/data/synthesis.pdf')
  clearImmediate(next)
  expect(answer.status).toBe(200)
  expect(at.told).toBeGreaterThan(at.answered)
  expect(at.written).toBeGreaterThan(at.told)
})

describe('what the funds sent', () => {
  it('is in the JSON under the name that a fund has in the language of the page', async () => {
    const named = async (path: string) => {
      const { received, figures } = await jsonOf('Claire', { path })
      const names = received.secondPillar.policies.map(({ fundName }: { fundName: string }) => fundName)
      expect(names).toEqual(figures.digest.withoutChange.lpp.funds.map(({ name }: { name: string }) => name))
      return names
    }
    expect(await named('/data/synthesis.json')).toEqual([
      'Caisse de pensions Arc lémanique',
      'Fondation de prévoyance Rhône Santé',
    ])
    expect(await named('/de/data/synthesis.json')).toEqual([
      'Pensionskasse Genferseebogen',
      'Vorsorgestiftung Rhone Gesundheit',
    ])
  })

  it('is there for another salary too, as the fund sent it', async () => {
    expect((await jsonOf('Nadia')).received.salaryChanges).toEqual([])
    const { received } = await jsonOf('Reto', { path: '/de/data/synthesis.json' })
    const [policy] = received.secondPillar.policies
    // The synthesis also requests the effects of its suggestions.
    expect(
      received.salaryChanges.filter((one: { asked: { employmentLevel: number } }) => one.asked.employmentLevel === 50),
    ).toEqual([
      {
        fundId: policy.fundId,
        fundName: 'Pensionskasse Holzbau Aare',
        policyId: policy.policy.policyId,
        asked: {
          declaredSalary: policy.policy.personalPensionDetails.salaryData.declaredSalary,
          employmentLevel: 50,
          effectiveDate: '2027-01-01',
        },
        personalPensionDetails: expect.objectContaining({
          salaryData: expect.objectContaining({ employmentLevel: 50 }),
          retirementCapital: expect.objectContaining({ projectedRetirementBenefits: expect.any(Array) }),
        }),
      },
    ])
  })
})

it('holds what a fund answered to a buy-in, as it was sent', async () => {
  expect((await jsonOf('Nadia')).received.purchases).toEqual([])
  const { received } = await jsonOf(BUYER, { path: '/de/data/synthesis.json' })
  expect(received.purchases).toMatchObject([
    {
      asked: { totalAmount: BUY_IN.amount, date: BUY_IN.on, retirementAge: null },
      personalPensionDetails: { retirementCapital: { projectedRetirementBenefits: expect.any(Array) } },
    },
  ])
  const [{ fundName, policyId }] = received.purchases
  const policies = received.secondPillar.policies.map((one: { fundName: string; policy: { policyId: string } }) => [
    one.fundName,
    one.policy.policyId,
  ])
  expect(policies).toContainEqual([fundName, policyId])
})

/** As if Claire had tried it out. */
const tried = (changes: Partial<Simulation> = { outlook: 'low', law: 'withoutCap', need: 8000 }) => {
  const { client } = visitor('Claire')
  const simulation = { ...NO_CHANGE, ...changes }
  return {
    getSimulation: async () => ({ ...(await client.getSimulation()), simulation, problem: null }),
    getToldChanges: async () => ({ ...(await client.getToldChanges()), simulation }),
  }
}

describe('a law that is only discussed, other interest, and a need', () => {
  const bytesOf = async (path: string) => {
    const answer = await get({ ...visitor('Claire').client, ...tried() }, path)
    expect(answer.status).toBe(200)
    return new Uint8Array(await answer.arrayBuffer())
  }

  it.each([
    ['/data/synthesis.pdf', 'Pas le droit d’aujourd’hui', 'Vue basse', 'à votre besoin de CHF 8'],
    ['/de/data/synthesis.pdf', 'Nicht das Recht von heute', 'tiefe Aussicht', 'zu Ihrem Bedarf von CHF 8'],
  ])('are marked in the PDF: %s', async (path, ...told) => {
    const text = linesIn(readPdf(await bytesOf(path)).document)
      .join(' ')
      .replaceAll('\u00a0', ' ')
      .toLowerCase()
    for (const words of told) expect(text).toContain(words.toLowerCase())
  })

  it.each([
    ['/data/synthesis.csv', 'Avec changement (Pas le droit d’aujourd’hui)', 'Il manque', 'Votre besoin;'],
    ['/de/data/synthesis.csv', '(Nicht das Recht von heute)', 'Es fehlen', 'Ihr Bedarf;'],
  ])('are marked in each row of the CSV: %s', async (path, mark, ...told) => {
    const rows = new TextDecoder().decode(await bytesOf(path)).split('\r\n')
    const digest = await visitor('Claire').client.getDigest({ outlook: 'low', law: 'withoutCap', need: 8000 })
    const monthly = digest.withChange?.monthlyTotal
    expect(rows.some((row) => row.includes(mark) && row.includes(`;${monthly};`))).toBe(true)
    for (const words of told) expect(rows.join('\n')).toContain(words)
    expect(rows.join('\n')).toContain(`;${digest.need?.withChange?.gap};`)
  })

  it('are named in the JSON, and what was chosen with them', async () => {
    const { figures, entered: typed } = await jsonOf('Claire', { household: tried() })
    expect(figures.digest.withChange).toMatchObject({ law: 'withoutCap', outlook: 'low' })
    expect(figures.digest.withoutChange).not.toHaveProperty('law')
    expect(figures.digest.need.amount).toBe(8000)
    expect(typed.simulation).toMatchObject({ outlook: 'low', law: 'withoutCap', need: 8000 })
  })
})

it('who has nothing to do by a certain day is told so on the page of the files', async () => {
  const { client } = visitor('Claire')
  const nothing: Partial<UseCases> = {
    ...client,
    getSimulation: failing(404, 'no info'),
    getDigest: async () => {
      const digest = await client.getDigest({})
      return { ...digest, withoutChange: { ...digest.withoutChange, lpp: null, pillar3a: null } }
    },
    getPension: failing(404, 'no info'),
  }
  const answer = await get(nothing, '/de/data/calendar.ics')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/de/data?file=noDays#file'])
})

const paths = ['/data/synthesis.pdf', '/data/synthesis.csv', '/data/synthesis.json', '/data/calendar.ics']

it.each(paths)('%s asks nobody what can be chosen instead: it does not show it', async (path) => {
  const asked: string[] = []
  const { client } = visitor('Claire')
  const calls = {
    ...{ ...client, ...entered(true).household },
    listPlay: async () => {
      asked.push('play')
      return { ages: [], shares: [], rates: [], leavesEarly: false }
    },
    getSimulation: async () => ({ ...(await client.getSimulation()), simulation: null }),
  }
  expect((await get(calls, path)).status).toBe(200)
  expect(asked).toEqual([])
})

describe('someone who gets no file', () => {
  it.each(paths)('%s: nobody without a session, and nobody who has not accepted the terms', async (path) => {
    const anonymous = await get({ getMe: failing(401, 'not logged') }, path)
    expect([anonymous.status, anonymous.headers.get('Location')]).toEqual([302, '/'])
    const notYet = await get(signedIn({ termsAccepted: false }), `/de${path}`)
    expect([notYet.status, notYet.headers.get('Location')]).toEqual([302, '/de/terms'])
  })

  it.each(paths)('%s: nobody of whom nothing can be computed; the synthesis says why', async (path) => {
    const calls: Partial<UseCases> = {
      ...signedIn(),
      getInfo: async () => null,
      getSimulation: failing(404, 'no info'),
      listSelectedFunds: async () => [],
      listSelectedEntities: async () => [],
      listPensionFunds: async () => [],
      getDigest: failing(424, 'no info'),
      getPension: failing(404, 'no info'),
      getSources: async () => ({ askedAt: null, silentSince: [] }),
    }
    const answer = await get(calls, `/de${path}`)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/de/synthesis'])
  })
})

/** As much as this person can change at once. */
async function largestChange({ client }: ReturnType<typeof visitor>): Promise<Simulation> {
  const retirementDate = (await client.getSimulation()).limits?.earliest ?? null
  for (const change of [
    { ...NO_CHANGE, retirementDate, desiredRate: 60, lppCapitalShare: 25 },
    { ...NO_CHANGE, retirementDate },
  ])
    if (await client.getDigest(queryOf(change)).catch(() => null)) return change
  throw new Error('nothing can be changed')
}

const PREFIXES = ['', '/de']

/** Each person in one language, alternating; in test:deep in both. */
it.each(PREFIXES)(
  'the PDF has the answer on one page and the details on another, for everybody: %s',
  async (prefix) => {
    const pages: Record<string, number> = {}
    const people = sandbox.people.filter((_, place) => inTurn(PREFIXES, place).includes(prefix))
    for (const { firstName } of people) {
      const { client } = visitor(firstName)
      for (const change of [NO_CHANGE, await largestChange(visitor(firstName))]) {
        const simulation = changesNothing(change) ? null : change
        const getSimulation = async () => ({ ...(await client.getSimulation()), simulation, problem: null })
        const calls = { ...client, ...entered(true).household, getSimulation }
        const answer = await get(calls, `${prefix}/data/synthesis.pdf`)
        const bytes = new Uint8Array(await answer.arrayBuffer())
        const { pages: count } = readPdf(bytes)
        pages[`${firstName} ${simulation ? 'with' : 'without'} a change`] = count
      }
    }
    expect(people.length).toBeGreaterThan(5)
    expect(Object.keys(pages)).toHaveLength(2 * people.length)
    // The plan of leaving early may take a third.
    expect(
      Object.entries(pages).filter(([name, count]) => count !== 2 && !(name.endsWith('with a change') && count === 3)),
    ).toEqual([])
  },
)

/** The last case is somebody who has decided. */
describe('docs/takeaway.md', () => {
  const guide = readFileSync(new URL('../../../docs/takeaway.md', import.meta.url), 'utf8')
  const documented = [...guide.matchAll(/^\| `([^`]+)` \|/gm)].map(([, path = '']) => path)
  /** Fields that the table describes in the line of their parent, or through the other column or person. */
  const TOLD_ABOVE =
    /\.spread\.lpp\..*|\.stop\.(chosen|range|prices|nearest)\..*|\.stop\.missing\[\]|figures\.plan\.\w+(\[\])?\..*|figures\.net\.\w+\.(gross|net|steps)\..*|\.decision\.(choice|years\[\]|spouse\[\]|spread\[\])\..*|\.(policy|statement|personalPensionDetails|later|first|earlier\[\]|drawing(\[\])?|shares\[\]|gaps|steps\[\]|differences\[\]|scenarios\[\]|silent\[\]|periods\[\]|children\[\])\..*|entered\.firstPillar\.partner\..*/

  const pathsIn = (value: unknown, path = ''): string[] => {
    if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((one) => pathsIn(one, `${path}[]`))]
    if (value === null || typeof value !== 'object') return [path]
    return [
      ...(path ? [path] : []),
      ...Object.entries(value).flatMap(([key, one]) => pathsIn(one, path ? `${path}.${key}` : key)),
    ]
  }
  const asToldOf = (path: string) =>
    path
      .replace(/^figures\.digest\.outlook\.withChange(?=\.|$)/, 'figures.digest.outlook.withoutChange')
      .replace(/^figures\.digest\.withChange\./, 'figures.digest.withoutChange.')
      .replace(/^figures\.net\.withChange\./, 'figures.net.withoutChange.')
      .replace(/^figures\.digest\.need\.withChange(?=\.|$)/, 'figures.digest.need.withoutChange')
      .replace(/^figures\.pension\.withChange\./, 'figures.pension.withoutChange.')
      .replace(/^(figures\.pension\.withoutChange)\.partner\./, '$1.person.')

  const DECISION: DecisionForm = {
    ...{ lppCapitalShare: 25, canton: 'VD', municipality: 'Lausanne', status: 'married', yield: 1, until: 90 },
    children: false,
    spouse: [{ year: 2036, amount: 50_000 }],
    spread: [],
  }
  const GENEVA = { canton: 'GE', municipality: 'Genève', healthPremium: null, spousePension: null }
  const IN_PARTS = {
    drawing: [{ from: day('2034-04-01'), share: 50 }],
    steps: [{ on: day('2032-01-01'), rate: 60 }],
  }
  const PAID_IN = {
    buyIn: BUY_IN,
    pillar3a: { amount: 7000, purchase: 1000 },
  }

  it('describes every field that is written, and no other', async () => {
    await visitor('Claire').client.saveDecision(DECISION)
    // Somebody alone is told a range; of a couple nothing.
    for (const name of ['Sofia', 'Nadia']) await visitor(name).client.savePlace(GENEVA)
    const all = await Promise.all([
      ...PERSONS.map((name) => jsonOf(name, entered(true))),
      jsonOf('Claire', { household: { ...entered(true).household, ...tried() } }),
      jsonOf('Claire', { household: { ...entered(true).household, ...tried(IN_PARTS) } }),
      jsonOf('Claire', { household: { ...entered(true).household, ...tried(PAID_IN) } }),
    ])
    const paths = new Set(all.flatMap((json) => pathsIn(json)).map(asToldOf))
    const told = (path: string) =>
      TOLD_ABOVE.test(path) ||
      documented.some((one) => one === path || one.startsWith(`${path}.`) || one.startsWith(`${path}[]`))
    expect([...paths].filter((path) => !told(path))).toEqual([])
    expect(documented.filter((path) => !paths.has(path))).toEqual([])
  })
})

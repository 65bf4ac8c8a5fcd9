/** Every figure of each demo person is the same wherever it is shown: on pages, in files and in the link. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import { queryOf } from '~/estimate/case/rules/simulation-query'
import { chf, percent, signedChf } from '~/language/format'
import { phasesOf } from '~/language/phases'
import { franc } from '~/pillars/money'
import { householdOverTime } from '~/pillars/synthesis/household-over-time'
import { totalPayments } from '~/pillars/synthesis/payments'
import type { Column } from '~/pillars/synthesis/result'
import { createExports } from '~/takeaway/exports'
import { BOTH_ENTERED, figuresIn } from '../../tests/support/pages/sample-synthesis'
import { type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { answerAll, clientOf, type SandboxPerson, visitorOf } from '../../tests/support/product/sandbox-visitor'
import { readable, servePage } from '../../tests/support/product/serve-page'
import { TODAY } from '../../tests/support/product/start-api'
import type { UseCases } from '../../tests/support/product/use-cases'
import * as simulation from './simulation/route'
import * as synthesis from './synthesis/route'
import * as takeaway from './takeaway/route'

const NAMES = [
  'Claire',
  'Philippe',
  'Reto',
  'Sofia',
  'Nadia',
  'Isabelle',
  'Martin',
  'Elena',
  'Beat',
  'Vreni',
  'Daniel',
  'Ruth',
  'Luca',
]

let sandbox: StartedSandbox
const visitors = new Map<string, { person: SandboxPerson; use: UseCases }>()
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
  for (const person of sandbox.people) {
    const visitor = await visitorOf(sandbox, person)
    await answerAll(person, visitor)
    const use = clientOf(visitor)
    await use.acceptTerms()
    visitors.set(person.firstName, { person, use: { ...use, getHousehold: async () => BOTH_ENTERED } })
  }
})
afterAll(() => sandbox.close())

function visitor(name: string) {
  const found = visitors.get(name)
  if (!found) throw new Error(`no such person: ${name}`)
  return found
}

it('of all persons of the demo', () => expect([...visitors.keys()].toSorted()).toEqual(NAMES.toSorted()))

const exports = { ...createExports(Buffer.alloc(32, 9)), listExamples: async () => ({}) }
/** Without no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

async function pageOf(use: UseCases) {
  const html = await (await servePage(synthesis, '/synthesis', use, { exports }).get('/synthesis')).text()
  return { html, text: plain(readable(html)) }
}

/** Presses a value, reads what it brings, and goes back. `check`: of what is paid with it. */
async function press(use: UseCases, choice: keyof Simulation, value: string, check = (_paid: Column) => {}) {
  const page = servePage(synthesis, '/synthesis', use, { exports })
  const answer = await page.post('/synthesis', [
    ['intent', 'play'],
    [choice, value],
  ])
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/synthesis#play'])
  const saved = (await use.getSimulation()).simulation ?? NO_CHANGE
  const { withoutChange, withChange } = await use.getDigest(queryOf(saved))
  const { html, text } = await pageOf(use)
  if (!withChange?.complete) throw new Error(`${value} is not known`)
  check(withChange)
  expect(withChange.monthlyTotal).toBe(franc(ownPart(withChange)))
  expect(text).toContain(plain(`${chf(withChange.monthlyTotal ?? 0)} par mois, à vie`))
  const difference = (withChange.monthlyTotal ?? 0) - (withoutChange.monthlyTotal ?? 0)
  const result = plain(readable(/<p class="play-result"[\s\S]*?<\/p>/.exec(html)?.[0] ?? ''))
  expect(result).toContain(difference === 0 ? 'Autant par mois' : plain(signedChf(difference)))
  if (withChange.capitalTotal !== withoutChange.capitalTotal)
    expect(result).toContain(plain(chf(withChange.capitalTotal ?? 0)))
  expect((await page.post('/synthesis', [['intent', 'withoutChange']])).status).toBe(303)
  expect((await use.getSimulation()).simulation).toBeNull()
}

const ownPart = ({ avs, lpp }: Column) => (avs ? avs.monthly + avs.supplement : 0) + (lpp?.monthly ?? 0)
const capitalOf = ({ lpp, vested, pillar3a }: Column) =>
  (lpp?.capital ?? 0) + (vested?.projected ?? 0) + (pillar3a?.projected ?? 0)

describe.each(NAMES)('%s', (name) => {
  it('is paid for life what the pillars pay, which the outlook ends with, and that part of today’s pay', async () => {
    const { withoutChange: column, outlook } = await visitor(name).use.getDigest()
    expect(column.monthlyTotal).toBe(franc(ownPart(column)))
    expect(column.capitalTotal ?? 0).toBe(capitalOf(column))
    const told = outlook?.withoutChange
    expect(told?.income.at(-1)).toMatchObject({ from: column.totalFrom, total: column.monthlyTotal, salary: null })
    const share = Math.round((1200 * (column.monthlyTotal ?? 0)) / (outlook?.salary?.salary ?? Number.NaN))
    expect(told?.replaced.map(({ percent }) => percent).at(-1) ?? Number.NaN).toBe(share)
    for (const one of [told?.spread.lpp, told?.spread.pillar3a])
      if (one) expect(one.monthly).toBe(franc(one.capital / one.months))
  })

  it('reads the same on the page, in the files and in the link', async () => {
    const { use } = visitor(name)
    const { withoutChange: column, outlook } = await use.getDigest()
    const { html, text } = await pageOf(use)
    const figures = figuresIn(html)
    expect(figures['total.monthly']).toBe(`${column.monthlyTotal} withoutChange`)
    expect(figures['avs.monthly']).toBe(`${column.avs?.monthly} withoutChange`)
    expect(text).toContain(plain(`${chf(column.monthlyTotal ?? 0)} par mois, à vie`))
    const share = outlook?.withoutChange.replaced.at(-1)
    if (share) expect(text).toContain(plain(percent(share.percent)))

    const path = /href="(\/export\?[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { monthlyTotal, capitalTotal, totalFrom, first } = column
    const shared = exports.find(new URL(path, 'https://example.ch'))?.withoutChange
    expect(shared).toMatchObject({ monthlyTotal, capitalTotal, totalFrom, first })
    const last = shared?.income?.steps.at(-1)
    expect(franc((last?.[3] ?? 0) + (last?.[4] ?? 0))).toBe(monthlyTotal)

    const file = async (ending: string) =>
      (await servePage(takeaway, `/data/synthesis.${ending}`, use).get(`/data/synthesis.${ending}`)).text()
    const { digest } = JSON.parse(await file('json')).figures
    // The file names the fund in the language of the page.
    expect({ ...digest.withoutChange, lpp: null }).toEqual({ ...JSON.parse(JSON.stringify(column)), lpp: null })
    expect(digest.withoutChange.lpp?.monthly).toBe(column.lpp?.monthly)
    expect(await file('csv')).toMatch(new RegExp(`;${monthlyTotal};CHF par mois;`))
  })

  it('reads every amount before the one for life, whenever they leave', async () => {
    const { use } = visitor(name)
    for (const { days, column } of await use.listAges()) {
      const query = Object.fromEntries(Object.entries(days).filter(([, one]) => one !== null))
      const paid = totalPayments(await use.getPension(query), column.lpp)
      const before = (paid ?? []).flatMap(({ to, ...one }) => (to === null ? [] : [{ ...one, to }]))
      expect(phasesOf(column).map(({ endedBy: _, ...one }) => one)).toEqual(before)
      expect(phasesOf(column)[0]?.monthly).toBe(column.first?.monthly)
    }
  })

  it('is paid more the later they leave, and each age brings what choosing it brings', async () => {
    const { use } = visitor(name)
    const [all, { withoutChange }] = [await use.listAges(), await use.getDigest()]
    expect(all.length).toBeGreaterThan(5)
    expect(all.filter(({ isPlanned }) => isPlanned).map(({ column }) => column)).toEqual([withoutChange])
    // For an earlier age, the AVS still starts at 63. Its reduction depends on the pension paid early, which is lower for
    // people who stop working earlier.
    const ofAvs = all.filter(({ days }) => days.stopsOn === null).map(({ column }) => column.avs?.monthly ?? 0)
    expect(ofAvs).toEqual(ofAvs.toSorted((one, other) => one - other))
    for (const part of [
      ({ lpp }: Column) => lpp?.monthly ?? 0,
      ({ monthlyTotal }: Column) => monthlyTotal ?? 0,
      ({ capitalTotal }: Column) => capitalTotal ?? 0,
    ]) {
      const amounts = all.map(({ column }) => part(column))
      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    }
    for (const { days, column, isPlanned } of all) {
      const query = Object.fromEntries(Object.entries(days).filter(([, one]) => one !== null))
      if (!isPlanned) expect((await use.getDigest(query)).withChange).toEqual(column)
    }
  })

  it('reads at each age that is offered what pressing it shows', async () => {
    const { use } = visitor(name)
    const { ages } = await use.listPlay()
    expect(ages).toHaveLength(5)
    expect(ages.filter(({ isChosen, isBefore }) => isChosen && isBefore)).toHaveLength(1)
    const { html } = await pageOf(use)
    for (const { age, column, isChosen } of ages) {
      const value = age.months > 0 ? `${age.years}/${age.months}` : `${age.years}`
      const figure = `value="${column.monthlyTotal}" data-figure="ages.${value.replace('/', '-')}.monthly"`
      expect(html.includes(figure), figure).toBe(true)
      if (!isChosen) await press(use, 'retirementDate', value, (paid) => expect(paid).toEqual(column))
    }
  })

  it('reads of each share and rate that is offered what it brings', async () => {
    const { use } = visitor(name)
    const { shares, rates } = await use.listPlay()
    for (const { value, isChosen } of shares) if (!isChosen) await press(use, 'lppCapitalShare', String(value))
    for (const { value, isChosen } of rates) if (!isChosen) await press(use, 'desiredRate', String(value))
  })

  it.each(['buyIn', 'more3a', 'open3a', 'purchase3a', 'paysGaps'] as const)(
    'reads what %s brings, and pressing it shows that',
    async (key) => {
      const { use } = visitor(name)
      const [contributions, possible] = [await use.getContributions(), await use.getSimulation()]
      const { suggestions } = contributions
      const levers = await use.listPricedLevers({ suggestions: possible.suggestions, contributions })
      const lever = levers.find((one) => one.key === key)
      if (!lever) return expect(suggestions.map((one) => one.key)).not.toContain(key)
      const page = servePage(simulation, '/simulation', use)
      const html = await (await page.get('/simulation')).text()
      expect(html).toContain(`value="${lever.cost?.amount}" data-figure="lever.${key}.cost"`)
      const pressed = await page.post('/simulation', [['suggestion', key]])
      expect(pressed.status).toBe(303)
      const { simulation: saved } = await use.getSimulation()
      await use.saveSimulation(NO_CHANGE)
      expect(saved).toEqual(lever.simulation)
      const { withoutChange, withChange } = await use.getDigest(queryOf(lever.simulation))
      expect(lever.effect).toMatchObject({
        monthly: (withChange?.monthlyTotal ?? 0) - (withoutChange.monthlyTotal ?? 0),
        capital: (withChange?.capitalTotal ?? 0) - (withoutChange.capitalTotal ?? 0),
      })
    },
  )
})

describe.each([
  ['Claire', 'Philippe'],
  ['Reto', 'Sofia'],
  ['Beat', 'Vreni'],
])('%s and %s', (one, other) => {
  it.each([
    [one, other],
    [other, one],
  ])('%s reads the sum of both, and the partner as the partner reads it', async (name, partner) => {
    const [{ use }, theirs] = [visitor(name), await visitor(partner).use.getDigest()]
    const [{ withoutChange, outlook }, { periods }] = [await use.getDigest(), await use.getPension()]
    const { forLife, income } = householdOverTime(outlook?.withoutChange.income ?? [], periods) ?? {}
    const avsOf = ({ avs }: Column) => (avs?.monthly ?? 0) + (avs?.supplement ?? 0)
    expect(forLife?.avs).toMatchObject({ person: avsOf(withoutChange), partner: avsOf(theirs.withoutChange) })
    expect(forLife?.monthly).toBe(
      franc(avsOf(withoutChange) + avsOf(theirs.withoutChange) + (withoutChange.lpp?.monthly ?? 0)),
    )
    expect(income?.at(-1)?.total).toBe(forLife?.monthly)
    const html = await (await servePage(synthesis, '/synthesis', use, { exports }).get('/synthesis?vue=deux')).text()
    expect(html).toContain(`value="${forLife?.monthly}" data-figure="household.monthly" data-complete="no"`)
  })
})

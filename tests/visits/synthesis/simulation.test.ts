/** Retiring earlier or later: what is asked, what is refused, and what the synthesis shows beside. */
import { describe, expect, it } from 'vitest'
import { chf, dayText, signedChf } from '~/language/format'
import type { PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { inTurn } from '../../support/random/cases'
import { figure, figuresOn, row } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { descriptionOf, plain, textOf } from '../../support/visit/screen'
import { filledVisitOf, readingVisitOf, visitOf } from '../../support/visit/steps'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, isFolded, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, TEXT } from '../../support/visit/words'

/** What is typed on the form is sent. */
async function simulate(visit: Visit, date: string): Promise<number> {
  const { simulation } = TEXT[visit.language]
  await visit.open('/simulation')
  visit.type(simulation.retirementDate, date)
  return visit.press(simulation.launch)
}

const saved = async (visit: Visit) => (await visit.call<object>('/synthesis/simulation')).body

/** Of both columns. */
const cellsIn = ({ screen }: Visit, block: string, term: string) =>
  screen.part(row(screen, block, term)).getAllByRole('cell')

/** Nadia is 65 on 2 November 2041: on these days she is 63, 64, 66 to 70. */
const STARTS = [
  ['2039-12-01', 'lower'],
  ['2040-12-01', 'lower'],
  ['2042-12-01', 'higher'],
  ['2043-12-01', 'higher'],
  ['2044-12-01', 'higher'],
  ['2045-12-01', 'higher'],
  ['2046-12-01', 'higher'],
] as const

/** In the order of the specification. */
const FIVE_FIELDS = ['currentSalary', 'desiredSalary', 'currentRate', 'desiredRate', 'retirementDate'] as const
/** `Node.DOCUMENT_POSITION_FOLLOWING`. */
const FOLLOWS = 4

describe.each(inTurn(LANGUAGES, 0))('a simulation (%s)', (language) => {
  const { synthesis, simulation, differences, problems, assumptions, words } = TEXT[language]

  it('[103] [119] [120] a retirement date fills the second column, and can be taken away', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    const before = figuresOn(visit.screen)
    await visit.follow(synthesis.simulate)
    expect(visit.screen.main.getAllByRole('heading', { name: simulation.title })).toHaveLength(1)
    visit.type(simulation.retirementDate, '1.12.2039')
    expect(await visit.press(simulation.launch)).toBe(303)
    expect(visit.path).toBe('/synthesis')

    const { withChange } = await digestOf(visit, { retirementDate: '2039-12-01' })
    if (!withChange) throw new Error('no second column')
    // Beside a change its own part of the pay stands.
    expect(before).toMatchObject(figuresOn(visit.screen))
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(withChange))
    const cells = cellsIn(visit, synthesis.total, synthesis.retirement)
    expect(cells.map(textOf)).toEqual(['01.12.2041', '01.12.2039'])

    await visit.follow(synthesis.changeSimulation)
    expect(typedIn(visit.screen, simulation.retirementDate)).toBe('01.12.2039')
    expect(await visit.press(simulation.remove)).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toEqual({})
  })

  it('[008] [009] [117] [118] [120] salary, activity rate, date and capital share fill the second column together', async () => {
    const visit = await synthesisOf(personNamed('Philippe'), language)
    await visit.open('/simulation')
    expect(typedIn(visit.screen, simulation.currentSalary)).not.toBe('')
    for (const told of [simulation.currentSalary, simulation.currentRate])
      expect(descriptionOf(visit.screen.field(told))).toContain(plain(simulation.known.funds))
    const typed = {
      [simulation.currentSalary]: "100'000",
      [simulation.desiredSalary]: "90'000",
      [simulation.currentRate]: '100',
      [simulation.desiredRate]: '80',
      [simulation.retirementDate]: '01.11.2033',
      [simulation.lppCapitalShare]: '25',
    }
    for (const [label, value] of Object.entries(typed)) visit.type(label, value)
    expect(await visit.press(simulation.launch)).toBe(303)
    expect(visit.path).toBe('/synthesis')

    const body = await digestOf(visit, {
      ...{ currentSalary: 100_000, desiredSalary: 90_000, currentRate: 100, desiredRate: 80 },
      ...{ retirementDate: '2033-11-01', lppCapitalShare: 25 },
    })
    if (!body.withChange) throw new Error('no second column')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(body.withChange))
    const told = visit.screen.main.getByRole('table', { name: differences.title })
    expect(visit.screen.part(told).getAllByRole('row')).toHaveLength(1 + body.differences.length)
    expect(body.differences.length).toBeGreaterThan(2)
    for (const { figure: name, difference } of body.differences)
      expect(told.querySelector(`data[data-difference="${name}"]`)?.textContent).toBe(signedChf(difference))

    await visit.open('/simulation')
    for (const [label, value] of Object.entries(typed)) expect(typedIn(visit.screen, label)).toBe(value)
  })

  it('[117] [118] [119] [121] [122] the five fields and the note stand open, in the order of the specification', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.open('/simulation')
    const fields = FIVE_FIELDS.map((name) => visit.screen.field(simulation[name]))
    expect(fields.map(isFolded)).toEqual(FIVE_FIELDS.map(() => false))
    const launch = visit.screen.main.getByRole('button', { name: simulation.launch })
    const note = visit.screen.main.getByRole('heading', { name: simulation.know })
    expect(isFolded(note)).toBe(false)
    expectToSay(note.closest('section') as HTMLElement, simulation.avs, simulation.lpp)
    const inOrder = [...fields, launch, note]
    for (const [place, one] of inOrder.slice(1).entries())
      expect(inOrder[place]?.compareDocumentPosition(one)).toBe(FOLLOWS)
    expect(isFolded(visit.screen.field(simulation.tax.label))).toBe(true)
  })

  it('[119] an age, a day within a month and a fraction are understood, and said in words', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    for (const [typed, understood, start, count] of [
      ['63', 'plain', '01.04.2034', 63],
      ['15.03.2035', 'moved', '01.04.2035', 64],
    ] as const) {
      await visit.open('/simulation')
      visit.type(simulation.retirementDate, typed)
      visit.type(simulation.lppCapitalShare, '1/4')
      expect(await visit.press(simulation.launch)).toBe(303)
      await visit.open('/simulation')
      const age = fillGaps(words.atAge_other, { count })
      const said = fillGaps(simulation.understood[understood], { day: start, age })
      expect(descriptionOf(visit.screen.field(simulation.retirementDate))).toContain(plain(said))
      expect(typedIn(visit.screen, simulation.lppCapitalShare)).toBe('25')
    }
  })

  it('[124] what cannot be is refused at its field, and kept as typed', async () => {
    const visit = await filledVisitOf(personNamed('Philippe'), language)
    for (const [label, value, key] of [
      [simulation.desiredSalary, '-1', 'amountNegative'],
      [simulation.desiredSalary, "10'000'001", 'salaryTooLarge'],
      [simulation.desiredRate, '0', 'activityRateRange'],
      [simulation.desiredRate, '150', 'activityRateRange'],
      [simulation.lppCapitalShare, '101', 'capitalShareRange'],
      [simulation.lppCapitalShare, '100', 'capitalShareTooLarge'],
      [simulation.retirementDate, '', 'nothingChanged'],
      [simulation.retirementDate, 'bientôt', 'dayOrAgeForm'],
    ] as const) {
      await visit.open('/simulation')
      visit.type(label, value)
      expect(await visit.press(simulation.launch), value).toBe(400)
      expectProblems(visit, { [label]: key })
      expect(typedIn(visit.screen, label)).toBe(value)
    }
    expect(await saved(visit)).toMatchObject({ simulation: null })
  })

  it('[123] 62 and 71 are refused with a message at the field', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    for (const [date, key] of [
      ['01.12.2038', 'retirementTooEarly'],
      ['01.11.2039', 'retirementTooEarly'],
      ['01.01.2047', 'retirementTooLate'],
      ['01.12.2047', 'retirementTooLate'],
      ['01.11.2026', 'retirementInPast'],
    ] as const) {
      expect(await simulate(visit, date), date).toBe(400)
      expectProblems(visit, { [simulation.retirementDate]: key })
      expect(typedIn(visit.screen, simulation.retirementDate)).toBe(date)
    }
    expect(await saved(visit)).toMatchObject({ simulation: null })
  })

  it('[123] before 65 the AVS pension for life is lower, after it higher', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    const monthly = figuresOn(visit.screen)['avs.monthly'] ?? Number.NaN
    for (const [start, direction] of STARTS) {
      expect(await simulate(visit, dayText(day(start)))).toBe(303)
      const changed = figuresOn(visit.screen, 'withChange')['avs.monthly'] ?? Number.NaN
      expect(Math.sign(changed - monthly), start).toBe(direction === 'lower' ? -1 : 1)
      const { body } = await visit.call<PensionResult>(`/acor/pension-calculator?retirementDate=${start}`)
      expect(body.person.from).toBe(start)
      expect(changed).toBe(body.periods.at(-1)?.person)
    }
  })

  it('65 itself changes nothing, and a deferral of months is none', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    const monthly = textOf(figure(visit.screen, 'avs.monthly'))
    expect(monthly).toMatch(/^CHF /)
    const changed = () => textOf(figure(visit.screen, 'avs.monthly', 'withChange'))
    expect(await simulate(visit, '01.12.2041')).toBe(303)
    expect(changed()).toBe(monthly)
    expect(await simulate(visit, '01.06.2042')).toBe(303)
    expect(changed()).toBe(monthly)
    const cells = (block: string, term: string) => cellsIn(visit, block, term).map(textOf)
    expect(cells(synthesis.avs, synthesis.from)).toEqual(['01.12.2041', '01.12.2041'])
    expect(cells(synthesis.lpp, synthesis.lppFrom)).toEqual(['01.12.2041', '01.06.2042'])
    expectToSay(mainOf(visit.screen), assumptions.deferralUnderOneYear)
  })

  it('[119] the form says from when to when, and what law and funds allow', async () => {
    const visit = await readingVisitOf(personNamed('Claire'), language)
    await visit.open('/simulation')
    const hint = fillGaps(simulation.retirementDateHint, {
      age: 63,
      earliest: '01.04.2034',
      reference: '01.04.2036',
      latest: '01.04.2041',
    })
    expect(descriptionOf(visit.screen.field(simulation.retirementDate))).toBe(plain(hint))
    const { avs, lpp, pillar3aNote, partner } = simulation
    expectToSay(mainOf(visit.screen), avs, lpp, pillar3aNote, partner)
    expect(textOf(mainOf(visit.screen))).not.toContain(plain(simulation.transitionGeneration))
    await visit.follow(simulation.back)
    expect(visit.path).toBe('/synthesis')
  })

  it('of a couple every change is shown, early or late, and the other’s start', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    expect(await simulate(visit, '01.04.2034')).toBe(303)
    const { person, periods } = (await visit.call<PensionResult>('/acor/pension-calculator?retirementDate=2034-04-01'))
      .body
    expect(person.drawing).toEqual({ kind: 'early', months: 24 })
    const [first, second, third] = periods
    const changed = (term: string) => cellsIn(visit, synthesis.avs, term)[1] as HTMLElement
    expect(textOf(changed(synthesis.avsMonthly))).toBe(plain(chf(third?.person ?? 0)))
    for (const [reason, period, days] of [
      ['partner', first, { from: '01.04.2034', to: '31.10.2034' }],
      ['referenceAge', second, { from: '01.11.2034', to: '31.03.2036' }],
    ] as const)
      expectToSay(
        changed(synthesis.avsEarlier),
        chf(period?.person ?? 0),
        fillGaps(synthesis.avsEarlierUntil[reason], days),
      )
  })

  it('one that fits no more is said to', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    expect((await visit.call('/synthesis/simulation', { lppCapitalShare: 25 })).status).toBe(200)
    expect((await visit.call('/openpk/user/pension-funds', { ids: [] })).status).toBe(200)
    await visit.open('/synthesis')
    expectToSay(mainOf(visit.screen), synthesis.simulationUnfit, problems.noFundForCapital)
    expect(figuresOn(visit.screen, 'withChange')).toEqual({})
  })

  it('is only for signed-in visitors', async () => {
    const visit = await beginVisit(language)
    await visit.open('/simulation')
    expect(visit.path).toBe('/')
  })

  it('goes with everything else when the data are deleted', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    expect(await simulate(visit, '01.12.2039')).toBe(303)
    expect(await saved(visit)).toMatchObject({ simulation: { retirementDate: '2039-12-01' } })
    const { session } = visit
    await visit.open('/data')
    await visit.press(TEXT[language].data.confirm)
    expect(await saved(visit)).toMatchObject({ simulation: null })
    const another = await beginVisit(language)
    another.bring(session ?? '')
    expect(await saved(another)).toMatchObject({ status: 401 })
  })
})

it('nobody else can save one', async () => {
  const visit = await visitOf(personNamed('Nadia'))
  const post = (path: string, body: string | URLSearchParams, type: object = {}) =>
    visit.ask(path, { method: 'POST', body, headers: { Origin: 'https://evil.example', ...type } })
  const form = new URLSearchParams({ retirementDate: '01.12.2039', formToken: visit.formToken })
  expect((await post('/simulation', form)).status).toBe(403)
  const json = { 'content-type': 'application/json' }
  expect((await post('/api/synthesis/simulation', '{"retirementDate":"2039-12-01"}', json)).status).toBe(403)
  expect(await saved(visit)).toMatchObject({ simulation: null })
})

/** When to leave: every age compared, and one of them chosen. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { day } from '~/pillars/day'
import type { Column } from '~/pillars/synthesis/result'
import { inTurn } from '../../support/random/cases'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { typedIn } from '../../support/visit/forms'
import { OWN_COUPLE, typeOwnCouple } from '../../support/visit/own-couple'
import { personNamed } from '../../support/visit/people'
import { heardAs, textOf } from '../../support/visit/screen'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import { estimate } from '../../support/visit/typist'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, literally, TEXT } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')

/** The row of the table of ages with this day. */
const rowOf = ({ screen }: Visit, name: string) => screen.main.getByRole('row', { name: literally(name) })
const chosenIn = ({ screen }: Visit) => screen.document.querySelector('main tr[aria-current="true"]')
const figuresIn = ({ screen }: Visit) => figuresOn(screen, null)

describe.each(inTurn(LANGUAGES, 0))('the ages (%s)', (language) => {
  const { ages, explained, problems, scenarios, simulation, synthesis, words } = TEXT[language]
  const named = (years: number) => fillGaps(explained.years_other, { count: years })

  it('a visitor compares all ages and chooses one, whose figures are those of the synthesis then', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    const onButton = figuresIn(visit)['ages.63.monthly']
    await visit.follow(synthesis.ages.all)
    expect(visit.path).toBe('/ages')
    expect(visit.screen.main.getAllByRole('heading', { level: 1, name: ages.title })).toHaveLength(1)

    // Her funds pay from 58 on: the years before 63 are folded, below.
    const years = [...Array.from({ length: 8 }, (_, index) => 63 + index), 58, 59, 60, 61, 62]
    const headers = [...visit.screen.document.querySelectorAll('main table th[scope=row]')].map(textOf)
    expect(headers).toHaveLength(13)
    expect(visit.screen.document.querySelectorAll('main details table th[scope=row]')).toHaveLength(5)
    for (const [index, age] of years.entries())
      expect(headers[index]).toMatch(new RegExp(`^${literally(named(age)).source} ?01\\.04\\.${1971 + age}$`))
    expectToSay(chosenIn(visit), named(65))
    const row = rowOf(visit, '01.04.2034')
    const shown = figuresIn(visit)
    const amounts = years.toSorted().map((age) => shown[`ages.${age}.monthly`] ?? 0)
    expect(amounts).toEqual(amounts.toSorted((one, other) => one - other))
    const monthly = shown['ages.63.monthly']
    expect(monthly).toBe(onButton)
    expectToSay(row, chf(monthly ?? 0))

    const choice = heardAs(`${ages.choose} ${named(63)}`)
    expect(await visit.press(choice, { within: visit.screen.part(row) })).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject({
      ...{ 'total.monthly': monthly, 'total.capital': shown['ages.63.capital'] },
      ...{ 'total.monthlyFirst': shown['ages.63.monthlyFirst'], 'total.partOfSalary': shown['ages.63.partOfSalary'] },
    })
    const { withChange } = await digestOf(visit, { retirementDate: '2034-04-01' })
    expect(withChange).toMatchObject({ monthlyTotal: monthly, capitalTotal: shown['ages.63.capital'] })

    await visit.open('/simulation')
    const ways = visit.screen.part(visit.screen.all.getByRole('navigation', { name: simulation.ways.label }))
    await visit.follow(simulation.ways.ages, ways)
    expectToSay(chosenIn(visit), named(63))
  })

  it('at an age before the AVS, work stops and the funds pay: three days are chosen, and all is said of them', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.open('/ages')
    const row = rowOf(visit, '01.04.2031')
    expectToSay(row, ages.avsFrom.slice(0, 3))
    const { 'ages.60.monthly': monthly, 'ages.60.monthlyFirst': first } = figuresIn(visit)
    expect(first).toBeLessThan(monthly ?? 0)
    await visit.press(heardAs(`${ages.choose} ${named(60)}`), { within: visit.screen.part(row) })
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject({
      ...{ 'total.monthly': monthly, 'total.monthlyFirst': first },
    })
    const days = { stopsOn: '2031-03-31', retirementDate: '2034-04-01', lppFrom: '2031-04-01' }
    const { withChange } = await digestOf(visit, days)
    expect(withChange).toMatchObject({ monthlyTotal: monthly, lpp: { from: '2031-04-01' } })

    // The form has what was chosen, and refuses at its field a fund that pays while work goes on.
    await visit.open('/simulation')
    expect(typedIn(visit.screen, simulation.stopsOn)).toBe('31.03.2031')
    visit.type(simulation.lppFrom, '59')
    expect(await visit.press(simulation.launch)).toBe(400)
    expectToSay(mainOf(visit.screen), problems.lppWhileWorking)
    visit.type(simulation.lppFrom, '63')
    await visit.press(simulation.launch)
    expect(visit.path).toBe('/synthesis')
    expectToSay(mainOf(visit.screen), '01.04.2034')
  })

  it('lets the AVS of all rows start at the reference age, and keeps that among the months', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.open('/ages')
    const first = figuresIn(visit)
    visit.type(ages.avsStart.label, 'reference')
    await visit.press(ages.avsStart.show)
    expect([visit.path, visit.screen.url.search]).toEqual(['/ages', '?avsFrom=reference'])
    const later = figuresIn(visit)
    const plan = { stopsOn: '2034-03-31', retirementDate: '2036-04-01', lppFrom: '2034-04-01' }
    expect((await digestOf(visit, plan)).withChange?.monthlyTotal).toBe(later['ages.63.monthly'])
    expect(later['ages.63.monthly']).toBeGreaterThan(first['ages.63.monthly'] ?? 0)
    expect(later['ages.65.monthly']).toBe(first['ages.65.monthly'])
    expectToSay(mainOf(visit.screen), fillGaps(ages.avsFrom, { age: fillGaps(words.atAge_other, { count: 65 }) }))
    const months = visit.screen.all.getByRole('navigation', { name: ages.months.title })
    await visit.follow(named(64), visit.screen.part(months))
    expect(visit.screen.url.search).toBe('?year=64&avsFrom=reference')
  })

  it('the months of a year are compared and chosen, with the rest of the change', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.call('/synthesis/simulation', { lppCapitalShare: 25 })
    await visit.open('/ages')
    expectToSay(mainOf(visit.screen), ages.othersStay)
    const months = visit.screen.all.getByRole('navigation', { name: ages.months.title })
    await visit.follow(named(64), visit.screen.part(months))
    expect([visit.path, visit.screen.url.search]).toEqual(['/ages', '?year=64'])
    const table = visit.screen.main.getByRole('table', { name: ages.caption })
    // Twelve months, the reference age to compare with, and the heads.
    expect(visit.screen.part(table).getAllByRole('row')).toHaveLength(14)
    const { 'ages.64-3.monthly': monthly, 'ages.64-3.capital': capital } = figuresIn(visit)
    expect(monthly).toBeGreaterThan(0)
    await visit.press(/./, { within: visit.screen.part(rowOf(visit, '01.07.2035')) })
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject({ 'total.monthly': monthly, 'total.capital': capital })
    const { withChange } = await digestOf(visit, { retirementDate: '2035-07-01', lppCapitalShare: 25 })
    expect(withChange?.monthlyTotal).toBe(monthly)

    // The day of the plan stands among the whole ages.
    await visit.open('/ages')
    expectToSay(chosenIn(visit), '01.07.2035')
    await visit.open('/ages?year=64')
    await visit.follow(ages.months.all)
    expect([visit.path, visit.screen.url.search]).toEqual(['/ages', ''])
  })

  it('a couple compares 63, 65 and 67, keeps two of them, and reads what the call says of each', async () => {
    const typist = await typeOwnCouple(language)
    const { visit } = typist
    for (const years of [63, 67]) {
      await typist.open('/ages')
      const plan = { retirementDate: day(`${1970 + years}-05-01`) }
      const { withoutChange, withChange } = (await estimate(visit, { ...OWN_COUPLE, plan })).digest
      const monthly = withChange?.monthlyTotal ?? 0
      expect(figuresIn(visit)).toMatchObject({
        [`ages.${years}.monthly`]: monthly,
        'ages.65.monthly': withoutChange.monthlyTotal,
      })
      const within = visit.screen.part(rowOf(visit, `01.05.${1970 + years}`))
      expect(await visit.press(heardAs(`${ages.choose} ${named(years)}`), { within })).toBe(303)
      expect(figuresOn(visit.screen, 'withChange')).toMatchObject(figuresOf(withChange as Column))

      await typist.open('/scenarios')
      visit.type(scenarios.name, named(years))
      expect(await visit.press(scenarios.keep)).toBe(303)
      const [kept] = visit.screen.main.getAllByRole('row', { name: literally(named(years)) })
      expectToSay(kept ?? null, chf(monthly))
    }
    expect(visit.screen.part(visit.screen.main.getByRole('table')).getAllByRole('rowheader')).toHaveLength(3)
  })

  it('somebody without a dossier is led to the beginning', async () => {
    for (const path of ['/ages', '/ages?year=64']) {
      const visit = await beginVisit(language)
      await visit.open(path)
      expect(visit.path).toBe('/')
    }
  })
})

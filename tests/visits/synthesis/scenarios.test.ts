/** Simulations that are kept under a name and compared. */
import { describe, expect, it } from 'vitest'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import { amountText, chf, signedChf } from '~/language/format'
import { figuresOn } from '../../support/visit/figures'
import { expectProblems, typedIn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { heardAs, textOf } from '../../support/visit/screen'
import { synthesisOf } from '../../support/visit/synthesis'
import { expectToSay } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, literally, TEXT } from '../../support/visit/words'

describe.each(LANGUAGES)('scenarios (%s)', (language) => {
  const { scenarios, simulation, synthesis, words } = TEXT[language]

  it('what is simulated and kept under a name is compared, seen again and removed', async () => {
    const visit = await synthesisOf(personNamed('Philippe'), language)
    for (const [field, value, name] of [
      ['retirementDate', '66', 'Plus tard'],
      ['desiredRate', '80', '80 %'],
      ['lppCapitalShare', '25', '<b>Capital</b>'],
    ] as const) {
      await visit.call('/synthesis/simulation', {})
      await visit.open('/simulation')
      visit.type(simulation[field], value)
      expect(await visit.press(simulation.launch)).toBe(303)
      expect(visit.screen.main.getAllByRole('heading', { name: synthesis.causes.title })).toHaveLength(1)
      await visit.open('/scenarios')
      expect(typedIn(visit.screen, scenarios.name)).not.toBe('')
      visit.type(scenarios.name, name)
      expect(await visit.press(scenarios.keep)).toBe(303)
      expect(visit.path).toBe('/scenarios')
      expect(visit.screen.main.queryAllByRole('heading', { name: scenarios.keepTitle })).toEqual([])
    }

    const { body } = await visit.call<ScenariosAnswer>('/synthesis/scenarios')
    const table = () => visit.screen.part(visit.screen.main.getByRole('table', { name: scenarios.table }))
    const heads = table().getAllByRole('columnheader').map(textOf)
    expect(heads).toEqual(Object.values(scenarios.columns))
    expect(body.scenarios).toHaveLength(3)
    const today = body.withoutChange
    for (const { name, column } of body.scenarios) {
      const row = table().getByRole('row', { name: literally(name) })
      const [monthly, difference, capital] = visit.screen.part(row).getAllByRole('cell')
      if (!monthly || !difference || !capital || !column) throw new Error('no row')
      expectToSay(monthly, chf(column.monthlyTotal ?? 0), amountText(column.lpp?.monthly ?? 0))
      const more = (column.monthlyTotal ?? 0) - (today.monthlyTotal ?? 0)
      const { compared } = scenarios
      const inWords = more > 0 ? compared.more : compared.less
      const told = fillGaps(inWords, { amount: chf(Math.abs(more)), what: compared.monthly })
      expectToSay(difference, signedChf(more), told)
      expectToSay(capital, chf(column.capitalTotal ?? 0))
    }

    await visit.press(heardAs(`${scenarios.show} Plus tard`))
    expect(visit.path).toBe('/synthesis')
    expect(figuresOn(visit.screen, 'withChange')).toMatchObject({
      'total.monthly': body.scenarios[0]?.column?.monthlyTotal,
    })
    await visit.open('/scenarios')
    await visit.press(heardAs(`${scenarios.remove} Plus tard`))
    expect(table().queryAllByRole('row', { name: /Plus tard/ })).toEqual([])
    expect(visit.screen.main.getAllByRole('heading', { name: scenarios.keepTitle })).toHaveLength(1)
  })

  it('trying leads to comparing and back, and the name is there already', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.open('/scenarios')
    await visit.follow(scenarios.first)
    expect(visit.path).toBe('/simulation')
    const { ways } = simulation
    const nav = () => visit.screen.part(visit.screen.all.getByRole('navigation', { name: ways.label }))
    expect(nav().getByRole('link', { name: ways.try }).getAttribute('aria-current')).toBe('page')
    visit.type(simulation.retirementDate, '64')
    expect(await visit.press(simulation.launch)).toBe(303)
    await visit.open('/simulation')
    await visit.follow(ways.compare, nav())
    const age = fillGaps(words.atAge_other, { count: 64 })
    const name = fillGaps(scenarios.named.age, { age }).replace(/^./, (letter) => letter.toUpperCase())
    expect(typedIn(visit.screen, scenarios.name)).toBe(name)
    expect(await visit.press(scenarios.keep)).toBe(303)
    expect(visit.screen.main.getAllByRole('row', { name: literally(name) })).toHaveLength(1)
    expect(visit.screen.main.getAllByRole('link', { name: scenarios.another })).toHaveLength(1)
  })

  it('a name is needed, and not too long; what is typed stays', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    await visit.call('/synthesis/simulation', { lppCapitalShare: 25 })
    for (const [name, key] of [
      ['', 'required'],
      ['x'.repeat(61), 'nameTooLong'],
    ] as const) {
      await visit.open('/scenarios')
      visit.type(scenarios.name, name)
      expect(await visit.press(scenarios.keep)).toBe(400)
      expectProblems(visit, { [scenarios.name]: key })
      expect(typedIn(visit.screen, scenarios.name)).toBe(name)
    }
  })

  it('are only for signed-in visitors', async () => {
    const visit = await beginVisit(language)
    await visit.open('/scenarios')
    expect(visit.path).toBe('/')
  })
})

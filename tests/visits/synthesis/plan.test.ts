/** The plan of leaving early, from the choice of an age to the calendar. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { figuresOn } from '../../support/visit/figures'
import { personNamed } from '../../support/visit/people'
import { heardAs } from '../../support/visit/screen'
import { synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, literally, TEXT } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const figuresIn = ({ screen }: Visit) => figuresOn(screen, null)
const timesIn = ({ screen }: Visit) =>
  [...screen.document.querySelectorAll('main table time')].map((one) => one.getAttribute('datetime'))

/** Chooses a row of ages, from which the plan is opened. */
async function leaveAt(visit: Visit, years: number, startsOn: string) {
  const { ages, explained } = TEXT[visit.language]
  await visit.open('/ages')
  const row = visit.screen.main.getByRole('row', { name: literally(startsOn) })
  const name = fillGaps(explained.years_other, { count: years })
  expect(await visit.press(heardAs(`${ages.choose} ${name}`), { within: visit.screen.part(row) })).toBe(303)
}

async function needs(visit: Visit, amount: string) {
  const { simulation } = TEXT[visit.language]
  await visit.open('/simulation')
  visit.type(simulation.need, amount)
  await visit.press(simulation.launch)
}

const ageText = (language: Language, count: number) => fillGaps(TEXT[language].words.atAge_other, { count })

describe.each(LANGUAGES)('the plan (%s)', (language) => {
  const { plan } = TEXT[language]

  it('says without an early start where one chooses it', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await visit.open('/plan')
    expect(visit.status).toBe(200)
    expectToSay(mainOf(visit.screen), plan.none.title)
    await visit.follow(plan.none.ages)
    expect(visit.path).toBe('/ages')
  })

  it('Claire at 62: who pays until the AVS, what is missing, and another start of the AVS', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await leaveAt(visit, 62, '01.04.2033')
    await visit.open('/plan')
    expect(visit.screen.main.getAllByRole('heading', { level: 1 })[0]?.textContent).toBe(
      fillGaps(plan.heading, { age: ageText(language, 62) }),
    )
    // Without a need nothing is missing, no line is drawn, and the page says where it is asked.
    expectToSay(mainOf(visit.screen), plan.answer.noNeed)
    expect(Object.keys(figuresIn(visit)).filter((name) => /missing/.test(name))).toEqual([])
    expect(visit.screen.document.querySelectorAll('.need-line')).toHaveLength(0)
    expect(timesIn(visit)[0]).toBe('2033-04-01')

    await needs(visit, '6000')
    await visit.open('/plan')
    const shown = figuresIn(visit)
    expect(shown['phase.0.monthly']).toBe(6000)
    expect(shown['plan.missing']).toBeGreaterThanOrEqual(0)
    expect(visit.screen.document.querySelectorAll('.need-line')).toHaveLength(1)

    // What is seen with folds closed keeps its budget.
    const seen = mainOf(visit.screen).cloneNode(true) as HTMLElement
    for (const hidden of seen.querySelectorAll('details > :not(summary), .visually-hidden, title, desc'))
      hidden.remove()
    expect(seen.textContent?.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length).toBeLessThanOrEqual(280)

    const later = new RegExp(`^${literally(ageText(language, 65)).source}$`)
    expect(await visit.press(later, { within: visit.screen.main })).toBe(303)
    expect(visit.path).toBe('/plan')
    expect(timesIn(visit)).toContain('2036-04-01')
    expect(visit.screen.document.querySelector('main .views [aria-current]')?.textContent).toBe(ageText(language, 65))
    // The synthesis is that of the same choice.
    await visit.open('/synthesis')
    expectToSay(mainOf(visit.screen), '01.04.2036')
  })

  it('takes wealth, which raises the contributions, and refuses what is no amount', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await leaveAt(visit, 62, '01.04.2033')
    await visit.open('/plan')
    const least = figuresIn(visit)['phase.0.contributions'] ?? 0
    visit.type(plan.wealth.label, 'viel')
    expect(await visit.press(plan.wealth.save)).toBe(400)
    visit.type(plan.wealth.label, "1'000'000")
    expect(await visit.press(plan.wealth.save)).toBe(303)
    expect(visit.path).toBe('/plan')
    // Twenty more steps of 106 francs; she is married, so half of it counts: ten.
    expect((figuresIn(visit)['phase.0.contributions'] ?? 0) - least).toBe(CLAIRE.partnerNavs ? 1060 : 2120)
    expectToSay(mainOf(visit.screen), fillGaps(plan.wealth.change, { amount: chf(1_000_000) }))
  })

  it('sends every date to the calendar, and the plan into the JSON', async () => {
    const visit = await synthesisOf(CLAIRE, language)
    await leaveAt(visit, 62, '01.04.2033')
    await visit.open('/plan')
    const shown = figuresIn(visit)
    const days = [...visit.screen.document.querySelectorAll('main .dates time')].map((one) =>
      one.getAttribute('datetime')?.replaceAll('-', ''),
    )
    expect(days.length).toBeGreaterThan(2)
    const calendar = await (await visit.ask('/data/calendar.ics')).text()
    expect([...calendar.matchAll(/DTSTART;VALUE=DATE:(\d{8})/g)].map(([, on]) => on)).toEqual(days)
    const { figures } = await (await visit.ask('/data/synthesis.json')).json()
    const phases: { monthly: number; contributions: number }[] = figures.plan.phases
    expect(phases.map(({ monthly }, index) => [`phase.${index}.monthly`, monthly])).toEqual(
      Object.entries(shown).filter(([name]) => /^phase\.\d+\.monthly$/.test(name)),
    )
  })
})

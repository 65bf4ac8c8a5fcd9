/** A need, other interest and a law that is only discussed: told on one page, and marked wherever their figures stand. */
import { describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { figuresOn } from '../../support/visit/figures'
import { typedIn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay, isFolded, mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT } from '../../support/visit/words'

const answerOf = ({ screen }: Visit) => screen.document.querySelector('.answer')

describe.each(LANGUAGES)('what is enough (%s)', (language) => {
  const { simulation, notToday, scenarios } = TEXT[language]

  it('somebody says what they need, and reads what is missing', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    await visit.open('/simulation')
    expect(isFolded(visit.screen.field(simulation.need))).toBe(true)
    visit.type(simulation.need, 'beaucoup')
    expect(await visit.press(simulation.launch)).toBe(400)
    expect(typedIn(visit.screen, simulation.need)).toBe('beaucoup')
    expect(isFolded(visit.screen.field(simulation.need))).toBe(false)
    visit.type(simulation.need, "8'000")
    expect(await visit.press(simulation.launch)).toBe(303)
    expect(visit.path).toBe('/synthesis')
    const gap = (await digestOf(visit, { need: 8000 })).need?.withoutChange?.gap ?? 0
    expect(gap).toBeGreaterThan(0)
    expect(figuresOn(visit.screen, null)['need.gap']).toBe(gap)
    expectToSay(visit.screen.document.querySelector('.stop-answer'), chf(gap))
    // Over time, and over the ages of leaving.
    expect(visit.screen.document.querySelectorAll('main svg .need-line')).toHaveLength(2)
  })

  it('somebody tries the couple’s cap away, and every page says that it is not the law of today', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    const before = figuresOn(visit.screen)['avs.monthly'] ?? Number.NaN
    await visit.open('/simulation')
    const law = visit.screen.main.getByRole<HTMLInputElement>('radio', { name: notToday.law.withoutCap })
    expect(isFolded(law)).toBe(true)
    law.checked = true
    expect(await visit.press(simulation.launch)).toBe(303)
    expectToSay(answerOf(visit), notToday.title)
    const { withChange } = await digestOf(visit, { law: 'withoutCap' })
    expect(withChange?.avs?.monthly).toBeGreaterThan(before)
    for (const path of ['/ages', '/avs/explained?column=withChange']) {
      await visit.open(path)
      expectToSay(mainOf(visit.screen), notToday.title)
    }
    await visit.open('/scenarios')
    expectToSay(mainOf(visit.screen), notToday.law.withoutCap)
    expect(await visit.press(scenarios.keep)).toBe(303)
    expectToSay(visit.screen.main.getByRole('table'), notToday.law.withoutCap)
  })
})

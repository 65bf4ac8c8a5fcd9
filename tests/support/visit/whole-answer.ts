/** The whole answer of somebody's own figures: what the call says of the same life, on every page that goes on from it. */
import { expect } from 'vitest'
import type { LifeAge } from '~/estimate/answers/life/ages'
import type { SentLife } from '~/estimate/case/life/shape'
import type { Column } from '~/pillars/synthesis/result'
import type { LifeFigures } from './estimated'
import { figuresOn } from './figures'
import { figuresOf } from './figures-of'
import { plain, textOf } from './screen'
import { mainOf } from './told'
import { estimate, expectAsCalled } from './typist'
import { beginVisit, type Visit } from './visit'
import { TEXT, WORDS } from './words'

/**
 * `ages`: the first and the last that are offered. `isComplete`: whether the total has every pillar. `change`: what is tried,
 * as the pages' own call takes it (`typed`) and as `POST /api/estimate` does (`plan`).
 */
export type Whole = {
  life: SentLife
  ages: readonly [number, number]
  isComplete: boolean
  change: { typed: object; plan: NonNullable<SentLife['plan']> }
}

const allIn = ({ screen }: Visit, selector: string) => [...mainOf(screen).querySelectorAll<HTMLElement>(selector)]

/** No figure is empty, none lacks a part without saying so, and nothing says that figures are missing. */
export function expectComplete(visit: Visit) {
  const { ages, decide, synthesis, words } = TEXT[visit.language]
  expect(visit.status).toBe(200)
  const text = textOf(mainOf(visit.screen))
  expect(text).not.toMatch(/NaN|undefined|CHF null|\{\{|\[object/)
  for (const missing of [ages.noneText, decide.incomplete, synthesis.totalWithout])
    expect(text, visit.path).not.toContain(plain(missing))
  const empty = allIn(visit, 'data[data-figure]').filter((one) => !one.getAttribute('value') || !textOf(one))
  expect(
    empty.map((one) => one.dataset.figure),
    visit.path,
  ).toEqual([])
  for (const total of allIn(visit, '[data-complete=no]')) {
    const line = textOf(total.closest('p, td, li')).toLowerCase()
    expect(line, `${visit.path}: ${total.dataset.figure}`).toContain(
      plain(words.lowest.split('{{')[0] ?? '').toLowerCase(),
    )
  }
}

/** Every age that the call knows has its row, with the same figures, and no age between is missing. */
async function expectAges(visit: Visit, { life, ages: [first, last], isComplete }: Whole) {
  const { ages } = (await estimate(visit, { ...life, ages: true })) as unknown as { ages: LifeAge[] }
  await visit.open('/ages')
  expectComplete(visit)
  const whole = [...new Set(ages.map(({ age }) => age.years))]
  expect(whole).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index))
  const shown = figuresOn(visit.screen, null)
  for (const { age, monthlyTotal, capitalTotal, lpp, complete } of ages) {
    const name = `ages.${age.months > 0 ? `${age.years}-${age.months}` : age.years}`
    expect([name, shown[`${name}.monthly`]]).toEqual([name, monthlyTotal])
    if (`${name}.capital` in shown) expect([name, shown[`${name}.capital`]]).toEqual([name, capitalTotal])
    expect([name, complete]).toEqual([name, isComplete])
    const { sure } = allIn(visit, `[data-figure="${name}.monthly"]`)[0]?.dataset ?? {}
    expect([name, sure ?? null]).toEqual([name, lpp?.sureness ?? null])
  }
}

/** There are choices under the amount, and each is computed. */
function expectChoices(visit: Visit) {
  const { notComputed } = TEXT[visit.language].synthesis.play
  const offered = allIn(visit, '#play .pick button')
  expect(offered.length).toBeGreaterThan(1)
  for (const one of offered) expect(textOf(one)).not.toContain(plain(notComputed))
}

/** What can be paid in has its price, and each of its pensions is computed. */
function expectLevers(visit: Visit) {
  const { notComputed } = TEXT[visit.language].synthesis.levers
  const priced = allIn(visit, 'button.lever').filter((one) => one.querySelector<HTMLElement>('.lever-price'))
  for (const lever of priced)
    for (const missing of Object.values(notComputed)) expect(textOf(lever)).not.toContain(plain(missing))
}

/** A change is the call's in every figure, and stands beside today's among the scenarios. */
async function expectChange(visit: Visit, { life, change: { typed, plan } }: Whole) {
  const { status, body } = await visit.call('/synthesis/simulation', typed)
  expect(status, JSON.stringify(body)).toBe(200)
  const { withoutChange, withChange } = (await estimate(visit, { ...life, plan })).digest
  await visit.open('/synthesis')
  expectComplete(visit)
  const shown = { withoutChange: figuresOn(visit.screen), withChange: figuresOn(visit.screen, 'withChange') }
  expect(shown.withoutChange).toMatchObject(figuresOf(withoutChange))
  expect(shown.withChange).toMatchObject(figuresOf(withChange as Column))
  await visit.open('/scenarios')
  expect(await visit.press(TEXT[visit.language].scenarios.keep)).toBe(303)
  expectComplete(visit)
  // Of a range it shows both ends, beside an amount that has two as well.
  const kept = allIn(visit, '.scenario-amount').flatMap(
    (one) => one.querySelector<HTMLElement>('[data-figure^="total.monthly"]') ?? [],
  )
  const name = kept[0]?.dataset.figure ?? ''
  const values = kept.map((one) => Number(one.getAttribute('value')))
  expect(values).toEqual([shown.withoutChange[name], shown.withChange[name]])
}

/** The ends of what is a range are the call's. */
function expectEnds(visit: Visit, { ranges, digest }: LifeFigures) {
  const shown = figuresOn(visit.screen)
  const { range = null } = digest.withoutChange.lpp ?? {}
  for (const [name, ends] of [
    ['avs', ranges?.avs],
    ['lpp', range],
  ] as const) {
    const [low, high] = [shown[`${name}.monthly.low`], shown[`${name}.monthly.high`]]
    expect([name, low, high]).toEqual([name, ends?.low, ends?.high])
  }
}

const takenHome = async (visit: Visit) => (await visit.ask('/data/synthesis.json')).text()

/** What is taken home brings all of it back, in a browser that knows nothing. */
async function expectBackFromFile(visit: Visit, life: SentLife) {
  const back = await beginVisit(visit.language)
  await back.open('/resume')
  back.tick(WORDS[visit.language].terms)
  await resumeFrom(back, visit)
  await expectAsCalled(back, life)
  const [before, after] = [await takenHome(visit), await takenHome(back)].map((one) => JSON.parse(one).entered)
  expect(after).toEqual(before)
}

/** Begun on `/resume`, with the file of another visit; ends on the synthesis. */
export async function resumeFrom(back: Visit, visit: Visit) {
  const { resume } = TEXT[visit.language]
  const file = new File([await takenHome(visit)], 'mine.json', { type: 'application/json' })
  expect(await back.press(resume.show, { file })).toBe(200)
  expect(await back.press(resume.preview.confirm)).toBe(303)
  await back.open('/synthesis')
}

/** Begun on the synthesis. */
export async function expectWholeAnswer(visit: Visit, whole: Whole) {
  await expectWholePages(visit, whole)
  await expectBackFromFile(visit, whole.life)
}

/** Of who has signed in, whose file lacks what parties answered. Begun on the synthesis. */
export async function expectWholePages(visit: Visit, whole: Whole) {
  expect(visit.path).toBe('/synthesis')
  expectComplete(visit)
  expectChoices(visit)
  await expectAsCalled(visit, whole.life)
  expectEnds(visit, await estimate(visit, whole.life))
  const totals = allIn(visit, '[data-figure="total.monthly"][data-column=withoutChange]')
  for (const { dataset } of totals) expect(dataset.complete).toBe(whole.isComplete ? 'yes' : 'no')
  await expectAges(visit, whole)
  await visit.open('/decide')
  expectComplete(visit)
  await visit.open('/simulation')
  expectComplete(visit)
  expectLevers(visit)
  await expectChange(visit, whole)
}

/** The choices under the amount, without scripts: each value that is offered is pressed, and is what the calls say of it. */
import { describe, expect, it } from 'vitest'
import { amountText, signedChf } from '~/language/format'
import type { Column } from '~/pillars/synthesis/result'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { OWN_COUPLE, typeOwnCouple } from '../../support/visit/own-couple'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { digestOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay } from '../../support/visit/told'
import { estimate } from '../../support/visit/typist'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, literally, TEXT } from '../../support/visit/words'

/** By the names of their fields. */
function fill({ screen }: Visit, typed: Record<string, string>) {
  for (const [name, value] of Object.entries(typed)) {
    const controls = [...screen.document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const choice = controls.find((one) => one.type === 'radio' && one.value === value)
    if (choice) choice.checked = true
    else if (controls[0]) controls[0].value = value
  }
}

const buttonsIn = ({ screen }: Visit) => [...screen.document.querySelectorAll<HTMLButtonElement>('#play .pick button')]
const isPressed = (button: Element) => button.getAttribute('aria-pressed') === 'true'
const resultOf = ({ screen }: Visit) => screen.document.querySelector('#play .play-result')
const savedOf = async (visit: Visit) =>
  (await visit.call<{ simulation: object | null }>('/synthesis/simulation')).body.simulation ?? {}

type Columns = { withoutChange: Column; withChange: Column | null }
type Said = (change: Record<string, unknown>) => Promise<Columns>
const withoutNulls = (change: object) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null))

/** Presses every value that is offered, one after the other, each from no change. @returns what was pressed */
async function pressEach(visit: Visit, said: Said) {
  await visit.open('/synthesis')
  const values = buttonsIn(visit).flatMap((one) => (isPressed(one) ? [] : [[one.name, one.value] as const]))
  const amounts = figuresOn(visit.screen, null)
  for (const [name, value] of values) {
    expect(await visit.submit({ formToken: visit.formToken, intent: 'play', [name]: value }), value).toBe(303)
    expect([visit.path, visit.screen.url.hash]).toEqual(['/synthesis', '#play'])
    const { withoutChange, withChange } = await said(withoutNulls(await savedOf(visit)))
    if (!withChange) throw new Error(`${name} ${value} changes nothing`)
    expect(figuresOn(visit.screen, 'withChange'), `${name} ${value}`).toMatchObject(figuresOf(withChange))
    if (name === 'retirementDate')
      expect(amounts[`ages.${value.replace('/', '-')}.monthly`]).toBe(withChange.monthlyTotal)
    expectPressed(visit, name, value)
    expectResult(visit, withoutChange, withChange)
    expect(await visit.submit({ formToken: visit.formToken, intent: 'withoutChange' })).toBe(303)
    expect(visit.screen.url.hash).toBe('#play')
    expect(figuresOn(visit.screen, 'withChange')).toEqual({})
  }
  return values.map(([name, value]) => `${name} ${value}`)
}

/** The value is the pressed one of its row, and what stood before is marked there. */
function expectPressed(visit: Visit, name: string, value: string) {
  const row = buttonsIn(visit).filter((one) => one.name === name)
  expect(row.filter(isPressed).map((one) => one.value)).toEqual([value])
  expect(row.filter((one) => one.querySelector('.pick-before'))).toHaveLength(1)
}

function expectResult(visit: Visit, before: Column, after: Column) {
  const difference = (after.monthlyTotal ?? 0) - (before.monthlyTotal ?? 0)
  const { play } = TEXT[visit.language].synthesis
  expectToSay(resultOf(visit), difference === 0 ? play.result.same : signedChf(difference))
  for (const { capitalTotal } of after.capitalTotal === before.capitalTotal ? [] : [before, after])
    if (capitalTotal) expectToSay(resultOf(visit), amountText(capitalTotal))
}

describe.each(LANGUAGES)('the choices (%s)', (language) => {
  const { quick, synthesis } = TEXT[language]

  it('of somebody who is signed in are what the call says of the same change', async () => {
    const visit = await synthesisOf(personNamed('Claire'), language)
    const pressed = await pressEach(visit, (change) => digestOf(visit, change))
    expect(pressed).toEqual([
      ...['63', '64', '66', '67'].map((age) => `retirementDate ${age}`),
      ...['25', '50'].map((share) => `lppCapitalShare ${share}`),
      ...['80', '60', '50'].map((rate) => `desiredRate ${rate}`),
    ])
  })

  it('of a couple with papers of their own are what a program gets that sends the same life and plan', async () => {
    const { visit } = await typeOwnCouple(language)
    const pressed = await pressEach(visit, async (plan) => (await estimate(visit, { ...OWN_COUPLE, plan })).digest)
    expect(pressed).toEqual([
      ...['63', '64', '66', '67'].map((age) => `retirementDate ${age}`),
      ...['25', '50'].map((share) => `lppCapitalShare ${share}`),
    ])
  })

  it('of somebody who answers from memory say what is certain, and take what is typed beside them', async () => {
    const visit = await beginVisit(language)
    await visit.open('/own/quick')
    fill(visit, { birthDate: '14.05.1985', gender: 'FEMALE', status: 'bachelor', salary: '85000', work: 'employed' })
    const terms = visit.screen.document.querySelector<HTMLInputElement>('main [name=terms]')
    if (terms) terms.checked = true
    expect(await visit.press(quick.button, { within: visit.screen.main })).toBe(303)
    expectToSay(visit.screen.document.querySelector('#play'), synthesis.play.amounts.lowest)
    const low = figuresOn(visit.screen, null)['ages.63.monthly.low']
    expect(low).toBeGreaterThan(0)
    visit.type(synthesis.play.otherAge, '56')
    expect(await visit.press(synthesis.play.show, { within: visit.screen.main })).toBe(400)
    expect(textOf(visit.screen.main.getByLabelText(literally(synthesis.play.otherAge)).closest('.field'))).toContain(
      plain(TEXT[language].problems.retirementTooEarly).slice(0, 10),
    )
    visit.type(synthesis.play.otherAge, '63')
    expect(await visit.press(synthesis.play.show, { within: visit.screen.main })).toBe(303)
    expect(figuresOn(visit.screen, 'withChange')['total.monthly.low']).toBe(low)
    const { withChange } = await digestOf(visit, withoutNulls(await savedOf(visit)) as { retirementDate: string })
    expect(withChange?.ranges?.total.low).toBe(low)
  })
})

import { describe, expect, it } from 'vitest'
import { typedDossier } from '../../../tests/support/lives/typed-dossier'
import { inFormOfToday } from './older-forms'
import { Dossier } from './shape'

const HOME = { canton: 'VD', municipality: 'Lausanne' }
const DECIDED = { status: 'single' }
const LATER = { retirementDate: '2036-01-01' }

describe('what was kept when the decision had a share of its own', () => {
  it.each<[string, object, object]>([
    [
      'gives it to a change that there was not',
      { decision: { ...DECIDED, lppCapitalShare: 50 }, simulation: null },
      { decision: DECIDED, simulation: { lppCapitalShare: 50 } },
    ],
    [
      'gives it to a change without one',
      { decision: { ...DECIDED, lppCapitalShare: 50 }, simulation: { ...LATER, lppCapitalShare: null } },
      { decision: DECIDED, simulation: { ...LATER, lppCapitalShare: 50 } },
    ],
    [
      'leaves that of the change, which the synthesis has shown',
      { decision: { ...DECIDED, lppCapitalShare: 50 }, simulation: { ...LATER, lppCapitalShare: 25 } },
      { decision: DECIDED, simulation: { ...LATER, lppCapitalShare: 25 } },
    ],
    [
      'makes no change of none',
      { decision: { ...DECIDED, lppCapitalShare: null }, simulation: null },
      { decision: DECIDED, simulation: null },
    ],
    ['nor of 0', { decision: { ...DECIDED, lppCapitalShare: 0 } }, { decision: DECIDED }],
  ])('%s', (_, kept, after) => expect(inFormOfToday(kept)).toEqual(after))
})

describe('what was kept when the decision had the home', () => {
  it.each<[string, object, object]>([
    ['makes it the place', { decision: { ...HOME, ...DECIDED } }, { decision: DECIDED, place: HOME }],
    [
      'makes it the place after the share has become that of the change',
      { decision: { ...HOME, ...DECIDED, lppCapitalShare: 50 }, place: null },
      { decision: DECIDED, place: HOME, simulation: { lppCapitalShare: 50 } },
    ],
    [
      'leaves a place that there is',
      { decision: { ...HOME, ...DECIDED }, place: { ...HOME, municipality: 'Morges' } },
      { decision: DECIDED, place: { ...HOME, municipality: 'Morges' } },
    ],
    // Its shape then refuses it, as the decision would have been.
    [
      'makes a place of half of it too',
      { decision: { canton: 'VD', ...DECIDED } },
      { decision: DECIDED, place: { canton: 'VD', municipality: undefined } },
    ],
  ])('%s', (_, kept, after) => expect(inFormOfToday(kept)).toEqual(after))

  it('opens as a whole dossier, with no amounts', () => {
    const { decision, place, ...others } = typedDossier()
    const before = { ...others, decision: { ...HOME, ...decision } }
    expect(Dossier.safeParse(before).success).toBe(false)
    expect(Dossier.parse(inFormOfToday(before))).toEqual({
      ...typedDossier(),
      place: { ...HOME, healthPremium: null, spousePension: null },
    })
  })
})

it.each([
  [null],
  ['text'],
  [[]],
  [{ decision: null, simulation: LATER }],
  [{ decision: DECIDED, place: HOME, simulation: LATER }],
])('what is of today stays as it is: %j', (kept) => expect(inFormOfToday(kept)).toBe(kept))

it('a dossier from before both opens as a whole', () => {
  const { decision, simulation, place: _, ...others } = typedDossier()
  const before = {
    ...others,
    decision: { ...HOME, ...decision, lppCapitalShare: 50 },
    simulation: { ...simulation, lppCapitalShare: null },
    scenarios: others.scenarios.map(({ capital: __, ...scenario }) => scenario),
  }
  expect(Dossier.safeParse(before).success).toBe(false)
  expect(Dossier.parse(inFormOfToday(before))).toEqual({
    ...typedDossier(),
    place: { ...HOME, healthPremium: null, spousePension: null },
    scenarios: others.scenarios.map((scenario) => ({ ...scenario, capital: null })),
  })
})

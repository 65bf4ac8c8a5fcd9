import { describe, expect, it } from 'vitest'
import { typedDossier } from '../../../tests/support/lives/typed-dossier'
import { capitalUseOf, Decision, withOneShare } from './decision'
import { Dossier } from './shape'
import { NO_CHANGE, withShare } from './simulation'

const PLACE = { canton: 'VD', municipality: 'Lausanne', status: 'single' }
const LATER = { retirementDate: '2036-01-01' }

describe('what was kept when the decision had a share of its own', () => {
  it.each<[string, object, object]>([
    [
      'gives it to a change that there was not',
      { decision: { ...PLACE, lppCapitalShare: 50 }, simulation: null },
      { decision: PLACE, simulation: { lppCapitalShare: 50 } },
    ],
    [
      'gives it to a change without one',
      { decision: { ...PLACE, lppCapitalShare: 50 }, simulation: { ...LATER, lppCapitalShare: null } },
      { decision: PLACE, simulation: { ...LATER, lppCapitalShare: 50 } },
    ],
    [
      'leaves that of the change, which the synthesis has shown',
      { decision: { ...PLACE, lppCapitalShare: 50 }, simulation: { ...LATER, lppCapitalShare: 25 } },
      { decision: PLACE, simulation: { ...LATER, lppCapitalShare: 25 } },
    ],
    [
      'makes no change of none',
      { decision: { ...PLACE, lppCapitalShare: null }, simulation: null },
      { decision: PLACE, simulation: null },
    ],
    ['nor of 0', { decision: { ...PLACE, lppCapitalShare: 0 } }, { decision: PLACE }],
  ])('%s', (_, kept, after) => expect(withOneShare(kept)).toEqual(after))

  it.each([[null], ['text'], [{ decision: null, simulation: LATER }], [{ decision: PLACE, simulation: LATER }]])(
    'stays as it is where there is none: %j',
    (kept) => expect(withOneShare(kept)).toBe(kept),
  )

  it('opens as a whole dossier', () => {
    const { decision, simulation, ...others } = typedDossier()
    const before = {
      ...others,
      decision: { ...decision, lppCapitalShare: 50 },
      simulation: { ...simulation, lppCapitalShare: null },
      scenarios: others.scenarios.map(({ capital: _, ...scenario }) => scenario),
    }
    expect(Dossier.safeParse(before).success).toBe(false)
    expect(Dossier.parse(withOneShare(before))).toEqual({
      ...typedDossier(),
      scenarios: others.scenarios.map((scenario) => ({ ...scenario, capital: null })),
    })
  })
})

it.each([
  ['another share', { ...NO_CHANGE, lppCapitalShare: 25 }, 50, { ...NO_CHANGE, lppCapitalShare: 50 }],
  ['a first one', null, 50, { ...NO_CHANGE, lppCapitalShare: 50 }],
  ['none, of which nothing is left', { ...NO_CHANGE, lppCapitalShare: 25 }, null, null],
  ['a share of 0, which is none', null, 0, null],
  ['none beside a need', { ...NO_CHANGE, need: 4000, lppCapitalShare: 25 }, null, { ...NO_CHANGE, need: 4000 }],
])('a change takes %s', (_, simulation, share, after) => expect(withShare(simulation, share)).toEqual(after))

it.each([
  ['nothing', {}, null],
  ['a yield', { yield: 1.5 }, { yield: 1.5, until: null, spread: [] }],
  [
    'a year',
    { spread: [{ what: 'pillar3a.0', year: 2033 }] },
    { yield: null, until: null, spread: [{ what: 'pillar3a.0', year: 2033 }] },
  ],
])('what is done with capital is %s, without the place', (_, told, use) =>
  expect(capitalUseOf(Decision.parse({ ...PLACE, ...told }))).toEqual(use),
)

import { expect, it } from 'vitest'
import { capitalUseOf, Decision } from './decision'
import { NO_CHANGE, withShare } from './simulation'

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
])('what is done with capital is %s, without the status', (_, told, use) =>
  expect(capitalUseOf(Decision.parse({ status: 'single', ...told }))).toEqual(use),
)

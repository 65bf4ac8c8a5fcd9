import { expect, it } from 'vitest'
import { compareChoice, compareIn } from './choice'

const OFFERED = ['63', '64', '65', '66', '67', 'k1']

it.each([
  ['nothing', [], { ticked: [], compared: [], leftOut: [], hasUnknown: false }],
  ['one', ['64'], { ticked: ['64'], compared: [], leftOut: [], hasUnknown: false }],
  ['one twice', ['64', '64'], { ticked: ['64'], compared: [], leftOut: [], hasUnknown: false }],
  [
    'two, in the order of the page',
    ['k1', '63'],
    { ticked: ['63', 'k1'], compared: ['63', 'k1'], leftOut: [], hasUnknown: false },
  ],
  [
    'a fifth, which stays ticked',
    ['63', '64', '65', '66', 'k1'],
    {
      ...{ ticked: ['63', '64', '65', '66', 'k1'], compared: ['63', '64', '65', '66'], leftOut: ['k1'] },
      hasUnknown: false,
    },
  ],
  [
    'what is not offered',
    ['63', '71', '', '65'],
    { ticked: ['63', '65'], compared: ['63', '65'], leftOut: [], hasUnknown: true },
  ],
])('compares of what is sent: %s', (_, sent, choice) => expect(compareChoice(sent, OFFERED)).toEqual(choice))

it('reads at most forty fields of an address', () => {
  const address = new URL(`https://x.test/ages?${'compare=63&'.repeat(1000)}`)
  expect(compareIn(address)).toHaveLength(40)
})

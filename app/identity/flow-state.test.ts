import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { derivedKey } from './cookies'
import { createFlowStates } from './flow-state'

const PEPPER = 'c3'.repeat(32)
const NOW = 1_780_000_000_000
const states = createFlowStates([PEPPER], () => NOW)

/** A state with our signature, whatever it contains. */
function signed(fields: unknown[]) {
  const content = Buffer.from(JSON.stringify(fields)).toString('base64url')
  const signature = createHmac('sha256', derivedKey(PEPPER, 'sign-in state')).update(content).digest('base64url')
  return `${content}.${signature}`
}

it.each([
  ['plain', false],
  ['guided', true],
] as const)('carries along language, terms, the way, %s, and whether what was typed is kept, %s', (way, keep) => {
  const accepted = { language: 'de', termsVersion: '2', way, keep } as const
  expect(states.read(states.write('random', accepted))).toEqual({ ...accepted, late: false })
})

it.each([
  ['of a release that knew no ways', signed(['random', 'de', '2', NOW])],
  ['of a release that kept nothing', signed(['random', 'de', '2', NOW, 'plain'])],
  ['with a way that is none of ours', signed(['random', 'de', '2', NOW, 'https://evil.example', false])],
  ['that was changed', signed(['random', 'de', '2', NOW, 'guided', false]).replace(/^./, 'x')],
  ['of nobody', 'made.up'],
])('takes no state %s', (_name, state) => expect(states.read(state)).toBeNull())

it('is read under a new pepper too, where the one that signed it is named as a previous one', () => {
  const accepted = { language: 'de', termsVersion: '1', way: 'plain', keep: false } as const
  const next = 'd4'.repeat(32)
  const state = states.write('random', accepted)
  expect(createFlowStates([next, PEPPER], () => NOW).read(state)).toMatchObject(accepted)
  expect(createFlowStates([next], () => NOW).read(state)).toBeNull()
})

import { expect, it } from 'vitest'
import { shares, shareWithin } from './profile'

const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, scriptId: '', url: '', lineNumber: 0, columnNumber: 0 },
  children,
})

/** The vault calls the platform; so does the page; and once nobody does anything. */
const PROFILE = {
  nodes: [
    node(1, '(root)', [2, 3, 6]),
    node(2, 'vault', [4]),
    node(3, 'page', [5]),
    node(4, 'decipher'),
    node(5, 'decipher'),
    node(6, '(idle)'),
  ],
  samples: [2, 4, 4, 3, 6, 6, 6, 6],
}

it('gives what a room asks of the platform to the room, and leaves out waiting', () => {
  const found = shares(PROFILE, ({ functionName }) => (functionName === 'decipher' ? null : functionName))
  expect(found).toEqual([
    ['vault', 0.75],
    ['page', 0.25],
  ])
})

it('gives each function its own, where all of them are named', () =>
  expect(Object.fromEntries(shares(PROFILE, ({ functionName }) => functionName))).toEqual({
    decipher: 0.5,
    vault: 0.25,
    page: 0.25,
  }))

it('counts what a room calls as its work, where the whole of it is asked for', () =>
  expect(shareWithin(PROFILE, ({ functionName }) => functionName === 'vault')).toBe(0.75))

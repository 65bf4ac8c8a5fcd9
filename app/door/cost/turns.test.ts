import { setImmediate as turn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTurns, type Place, type TurnOptions } from './turns'

/** `a1` is a session at the address a; `a/x` is nobody known there, who asks for x. */
const place = (name: string): Place => ({
  address: name.slice(0, 1),
  session: name.includes('/') ? null : name,
  path: name.slice(1),
})

/** All ask at once, in this order. @returns in which order they are answered, with `|` where another turn of the loop begins */
async function answered(names: string[], options: TurnOptions = {}): Promise<string> {
  const said: string[] = []
  const turns = createTurns({ ...options, settled: () => said.push('|') })
  for (const name of names) if (!turns.enter(place(name), () => said.push(name))) said.push(`${name} refused`)
  for (let time = 0; time < 3 * names.length + 3; time++) await turn()
  return said.join(' ')
}

describe('turns', () => {
  it.each([
    ['one after the other, each in a turn of the loop', ['a1', 'b1', 'c/x'], 'a1 | b1 | c/x |'],
    [
      'whoever asks for one before the second of whoever asks for many',
      ['a1', 'a1', 'a1', 'b1'],
      'a1 | b1 | a1 | a1 |',
    ],
    ['sessions of one address alternately', ['a1', 'a1', 'a1', 'a2', 'a/x'], 'a1 | a2 | a/x | a1 | a1 |'],
    ['what somebody without a session asks for alternately', ['a/x', 'a/x', 'a/x', 'a/y'], 'a/x | a/y | a/x | a/x |'],
    [
      'addresses alternately, however many sessions one has',
      ['a1', 'a2', 'a3', 'a4', 'b1', 'b1'],
      'a1 | b1 | a2 | b1 | a3 | a4 |',
    ],
  ])('go to %s', async (_, names, order) => expect(await answered(names)).toBe(order))

  it.each([
    ['a session', { mostOfASession: 2 }, ['a1', 'a1', 'a1', 'a2'], 'a1 refused a1 | a2 | a1 |'],
    ['an address', { mostOfAnAddress: 2 }, ['a1', 'a2', 'a/x', 'b1'], 'a/x refused a1 | b1 | a2 |'],
  ])('are not waited for by more than so many of %s', async (_, options, names, order) =>
    expect(await answered(names, options)).toBe(order),
  )

  it('go on for who comes later', async () => {
    const said: string[] = []
    const turns = createTurns({ mostOfASession: 1 })
    const enter = (name: string, then = () => {}) =>
      turns.enter(place(name), () => {
        said.push(name)
        then()
      })
    enter('a1', () => enter('a1', () => enter('b1')))
    for (let time = 0; time < 9; time++) await turn()
    expect(said).toEqual(['a1', 'a1', 'b1'])
    expect(enter('a1')).toBe(true)
  })

  it('belong whole to who has one: what its promises lead to comes before the next', async () => {
    const said: string[] = []
    const turns = createTurns({ settled: () => said.push('over') })
    turns.enter(place('a1'), async () => {
      for (let step = 1; step <= 3; step++) {
        await null
        said.push(`step ${step}`)
      }
    })
    turns.enter(place('b1'), () => said.push('b1'))
    for (let time = 0; time < 6; time++) await turn()
    expect(said).toEqual(['step 1', 'step 2', 'step 3', 'over', 'b1', 'over'])
  })
})

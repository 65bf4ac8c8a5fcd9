import { expect, it, vi } from 'vitest'
import { bindEach } from './bind'

type All = { one: () => string; other: () => string }
const TABLE = { one: null, other: null }
const spied = () => vi.fn((name: string) => () => name)

it('makes a function when it is first asked for, and once', () => {
  const make = spied()
  const all = bindEach<All>(TABLE, make)
  expect(make).not.toHaveBeenCalled()
  expect(all.one).toBe(all.one)
  expect(make.mock.calls).toEqual([['one']])
})

it('has those that the table names and no others, spread too', () => {
  const all = bindEach<All>(TABLE, spied())
  expect(Object.keys(all)).toEqual(['one', 'other'])
  expect({ ...all }.other()).toBe('other')
  expect(['one' in all, 'then' in all, Reflect.get(all, 'then')]).toEqual([true, false, undefined])
})

it('keeps one that is put in its place', () => {
  const make = spied()
  const all = Object.assign(bindEach<All>(TABLE, make), { one: () => 'mine' })
  expect([all.one(), all.other(), { ...all }.one()]).toEqual(['mine', 'other', 'mine'])
  expect(make.mock.calls).toEqual([['other']])
})

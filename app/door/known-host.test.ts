import { describe, expect, it } from 'vitest'
import { createHostCheck } from './known-host'

describe('a Host', () => {
  it.each<[string | undefined, number | null, number | null]>([
    ['example.ch', null, null],
    ['EXAMPLE.ch', null, null],
    ['example.ch:443', null, null],
    ['example.ch:80', 421, null],
    ['www.example.ch', 421, null],
    ['example.ch.evil.example', 421, null],
    ['192.168.1.20:3000', 421, null],
    ['[fe80::1]:3000', 421, null],
    ['my_machine.local:3000', 421, null],
    [undefined, 400, 400],
    ['', 400, 400],
    ['a b', 400, 400],
    ['example.ch, evil.example', 400, 400],
    ['example.ch/', 400, 400],
    ['user@example.ch', 400, 400],
    ['example.ch:', 421, null],
    ['example.ch:http', 400, 400],
    ['http://example.ch', 400, 400],
    ['[fe80::1', 400, 400],
    ['example.ch\\evil', 400, 400],
    ['ex%61mple.ch', 400, 400],
  ])('%j: %j where one origin is set, %j where none is', (host, set, open) => {
    expect(createHostCheck('https://example.ch', true)(host)).toBe(set)
    expect(createHostCheck('https://example.ch', false)(host)).toBe(open)
  })

  it('is compared with its port where the origin names one', () => {
    const check = createHostCheck('http://localhost:3000', true)
    expect([check('localhost:3000'), check('LOCALHOST:3000'), check('localhost')]).toEqual([null, null, 421])
  })
})

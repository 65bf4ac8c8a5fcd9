import { chmodSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readOrMakeKeys } from './keys'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'keys-')), 'data')
const GIVEN = { pepper: 'aa'.repeat(32), householdKey: 'bb'.repeat(32) }

describe('the keys of the server', () => {
  it('are made once, in a file of our account only, and read from then on', () => {
    const dir = newFolder()
    const made = readOrMakeKeys(dir)
    expect(made.pepper).toMatch(/^[0-9a-f]{64}$/)
    expect(made.householdKey).not.toBe(made.pepper)
    expect(readOrMakeKeys(dir)).toEqual(made)
    expect(readdirSync(dir)).toEqual(['keys.json'])
    expect(statSync(join(dir, 'keys.json')).mode & 0o777).toBe(0o600)
    expect(statSync(dir).mode & 0o777).toBe(0o700)
  })

  it('are taken from the settings, and then no file is made', () => {
    const dir = newFolder()
    expect(readOrMakeKeys(dir, GIVEN)).toEqual(GIVEN)
    expect(() => readdirSync(dir)).toThrow()
  })

  it('come half from the settings and half from the file where one is left out', () => {
    const dir = newFolder()
    const made = readOrMakeKeys(dir)
    expect(readOrMakeKeys(dir, { pepper: GIVEN.pepper })).toEqual({ ...made, pepper: GIVEN.pepper })
  })

  it('are refused where others could read the file', () => {
    const dir = newFolder()
    readOrMakeKeys(dir)
    chmodSync(join(dir, 'keys.json'), 0o640)
    expect(() => readOrMakeKeys(dir)).toThrow('must have mode 0600')
  })

  it.each(['', '{}', 'not json', '{"pepper":"short","householdKey":"secret-value"}'])(
    'are refused where the file holds %j, without saying what',
    (content) => {
      const dir = newFolder()
      readOrMakeKeys(dir)
      writeFileSync(join(dir, 'keys.json'), content)
      expect(() => readOrMakeKeys(dir)).toThrow(/^\S+keys\.json does not hold the two keys$/)
      expect(readFileSync(join(dir, 'keys.json'), 'utf8')).toBe(content)
    },
  )

  it.each([{}, { pepper: GIVEN.pepper }, { householdKey: GIVEN.pepper }])(
    'are refused where pepper and household key are the same, with the file and %j',
    (given) => {
      const dir = newFolder()
      readOrMakeKeys(dir)
      const both = { pepper: GIVEN.pepper, householdKey: GIVEN.pepper }
      writeFileSync(join(dir, 'keys.json'), JSON.stringify(both))
      expect(() => readOrMakeKeys(dir, given)).toThrow(/^with \S+keys\.json, pepper and household key are the same$/)
    },
  )
})

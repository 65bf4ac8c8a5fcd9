import { describe, expect, it } from 'vitest'
import { filledDossier } from '../../tests/support/dossiers'
import { checked, checkedUpon, dossierIn, textOf } from './dossier-text'
import type { Dossier } from './shape'

const given = filledDossier()
const unfit = { ...given, terms: { version: 7 } } as unknown as Dossier

describe('the text of a dossier', () => {
  it('gives it back as it was', () => {
    expect(dossierIn(textOf(given))).toEqual(given)
  })

  it.each<[string, (fields: Record<string, unknown>) => Record<string, unknown>]>([
    ['no mark', ({ checkedBy: _, ...rest }) => rest],
    ['the mark of another process', (fields) => ({ ...fields, checkedBy: 'another' })],
  ])('with %s is checked: what it lacks is filled in, what is not ours left out', (_, marked) => {
    const { timesKept: _kept, ...before } = given
    const text = (dossier: object) => JSON.stringify(marked({ ...JSON.parse(textOf(given)), ...dossier }))
    expect(dossierIn(JSON.stringify(marked({ ...before, checkedBy: 'another' })))).toEqual({ ...given, timesKept: 0 })
    expect(dossierIn(text({ ofAnotherVersion: 1 }))).toEqual(given)
    expect(dossierIn(text(unfit))).toBeNull()
  })
})

describe('a dossier that is saved', () => {
  it('is refused where it could not be opened again', () => {
    expect(() => checked(unfit)).toThrow('expected string')
    expect(() => checkedUpon(given, unfit)).toThrow('expected string')
  })

  it('is checked in what it does not share with the one it was made of', () => {
    const after = { ...given, scenariosMade: 3, ofNobody: 1, user: { login: null, until: 5, more: 1 } }
    expect(checkedUpon(given, after)).toEqual({ ...given, scenariosMade: 3, user: { login: null, until: 5 } })
    expect(checkedUpon(given, after).firstPillar).toBe(given.firstPillar)
  })

  it('is checked field by field in an area that it changes', () => {
    const { firstPillar } = given
    const children = [{ birthDate: '2003-05-17', alive: true, deathDate: null }]
    const withInfo = (children: unknown, more = {}) =>
      ({
        ...given,
        firstPillar: { ...firstPillar, info: firstPillar.info && { ...firstPillar.info, children }, ...more },
      }) as Dossier
    const found = checkedUpon(given, withInfo(children, { ofNobody: 1 }))
    expect(found).toEqual(withInfo(children))
    expect(found.firstPillar.insureds).toBe(firstPillar.insureds)
    expect(() => checkedUpon(given, withInfo([{ birthDate: '2003-02-30' }]))).toThrow('invalid_format')
  })
})

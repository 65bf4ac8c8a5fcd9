import { describe, expect, it } from 'vitest'
import { MOST_UNREAD } from '~/dossier/shape/career'
import { FORMAT, LARGEST_FILE, VERSION } from '~/dossier/shape/taken-home'
import { chanceSign, dossierWithLines, longText } from '../../../tests/support/lives/large-dossiers'
import { takenHomeOf, typedDossier } from '../../../tests/support/lives/typed-dossier'
import { readTakenHome } from './taken-home'

const entered = takenHomeOf(typedDossier())
const ROW = { line: 1, year: 2000, months: null, amount: 1, kind: 'income', split: false, payer: null }
const PASTED = { way: 'extract', asOf: '2026-03-12', rows: [], unread: [] }
const NOTE = { key: 'centimesRounded', lines: Array(500).fill(1) }
const namesOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))

const fileOf = (change: object = {}, head: object = {}) =>
  JSON.stringify({
    format: FORMAT,
    version: VERSION,
    language: 'fr',
    figures: {},
    received: {},
    ...head,
    entered: { ...entered, ...change },
  })

describe('a file that was taken home', () => {
  it('is read as it was entered, and nothing else of it', () => {
    const { secondPillar, thirdPillar, ...others } = entered
    expect(readTakenHome(fileOf())).toEqual({
      problem: null,
      entered: {
        ...others,
        secondPillar,
        thirdPillar: { selection: null, statements: thirdPillar.statements },
      },
    })
  })

  it('of an earlier release, which knew no careers and no papers, is read too', () => {
    const { careers: _, papers: __, family: ___, ...before } = entered
    const { certificates, vested, ...secondPillar } = entered.secondPillar
    const { statements, ...thirdPillar } = entered.thirdPillar
    const text = JSON.stringify({ format: FORMAT, version: VERSION, entered: { ...before, secondPillar, thirdPillar } })
    expect(readTakenHome(text).entered).toMatchObject({
      firstPillar: entered.firstPillar,
      careers: { person: null, partner: null, former: null },
      papers: null,
      secondPillar: { certificates: [], vested: [] },
      thirdPillar: { statements: [] },
    })
  })

  it('of an earlier release, which told the share in capital with the decision, tells it with the change', () => {
    const text = fileOf({ decision: { ...entered.decision, lppCapitalShare: 30 }, simulation: null })
    expect(readTakenHome(text).entered).toMatchObject({
      decision: entered.decision,
      simulation: { lppCapitalShare: 30, retirementDate: null },
    })
  })

  it('of an earlier release, which told the home with the decision, tells it with the place', () => {
    const home = { canton: 'VD', municipality: 'Morges' }
    const text = fileOf({ decision: { ...home, ...entered.decision }, place: undefined })
    expect(readTakenHome(text).entered).toMatchObject({
      decision: entered.decision,
      place: { ...home, healthPremium: null, spousePension: null },
    })
  })

  it('with a place that no form takes, is refused by that part', () =>
    expect(readTakenHome(fileOf({ place: { ...entered.place, healthPremium: -1 } }))).toMatchObject({
      problem: 'values',
      part: 'place',
    }))

  it('gives nobody a number', () => {
    const { person, partner } = entered.firstPillar as NonNullable<typeof entered.firstPillar>
    const navs = '756.9217.0769.85'
    const text = fileOf({
      firstPillar: { ...entered.firstPillar, person: { ...person, navs }, partner: { ...partner, navs } },
    })
    expect(readTakenHome(text).entered?.firstPillar).toEqual(entered.firstPillar)
    expect(JSON.stringify(readTakenHome(text))).not.toContain('756')
  })

  const person = entered.firstPillar?.person
  const [certificate] = entered.secondPillar.certificates
  it.each<[string, string, string]>([
    ['nothing', '', 'notJson'],
    ['a text', 'Ma synthèse', 'notJson'],
    ['half of it', fileOf().slice(0, -20), 'notJson'],
    ['a number', '7', 'notOurs'],
    ['null', 'null', 'notOurs'],
    ['a list', '[]', 'notOurs'],
    ['JSON of another site', '{"format":"other","version":1}', 'notOurs'],
    ['no version', JSON.stringify({ format: FORMAT, entered }), 'notOurs'],
    ['a later version', fileOf({}, { version: 2 }), 'otherVersion'],
    ['a version in between', fileOf({}, { version: 1.5 }), 'otherVersion'],
    ['no entries', JSON.stringify({ format: FORMAT, version: 1 }), 'values'],
    ['entries of another kind', JSON.stringify({ format: FORMAT, version: 1, entered: [] }), 'values'],
    [
      'nothing that was entered',
      JSON.stringify({ format: FORMAT, version: 1, entered: { secondPillar: {}, thirdPillar: {} } }),
      'empty',
    ],
    [
      'a day that does not exist',
      fileOf({ firstPillar: { ...entered.firstPillar, person: { ...person, birthDate: '1971-02-30' } } }),
      'values',
    ],
    [
      'an amount in letters',
      fileOf({ secondPillar: { certificates: [{ ...certificate, balance: '412638' }] } }),
      'values',
    ],
    ['an amount below zero', fileOf({ secondPillar: { certificates: [{ ...certificate, balance: -1 }] } }), 'values'],
    ['an infinite amount', fileOf().replace('412638', '1e999'), 'values'],
    ['six certificates', fileOf({ secondPillar: { certificates: Array(6).fill(certificate) } }), 'values'],
    ['a paper that there is not', fileOf({ papers: ['passport'] }), 'values'],
    ['a salary of nobody', fileOf({ simulation: { desiredSalary: 1e12 } }), 'values'],
    ['a simulation with more', fileOf({ simulation: { wealth: 1 } }), 'values'],
    ['an unseen sign in a name', fileOf({ scenarios: [{ name: 'a\u202eb', simulation: {} }] }), 'values'],
    [
      'a name that would change every object',
      fileOf().replace('"entered":{', '"entered":{"__proto__":{"admin":true},'),
      'notJson',
    ],
    [
      'such a name, written otherwise',
      fileOf().replace('"entered":{', '"entered":{"__pro\\u0074o__":{"admin":true},'),
      'notJson',
    ],
    ['lists without end', '['.repeat(100_000), 'notJson'],
    ['depth among what is not read', fileOf({}, { figures: JSON.parse('['.repeat(50) + ']'.repeat(50)) }), 'notJson'],
    ['too much', fileOf({}, { more: 'x'.repeat(LARGEST_FILE) }), 'tooLarge'],
    ['too many values, read or not', fileOf({}, { more: Array(50_000).fill(1) }), 'tooLarge'],
    ['too many names', fileOf({}, { more: namesOf(50_000) }), 'tooLarge'],
  ])('with %s is refused', (_, text, problem) => {
    expect(readTakenHome(text)).toMatchObject({ entered: null, problem })
    expect({}).not.toHaveProperty('admin')
  })

  it.each<[string, object, string, string]>([
    ['a list longer than any page makes', { secondPillar: { selection: Array(31).fill('x') } }, 'values', 'none'],
    ['six certificates', { secondPillar: { certificates: Array(6).fill(certificate) } }, 'values', 'certificates'],
    ['eleven papers', { papers: Array(11).fill('extract') }, 'values', 'info'],
    ['501 rows', { careers: { person: { ...PASTED, rows: Array(501).fill(ROW) } } }, 'values', 'careers'],
    ['more values than a part has', { scenarios: Array(20_000).fill(1) }, 'tooLarge', 'scenarios'],
    ['more in a career', { careers: { partner: { ...PASTED, rows: Array(20_000).fill(1) } } }, 'tooLarge', 'careers'],
    ['more notes than lines', { careers: { former: { ...PASTED, notes: Array(10).fill(NOTE) } } }, 'values', 'careers'],
  ])('with %s names the part', (_, change, problem, part) => {
    expect(readTakenHome(fileOf(change))).toEqual({ entered: null, problem, part })
  })

  it('has the longest extracts three times, as we write it, and is shorter than what is taken', () => {
    const { firstPillar } = dossierWithLines(MOST_UNREAD, () => longText(chanceSign))
    const text = JSON.stringify(JSON.parse(fileOf({ careers: firstPillar.careers })), null, 2)
    expect(text.length).toBeLessThan(LARGEST_FILE)
    expect(readTakenHome(text).entered?.careers).toEqual(firstPillar.careers)
  })

  it('may begin with the mark of its encoding, and have brackets in its texts', () => {
    const name = `\\"${'[{'.repeat(30)}`
    expect(
      readTakenHome(`\ufeff${fileOf({ scenarios: [{ name: name.slice(0, 50), simulation: {} }] })}`).problem,
    ).toBeNull()
  })
})

import { randomInt } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { MOST_UNREAD } from '~/dossier/shape/career'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import { chanceSign, dossierWithLines, longText } from '../../../tests/support/lives/large-dossiers'
import { takenHomeOf, typedDossier } from '../../../tests/support/lives/typed-dossier'
import { openVisit } from '../../../tests/support/product/open-visit'

const entered = takenHomeOf(typedDossier())
const fileOf = (change: object = {}) =>
  JSON.stringify({ format: FORMAT, version: VERSION, entered: { ...entered, ...change } })
const empty = () => emptyDossier(null, '', '', { version: '1' })

/** What a dossier holds of what somebody enters. */
const entriesOf = (dossier: Dossier) => takenHomeOf(dossier)

describe('a file that is shown', () => {
  it('is entered into a draft, by who has no dossier too', async () => {
    const { use } = await openVisit(null)
    const read = await use.readTakenHome(fileOf())
    if (read.problem !== null) throw new Error(`refused: ${read.problem} ${read.part}`)
    expect(entriesOf(read.draft)).toEqual(entered)
    expect(read.parts).toEqual([
      'info',
      'family',
      'careers',
      'certificates',
      'vested',
      'statements',
      'simulation',
      'place',
      'decision',
      'marginalRate',
      'wealth',
      'scenarios',
    ])
    expect(read.replaced).toEqual([])
  })

  it('changes nothing, and says what it would replace', async () => {
    const before = { ...empty(), firstPillar: typedDossier().firstPillar }
    const { use, saved } = await openVisit(before)
    const read = await use.readTakenHome(fileOf())
    expect(read).toMatchObject({ problem: null, replaced: ['info', 'family', 'careers'] })
    expect(await saved()).toEqual(before)
  })
})

describe('a file that is taken over', () => {
  it('is in the dossier as it was entered, in a new revision of each part', async () => {
    const { use, saved } = await openVisit(empty())
    expect(await use.resume(fileOf())).toMatchObject({ problem: null })
    const dossier = await saved()
    expect(entriesOf(dossier)).toEqual(entered)
    expect(dossier.revisions).toMatchObject({
      info: 1,
      family: 1,
      careers: 1,
      certificates: 1,
      vested: 1,
      statements: 1,
      papers: 1,
    })
  })

  it('leaves what it does not hold, and lists that it holds are those of the file', async () => {
    const { use, saved } = await openVisit({ ...typedDossier(), timesKept: 3 })
    const [certificate] = entered.secondPillar.certificates
    const other = { ...certificate, label: 'Autre caisse' }
    const text = JSON.stringify({
      format: FORMAT,
      version: VERSION,
      entered: { secondPillar: { certificates: [other] }, thirdPillar: {} },
    })
    expect(await use.resume(text)).toMatchObject({ problem: null, replaced: ['certificates'] })
    const dossier = await saved()
    expect(entriesOf(dossier)).toEqual({ ...entered, secondPillar: { ...entered.secondPillar, certificates: [other] } })
    expect(dossier.timesKept).toBe(3)
  })

  it('numbers scenarios anew, so that no number is used twice', async () => {
    const { use, saved } = await openVisit(typedDossier())
    await use.resume(fileOf())
    expect(await saved()).toMatchObject({ scenarios: [{ id: 3, name: 'Plus tôt' }], scenariosMade: 3 })
  })

  it('says that there is no fund and no 3a', async () => {
    const { use, saved } = await openVisit(empty())
    const text = JSON.stringify({
      format: FORMAT,
      version: VERSION,
      entered: { secondPillar: { selection: [] }, thirdPillar: { selection: [] } },
    })
    expect(await use.resume(text)).toMatchObject({ problem: null, parts: ['none'] })
    expect(await saved()).toMatchObject({
      secondPillar: { selection: [] },
      thirdPillar: { selection: [], confirmed: true },
    })
    expect(await use.readTakenHome(text)).toMatchObject({ problem: null, parts: ['none'], replaced: [] })
  })

  const info = entered.firstPillar as NonNullable<typeof entered.firstPillar>
  const [certificate] = entered.secondPillar.certificates
  const [statement] = entered.thirdPillar.statements
  const { careers } = entered
  it.each<[string, object, string]>([
    [
      'somebody who is not born',
      { firstPillar: { ...info, person: { ...info.person, birthDate: '2090-01-01' } } },
      'info',
    ],
    [
      'a child older than its parent',
      { firstPillar: { ...info, children: [{ birthDate: '1950-01-01', alive: true, deathDate: null }] } },
      'info',
    ],
    ['a family without an AVS form', { firstPillar: null }, 'family'],
    [
      'a marriage that ends before it begins',
      {
        family: {
          ...entered.family,
          marriages: entered.family?.marriages.map((one) => ({ ...one, end: '1990-01-01' })),
        },
      },
      'family',
    ],
    [
      'an extract of tomorrow',
      { careers: { ...careers, person: { ...careers.person, asOf: '2099-01-01' } } },
      'careers',
    ],
    [
      'a certificate that gives nothing',
      { secondPillar: { certificates: [{ ...certificate, capital: null, pension: null, balance: null }] } },
      'certificates',
    ],
    [
      'more mandatory savings than savings',
      { secondPillar: { certificates: [{ ...certificate, balanceMandatory: 500_000 }] } },
      'certificates',
    ],
    ['a policy without its sum', { thirdPillar: { statements: [{ ...statement, kind: 'policy' }] } }, 'statements'],
    ['a pay-out in the past', { thirdPillar: { statements: [{ ...statement, paydate: '2001-01-01' }] } }, 'statements'],
  ])('with %s is refused as in its form, and nothing of it is saved', async (_, change, part) => {
    const { use, saved } = await openVisit(empty())
    expect(await use.resume(fileOf(change))).toEqual({ problem: 'values', part })
    expect(await saved()).toEqual(empty())
  })

  it('is believed where a form would only ask', async () => {
    const { use } = await openVisit(empty())
    const change = { secondPillar: { certificates: [{ ...certificate, pension: 3100 }] } }
    expect(await use.resume(fileOf(change))).toMatchObject({ problem: null })
  })

  it('lets others be answered between its parts', async () => {
    const { use } = await openVisit(null)
    let turns = 0
    const count = () => {
      turns++
      if (turns < 1_000) setImmediate(count)
    }
    setImmediate(count)
    await use.readTakenHome(fileOf())
    expect(turns).toBeGreaterThan(5)
  })

  it.each([
    ['the longest that papers give', chanceSign, null],
    ['more than a dossier has room for', () => String.fromCharCode(randomInt(0x4e00, 0x9fff)), 'careers'],
  ])('with %s is kept, or refused with the name of the part', async (_, sign, part) => {
    const { firstPillar } = dossierWithLines(MOST_UNREAD, () => longText(sign))
    const { use, saved } = await openVisit(empty())
    const outcome = await use.resume(fileOf({ careers: firstPillar.careers }))
    expect(outcome).toMatchObject(part === null ? { problem: null } : { problem: 'tooLarge', part })
    expect((await saved()).firstPillar.careers).toEqual(
      part === null ? firstPillar.careers : empty().firstPillar.careers,
    )
  })

  it('with more lines that were not understood than are kept is refused', async () => {
    const { firstPillar } = dossierWithLines(MOST_UNREAD + 1, () => 'x')
    const { use } = await openVisit(empty())
    const read = await use.readTakenHome(fileOf({ careers: firstPillar.careers }))
    expect(read).toEqual({ problem: 'values', part: 'careers' })
  })

  it('is refused whom nobody knows', async () => {
    const { use } = await openVisit(null)
    await expect(use.resume(fileOf())).rejects.toThrow('not logged')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import type { FromMemory } from '~/dossier/shape/from-memory'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { LOGIN, startApi } from '../../../tests/support/product/start-api'
import { visitorUseCases } from '../../../tests/support/product/use-cases'

const TYPED: FromMemory = {
  birthDate: day('1985-05-14'),
  gender: 'FEMALE',
  status: 'married',
  salary: 85_000,
  rate: 80,
  work: 'employed',
  fund: null,
  insuredSince: 'always',
  childYears: [2014],
  partner: { birthYear: 1983, salary: 96_000 },
  pillar3a: { solde: 12_000, amount: null },
}
const EXTRACT = { way: 'extract' as const, asOf: day('2026-03-12'), rows: [], unread: [] }

let api: Awaited<ReturnType<typeof startApi>>
let token: string
const use = () => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token })
const dossier = async () => (await api.vault.open(token))?.dossier as Dossier
const begin = async (made: Dossier) => {
  token = (await api.vault.create(made)).token
}
const EMPTY = emptyDossier(null, '', '', { version: '2' })
beforeEach(async () => {
  api = await startApi()
  await begin(EMPTY)
})

describe('answers from memory', () => {
  it.each([
    ['married', 1500],
    ['bachelor', null],
  ] as const)('keep what the funds pay a spouse only while there is one: %s', async (status, spousePension) => {
    await use().saveFromMemory(TYPED)
    const place = { canton: 'VD', municipality: 'Lausanne', healthPremium: 5400, spousePension: 1500 }
    await use().savePlace(place)
    const partner = status === 'married' ? TYPED.partner : { birthYear: null, salary: null }
    await use().saveFromMemory({ ...TYPED, status, partner })
    expect((await dossier()).place).toEqual({ ...place, spousePension })
  })

  it('are saved as the longer pages save theirs, in one step', async () => {
    await use().saveFromMemory(TYPED)
    const { firstPillar, thirdPillar, papers, revisions } = await dossier()
    expect(firstPillar.info?.partner).toMatchObject({ birthDate: '1983-07-01', gender: 'MALE' })
    expect(firstPillar.careers).toMatchObject({
      person: { way: 'quick', asOf: '2026-11-21', salary: 85_000, rate: 80, course: 'steady', blocks: [] },
      partner: { way: 'quick', salary: 96_000, rate: 100 },
    })
    expect(thirdPillar.statements).toMatchObject([{ label: '', kind: 'account', solde: 12_000, amount: 0, rate: 0 }])
    expect([papers, revisions.info, revisions.careers, revisions.statements]).toEqual([['nothing'], 1, 1, 1])
    expect((await use().getFromMemory())?.answers).toEqual({ ...TYPED, pillar3a: { solde: 12_000, amount: 0 } })
  })

  it('begin a dossier of the same', async () => {
    const { draft, problems } = await use().draftFromMemory(TYPED)
    await use().saveFromMemory(TYPED)
    const { firstPillar, thirdPillar, papers } = await dossier()
    expect(problems).toEqual([])
    expect(draft).toMatchObject({ firstPillar, thirdPillar, papers })
  })

  it('change neither an extract, nor a certificate, nor a 3a statement', async () => {
    await begin({
      ...EMPTY,
      firstPillar: { ...EMPTY.firstPillar, careers: { person: EXTRACT, partner: EXTRACT, former: null } },
      secondPillar: { ...EMPTY.secondPillar, certificates: [CERTIFICATE] },
      thirdPillar: { ...EMPTY.thirdPillar, statements: [STATEMENT_3A] },
      papers: ['extract'],
    })
    const before = await dossier()
    expect((await use().getFromMemory())?.kept).toEqual(['career', 'partnerCareer', 'certificates', 'statements'])
    await use().saveFromMemory(TYPED)
    const after = await dossier()
    expect(after.firstPillar.info).not.toBeNull()
    expect(after.firstPillar.careers).toEqual(before.firstPillar.careers)
    expect([after.secondPillar, after.thirdPillar, after.papers]).toEqual([
      before.secondPillar,
      before.thirdPillar,
      before.papers,
    ])
  })

  it('take the place of what was told from memory before', async () => {
    await use().saveFromMemory(TYPED)
    await use().saveFromMemory({
      ...TYPED,
      salary: 90_000,
      partner: { birthYear: 1983, salary: null },
      pillar3a: { solde: null, amount: null },
    })
    const { firstPillar, thirdPillar } = await dossier()
    expect(firstPillar.careers).toMatchObject({ person: { salary: 90_000 }, partner: { way: 'none' } })
    expect(thirdPillar.statements).toEqual([])
  })

  it.each([
    ['under 18', { birthDate: day('2010-01-01') }, ['birthDate underEighteen']],
    ['too old', { birthDate: day('1950-01-01') }, ['birthDate pensionBefore2025']],
    ['insured before birth', { insuredSince: 1970 }, ['insuredSince insuredSinceRange']],
    ['a child to come', { childYears: [2030] }, ['childYears careerYearRange']],
    ['a child older than the person', { childYears: [1980] }, ['childYears childBeforeParent']],
    ['a spouse to come', { partner: { birthYear: 2030, salary: null } }, ['partner.birthYear careerYearRange']],
  ] as const)('are all refused for one that is not possible, at its field: %s', async (_, changes, told) => {
    const typed = { ...TYPED, ...changes } as FromMemory
    const said = (problems: readonly { field: string; key: string }[]) =>
      problems.map(({ field, key }) => `${field} ${key}`)
    await expect(use().saveFromMemory(typed)).rejects.toMatchObject({ reason: 'unfit' })
    expect(said(await use().checkFromMemory(typed))).toEqual(expect.arrayContaining([...told]))
    const { draft, problems } = await use().draftFromMemory(typed)
    expect(draft).toBeNull()
    expect(said(problems)).toEqual(expect.arrayContaining([...told]))
    expect(await dossier()).toEqual(EMPTY)
  })

  it('are not for who has signed in', async () => {
    await begin(emptyDossier(LOGIN, 'issuer', 'id token', { version: '2' }))
    expect((await use().getFromMemory())?.hasRegister).toBe(true)
    await expect(use().saveFromMemory(TYPED)).rejects.toMatchObject({ reason: 'notFound' })
  })

  it('of another tab are not overwritten', async () => {
    await use().saveFromMemory(TYPED)
    await expect(use().saveFromMemory({ ...TYPED, gender: 'MALE' }, '0')).rejects.toMatchObject({
      reason: 'changedMeanwhile',
    })
  })
})

describe('what an estimate from memory rests on', () => {
  it.each([
    ['employed', {}, 'law'],
    ['24 years old', { birthDate: day('2002-05-14'), childYears: [], status: 'bachelor' }, 'lawFrom25'],
    ['below the threshold', { salary: 22_680 }, 'belowThreshold'],
    ['just above it', { salary: 22_681 }, 'law'],
    ['self-employed without a fund', { work: 'selfEmployed', fund: 'no' }, 'noFund'],
    ['self-employed with a fund', { work: 'selfEmployed', fund: 'yes' }, 'law'],
    ['self-employed who does not know', { work: 'selfEmployed', fund: 'unknown' }, 'open'],
    ['without work', { work: 'none' }, 'noWork'],
  ] as const)('of the second pillar: %s', async (_, changes, lpp) => {
    await use().saveFromMemory({ ...TYPED, ...changes } as FromMemory)
    expect(await use().readMemoryBasis()).toMatchObject({ avs: 'quick', lpp, pillar3a: 'quick' })
    const { withoutChange } = await use().getDigest({})
    expect([withoutChange.lpp !== null, withoutChange.lpp?.sureness]).toEqual(
      lpp.startsWith('law') ? [true, 'floor'] : [false, undefined],
    )
  })

  it('is a certificate to come where employment and own business are told together on the AVS form', async () => {
    await use().saveFromMemory(TYPED)
    const info = await use().getInfo()
    if (!info) throw new Error('no form')
    await use().saveInfo({ ...info, person: { ...info.person, work: 'several' } })
    expect(await use().readMemoryBasis()).toMatchObject({ lpp: 'severalWorks' })
    // The law insures one part of the income, and which one is not known.
    expect((await use().getDigest({})).withoutChange).toMatchObject({ lpp: null, complete: false })
  })

  it('is a certificate as soon as there is one, and no floor any more', async () => {
    await use().saveFromMemory(TYPED)
    await use().saveCertificate(CERTIFICATE, { number: 1, confirmed: [] })
    expect(await use().readMemoryBasis()).toMatchObject({ lpp: 'papers' })
    const { withoutChange } = await use().getDigest({})
    expect(withoutChange.lpp?.funds).toHaveLength(1)
    expect(withoutChange.lpp?.funds[0]?.isByLaw).toBeUndefined()
    expect(withoutChange.missing).not.toContain('lpp')
  })

  it('is a marriage that was not told, until it is', async () => {
    await use().saveFromMemory({ ...TYPED, status: 'divorced' })
    expect(await use().readMemoryBasis()).toMatchObject({ avs: 'marriage' })
    expect((await use().getPension()).assumptions).toContain('marriageNotTold')
    await use().saveFamily({
      marriages: [
        {
          start: day('2008-05-20'),
          end: day('2020-09-30'),
          endedBy: 'divorce',
          separatedSince: null,
          partner: { birthDate: day('1984-01-15'), gender: 'MALE' },
        },
      ],
      children: [],
      survivorsPension: null,
    })
    expect(await use().readMemoryBasis()).toMatchObject({ avs: 'quick' })
    expect((await use().getPension()).assumptions).not.toContain('marriageNotTold')
  })
})

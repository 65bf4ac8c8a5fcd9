import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { filledDossier, NAVS, PARTNER_NAVS } from '../../../tests/support/lives/dossiers'
import { typedDossier } from '../../../tests/support/lives/typed-dossier'
import { type Dossier, emptyDossier } from './shape'
import { hasItsNumbers, withTypedParts } from './typed-parts'

const signedIn = (change: object = {}) => {
  const { login } = filledDossier()
  return emptyDossier({ ...login, ...change }, 'issuer', 'token', { version: '1' })
}

describe('what was typed, under a sign-in', () => {
  it('is all there, beside what the sign-in brought', () => {
    const typed = typedDossier()
    const kept = withTypedParts(signedIn(), typed)
    expect(kept).toMatchObject({
      issuer: 'issuer',
      firstPillar: { family: typed.firstPillar.family, careers: typed.firstPillar.careers },
      secondPillar: { certificates: typed.secondPillar.certificates, vested: typed.secondPillar.vested },
      thirdPillar: { statements: typed.thirdPillar.statements },
      papers: typed.papers,
      simulation: typed.simulation,
      place: typed.place,
      decision: typed.decision,
      marginalRate: typed.marginalRate,
      scenarios: typed.scenarios,
      scenariosMade: typed.scenariosMade,
      timesKept: typed.timesKept,
      revisions: typed.revisions,
    })
    expect(kept.firstPillar.info?.person).toEqual({ ...typed.firstPillar.info?.person, navs: NAVS })
  })

  it('bears the number of the registered partner, and of nobody else', () => {
    const typed = typedDossier()
    expect(withTypedParts(signedIn(), typed).firstPillar.info?.partner).toEqual({
      ...typed.firstPillar.info?.partner,
      navs: PARTNER_NAVS,
    })
    const unknown = withTypedParts(signedIn({ partnerNavs: undefined }), typed)
    expect(unknown.firstPillar.info?.partner?.navs).toBeNull()
    expect(hasItsNumbers(unknown)).toBe(false)
    expect(hasItsNumbers(withTypedParts(signedIn(), typed))).toBe(true)
  })

  it('of a marriage that is over, bears no number of a partner', () => {
    const typed = typedDossier()
    const info = typed.firstPillar.info as NonNullable<Dossier['firstPillar']['info']>
    const divorced = { ...info, person: { ...info.person, status: 'divorced' as const } }
    const kept = withTypedParts(signedIn(), { ...typed, firstPillar: { ...typed.firstPillar, info: divorced } })
    expect(kept.firstPillar.info?.partner?.navs).toBeNull()
  })

  it('says that there is no fund, and chooses none', () => {
    const typed = typedDossier()
    const choosing = (selection: string[] | null) =>
      withTypedParts(signedIn(), { ...typed, secondPillar: { ...typed.secondPillar, selection } }).secondPillar
        .selection
    expect([choosing([]), choosing(null), choosing(['a'])]).toEqual([[], null, null])
  })

  it('takes nothing over that a party answered or a visitor may do there', () => {
    const other = {
      ...filledDossier(),
      login: null,
      salaryChanges: {},
      sources: { 'fund a': { answeredAt: 1, silentAt: null } },
    }
    const kept = withTypedParts(signedIn(), other)
    expect([kept.parties, kept.sources, kept.secondPillar.selection]).toEqual([
      { fund: {}, entity: {}, visits: {} },
      {},
      null,
    ])
    expect(kept.firstPillar.info?.person.birthDate).toBe(day('1961-04-23'))
  })
})

import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { filledDossier, NAVS } from '../../../tests/support/lives/dossiers'
import type { RegisterRecord } from '../shape/register-record'
import type { Dossier } from '../shape/shape'
import { checkChanges, checkDossier, dossierIn, textOf } from './dossier-text'

const given = filledDossier()

const details = {
  earliestRetirementAge: 696,
  declaredSalary: 80_000,
  employmentLevel: 50,
  balance: 1000.5,
  benefits: [
    { retirementAge: 768, capitalBalance: 2000.25, pension: 100 },
    { retirementAge: 780, capitalBalance: 3000, conversionRateEnveloping: 5 },
  ],
  rest: 'packed',
}
const record = {
  navs: NAVS,
  firstName: 'Zoë 😀',
  lastName: 'Essai',
  birthDate: day('1961-04-23'),
  gender: 'FEMALE',
  civilStatus: 'bachelor',
  relationshipStartDate: null,
  relationshipEndDate: null,
  partnerNavs: null,
  children: [],
  incomes: [
    { year: 1990, amount: 10.5, months: 3 },
    { year: 1991, amount: 20, months: 12 },
  ],
  source: 'register',
  asOf: day('2026-01-01'),
} satisfies RegisterRecord
const policy = {
  fundId: 'some-fund',
  fundName: 'Prévoyance',
  webUrl: null,
  policyId: 'p',
  personId: 'person',
  planName: 'Plan',
  asOf: day('2026-01-01'),
  details,
  rest: 'packed',
}

/** With every answer that others can have given. */
const answered: Dossier = {
  ...given,
  firstPillar: { ...given.firstPillar, insureds: { [NAVS]: record } },
  secondPillar: {
    ...given.secondPillar,
    selection: ['some-fund', 'other'],
    policies: { policies: [policy], silent: [{ fundId: 'other', fundName: 'Other', reason: 'timeout' }] },
  },
  salaryChanges: { 'some-fund p 1 1': details },
  sources: {
    [`register ${NAVS}`]: { answeredAt: 5, silentAt: null },
    'fund some-fund': { answeredAt: 5, silentAt: 7 },
  },
}
const unfit = { ...given, terms: { version: 7 } } as unknown as Dossier

describe('the text of a dossier', () => {
  it.each([
    ['of which nobody has answered anything yet', given],
    ['of which all have answered', answered],
  ])('%s gives it back as it was, to another process too', (_, dossier) => {
    expect(dossierIn(textOf(dossier))).toEqual(dossier)
    const text = JSON.stringify({ ...JSON.parse(textOf(dossier)), checkedBy: 'another' })
    expect(dossierIn(text)).toEqual(dossier)
  })

  it('is of ASCII alone', () => {
    expect(textOf(answered)).toMatch(/^[ -~]+$/)
  })

  it('of the release before keeps all but what its funds answered, which are asked again', () => {
    const { sources, firstPillar, secondPillar } = answered
    const before = {
      ...answered,
      firstPillar: { ...firstPillar, pension: { person: {} } },
      secondPillar: {
        ...secondPillar,
        policies: { policies: [{ fundId: 'a', fundName: 'A', webUrl: null, policy: { policyId: 'p' } }], silent: [] },
      },
      salaryChanges: { key: { earliestRetirementAge: 696 } },
      checkedBy: 'another',
    }
    expect(dossierIn(JSON.stringify(before))).toEqual({
      ...answered,
      secondPillar: { ...secondPillar, policies: null },
      salaryChanges: {},
      sources,
    })
  })

  it('is one of whom nobody has answered anything yet to a process of the release before', () => {
    const written = JSON.parse(textOf(answered))
    expect(written.firstPillar).toEqual({
      info: given.firstPillar.info,
      family: null,
      pension: null,
      insureds: {},
    })
    expect(written.secondPillar).toEqual({ selection: ['some-fund', 'other'], policies: null })
    expect(written).not.toHaveProperty('salaryChanges')
    expect(written).not.toHaveProperty('sources')
  })

  it('whose answers have another shape is not ours', () => {
    const written = JSON.parse(textOf(answered))
    const other = { ...written, checkedBy: 'another', answers: { ...written.answers, policies: [] } }
    expect(dossierIn(JSON.stringify(other))).toBeNull()
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
    expect(() => checkDossier(unfit)).toThrow('expected string')
    expect(() => checkChanges(given, unfit)).toThrow('expected string')
  })

  it('is checked in what it does not share with the one it was made of', () => {
    const after = { ...given, scenariosMade: 3, ofNobody: 1, user: { login: null, until: 5, more: 1 } }
    expect(checkChanges(given, after)).toEqual({ ...given, scenariosMade: 3, user: { login: null, until: 5 } })
    expect(checkChanges(given, after).firstPillar).toBe(given.firstPillar)
  })

  it('is checked field by field in an area that it changes', () => {
    const { firstPillar } = given
    const children = [{ birthDate: '2003-05-17', alive: true, deathDate: null }]
    const withInfo = (children: unknown, more = {}) =>
      ({
        ...given,
        firstPillar: { ...firstPillar, info: firstPillar.info && { ...firstPillar.info, children }, ...more },
      }) as Dossier
    const found = checkChanges(given, withInfo(children, { ofNobody: 1 }))
    expect(found).toEqual(withInfo(children))
    expect(found.firstPillar.insureds).toBe(firstPillar.insureds)
    expect(() => checkChanges(given, withInfo([{ birthDate: '2003-02-30' }]))).toThrow('invalid_format')
  })
})

it('of a release before, in which the decision had a share and the home, tells them with the change and the place', () => {
  const { canton, municipality, status } = { canton: 'VD', municipality: 'Lausanne', status: 'single' }
  const text = JSON.stringify({
    ...JSON.parse(textOf(given)),
    checkedBy: 'another process',
    place: undefined,
    decision: { lppCapitalShare: 50, canton, municipality, status },
  })
  expect(dossierIn(text)).toMatchObject({
    place: { canton, municipality, healthPremium: null, spousePension: null },
    decision: { status, spread: [] },
    simulation: { lppCapitalShare: 50 },
  })
})

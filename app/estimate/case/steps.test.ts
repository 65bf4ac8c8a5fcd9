import { describe, expect, it } from 'vitest'
import type { Career } from '~/dossier/shape/career'
import type { Family } from '~/dossier/shape/family'
import type { Info } from '~/dossier/shape/info'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { ownStepsIn } from './steps'

const TODAY = day('2026-11-28')
const NONE: Career = { way: 'none' }
const FORECAST: Career = { way: 'forecast', ramd: 60_000, scale: 44, year: 2026 }
const extract = (split: boolean): Career => {
  const row = { line: 1, year: 2000, months: null, amount: wholeFranc(50_000), kind: 'income' as const, payer: null }
  return { way: 'extract', asOf: day('2026-03-12'), rows: [{ ...row, split }], unread: [] }
}

const ended = { marriages: [{ start: day('1995-06-01'), end: day('2010-06-01'), endedBy: 'divorce' }] } as Family
const born = { birthDate: day('1970-05-01'), gender: 'FEMALE' as const, navs: null }
const unrelated = { relationshipStartDate: null, relationshipEndDate: null }
const info = (status: Info['person']['status'], isCouple = false): Info => ({
  person: { ...born, ...unrelated, status },
  partner: isCouple ? { ...born, deathDate: null } : null,
  children: [],
})

describe('whose incomes are still asked for', () => {
  it.each<[string, Info, Family | null, Partial<Record<'person' | 'partner' | 'former', Career>>, string[]]>([
    ['nobody’s yet', info('bachelor'), null, {}, ['person']],
    ['of a single person', info('bachelor'), null, { person: FORECAST }, []],
    ['of a couple', info('married', true), null, { person: FORECAST }, ['partner']],
    ['of a couple, the partner told', info('married', true), null, { person: FORECAST, partner: NONE }, []],
    ['of partners who are not married', info('bachelor', true), null, { person: FORECAST }, []],
    ['of nobody, where the own are unknown', info('married', true), null, { person: NONE }, []],
    ['after a divorce', info('divorced'), ended, { person: extract(false) }, ['former']],
    ['after a divorce, divided already', info('divorced'), ended, { person: extract(true) }, []],
    ['after a divorce, with a forecast', info('divorced'), ended, { person: FORECAST }, []],
    ['married again', info('remarried', true), ended, { person: extract(false) }, ['partner', 'former']],
  ])('%s', (_name, told, family, careers, open) => {
    const { firstPillar, ...others } = emptyDossier(null, '', '', { version: 'v1' })
    const all = { ...firstPillar.careers, ...careers }
    expect(
      ownStepsIn({ ...others, firstPillar: { ...firstPillar, info: told, family, careers: all } }, TODAY).careers,
    ).toEqual(open)
  })
})

describe('the page of the family is open', () => {
  const { firstPillar, ...others } = emptyDossier(null, '', '', { version: 'v1' })
  const stepsWith = (birthDate: string, family: Dossier['firstPillar']['family'] = null) => {
    const told = info('married', true)
    const partner = told.partner && { ...told.partner, birthDate: day(birthDate), gender: 'MALE' as const }
    const person = { ...told.person, relationshipStartDate: day('1994-06-01') }
    const all = { ...firstPillar, info: { ...told, person, partner }, family }
    return ownStepsIn({ ...others, firstPillar: all }, TODAY).family
  }

  it('until a spouse who has retired was asked for', () => {
    // 65 on 01.03.2021, on 28.11.2026 and on 30.11.2026: paid from the month after.
    expect(stepsWith('1956-03-01')).toBe(false)
    expect(stepsWith('1961-10-28')).toBe(false)
    expect(stepsWith('1961-11-30')).toBe(true)
    expect(stepsWith('1956-03-01', { marriages: [], children: [], survivorsPension: null })).toBe(true)
  })
})

import { describe, expect, it } from 'vitest'
import { quickValues, readQuickForm } from './read'

const TYPED = {
  birthDate: '14.05.1985',
  gender: 'FEMALE',
  status: 'bachelor',
  salary: "85'000",
  rate: '100',
  work: 'employed',
  insuredSince: 'always',
  terms: 'on',
}
const posted = (changes: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...TYPED, ...changes })) form.append(name, value)
  return form
}
const ALL = { terms: true, salary: true }
const read = (changes?: Record<string, string>, asked = ALL) => readQuickForm(posted(changes), asked).submission

function answersIn(...given: Parameters<typeof read>) {
  const submission = read(...given)
  if (submission.status !== 'success') throw new Error(JSON.stringify(submission.error))
  return submission.value
}

describe('answers from memory', () => {
  it('are read as the dossier keeps them', () =>
    expect(answersIn()).toEqual({
      birthDate: '1985-05-14',
      gender: 'FEMALE',
      status: 'bachelor',
      salary: 85_000,
      rate: 100,
      work: 'employed',
      fund: null,
      insuredSince: 'always',
      childYears: [],
      partner: { birthYear: null, salary: null },
      pillar3a: { solde: null, amount: null },
    }))

  it.each([
    ['a year beside its dot', { insuredSince: 'year', insuredSinceYear: '2015' }, { insuredSince: 2015 }],
    ['a year beside the other dot, which was filled in', { insuredSinceYear: '2015' }, { insuredSince: 2015 }],
    ['a year in place of the dot', { insuredSince: '2015' }, { insuredSince: 2015 }],
    ['years by commas and blanks', { childYears: ' 2010,2013  2016;2018 ' }, { childYears: [2010, 2013, 2016, 2018] }],
    ['a fund of the self-employed', { work: 'selfEmployed', fund: 'no' }, { fund: 'no' }],
    ['a fund of who is employed, which is not asked', { fund: 'no' }, { fund: null }],
    ['no salary at all', { salary: '0' }, { salary: 0 }],
    [
      'a spouse and a 3a',
      { 'partner.birthYear': '1983', 'partner.salary': '96 000', 'pillar3a.solde': '12000' },
      { partner: { birthYear: 1983, salary: 96_000 }, pillar3a: { solde: 12_000, amount: null } },
    ],
  ])('take %s', (_, changes, value) => expect(answersIn(changes)).toMatchObject(value))

  it.each<[string, Partial<typeof TYPED> & Record<string, string>, object]>([
    ['no salary', { salary: '' }, { salary: ['required'] }],
    ['no terms', { terms: '' }, { terms: ['required'] }],
    ['a day that does not exist', { birthDate: '31.02.1985' }, { birthDate: ['dayUnknown'] }],
    ['a year of three digits', { insuredSinceYear: '201' }, { insuredSinceYear: ['insuredSinceForm'] }],
    ['no year at its dot', { insuredSince: 'year' }, { insuredSinceYear: ['required'] }],
    ['years that are none', { childYears: '2010 and 2012' }, { childYears: ['yearForm'] }],
    ['sixteen children', { childYears: Array(16).fill('2010').join(' ') }, { childYears: ['tooManyChildren'] }],
    ['a rate above 100', { rate: '120' }, { rate: ['activityRateRange'] }],
    ['an unknown kind of work', { work: 'king' }, { work: ['invalid'] }],
  ])('refuse %s, at its field', (_, changes, error) => {
    const submission = read(changes)
    expect(submission.reply().error).toEqual(error)
    // All that was typed comes back.
    expect(submission.payload).toMatchObject({ birthDate: changes.birthDate ?? TYPED.birthDate, gender: TYPED.gender })
  })

  it('ask neither terms nor salary of who has a dossier with an extract', () =>
    expect(answersIn({ terms: '', salary: '', rate: '' }, { terms: false, salary: false })).toMatchObject({
      salary: 0,
    }))

  it('are shown again as they were typed', () => {
    const answers = answersIn({ insuredSinceYear: '2015', childYears: '2010 2013' })
    expect(quickValues(answers)).toMatchObject({
      birthDate: '14.05.1985',
      salary: "85'000",
      insuredSince: 'year',
      insuredSinceYear: '2015',
      childYears: '2010, 2013',
    })
  })

  it('are 100 percent and always where nothing is known', () =>
    expect(quickValues({})).toMatchObject({ rate: '100', insuredSince: 'always', birthDate: '' }))
})

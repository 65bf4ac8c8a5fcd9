import { describe, expect, it } from 'vitest'
import { Refusal } from '~/estimate/outcome'
import { readAvsForm } from '~/forms/avs/read'
import { LANGUAGES } from '~/language/language'
import { textIn } from '~/shell/texts'
import { PROBLEM_KEYS } from './problem-keys'
import { asSubmitted, problemsOf, withRefusal } from './problems'
import { exampleFor } from './values/examples'

const t = textIn('fr')
const named = { firstField: 'navs', label: () => 'Numéro' }

describe('problemsOf', () => {
  it.each(LANGUAGES.flatMap((language) => PROBLEM_KEYS.map((key) => [language, key] as const)))(
    'has a sentence in %s for %s',
    (language, key) => {
      const [problem] = problemsOf(textIn(language), { error: { navs: [key] } }, named)
      expect(problem?.message).toMatch(/^\p{Lu}.{15,}(\.|: Numéro)$/u)
    },
  )

  it('says which field is missing, by what it is called on the page', () =>
    expect(problemsOf(t, { error: { navs: ['required'] } }, named)[0]?.message).toBe(
      'Il manque une réponse\u00a0: Numéro',
    ))

  it.each(['need', 'buyIn.amount', 'pillar3a.amount', 'pillar3a.purchase', 'spouse[0].amount', 'desiredSalary'])(
    'shows an amount as the example of %s, and no day',
    (field) => expect(exampleFor(field)).toMatch(/^\d{1,3}'\d{3}$/),
  )

  it('shows a year to come as the example of when a spouse is paid', () =>
    expect(problemsOf(t, { error: { 'spouse[0].year': ['payYearPast'] } }, named)[0]?.message).toMatch(/\b2035\.$/))

  it.each([
    ['spouse[0].year', '2035'],
    ['spread[1].year', '2035'],
    ['forecastYear', '2024'],
    ['abroad[0].from', '2004'],
    ['blocks[0].to', '2006'],
    ['rows[3].year', '2004'],
  ])('shows a year that can be meant as the example of %s', (field, year) =>
    expect(problemsOf(t, { error: { [field]: ['yearForm'] } }, named)[0]?.message).toBe(
      `Écrivez une année en quatre chiffres, par exemple ${year}.`,
    ),
  )

  it('puts what belongs to no field at the first one', () =>
    expect(problemsOf(t, { error: { '': ['notSaved'] } }, named)[0]?.field).toBe('navs'))

  it('never shows a schema’s own words', () =>
    expect(problemsOf(t, { error: { navs: ['Invalid input: expected object'] } }, named)[0]?.message).toBe(
      t('problems.invalid'),
    ))

  it('is empty without errors', () => expect(problemsOf(t, undefined, named)).toEqual([]))
})

describe('withRefusal', () => {
  const posted = new FormData()
  posted.append('navs', '756')
  const { submission } = readAvsForm(posted)

  it('puts what the call refused at its fields, and keeps what was typed', () => {
    const refusal = new Refusal('unfit', undefined, [{ field: 'partner.birthDate', key: 'dayInFuture' }])
    expect(withRefusal(refusal, submission)).toMatchObject({
      initialValue: { navs: '756' },
      error: { 'partner.birthDate': ['dayInFuture'] },
    })
  })

  it('says that nothing is saved where the call failed otherwise', () => {
    expect(withRefusal(new Refusal('failed', 'no registry'), submission).error?.['']).toEqual(['notSaved'])
    expect(withRefusal(new Refusal('failed', 'no registry')).error).toEqual({ '': ['notSaved'] })
  })

  it.each([new Refusal('notLogged'), new Refusal('unavailable')])('throws what every page answers alike: %s', (error) =>
    expect(() => withRefusal(error, submission)).toThrow(error),
  )

  it('shows a form again without a word about it', () =>
    expect(asSubmitted(submission)).toEqual({ initialValue: { navs: '756' } }))
})

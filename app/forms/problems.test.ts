import { describe, expect, it } from 'vitest'
import { ApiProblem } from '~/api/client'
import { textIn } from '~/text/i18n.server'
import { LANGUAGES } from '~/text/language'
import { readAvsForm } from './avs-form'
import { PROBLEM_KEYS } from './problem-keys'
import { problemsOf, refusedBy, shownAgain } from './problems'

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

  it('puts what belongs to no field at the first one', () =>
    expect(problemsOf(t, { error: { '': ['notSaved'] } }, named)[0]?.field).toBe('navs'))

  it('never shows a schema’s own words', () =>
    expect(problemsOf(t, { error: { navs: ['Invalid input: expected object'] } }, named)[0]?.message).toBe(
      t('problems.invalid'),
    ))

  it('lists them in the order of the page, however they came', () => {
    const onPage = [
      ...['navs', 'birthDate', 'status', 'relationshipStartDate', 'partner.navs', 'partner.birthDate'],
      ...[
        'childCount',
        'children[0].birthDate',
        'children[0].deathDate',
        'children[2].birthDate',
        'children[10].alive',
      ],
    ]
    const error = Object.fromEntries([...onPage].sort().map((field) => [field, ['invalid']]))
    expect(problemsOf(t, { error }, named).map(({ field }) => field)).toEqual(onPage)
  })

  it('lists those of a simulation in the order of its page', () => {
    const onPage = ['currentSalary', 'desiredSalary', 'currentRate', 'desiredRate', 'retirementDate', 'lppCapitalShare']
    const error = Object.fromEntries([...onPage].sort().map((field) => [field, ['invalid']]))
    expect(problemsOf(t, { error }, named).map(({ field }) => field)).toEqual(onPage)
  })

  it('is empty without errors', () => expect(problemsOf(t, undefined, named)).toEqual([]))
})

describe('refusedBy', () => {
  const posted = new FormData()
  posted.append('navs', '756')
  const { submission } = readAvsForm(posted)

  it('puts what the call refused at its fields, and keeps what was typed', () => {
    const refusal = new ApiProblem(422, 'body does not fit', [{ field: 'partner.birthDate', key: 'dayInFuture' }])
    expect(refusedBy(refusal, submission)).toMatchObject({
      initialValue: { navs: '756' },
      error: { 'partner.birthDate': ['dayInFuture'] },
    })
  })

  it('says that nothing is saved where the call failed otherwise', () => {
    expect(refusedBy(new ApiProblem(502, 'no registry'), submission).error?.['']).toEqual(['notSaved'])
    expect(refusedBy(new ApiProblem(502, 'no registry')).error).toEqual({ '': ['notSaved'] })
  })

  it.each([new ApiProblem(401, 'not logged'), new ApiProblem(503, 'service unavailable'), new TypeError('bug')])(
    'throws what is no refusal: %s',
    (error) => expect(() => refusedBy(error, submission)).toThrow(error),
  )

  it('shows a form again without a word about it', () =>
    expect(shownAgain(submission)).toEqual({ initialValue: { navs: '756' } }))
})

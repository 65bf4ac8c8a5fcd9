import { describe, expect, it } from 'vitest'
import { Refusal } from '~/estimate/case/refusal'
import { AVS } from '~/forms/avs/form'
import { readAvsForm } from '~/forms/avs/read'
import { LANGUAGES } from '~/language/language'
import { textIn } from '~/shell/texts'
import { PROBLEM_KEYS } from './problem-keys'
import { asSubmitted, problemsOf, withRefusal } from './problems'

const t = textIn('fr')
const named = { form: AVS, firstField: 'navs', label: () => 'Numéro' }

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

/** The explanation of a life: its figures are those of the estimate, its sentences those of the pages. */
import { describe, expect, it } from 'vitest'
import { LIFE_EXAMPLES } from '~/api/examples/life-examples'
import { LANGUAGES } from '~/language/language'
import { estimate, explain, type Life } from '.'

const TODAY = { today: '2026-11-24' }

function explained(life: object, language: (typeof LANGUAGES)[number] = 'fr') {
  const outcome = explain(life as Life, { ...TODAY, language })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem))
  const [avs, lpp, pillar3a] = outcome.answer.pillars
  if (!avs || !lpp || !pillar3a) throw new Error('a pillar is missing')
  return { avs, lpp, pillar3a }
}
const outputOf = ({ steps }: { steps: { key: string; output: unknown }[] }, key: string) =>
  steps.findLast((step) => step.key === key)?.output

const requestOf = (name: string) => LIFE_EXAMPLES.find((one) => one.name === name)?.request as Life
const divorced = requestOf('divorced')

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(LIFE_EXAMPLES)('$name: no gap stays open, every step has its words and its article', ({ request }) => {
    const pillars = Object.values(explained(request, language))
    const steps = pillars.flatMap(({ parts }) => parts.flatMap((part) => part.steps))
    expect(steps.length).toBeGreaterThan(5)
    for (const { title, sentences, result, key, law } of steps) {
      expect([title, ...sentences, result].join(' '), key).not.toMatch(/\{\{|\}\}|undefined|\u00ad/)
      expect(
        [title, ...sentences, result].every((one) => one.length > 0),
        key,
      ).toBe(true)
      // Today's balance of an account is no matter of the law.
      expect(law === null, key).toBe(key === 'balance')
    }
    for (const { sentence } of pillars.flatMap(({ assumptions }) => assumptions)) expect(sentence).toMatch(/\w/)
  })
})

describe('the figures', () => {
  it('are those of the plan, where the life has one', () => {
    const outcome = estimate(divorced, TODAY)
    const { withChange, withoutChange } = (outcome.ok && outcome.answer.digest) || {}
    expect(withChange?.lpp?.monthly).not.toBe(withoutChange?.lpp?.monthly)
    const { lpp, pillar3a } = explained(divorced)
    expect(outputOf(lpp.parts[0] as never, 'fundPension')).toBe(withChange?.lpp?.monthly)
    expect(outputOf(pillar3a.parts[0] as never, 'accountCapital')).toBe(withChange?.pillar3a?.projected)
    const plain = explained({ ...divorced, plan: null })
    expect(outputOf(plain.lpp.parts[0] as never, 'fundPension')).toBe(withoutChange?.lpp?.monthly)
  })

  it('name the law’s guarantee in words, and the assumptions of the estimate', () => {
    const { lpp } = explained(requestOf('couple'))
    expect(lpp.parts.map(({ title }) => title)).not.toContain('legalMinimum')
    const outcome = estimate(divorced, TODAY)
    expect(explained({ ...divorced, plan: null }).avs.assumptions.map(({ key }) => key)).toEqual(
      outcome.ok && outcome.answer.pension.assumptions,
    )
  })

  it('say why a fund gives none, and name what has no label', () => {
    const pensionAlone = { kind: 'certificate', date: '2026-01-01', pension: 2000, pensionPer: 'month' }
    const secondPillar = [...(divorced.secondPillar ?? []), pensionAlone]
    const { lpp } = explained({ ...divorced, secondPillar, plan: { stopsOn: '2030-01-31' } })
    expect(lpp.parts).toMatchObject([
      { title: 'Fund certificate', missing: null },
      { title: 'Votre 2e\u00a0pilier', missing: expect.stringContaining('pas de projection'), steps: [] },
    ])
    const { pillar3a } = explained({ ...divorced, thirdPillar: [{ solde: 1000, amount: 100, rate: 1 }] })
    expect(pillar3a.parts[0]?.title).toBe('Votre compte')
  })
})

it.each([
  ['as the estimate does', {}, { language: 'fr' }, { field: 'person', key: 'required' }],
  ['another language', divorced, { language: 'it' }, { field: 'language', key: 'invalid' }],
  ['a day that is none', divorced, { language: 'de', today: '' }, { field: 'today', key: 'dayUnknown' }],
])('is refused: %s', (_, life, options, problem) =>
  expect(explain(life as Life, { ...TODAY, ...options } as never)).toMatchObject({
    ok: false,
    problem: { errors: [problem] },
  }),
)

/** What the page says to each person of the sandbox, computed over the real outside parties. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LANGUAGES } from '~/language/language'
import { readPeople } from '~/sandbox/people/read-people'
import { assumptions } from '~/ui/synthesis/assumptions-text.fr'
import { RESULTS } from '../../../tests/support/pages/avs-results'
import { stepText, strictPageText } from '../../../tests/support/pages/explained-step'
import { type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'
import { answerAll, clientOf, visitorOf } from '../../../tests/support/product/sandbox-visitor'
import { TODAY } from '../../../tests/support/product/start-api'
import { ASSUMPTION_ARTICLES } from './assumption-articles'
import { explainedView } from './view'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox({ today: TODAY })
})
afterAll(() => sandbox.close())

type Result = Parameters<typeof explainedView>[0]

/** Unfilled gaps, days in machine format, and amounts or percentages with more than two decimals. */
const UNFIT = /\{\{|\}\}|NaN|undefined|null|\d{4}-\d{2}-\d{2}|CHF [\d']+\.(\d(?!\d)|\d{3})|\d\.\d{3,}%|CHF \d{4}/

function expectFit(result: Result) {
  const { parts } = explainedView(result, null)
  const reasons = parts.flatMap(({ reason }) => reason ?? [])
  for (const language of LANGUAGES) {
    const t = strictPageText(language)
    const steps = parts.flatMap((part) => part.steps)
    expect(steps.length).toBeGreaterThan(2)
    for (const step of steps) {
      expect(stepText(step, language)).not.toMatch(UNFIT)
      expect(step.article, step.key).toMatch(/^(LAVS|RAVS) (art\. \d|disp)/)
    }
    for (const reason of reasons) expect(t(`explained.reasons.${reason}`)).not.toContain('explained.')
    for (const key of result.assumptions) expect(t(`assumptions.${key}`)).not.toMatch(/assumptions\.|\{\{/)
  }
}

describe('every sentence is whole, its figures as people read them, its article named', () => {
  it.each(readPeople(null).map(({ email }) => email))('for %s', async (email) => {
    const person = sandbox.people.find((one) => one.email === email)
    if (!person) throw new Error('no such person')
    const api = await visitorOf(sandbox, person)
    await answerAll(person, api)
    expectFit(await clientOf(api).getPension())
  })

  it.each(Object.entries(RESULTS))('for a life: %s', (_, result) => expectFit(result))
})

it('every assumption is asked for an article of the same acts, or for none', () => {
  expect(Object.keys(ASSUMPTION_ARTICLES).toSorted()).toEqual(Object.keys(assumptions).toSorted())
  for (const article of Object.values(ASSUMPTION_ARTICLES)) if (article) expect(article).toMatch(/^[LR]AVS art\. \d/)
})

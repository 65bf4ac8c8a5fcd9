/** The answer at the head of the synthesis: its amounts and days are those of the digest, for each person. */
import { describe, expect, it } from 'vitest'
import { chf, dayText } from '~/language/format'
import { figuresOn } from '../../support/visit/figures'
import { PEOPLE, personNamed, TEST_CASES } from '../../support/visit/people'
import { digestOf, readSynthesisOf, synthesisOf } from '../../support/visit/synthesis'
import { expectToSay } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT } from '../../support/visit/words'

const answerOf = ({ screen }: Visit) => screen.document.querySelector('.answer')

describe.each(LANGUAGES)('the answer (%s)', (language) => {
  it.each([...PEOPLE, ...TEST_CASES])(
    '$firstName reads first what is paid for life, and the capital apart',
    async (person) => {
      const visit = await readSynthesisOf(person, language)
      const { monthlyTotal, totalFrom, capitalTotal, first, ranges } = (await digestOf(visit)).withoutChange
      const amounts = ranges ? [ranges.total.low, ranges.total.high] : [monthlyTotal]
      for (const amount of [...amounts, capitalTotal, first?.monthly])
        if (amount) expectToSay(answerOf(visit), chf(amount))
      expectToSay(answerOf(visit), dayText(totalFrom as NonNullable<typeof totalFrom>))
      expectToSay(answerOf(visit), TEXT[language].synthesis.answer.perMonth)
    },
  )

  it('with a change it is the amount with it, beside that without', async () => {
    const visit = await synthesisOf(personNamed('Nadia'), language)
    await visit.call('/synthesis/simulation', { retirementDate: '2040-12-01' })
    await visit.reload()
    const [before, after] = [figuresOn(visit.screen), figuresOn(visit.screen, 'withChange')]
    expect(after['total.monthly']).toBeGreaterThan(0)
    for (const amount of [before['total.monthly'], after['total.monthly']])
      expectToSay(answerOf(visit), chf(amount ?? 0))
    const first = answerOf(visit)?.querySelector('data[data-figure="total.monthly"]')
    expect(first?.textContent).toBe(chf(after['total.monthly'] ?? 0))
  })
})

import { expect, it } from 'vitest'
import { FormAnswer, FormAnswers, MOST_ANSWER_BYTES, withAnswer } from './form-answers'

const answer = (id: string, text = '{}'): FormAnswer => ({ id, page: 'pages/avs', status: 400, text })

it('keeps the newest four', () => {
  const kept = ['a', 'b', 'c', 'd', 'e'].reduce<FormAnswer[]>((all, id) => withAnswer(all, answer(id)), [])
  expect(kept.map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b'])
  expect(FormAnswers.safeParse(kept).success).toBe(true)
  expect(FormAnswers.safeParse([...kept, answer('a')]).success).toBe(false)
})

it.each([
  [MOST_ANSWER_BYTES, true],
  [MOST_ANSWER_BYTES + 1, false],
])('%i characters of one: %s', (length, fits) =>
  expect(FormAnswer.safeParse(answer('a', 'x'.repeat(length))).success).toBe(fits),
)

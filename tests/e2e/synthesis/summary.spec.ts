/** The answer at the head of the synthesis: its amounts and days are those of the digest, for each person. */
import { chf, dayText } from '../../../app/language/format'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { PEOPLE, personNamed, TEST_CASES } from '../../support/visit/people'
import { LANGUAGES, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

for (const language of LANGUAGES) {
  const { answer } = TEXT[language].synthesis

  for (const person of [...PEOPLE, ...TEST_CASES])
    test(`${person.firstName} reads first what is paid for life, and the capital apart (${language})`, async ({
      page,
    }) => {
      await openSynthesis(page, person, language)
      const { withoutChange } = (await api<Digest>(page, '/synthesis/digest')).body
      const { monthlyTotal, totalFrom, capitalTotal, first, ranges } = withoutChange
      const said = page.locator('.answer')
      const amounts = ranges ? [ranges.total.low, ranges.total.high] : [monthlyTotal]
      for (const amount of [...amounts, capitalTotal, first?.monthly])
        if (amount) await expect(said).toContainText(chf(amount))
      await expect(said).toContainText(dayText(totalFrom as NonNullable<typeof totalFrom>))
      await expect(said).toContainText(answer.perMonth)
    })

  test(`with a change the answer is the amount with it, beside that without (${language})`, async ({ page }) => {
    await openSynthesis(page, personNamed('Nadia'), language)
    await api(page, '/synthesis/simulation', { retirementDate: '2040-12-01' })
    await page.reload()
    const [before, after] = [await figuresOn(page), await figuresOn(page, 'withChange')]
    const said = page.locator('.answer')
    for (const amount of [before['total.monthly'], after['total.monthly']])
      await expect(said).toContainText(chf(amount ?? 0))
    await expect(said.locator('data[data-figure="total.monthly"]')).toHaveText(chf(after['total.monthly'] ?? 0))
  })
}

/** The capital in the picture of the income is after tax if the place of taxation is known, both with the change and without. */
import { beforeEach, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { describedPicture } from '~/ui/synthesis/outlook/income-picture'
import { account, type DecideVisit, FUND, LAUSANNE, openDecide } from '../../../tests/support/pages/decide-page'
import { createEstimate } from '../../../tests/support/product/use-cases'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
  await visit.typeIn({ certificates: [FUND], statements: [account('Un', 90_000, '2035-06-01')] })
  await visit.send(LAUSANNE)
})

/** The picture as the page and the PDF show it. */
async function drawn() {
  const { answer: answers } = await createEstimate(visit.client).readFigures()
  if (!answers) throw new Error('there are figures')
  const [digest, capitalLeft] = [answers.digest.answer, answers.decided.answer?.capitalLeft]
  const told = digest?.outlook && describedPicture(textIn('fr'), { outlook: digest.outlook, digest, capitalLeft })
  if (!digest || !told) throw new Error('there is something to draw')
  const [area] = told.picture.areas.filter(({ part }) => part === 'capital')
  const [outline] = told.picture.withoutCapital.filter(({ y1, y2 }) => y1 === y2)
  const [base] = told.picture.without.filter(({ y1, y2 }) => y1 === y2)
  const perFranc =
    (told.picture.areas.findLast(({ part }) => part === 'avs')?.height ?? 0) / (digest.withChange?.avs?.monthly ?? 1)
  const inFrancs = (height = Number.NaN) => Math.round(height / perFranc)
  return {
    capitalLeft,
    told,
    capital: inFrancs(area?.height),
    outlined: inFrancs((base?.y1 ?? 0) - (outline?.y1 ?? 0)),
  }
}

const YEARS_TO_90 = 25

it('is what the tax of its place leaves of it', async () => {
  const { capitalLeft, told, capital, outlined } = await drawn()
  const { figures } = await visit.shown()
  expect(capitalLeft?.withChange).toBe(figures['tax.left'])
  expect(Math.abs(capital - (capitalLeft?.withChange ?? 0) / (12 * YEARS_TO_90))).toBeLessThan(10)
  expect(capitalLeft?.withoutChange).toBeLessThan(90_000)
  expect(Math.abs(outlined - (capitalLeft?.withoutChange ?? 0) / (12 * YEARS_TO_90))).toBeLessThan(10)
  expect(told.hints.join(' ').replaceAll('\u00a0', ' ')).toContain('Points : capital après impôt')
})

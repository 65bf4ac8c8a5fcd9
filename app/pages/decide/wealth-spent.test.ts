import { expect, it } from 'vitest'
import { COMPLEMENTARY_WEALTH_SPENT } from '~/law/avs/complementary-benefits'
import { lawDay, rowOn } from '~/law/table'
import { decide as german } from './text.de'
import { decide as french } from './text.fr'

it.each([
  ['fr', french, 'art.\u00a011a al.\u00a03 et 4 LPC', (years: number) => `dès ${years} ans avant`],
  ['de', german, 'Art.\u00a011a Abs.\u00a03 und 4 ELG', (years: number) => `ab ${years} Jahren vor`],
] as const)('says with the figures of the law what a capital spent fast does (%s)', (_, text, article, before) => {
  const { percent, yearsBefore } = rowOn(COMPLEMENTARY_WEALTH_SPENT, lawDay('2026-11-21')).value
  expect(text.sides.income).toContain(`${percent}\u00a0%`)
  expect(text.sides.income).toContain(before(yearsBefore))
  expect(text.sides.income).toContain(article)
})

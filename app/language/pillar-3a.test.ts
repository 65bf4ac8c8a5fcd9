import { describe, expect, it } from 'vitest'
import {
  PILLAR_3A_CEILING_WITH_FUND,
  PILLAR_3A_CEILING_WITHOUT_FUND,
  PILLAR_3A_INCOME_SHARE,
} from '~/law/pillar-3a/ceilings'
import { lawDay, rowOn } from '~/law/table'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { chf, percent } from './format'

const valuesOf = (year: number) => {
  const day = lawDay(`${year}-06-01`)
  return {
    withFund: rowOn(PILLAR_3A_CEILING_WITH_FUND, day).value,
    withoutFund: rowOn(PILLAR_3A_CEILING_WITHOUT_FUND, day).value,
    share: rowOn(PILLAR_3A_INCOME_SHARE, day).value,
  }
}

describe('what may be paid into pillar 3a', () => {
  it('[231] [232] is 7056 in 2023, and without a fund 20 % of the income, 35280 at most', () =>
    expect(valuesOf(2023)).toEqual({ withFund: 7056, withoutFund: 35280, share: 20 }))

  it.each([
    ['fr', fr, "CHF\u00a07'056", "CHF\u00a035'280", 'Salarié', 'Indépendants sans caisse'],
    ['de', de, "CHF\u00a07'056", "CHF\u00a035'280", 'Angestellt', 'Selbständig ohne Pensionskasse'],
  ])(
    '[098] [231] [232] is given as the law has it, of 2023 and of the year of the last check, and for whom (%s)',
    (_, texts, with_, without, employed, selfEmployed) => {
      const { amountHelpEmployee, amountHelpSelfEmployed } = texts.pillar3a
      expect(amountHelpEmployee).toContain(with_)
      expect(amountHelpSelfEmployed).toContain(without)
      expect(amountHelpEmployee).toContain(employed)
      expect(amountHelpSelfEmployed).toContain(selfEmployed)
      for (const year of [2023, 2026]) {
        const { withFund, withoutFund, share } = valuesOf(year)
        for (const part of [String(year), chf(withFund)]) expect(amountHelpEmployee).toContain(part)
        for (const part of [String(year), chf(withoutFund), percent(share)])
          expect(amountHelpSelfEmployed).toContain(part)
      }
    },
  )
})

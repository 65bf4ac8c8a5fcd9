/** If the incomes of a spouse are unknown, the explanation gives a range in place of every pension. */

import { describe, expect, it } from 'vitest'
import type { Language } from '~/language/language'
import type { PensionRange, PensionResult } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { alone, couple } from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as avsExplained from './route'

const getInfo = (async () => ({
  person: { status: 'married', age: 56 },
  partner: null,
  children: [],
})) as unknown as UseCases['getInfo']

const getHousehold: UseCases['getHousehold'] = async () => ({
  relationshipStartDate: day('1995-06-01'),
  children: [],
  enteredBy: 'me',
  both: false,
  differing: [],
})

async function explained(result: PensionResult, language: Language = 'fr') {
  const calls = { getInfo, getPension: async () => result, getHousehold }
  const page = servePage(avsExplained, '/avs/explained', { ...signedIn({ avs: true }), ...calls })
  const html = await (await page.get(language === 'de' ? '/de/avs/explained' : '/avs/explained')).text()
  const text = readable(html).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  const figures = [...html.matchAll(/<data [^>]*value="([^"]*)"[^>]*data-figure="([^"]*)"/g)].map(([, value, of]) => [
    of,
    value,
  ])
  return { text, figures: Object.fromEntries(figures) }
}

const RANGE: PensionRange = {
  pension: { low: 2300, high: 2520 },
  supplement: { low: 12.5, high: 25 },
  withSupplement: { low: 2325, high: 2532.5 },
  causes: ['spouseIncomesUnknown'],
}
const withRange = (result: PensionResult, range: PensionRange | null = RANGE): PensionResult => ({
  ...result,
  range,
  assumptions: range ? [...result.assumptions, 'spouseIncomesUnknown'] : result.assumptions,
})

const TOLD: Record<Language, string[]> = {
  fr: [
    "de CHF 2'300 à CHF 2'520 par mois, à vie Dès le 01.06.2035.",
    "Sans les revenus que nous ne connaissons pas : CHF 2'300",
    'Et de CHF 12.50 à CHF 25 par mois, à vie : le supplément de rente.',
    "Rente et supplément, par mois de CHF 2'325 à CHF 2'532.50",
    "Et de CHF 2'300 à CHF 2'520 chaque décembre : la 13e rente.",
    'de zéro au montant au-delà duquel plus rien ne change',
    'art. 29quinquies LAVS',
  ],
  de: [
    "CHF 2'300 bis CHF 2'520 pro Monat, lebenslang Ab dem 01.06.2035.",
    "Ohne die Einkommen, die wir nicht kennen: CHF 2'300",
    'Dazu CHF 12.50 bis CHF 25 pro Monat, lebenslang: der Rentenzuschlag.',
    "Rente und Zuschlag pro Monat CHF 2'325 bis CHF 2'532.50",
    "Dazu CHF 2'300 bis CHF 2'520 jeden Dezember: die 13. AHV-Rente.",
    'von null bis zu dem Betrag, ab dem sich nichts mehr ändert',
    'Art. 29quinquies AHVG',
  ],
}

describe('a range in the explanation of the AVS pension', () => {
  it.each(['fr', 'de'] as const)(
    'is shown as pension, supplement and 13th pension, and how it is found (%s)',
    async (of) => {
      const { text } = await explained(withRange(alone), of)
      for (const told of TOLD[of]) expect(text).toContain(told)
    },
  )

  it('is that of the pension for life: what is paid before comes after it', async () => {
    const { text, figures } = await explained(withRange(couple))
    expect(text).toContain(
      "de CHF 2'300 à CHF 2'520 par mois, à vie Dès le 01.03.2037. D’abord CHF 2'300 dès le 01.06.2035.",
    )
    expect(text).toContain("Sans les revenus que nous ne connaissons pas : CHF 1'890")
    expect(text).toContain("Du 01.06.2035 au 28.02.2037 CHF 2'300 par mois")
    expect(figures).toMatchObject({
      'avs.monthly': '1890',
      'avs.monthlyFirst': '2300',
    })
  })

  it('of the supplement alone leaves the pension as it is', async () => {
    const { text } = await explained(withRange(alone, { ...RANGE, pension: null }))
    expect(text).toContain("CHF 2'300 par mois, à vie Dès le 01.06.2035.")
    expect(text).toContain('de CHF 12.50 à CHF 25')
  })

  it('is not shown, nor how it is found, where the pension is known', async () => {
    const { text } = await explained(withRange(alone, null))
    expect(text).toContain("Rente et supplément, par mois CHF 2'312.50")
    expect(text).not.toContain('au-delà duquel')
    expect(text).not.toContain('Sans les revenus')
  })
})

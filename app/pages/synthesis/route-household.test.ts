/** What two spouses live on together, as the page shows it, and to whom. */
import { describe, expect, it } from 'vitest'
import type { Together } from '~/estimate/read/figures'
import { wholeFranc } from '~/pillars/money'
import { describedHousehold } from '~/ui/synthesis/outlook/income-picture'
import { strictText } from '../../../tests/support/pages/explained-step'
import {
  BOTH_ENTERED,
  column,
  couple,
  digest,
  figuresIn,
  outlook,
  pageOf,
} from '../../../tests/support/pages/sample-synthesis'

const FOR_TWO = '/synthesis?vue=deux'
const withOutlook = { getDigest: async () => ({ ...digest(), outlook }) }
const link = (path: string) => `href="${path}"`

describe('the household', () => {
  it.each([
    ['/synthesis?vue=deux', "CHF 5'778 par mois, tant que vous vivez tous les deux, dès le 01.03.2037.", 'À deux'],
    ['/de/synthesis?vue=deux', "CHF 5'778 pro Monat, solange Sie beide leben, ab dem 01.03.2037.", 'Zu zweit'],
  ])('says what both are paid while both live, and draws it: %s', async (path, sentence, view) => {
    const { html, text } = await pageOf(withOutlook, { path })
    expect(text).toContain(sentence)
    expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${view}<`))
    expect(html).toMatch(
      /data-figure="household.monthly"[^>]*value="5778"|value="5778"[^>]*data-figure="household.monthly"/,
    )
    expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(1)
  })

  it('keeps one’s own amount first', async () => {
    const { html } = await pageOf(withOutlook, { path: FOR_TWO })
    expect(figuresIn(html)).toHaveProperty('total.monthly')
    expect(html.indexOf('total.monthly')).toBeLessThan(html.indexOf('household.monthly'))
  })

  it('says the cap in francs, who receives what, and what a death changes', async () => {
    const { text } = await pageOf(withOutlook, { path: FOR_TWO })
    expect(text).toContain("La limite pour un couple marié réduit vos deux rentes AVS : ensemble, CHF 3'780 par mois.")
    expect(text).toContain("AVS CHF 1'902 CHF 1'878 CHF 3'780 2e pilier CHF 1'998 pas lu CHF 1'998")
    expect(text).toContain('Si l’un de vous meurt')
    expect(text).toContain('nous ne lisons pas son dossier')
  })

  it('says no cap where there is none', async () => {
    const [first, last] = couple.periods
    if (!first || !last) throw new Error('two periods')
    const periods = [first, { ...last, capped: false }]
    const { text } = await pageOf(
      { ...withOutlook, getPension: async () => ({ ...couple, periods }) },
      { path: FOR_TWO },
    )
    expect(text).not.toContain('La limite pour un couple')
  })

  it('with a change is that of the change, with a table of each', async () => {
    const changed = { ...outlook, withChange: outlook.withoutChange }
    const { text } = await pageOf(
      { getDigest: async () => ({ ...digest(), withChange: column(), outlook: changed }) },
      { path: FOR_TWO },
    )
    // Without a saved simulation there is no pension with the change, so the household stays the same.
    expect(text).toContain('Revenu à deux par mois')
  })

  it('is at least in its table too', async () => {
    const { text } = await pageOf(withOutlook, { path: FOR_TWO })
    expect(text).toMatch(/AVS 2e pilier Ensemble, au moins/)
  })

  it.each([
    ['fr', /"sans(?: changement| :) \d/, /Sans changement, au moins : CHF/],
    ['de', /"ohne(?: Änderung|:) \d/, /Ohne Änderung, mindestens: CHF/],
  ] as const)(
    'is at least without the change too, in the picture and in its description (%s)',
    (language, bare, described) => {
      const income = outlook.withoutChange.income
      const less = income.map((step) => ({
        ...step,
        lpp: null,
        total: wholeFranc(Math.round(step.total - (step.lpp ?? 0))),
      }))
      const together = { withoutChange: { income }, withChange: { income: less } } as unknown as Together
      const drawn = describedHousehold(strictText(language), together, digest())
      const names = JSON.stringify(drawn).replaceAll('\u00a0', ' ')
      // The outline has no label if there is no room for one.
      expect(names).not.toMatch(bare)
      expect(names).toMatch(described)
    },
  )

  it('leads from one’s own view to that of both, and back', async () => {
    expect((await pageOf(withOutlook)).html).toContain(link('/synthesis?vue=deux'))
    expect((await pageOf(withOutlook, { path: FOR_TWO })).html).toContain(link('/synthesis'))
    expect((await pageOf(withOutlook, { path: '/de/synthesis' })).html).toContain(link('/de/synthesis?vue=deux'))
  })

  it.each([
    ['only one has entered the other', { getHousehold: async () => ({ ...BOTH_ENTERED, both: false }) }],
    ['nothing is shared', { getHousehold: async () => null }],
    ['there is no partner', { getPension: async () => ({ ...couple, partner: null }) }],
  ])('is neither offered nor shown where %s', async (_name, calls) => {
    for (const path of ['/synthesis', FOR_TWO]) {
      const { html, text } = await pageOf({ ...withOutlook, ...calls }, { path })
      expect(html).not.toContain('vue=deux"')
      expect(html).not.toContain('household.monthly')
      expect(text).not.toContain('À deux')
    }
  })
})

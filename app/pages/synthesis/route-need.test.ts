/** Whether the income covers the need, and figures that are not based on today's law, as the page shows them. */
import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { withNeed } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import {
  alone,
  chf,
  column,
  digest,
  figuresIn,
  outlook,
  pageOf,
  unchanged,
} from '../../../tests/support/pages/sample-synthesis'

/** The sample is paid 3'900 a month for life; without the supplement, 3'888 of it count. */
const needing = (amount: number) => ({ getDigest: async () => ({ ...withNeed(digest(), amount), outlook }) })
const single = { getPension: async () => alone }
const isHeard = (html: string, sentence: string) =>
  (/<desc[^>]*>([\s\S]*?)<\/desc>/.exec(html)?.[1] ?? '').replaceAll('\u00a0', ' ').includes(sentence)

describe('a need', () => {
  it.each([
    ['/synthesis', 5000, "Il manque CHF 1'100 par mois à votre besoin de CHF 5'000.", '1100'],
    ['/de/synthesis', 5000, "Zu Ihrem Bedarf von CHF 5'000 fehlen CHF 1'100 im Monat.", '1100'],
    ['/synthesis', 3500, "C’est CHF 400 par mois de plus que votre besoin de CHF 3'500.", '-400'],
    ['/synthesis', 3900, "Il manque CHF 0 : c’est votre besoin de CHF 3'900 par mois, au franc près.", '0'],
  ])('is compared with what is paid for life beside it: %s, %d', async (path, amount, sentence, gap) => {
    const { html, text } = await pageOf({ ...needing(amount), ...single }, { path })
    expect(text).toContain(sentence)
    expect(figuresIn(html)).toMatchObject({ 'need.gap': `${gap} withoutChange` })
    expect(html.indexOf('need.gap')).toBeGreaterThan(html.indexOf('total.monthly'))
  })

  it.each([
    ['/synthesis', "Une ligne marque votre besoin de CHF 5'000 par mois. Il manque CHF 1'100", 'Trait épais', 'Besoin'],
    ['/de/synthesis', "Eine Linie zeigt Ihren Bedarf von CHF 5'000 im Monat. Zu Ihrem", 'Dicker Strich', 'Bedarf'],
  ])('is a line in the picture, and a sentence for who does not see it: %s', async (path, sentence, hint) => {
    const { html, text } = await pageOf({ ...needing(5000), ...single }, { path })
    expect(html.match(/class="need-line"/g)).toHaveLength(1)
    expect(isHeard(html, sentence.replaceAll("'", '&#x27;'))).toBe(true)
    expect(text).toContain(hint)
  })

  it('says whose need and whose income it is to who lives in a couple, and to nobody else', async () => {
    const own = 'Ce sont vos rentes à vous, sans celles de votre partenaire.'
    expect((await pageOf(needing(5000))).text).toContain(own)
    expect((await pageOf({ ...needing(5000), ...single })).text).not.toContain(own)
  })

  it.each([
    [
      '/synthesis?vue=deux',
      "Si CHF 6'000 par mois est le besoin de votre ménage, il vous manque au plus CHF 222 à deux.",
    ],
    [
      '/de/synthesis?vue=deux',
      "Ist CHF 6'000 im Monat der Bedarf Ihres Haushalts, so fehlen höchstens CHF 222 zu zweit.",
    ],
  ])('is that of the household where the income of both is shown: %s', async (path, sentence) => {
    const { html, text } = await pageOf(needing(6000), { path })
    // 5'778 for both together.
    expect(text).toContain(sentence)
    expect(html).toMatch(/<data(?=[^>]*data-figure="need.household")[^>]*value="222"/)
    expect(html.match(/class="need-line"/g)).toHaveLength(1)
  })

  it('lies in a range where what is paid does', async () => {
    const ranges = {
      avs: null,
      supplement: null,
      total: { low: 3000, high: 3900 },
      causes: ['spouseIncomesUnknown' as const],
    }
    const getDigest = async () => withNeed({ ...digest(), withoutChange: column({ ranges }) }, 5000)
    const { text } = await pageOf({ getDigest, ...single })
    expect(text).toContain("Il manque de CHF 1'100 à CHF 2'000 par mois à votre besoin de CHF 5'000.")
  })

  it('is asked for where none is given, and shows no line then', async () => {
    const { html, text } = await pageOf({ getDigest: async () => ({ ...digest(), outlook }), ...single })
    expect(text).toContain('Il me faut par mois')
    expect(html).toContain('name="need"')
    expect(html).not.toContain('need.gap')
    expect(html).not.toContain('need-line')
  })

  it('alone is no change: the choices are those without one, and there is nothing to go back to', async () => {
    const simulation = { ...NO_CHANGE, need: 5000 }
    const asked: unknown[] = []
    const { html } = await pageOf({
      getSimulation: async () => ({ ...unchanged, simulation }),
      getDigest: async (query) => {
        asked.push(query)
        return withNeed(digest(), query?.need)
      },
      listPlay: async (query) => {
        asked.push(query)
        return { ages: [], shares: [], rates: [], leavesEarly: false }
      },
    })
    expect(asked).toEqual([{ need: 5000 }, {}])
    expect(html).toContain('id="play"')
    expect(html).not.toContain('value="withoutChange"')
    expect(html).not.toContain('data-column="withChange"')
  })
})

describe('low pensions', () => {
  const paying = (monthly: number, changes: Partial<Column> = {}) => {
    const { avs } = column()
    const paid = column({
      monthlyTotal: chf(monthly),
      avs: avs && { ...avs, monthly: chf(monthly), supplement: 0 },
      ...changes,
    })
    return { getDigest: async () => ({ ...digest(), withoutChange: paid }) }
  }

  it.each([
    [
      '/synthesis',
      "Vos rentes feraient CHF 30'000 par an. Pour qui vit seul, la loi compte CHF 20'670 par an pour vivre, un loyer d’au plus CHF 16'680 à CHF 18'900 selon la commune",
      "Avec moins de CHF 100'000 de fortune",
      'Nous ne calculons aucun droit',
    ],
    [
      '/de/synthesis',
      "Ihre Renten wären CHF 30'000 im Jahr. Für eine Person, die allein lebt, rechnet das Gesetz CHF 20'670 im Jahr zum Leben, eine Miete von höchstens CHF 16'680 bis CHF 18'900 je nach Gemeinde",
      "Mit weniger als CHF 100'000 Vermögen",
      'Wir berechnen keinen Anspruch',
    ],
  ])('lead to the amounts of the law and to who decides: %s', async (path, ...told) => {
    const { html, text } = await pageOf({ ...paying(2500), ...single }, { path })
    for (const sentence of told) expect(text).toContain(sentence)
    expect(html).toMatch(/<data(?=[^>]*data-figure="complementary.paid")[^>]*value="30000"/)
    expect(html).toContain('/law/avs#complementaryLiving')
    expect(html).toContain('https://www.ahv-iv.ch/')
  })

  const HINT = 'complementary.paid'
  it.each<[string, number, Partial<Column>, object, boolean]>([
    ['just below', 3297, {}, single, true],
    ['above', 3298, {}, single, false],
    ['without a pension of the AVS, which a right presupposes', 0, {}, single, false],
    ['with a fund of which nothing is known', 2500, { lpp: null }, single, false],
    ['without any fund', 2500, { lpp: null, missing: [] }, single, true],
    ['while nobody has said whether there is a 3a', 2500, { pillar3a: null }, single, false],
    ['beside as much capital as the law allows', 2500, { capitalTotal: chf(100_000) }, single, true],
    ['beside more capital than that', 2500, { capitalTotal: chf(100_001) }, single, false],
    ['of a couple, one’s own below a half', 2200, {}, { getHousehold: async () => null }, true],
    ['of a couple, one’s own above a half', 2300, {}, { getHousehold: async () => null }, false],
  ])('%s', async (_, monthly, changes, calls, isTold) => {
    const { html } = await pageOf({ ...paying(monthly, changes), ...calls })
    expect(html.includes(HINT)).toBe(isTold)
  })
})

describe('what is not the law of today, or not as expected', () => {
  const changed = (marks: Pick<Column, 'law' | 'outlook'>) => ({
    getDigest: async () => ({ ...digest(), withChange: column({ ...marks, monthlyTotal: chf(4800) }) }),
  })

  it.each([
    ['/synthesis', 'without13th', 'Pas le droit d’aujourd’hui', 'comme si la 13e rente AVS', '#thirteenthFinancing'],
    ['/synthesis', 'withoutCap', 'Pas le droit d’aujourd’hui', 'la limite pour les rentes d’un couple', '#coupleCap'],
    ['/de/synthesis', 'without13th', 'Nicht das Recht von heute', 'Art. 34ter AHVG', '#thirteenthFinancing'],
    ['/de/synthesis', 'withoutCap', 'Nicht das Recht von heute', 'Art. 35 AHVG', '#coupleCap'],
  ] as const)('is marked before the amount: %s, %s', async (path, law, mark, why, change) => {
    const { html, text } = await pageOf(changed({ law }), { path })
    expect(text).toContain(mark)
    expect(text).toContain(why)
    expect(html).toContain(`/law/changes${change}`)
    expect(html.indexOf(mark)).toBeLessThan(html.indexOf('data-figure="total.monthly"'))
  })

  it.each([
    ['/synthesis', 'Vue basse. Les caisses paient un intérêt plus bas d’un point'],
    ['/de/synthesis', 'Tiefe Aussicht. Die Pensionskassen zahlen einen Prozentpunkt weniger Zins'],
  ])('says with which interest and prices: %s', async (path, sentence) => {
    const { text } = await pageOf(changed({ outlook: 'low' }), { path })
    expect(text).toContain(sentence)
    expect(text).not.toContain('Pas le droit d’aujourd’hui')
  })

  it('is nowhere on the page of figures of today', async () => {
    const { text } = await pageOf(changed({}))
    for (const mark of ['Pas le droit', 'Vue basse', 'Vue haute']) expect(text).not.toContain(mark)
  })
})

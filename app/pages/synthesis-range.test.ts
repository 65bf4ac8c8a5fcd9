/** If the incomes of a spouse are unknown, the monthly amount is a range wherever it is shown. */
import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { Language } from '~/language/language'
import type { RangeCause } from '~/pillars/avs/result'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { synthesisCsv } from '~/takeaway/csv'
import { exportedSynthesis } from '~/takeaway/exported-synthesis'
import { pdfContent } from '~/takeaway/pdf-content'
import { capitalsOf } from '~/ui/synthesis/outlook/income-picture'
import { sheet } from '../../tests/support/pages/sample-sheet'
import {
  alone,
  column,
  digest,
  figuresIn,
  outlook,
  pageOf,
  simulated,
} from '../../tests/support/pages/sample-synthesis'
import { readable, servePage, signedIn } from '../../tests/support/product/serve-page'
import * as exportPage from './export/route'
import * as scenariosPage from './scenarios/route'

const RANGES = {
  avs: { low: 2300, high: 2520 },
  supplement: null,
  total: { low: 4310, high: 4530 },
  causes: ['spouseIncomesUnknown' as const],
}
const { avs } = column()
const changes = { ranges: RANGES, avs: avs && { ...avs, to: null } }
const withRange = { ...digest(changes), withChange: column(changes) }
const range = {
  pension: RANGES.avs,
  supplement: null,
  withSupplement: { low: 2312.5, high: 2532.5 },
  causes: RANGES.causes,
}
const pension = { ...alone, range, assumptions: [...alone.assumptions, 'spouseIncomesUnknown' as const] }
const TOLD = {
  fr: { total: "de CHF 4'310 à CHF 4'530", avs: "de CHF 2'300 à CHF 2'520" },
  de: { total: "CHF 4'310 bis CHF 4'530", avs: "CHF 2'300 bis CHF 2'520" },
}

const synthesis = async (language: Language, digestToTell: Digest = withRange) =>
  pageOf(
    {
      getDigest: async () => digestToTell,
      getPension: async () => pension,
      getSimulation: async () => simulated,
    },
    { path: language === 'de' ? '/de/synthesis' : '/synthesis' },
  )

const NOTHING_NEW = { unnamed: null, unnamedCapital: null, left: null }
const scenarios = async (language: Language) => {
  const kept = {
    ...{ id: 1, name: 'A', simulation: NO_CHANGE, capital: null },
    ...{ column: withRange.withChange, problem: null, left: null },
  }
  const listScenarios = async () => ({ ...withRange, scenarios: [kept], ...NOTHING_NEW, silent: [] })
  const page = servePage(scenariosPage, '/scenarios', { ...signedIn(), listScenarios })
  return readable(await (await page.get(language === 'de' ? '/de/scenarios' : '/scenarios')).text())
}

const shared = async (language: Language) => {
  const exported = exportedSynthesis({ digest: withRange, none: { lpp: false, pillar3a: false } })
  const page = servePage(exportPage, '/export', {}, { exports: { find: () => exported } as never })
  return readable(await (await page.get(language === 'de' ? '/de/export' : '/export')).text())
}

const file = (language: Language) => sheet({ digest: withRange }, language)

const PLACES: [string, (language: Language) => string | Promise<string>][] = [
  ['the synthesis', async (language) => (await synthesis(language)).text],
  ['the scenarios', scenarios],
  ['the shared synthesis', shared],
  ['the PDF', (language) => JSON.stringify(pdfContent(file(language)))],
]

const ENDS = {
  fr: { partner: 'Si votre partenaire n’avait rien gagné : ', former: 'Si votre ex-partenaire n’avait rien gagné : ' },
  de: {
    partner: 'Hätte Ihre Partnerin oder Ihr Partner nichts verdient: ',
    former: 'Hätte Ihre frühere Partnerin oder Ihr früherer Partner nichts verdient: ',
  },
}

describe.each(['fr', 'de'] as const)('the two ends of a range (%s)', (language) => {
  it.each(['partner', 'former'] as const)(
    'of the incomes of a %s stand under the amount, with the page of these incomes',
    async (whose) => {
      const spouse = { whose, nothing: 4310, most: 4520 }
      const { html, text } = await synthesis(language, digest({ ...changes, ranges: { ...RANGES, spouse } }))
      expect(text.replaceAll('\u00a0', ' ')).toContain(`${ENDS[language][whose]}CHF 4'310`)
      expect(text.replaceAll('\u00a0', ' ')).toContain("CHF 4'520")
      expect(html).toContain(`href="${language === 'de' ? '/de' : ''}/avs/career?who=${whose}"`)
    },
  )

  it('are left out where other incomes are estimated too, since they are then not those of the range', async () => {
    const spouse = { whose: 'partner' as const, nothing: 4310, most: 4250 }
    const causes = ['fewFigures' as const, 'spouseIncomesUnknown' as const]
    const { html, text } = await synthesis(language, digest({ ...changes, ranges: { ...RANGES, causes, spouse } }))
    expect(text.replaceAll('\u00a0', ' ')).not.toContain(ENDS[language].partner)
    expect(text).not.toContain("4'250")
    expect(html).toContain(`href="${language === 'de' ? '/de' : ''}/avs/career?who=partner"`)
  })

  it('are drawn: full up to the low one, lighter up to the high one', async () => {
    const { html } = await synthesis(language)
    const bar = /<svg class="drawing drawing-bar"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? ''
    const [open] = /<g opacity="0.4">[\s\S]*?<\/g>/.exec(bar) ?? ['']
    const share = (4530 - 4310) / 4530
    expect(open).toContain(`x="${Math.round(10_000 * (1 - share)) / 100}%"`)
    expect(open).toContain(`width="${Math.round(10_000 * share) / 100}%"`)
  })
})

describe.each(['fr', 'de'] as const)('a range (%s)', (language) => {
  it.each(PLACES)('stands in %s', async (place, textIn) => {
    const text = (await textIn(language)).replaceAll('\u00a0', ' ')
    expect(text).toContain(TOLD[language].total)
    // Scenarios are compared by their totals.
    if (place !== 'the scenarios') expect(text).toContain(TOLD[language].avs)
  })
})

it('stands in the CSV as its two ends', () => {
  const rows = synthesisCsv(file('fr')).replaceAll('\u00a0', ' ').split('\r\n')
  const amounts = rows.filter((row) => /^\S*;?.*: au (moins|plus);/.test(row)).map((row) => row.split(';')[3])
  const column = [4310, 4530, 2300, 2520, 2300, 2520].map(String)
  expect(amounts).toEqual([...column, ...column])
})

it('can be read by programs, with the amount on which the other figures are built', async () => {
  const figures = figuresIn((await synthesis('fr')).html)
  expect(figures).toMatchObject({
    'total.monthly': '3900 withoutChange',
    'total.monthly.low': '4310 withoutChange',
    'total.monthly.high': '4530 withoutChange',
    'avs.monthly': '1890 withoutChange',
    'avs.monthly.low': '2300 withoutChange',
    'avs.monthly.high': '2520 withoutChange',
  })
})

it.each([
  ['fr', "environ 1'902", 'au moins'],
  ['de', "etwa 1'902", 'mindestens'],
] as const)('is about an amount in the picture, and no ‘at least’ (%s)', async (language, about, atLeast) => {
  const drawn = { ...withRange, withChange: null, withoutChange: { ...withRange.withoutChange, lpp: null } }
  const income = outlook.withoutChange.income.map((step) => ({
    ...step,
    lpp: null,
    total: franc(step.total - (step.lpp ?? 0)),
  }))
  const { html } = await pageOf(
    {
      getDigest: async () => ({
        ...drawn,
        outlook: { ...outlook, withoutChange: { ...outlook.withoutChange, income } },
      }),
      getPension: async () => pension,
    },
    { path: language === 'de' ? '/de/synthesis' : '/synthesis' },
  )
  const picture = readable(html.split('drawing-income')[1]?.split('</section>')[0] ?? '')
  expect(picture).toContain(about)
  expect(picture).not.toContain(atLeast)
})

const estimatedBy = (...causes: RangeCause[]): Digest => ({
  ...withRange,
  withChange: null,
  withoutChange: { ...withRange.withoutChange, ranges: { ...RANGES, causes } },
})

it.each([
  ['fr', 'Par mois, au moins', 'Soit de 54 % à 57 % de', 'D’abord environ CHF 4'],
  ['de', 'Pro Monat, mindestens', 'Das sind 54 % bis 57 %', 'Zuerst etwa CHF 4'],
] as const)('is shown at the ages, the part of today’s pay and what is paid first (%s)', async (language, ...said) => {
  const age = { age: { years: 65, months: 0 }, startsOn: day('2035-06-01'), column: withRange.withoutChange }
  const { text, html } = await pageOf(
    {
      getDigest: async () => ({ ...withRange, withChange: null, outlook }),
      getPension: async () => pension,
      listPlay: async () => ({
        ages: [
          { ...age, isChosen: true, isBefore: true },
          { ...age, startsOn: day('2036-06-01'), isChosen: false, isBefore: false },
        ],
        ...{ shares: [], rates: [], leavesEarly: false },
      }),
    },
    { path: language === 'de' ? '/de/synthesis' : '/synthesis' },
  )
  for (const words of said) expect(text).toContain(words)
  expect(text).toContain(`${language === 'de' ? '1. AHV' : '1. AVS'} ${TOLD[language].avs} `)
  // On an age there is room for one amount: the one that is paid in any case.
  expect(html.match(/<data[^>]* value="4310"[^>]* data-figure="ages.65.monthly.low"/g)).toHaveLength(2)
  expect(text).not.toContain(language === 'de' ? '49 % Ihres' : '49 % de votre')
})

describe.each([
  ['fr', 'Estimation à partir de quelques réponses', 'Sans les revenus que nous ne connaissons pas'],
  ['de', 'Schätzung aus wenigen Angaben', 'Ohne die Einkommen, die wir nicht kennen'],
] as const)('what the range depends on (%s)', (language, estimated, unknown) => {
  it('is shown as an estimate from few figures, with the page that makes it exact', async () => {
    const { text, html } = await synthesis(language, estimatedBy('fewFigures', 'spouseFewFigures'))
    expect(text).toContain(estimated)
    expect(text).not.toContain(unknown)
    expect(html).toContain(`href="${language === 'de' ? '/de' : ''}/avs/career"`)
    expect(html).toContain(`href="${language === 'de' ? '/de' : ''}/avs/career?who=partner"`)
  })

  it('is shown as unknown where some incomes are', async () => {
    const { text } = await synthesis(language, estimatedBy('fewFigures', 'spouseIncomesUnknown'))
    expect(text).toContain(unknown)
    expect(text).not.toContain(estimated)
  })
})

/** The same pensions with a change that takes more from the one end than from the other. */
const changed = (of: Partial<Column>): Digest => {
  const after = column({
    ...changes,
    ...of,
    ranges: { ...RANGES, avs: { low: 2241, high: 2542 }, total: { low: 4251, high: 4552 } },
  })
  return { ...digest({ ...changes, ...of }), withChange: after }
}

it.each([
  ['all pensions', {}, 'de \u2212CHF 59 à +CHF 22 par mois'],
  ['the AVS alone', { missing: ['lpp' as const] }, 'AVS de \u2212CHF 59 à +CHF 22 par mois (caisse : pas calculée)'],
])('what a change costs or brings of %s is told between its ends', async (_of, missing, told) => {
  const { text } = await pageOf({
    getDigest: async () => changed(missing),
    getSimulation: async () => simulated,
    getPension: async () => pension,
  })
  expect(text.replaceAll('\u00a0', ' ')).toContain(told)
})

describe.each(['fr', 'de'] as const)('beside the range of a spouse’s incomes (%s)', (language) => {
  const words = {
    fr: {
      divorce: 'Après un divorce',
      about: 'environ',
      first: "D’abord au moins CHF 2'480",
      total: 'Ensemble, au moins',
      atLeast: 'au moins',
      ends: ' ;',
    },
    de: {
      divorce: 'Nach einer Scheidung',
      about: 'etwa',
      first: "Zuerst mindestens CHF 2'480",
      total: 'Zusammen, mindestens',
      atLeast: 'mindestens',
      ends: ';',
    },
  }[language]
  const first = { monthly: franc(2480), from: day('2035-06-01'), to: day('2037-02-28') }
  const lacking = { ...changes, first, missing: ['lpp' as const], complete: false, lpp: null }

  it.each(['partner', 'former'] as const)('how to split them is told of a %s', async (whose) => {
    const spouse = { whose, nothing: 4310, most: 4520 }
    const told = digest({ ...changes, ranges: { ...RANGES, spouse } })
    const { text } = await synthesis(language, told)
    expect(text.includes(words.divorce)).toBe(whose === 'former')
    expect(text).not.toContain('calculée exactement')
  })

  it('a total that lacks a pillar is at least, and not at least about', async () => {
    const { text } = await synthesis(language, digest(lacking))
    const plainText = text.replaceAll('\u00a0', ' ')
    expect(plainText).toContain(words.first)
    expect(plainText).not.toMatch(/au moins environ|mindestens etwa/)
  })

  it('the two ends of a total that lacks a pillar are each at least', async () => {
    const spouse = { whose: 'partner' as const, nothing: 4310, most: 4520 }
    const { text } = await synthesis(language, digest({ ...lacking, ranges: { ...RANGES, spouse } }))
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${ENDS[language].partner}${words.atLeast} CHF 4'310${words.ends}`)
    expect(text.replaceAll('\u00a0', ' ')).toContain(`${words.atLeast} CHF 4'520`)
  })

  it('the picture of the income says of a total that lacks a pillar that it is at least the low end, and never about', async () => {
    const { html } = await synthesis(language, { ...digest(lacking), outlook })
    const picture = readable(html.split('drawing-income')[1]?.split('</section>')[0] ?? '').replaceAll('\u00a0', ' ')
    expect(picture).toContain(`${words.atLeast} 4'310`)
    expect(picture).toContain(`${words.atLeast} CHF 3'900`)
    expect(picture).not.toContain(`${words.about} 3'900`)
  })

  it('the table of the income and its rows in the CSV say of a total that lacks a pillar that it is at least', async () => {
    const told = { ...digest(lacking), outlook }
    expect((await synthesis(language, told)).text).toContain(words.total)
    expect(synthesisCsv(sheet({ digest: told }, language))).toContain(words.total)
    const whole = { ...digest(), outlook }
    expect((await synthesis(language, whole)).text).not.toContain(words.total)
    expect(synthesisCsv(sheet({ digest: whole }, language))).not.toContain(words.total)
  })
})

it('a capital is the same a month in the picture as in the sentence beside it', () => {
  const monthly = franc(908)
  const lpp = { capital: franc(271_500), from: day('2035-06-01'), months: 299, monthly }
  const drawn = capitalsOf(column(), { lpp, pillar3a: null }, outlook.withoutChange.income)
  expect(drawn.map((one) => one.monthly)).toEqual([908])
})

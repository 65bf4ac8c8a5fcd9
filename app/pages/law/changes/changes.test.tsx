import { describe, expect, it } from 'vitest'
import { dayText } from '~/language/format'
import { LANGUAGES, pathIn } from '~/language/language'
import { COMPLEMENTARY_LIVING } from '~/law/avs/complementary-benefits'
import { COUPLE_CAP } from '~/law/avs/couple-cap'
import { EARLY_REDUCTION, LOW_INCOME_EARLY_REDUCTION } from '~/law/avs/early-drawing'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { MINIMUM_PENSION } from '~/law/avs/minimum-pension'
import { THIRTEENTH_PENSION } from '~/law/avs/thirteenth'
import {
  LPP_COORDINATION_DEDUCTION,
  LPP_ENTRY_THRESHOLD,
  LPP_MINIMUM_COORDINATED_SALARY,
  LPP_UPPER_LIMIT,
} from '~/law/lpp/limits'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { PILLAR_3A_CEILING_WITH_FUND, PILLAR_3A_CEILING_WITHOUT_FUND } from '~/law/pillar-3a/ceilings'
import { type Day, lawDay, rowOn } from '~/law/table'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { readable, servePage } from '../../../../tests/support/product/serve-page'
import { CHANGES, type Change, type ChangeKey, READ_ON } from './changes'
import * as page from './route'

const changes: readonly Change[] = CHANGES
const itemsIn = { fr: fr.law.changes.items, de: de.law.changes.items }
const sentencesOf = (key: ChangeKey) => LANGUAGES.map((language) => Object.values(itemsIn[language][key]).join(' '))

describe('a change', () => {
  it.each(changes.map((change) => [change.key, change] as const))('%s has a day that fits its state', (_, change) => {
    const { state, from } = change
    if (state === 'inForce') expect(from !== null && from <= READ_ON).toBe(true)
    expect(change.votedOn !== undefined).toBe(state === 'toBeVoted')
    if (change.votedOn) expect(change.votedOn > READ_ON && (!from || from > change.votedOn)).toBe(true)
    if (state === 'decided' && from) expect(from > READ_ON).toBe(true)
    if (['recommended', 'inParliament', 'inPreparation', 'inText'].includes(state)) expect(from).toBeNull()
  })

  it.each(changes.map(({ key, source, confidence }) => [key, source, confidence] as const))(
    '%s names its source, and is sure of nothing but the law itself',
    (_, { name, address, isArticle }, confidence) => {
      const { protocol, host, hash } = new URL(address)
      expect(protocol).toBe('https:')
      expect(confidence).toBe(isArticle ? 'high' : 'medium')
      if (isArticle) expect(name).toContain(`art. ${hash.slice('#art_'.length).replaceAll('_', '')}`)
      else expect(host).toContain(name.split(',')[0])
    },
  )

  it('stands once in the list', () => {
    expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length)
  })
})

describe('the figures in its sentences', () => {
  const [today, next] = [lawDay('2026-12-01'), lawDay('2027-01-01')]
  const amount = (francs: number) => `CHF\u00a0${String(francs).replace(/(\d)(\d{3})$/, "$1'$2")}`
  const minimum = rowOn(MINIMUM_PENSION, today).value
  const raised = rowOn(MINIMUM_PENSION, next).value
  const contribution = (on: Day) => rowOn(MINIMUM_CONTRIBUTION, on).value.contribution ?? Number.NaN

  it.each<[ChangeKey, string[]]>([
    ['thirteenthPension', [`${Math.round(100 / rowOn(THIRTEENTH_PENSION, today).value)}\u00a0%`]],
    [
      'pensions2027',
      [
        amount(minimum),
        amount(raised),
        amount(2 * minimum),
        amount(2 * raised),
        `${((raised / minimum - 1) * 100).toFixed(1)}\u00a0%`,
        amount((2 * minimum * rowOn(COUPLE_CAP, today).value) / 100),
        amount((2 * raised * rowOn(COUPLE_CAP, next).value) / 100),
      ],
    ],
    [
      'limits2027',
      [
        LPP_ENTRY_THRESHOLD,
        LPP_COORDINATION_DEDUCTION,
        LPP_MINIMUM_COORDINATED_SALARY,
        LPP_UPPER_LIMIT,
        PILLAR_3A_CEILING_WITH_FUND,
        PILLAR_3A_CEILING_WITHOUT_FUND,
      ].map((table) => amount(rowOn(table, next).value)),
    ],
    [
      'contributions2027',
      [
        amount(contribution(today)),
        amount(contribution(next)),
        amount(2 * contribution(next)),
        amount(50 * contribution(next)),
        amount(rowOn(COMPLEMENTARY_LIVING, next).value.single),
        amount(rowOn(COMPLEMENTARY_LIVING, next).value.couple),
      ],
    ],
    ['minimumInterest2027', [`${rowOn(LPP_MINIMUM_INTEREST, today).value}\u00a0%`, '1.75\u00a0%']],
    [
      'lowIncomeEarlyReduction',
      [
        `${rowOn(LOW_INCOME_EARLY_REDUCTION, today).value.lessPercent}\u00a0%`,
        amount(12 * minimum * rowOn(LOW_INCOME_EARLY_REDUCTION, today).value.upToYearlyMinimums),
        `${rowOn(EARLY_REDUCTION, today).value.at(-1)?.percent}\u00a0%`,
        '8.16\u00a0%',
      ],
    ],
    ['coupleCap', [amount(4 * minimum), amount((2 * minimum * rowOn(COUPLE_CAP, today).value) / 100)]],
  ])('%s are those of the law: %j', (key, figures) => {
    for (const sentences of sentencesOf(key)) for (const figure of figures) expect(sentences).toContain(figure)
  })
})

describe('what every announced change is', () => {
  it.each<[ChangeKey, Change['state'], string | null, Change['confidence']]>([
    ['thirteenthPension', 'inForce', '2026-01-01', 'high'],
    ['pensions2027', 'decided', '2027-01-01', 'medium'],
    ['limits2027', 'decided', '2027-01-01', 'medium'],
    ['contributions2027', 'decided', '2027-01-01', 'medium'],
    ['federalTariff2027', 'decided', '2027-01-01', 'medium'],
    ['minimumInterest2027', 'recommended', null, 'medium'],
    ['lowIncomeEarlyReduction', 'inText', null, 'high'],
    ['individualTaxation', 'decided', '2032-01-01', 'medium'],
    ['imputedRentalValue', 'decided', '2029-01-01', 'medium'],
    ['thirteenthFinancing', 'toBeVoted', '2028-01-01', 'medium'],
    ['jointTaxation', 'toBeVoted', null, 'medium'],
    ['coupleCap', 'inParliament', null, 'medium'],
    ['survivors', 'inParliament', null, 'medium'],
    ['capitalTax', 'inParliament', null, 'medium'],
    ['lppSeveralJobs', 'inPreparation', null, 'medium'],
    ['avs2030', 'inPreparation', null, 'medium'],
  ])('%s: %s from %s, %s', (key, state, from, confidence) => {
    expect(changes.find((change) => change.key === key)).toMatchObject({ state, from, confidence })
  })
})

describe('the page', () => {
  it.each(LANGUAGES)(
    'asks nothing, and shows every change with its day, its confidence and its source (%s)',
    async (language) => {
      const html = await (await servePage(page, '/law/changes', {}).get(pathIn(language, '/law/changes'))).text()
      const text = readable(html)
      expect(text).toContain(dayText(READ_ON))
      for (const { key, source, from, votedOn } of changes) {
        const { title, what, meaning } = itemsIn[language][key as ChangeKey]
        for (const sentence of [title, what, meaning]) expect(text).toContain(sentence)
        expect(html).toContain(`href="${source.address}"`)
        if (from) expect(text).toContain(dayText(from))
        if (votedOn) expect(text).toContain(dayText(votedOn))
      }
    },
  )
})

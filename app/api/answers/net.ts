/** The tax on the pensions of a retired household, and what it leaves each month. */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { INCOME_TAX_CONFIDENCE, type IncomeDeduction, RANGE_REASONS } from '~/law/tax/income-tax-rules'
import { HOUSEHOLD_REFUSALS, type HouseholdRefusal } from '~/pillars/synthesis/household-pensions'
import { INCOME_TAX_REFUSALS, type IncomeTaxRefusal } from '~/pillars/tax/income-tax'
import { Chf, Monthly } from './amounts'

/** What words mean, as one sentence of a description. */
const meanings = (words: Record<string, string>) =>
  Object.entries(words)
    .map(([word, meaning]) => `${word}: ${meaning}`)
    .join('; ')

const REFUSALS: Record<HouseholdRefusal | IncomeTaxRefusal, string> = {
  pensionUnknown: 'it is not known what the AVS pays',
  noPension: 'nothing is paid each month',
  spouseUnknown: 'spouses are taxed together, and `tax.spousePension` or what the AVS pays the spouse is not known',
  spouseNotShared: 'what the AVS pays the spouse may not be told; only on pages, since whoever sends a life knows it',
  yearWithoutTables: 'there are no tables for that year',
  municipalityUnknown: 'the tables of that year do not have this municipality',
  pensionsTooHigh: 'above 250,000 a year no published result was compared',
}

const SURENESS: Record<(typeof INCOME_TAX_CONFIDENCE)[number], string> = {
  checked: 'published results agree',
  carried: 'taken from a table that no published result shows',
  unknown: 'a rule or a condition of the canton was not read',
}

const REASONS: Record<(typeof RANGE_REASONS)[number], string> = {
  wealth: 'on the wealth of the household',
  condition: 'on a condition of the canton that was not read',
  ruleNotRead: 'on wealth and on a rule that was not read',
  tableOnly: 'on a deduction of pensioners that stands in a table and in no published result',
}

const DEDUCTIONS: Record<IncomeDeduction['kind'], string> = {
  fixed: 'an amount',
  gap: 'a share of what the pensions lack to an amount',
  gapEach: 'the same for each adult',
  coupleShare: 'of couples a share of the pensions',
  scale: 'from a scale by income',
  stairs: 'less with each step of income',
  fade: 'less by each franc above an income',
  modest: 'of modest taxpayers, less by a share of the income above it',
  upTo: 'up to an income',
  shareThenFall: 'a share of the pensions up to an amount, then falling to nothing',
}

const Ends = z.object({ expected: Monthly, low: Monthly, high: Monthly })

const YearOfPensions = z.object({
  avs: Chf.describe('twelve pensions, with the supplement of the transition generation'),
  thirteenth: Chf,
  lpp: Chf.describe('what pension funds pay'),
})

const Cantonal = z.object({
  insurance: Chf.describe('deducted of the health premiums'),
  deductions: z
    .array(z.object({ kind: z.enum(Object.keys(DEDUCTIONS) as IncomeDeduction['kind'][]), amount: Chf }))
    .describe(`what else is deducted without proof, in the order of the canton. ${meanings(DEDUCTIONS)}`),
  taxed: Chf.describe('what is left, as the tariff takes it'),
  simple: z
    .object({ canton: Chf, municipality: Chf })
    .describe(
      'by the tariff, unrounded, before the multipliers; the same twice where the municipality has no own tariff',
    ),
  multipliers: z
    .object({ canton: z.number(), municipality: z.number() })
    .describe(
      'percent of the simple tax. The product is the tax, but in Vaud (95 % of it for the canton, and both at most 30 % of the income) and in Valais (less for couples, and never nothing)',
    ),
  canton: Chf.describe('to the franc'),
  municipality: Chf.describe('to the franc'),
})

const Steps = z
  .object({
    pensions: z.object({
      own: YearOfPensions,
      spouse: YearOfPensions.nullable().describe('null: the person is taxed alone'),
      total: Chf,
    }),
    premiums: Chf.describe('of the health insurance, of the household, before the most that each level deducts'),
    federal: z.object({
      insurance: Chf.describe('deducted of the premiums'),
      couple: Chf.describe('deducted for couples'),
      taxed: Chf.describe('what is left, down to the hundred'),
      step: z
        .object({ from: Chf, tax: Chf, rate: z.number() })
        .describe('of the tariff: the income at which it begins, the tax there, percent of what is above'),
      byTariff: Chf,
      owed: Chf.describe('nothing where the tariff gives less than 25 francs'),
      articles: z.object({ deductions: z.string(), tariff: z.string() }),
    }),
    cantonal: Cantonal.describe('of canton and municipality; of a range the end with the lowest tax'),
    cantonalHigh: Cantonal.optional().describe('of a range, the end with the highest tax'),
    tablesOf: z.int().describe('the year of the tables'),
    article: z.string().describe('why pensions are income, and spouses are taxed together'),
  })
  .describe('how the tax comes about, from the expected pensions, CHF a year')

const IncomeTaxTold = z.object({
  from: DayShape.describe(
    'the last day on which somebody of the household reaches the reference age, stops working or is paid another pension: before, nothing is told',
  ),
  taxable: Chf.describe('what the Confederation taxes, after its deductions'),
  taxableCanton: Chf.nullable().describe('what the canton taxes, after its own; null: it lies in a range'),
  federal: Chf,
  canton: Chf.nullable().describe('null: it lies in a range'),
  municipality: Chf.nullable().describe('null: it lies in a range'),
  headTax: Chf.describe('a fixed amount that some cantons ask of everybody; 0: none'),
  total: Chf.nullable().describe('all four; null: between `low` and `high`'),
  sureness: z.enum(INCOME_TAX_CONFIDENCE).describe(meanings(SURENESS)),
  low: Chf.optional().describe('the total at least, where it is a range'),
  high: Chf.optional().describe('the total at most'),
  likely: Chf.optional().describe('the end that the tables of the federal calculator give; left out: neither'),
  reason: z
    .enum(RANGE_REASONS)
    .optional()
    .describe(`what the range depends on. ${meanings(REASONS)}`),
  gross: Ends.describe(
    'pensions of the household before tax, with the 13th; three times the same where they are known',
  ),
  net: Ends.describe(
    'after tax, to ten francs. `low` and `high`: where the pensions or the tax are a range; `expected`: of the expected pensions, by the likely tax or else the highest',
  ),
  isAtLeast: z.boolean().describe('whether a pension is known in part only: all of this is then the least'),
  steps: Steps,
})

const IncomeTaxRefused = z.object({
  refused: z.enum([...HOUSEHOLD_REFUSALS, ...INCOME_TAX_REFUSALS]).describe(meanings(REFUSALS)),
})

export const IncomeTaxAnswer = z
  .union([IncomeTaxTold, IncomeTaxRefused])
  .describe(
    'the tax of a year in which the whole household is retired, on its pensions alone and with the plan, CHF a year; `gross` and `net`: what is paid and left, CHF a month',
  )

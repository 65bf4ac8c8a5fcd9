/**
 * What somebody earned, from their papers or their own words: an extract of the AVS account, the letter of a pension
 * forecast, or a few figures. Incomes are CHF of their own year.
 */
import { z } from 'zod'
import type { Franc } from '~/pillars/money'
import { DayShape } from './day-shape'
import { ActivityRate, Salary } from './simulation'

const [FIRST_YEAR, LAST_YEAR] = [1948, 2100]
export const CareerYear = z
  .int({ error: 'yearForm' })
  .min(FIRST_YEAR, { error: 'yearForm' })
  .max(LAST_YEAR, { error: 'yearForm' })

const Month = z.int({ error: 'monthsForm' }).min(1, { error: 'monthsForm' }).max(12, { error: 'monthsForm' })

/** First and last month of contribution in a calendar year. */
export const MonthsOfYear = z
  .object({ from: Month, to: Month })
  .refine(({ from, to }) => from <= to, { error: 'monthsForm' })
export type MonthsOfYear = z.infer<typeof MonthsOfYear>

export const LARGEST_INCOME = 10_000_000

/**
 * The kind of a line in an extract. `share`: what the splitting moved from or to a spouse (RAVS art. 50b);
 * `careCredit`: no income; `afterReferenceAge`: counts only for the new computation that can be requested after that
 * age; `noContribution`: neither income nor months.
 */
export const CAREER_ROW_KINDS = [
  'income',
  'reversal',
  'share',
  'careCredit',
  'afterReferenceAge',
  'noContribution',
] as const

/**
 * `line`: its number in the text that was read; typed rows follow the last one. `amount`: signed, whole CHF. `months`
 * null: the line names none. `split`: the year is divided with a spouse already. `payer`: which account in the text;
 * null: none is named.
 */
export const CareerRow = z.object({
  line: z.int().min(1),
  year: CareerYear,
  months: MonthsOfYear.nullable(),
  amount: z
    .int({ error: 'amountForm' })
    .min(-LARGEST_INCOME, { error: 'incomeTooLarge' })
    .max(LARGEST_INCOME, { error: 'incomeTooLarge' })
    .transform((amount) => amount as Franc),
  kind: z.enum(CAREER_ROW_KINDS),
  split: z.boolean(),
  payer: z.int().min(1).nullable(),
})
export type CareerRow = z.infer<typeof CareerRow>

export const MOST_CAREER_ROWS = 500

/**
 * The most lines that were not understood and are kept to be corrected: half an extract. With more, something else was
 * pasted.
 */
export const MOST_UNREAD = 250
/** Characters of such a line: no line of an extract is longer. Releases until November 2026 kept 200. */
const LONGEST_UNREAD = 120

/**
 * The most questions on one page that settle several lines with one answer; the lines beyond are corrected one by one.
 */
export const MOST_QUESTIONS = 8

/** An assumption that a line does not state and that makes it readable (app/papers/extract/extract-reading.ts). */
export const SUPPOSITIONS = ['office', 'noCode', 'monthColumns', 'shortYear', 'columns'] as const
export type Supposition = (typeof SUPPOSITIONS)[number]

/** How a line is read if all of `supposes` is true. `with`: the other lines that say the rest. */
export const Proposal = CareerRow.pick({ year: true, months: true, amount: true, kind: true, split: true }).extend({
  supposes: z.array(z.enum(SUPPOSITIONS)).min(1).max(SUPPOSITIONS.length),
  with: z.array(z.int().min(1)).max(10),
})

/** A line that was not understood, without personal numbers, and the best guess at it. It counts for nothing. */
export const UnreadLine = z.object({
  line: z.int().min(1),
  text: z
    .string()
    .max(200)
    .transform((text) => text.slice(0, LONGEST_UNREAD)),
  reason: z.string().max(40),
  guess: z.object({
    year: z.string().max(20),
    months: z.string().max(20),
    amount: z.string().max(20),
    split: z.boolean(),
  }),
  /** Left out: no single answer for many lines would settle it. */
  proposal: Proposal.optional(),
})
export type UnreadLine = z.infer<typeof UnreadLine>

/** How an ambiguous line was read, or what the reader left out; the page says it in words. */
export const CAREER_NOTE_KEYS = [
  'commaAsThousands',
  'centimesRounded',
  'codeUnknown',
  'monthsCounted',
  'monthsInColumns',
  'cancelled',
] as const

/** The limit for all notes together: each line once per key. */
const MOST_NOTED_LINES = CAREER_NOTE_KEYS.length * MOST_CAREER_ROWS

/** `lines`: the number of lines in the text that was read. */
export const CareerNote = z.object({
  key: z.enum(CAREER_NOTE_KEYS),
  lines: z.array(z.int().min(1)).max(MOST_CAREER_ROWS),
})
export type CareerNote = z.infer<typeof CareerNote>

const ExtractCareer = z.object({
  way: z.literal('extract'),
  /** The date on the extract. */
  asOf: DayShape,
  rows: z.array(CareerRow).max(MOST_CAREER_ROWS, { error: 'tooManyRows' }),
  /** An older dossier may have more than MOST_UNREAD. */
  unread: z.array(UnreadLine).max(MOST_CAREER_ROWS, { error: 'tooManyRows' }),
  /** Left out: there are none. */
  notes: z
    .array(CareerNote)
    .max(MOST_CAREER_ROWS)
    .refine((notes) => notes.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_NOTED_LINES)
    .optional(),
})
export type ExtractCareer = z.infer<typeof ExtractCareer>

/** The texts in the fields of one line. `remove`: it does not count and is taken out. */
export type TypedExtractLine = { year: string; amount: string; months: string; split: boolean; remove: boolean }

/** The first year with known pension tables. */
export const FIRST_FORECAST_YEAR = 1998

/** `ramd`: CHF a year; `year`: the one whose tables the letter uses. */
export const ForecastCareer = z.object({
  way: z.literal('forecast'),
  ramd: z
    .int({ error: 'amountForm' })
    .min(0, { error: 'amountNegative' })
    .max(LARGEST_INCOME, { error: 'incomeTooLarge' }),
  scale: z.int({ error: 'scaleRange' }).min(1, { error: 'scaleRange' }).max(44, { error: 'scaleRange' }),
  year: CareerYear,
})

/** How pay has developed: always about as today, rising since youth, or mostly less than today. */
const INCOME_COURSES = ['steady', 'rising', 'lower'] as const
export const IncomeCourse = z.enum(INCOME_COURSES, { error: 'courseUnknown' })
export type IncomeCourse = z.infer<typeof IncomeCourse>

/** Calendar years, both included, and the income of each, CHF of that time. */
export const CareerBlock = z.object({ from: CareerYear, to: CareerYear, salary: Salary })
export type CareerBlock = z.infer<typeof CareerBlock>

export const MOST_BLOCKS = 12

/**
 * `salary`: CHF a year as paid at `rate` percent; `since`: the first year of work here, null: the year after the 20th
 * birthday; `blocks` take the place of the course where there are any. `asOf`: the day on which it was typed.
 */
export const QuickCareer = z.object({
  way: z.literal('quick'),
  asOf: DayShape,
  salary: Salary,
  rate: ActivityRate,
  since: CareerYear.nullable(),
  course: IncomeCourse.nullable(),
  blocks: z.array(CareerBlock).max(MOST_BLOCKS, { error: 'tooManyBlocks' }),
})
export type QuickCareer = z.infer<typeof QuickCareer>

export const CAREER_WAYS = ['extract', 'forecast', 'quick', 'none'] as const
export type CareerWay = (typeof CAREER_WAYS)[number]

/** `none`: nothing is known about it. */
export const Career = z.discriminatedUnion('way', [
  ExtractCareer,
  ForecastCareer,
  QuickCareer,
  z.object({ way: z.literal('none') }),
])
export type Career = z.infer<typeof Career>

/** Whose career: the visitor's own, the current spouse's, or the spouse's of the last marriage that ended. */
export const CAREER_OWNERS = ['person', 'partner', 'former'] as const
export type CareerOwner = (typeof CAREER_OWNERS)[number]

/** null: not asked, or withdrawn. */
export const Careers = z.object({
  person: Career.nullable(),
  partner: Career.nullable(),
  former: Career.nullable(),
})
export type Careers = z.infer<typeof Careers>

export const NO_CAREERS: Careers = { person: null, partner: null, former: null }

/** The questions on somebody's incomes, for each way of answering them. */
import { z } from 'zod'
import {
  CAREER_WAYS,
  CareerBlock,
  ForecastCareer,
  IncomeCourse,
  MOST_BLOCKS,
  QuickCareer,
} from '~/dossier/shape/career'
import { DayShape } from '~/dossier/shape/day-shape'
import { chf } from '~/language/format'
import { formOf } from '~/ui/form/declaration/form-of'
import { choice, count, day, field, list, money, percent, year } from '~/ui/form/declaration/kinds'
import type { Asks } from '~/ui/form/declaration/spec'
import { asTyped, required } from '~/ui/form/values/piece'

export const CAREER_WAY = field({
  kind: 'choice',
  schema: required(asTyped).pipe(z.enum(CAREER_WAYS)),
  label: 'career.way',
  isRequired: true,
  row: false,
})

export const EXTRACT = {
  extractDate: day(DayShape, {
    label: 'career.extractDate',
    hint: 'career.extractDateHint',
    example: '15.01.2026',
    row: false,
  }),
  extract: field({
    kind: 'area',
    // The text keeps its line breaks; the reader decides how long it may be.
    schema: z.string({ error: 'required' }).refine((text) => text.trim() !== '', { error: 'required' }),
    label: 'career.extract',
    hint: 'career.extractHint',
    isRequired: true,
    row: false,
  }),
  file: field({
    kind: 'file',
    schema: z.unknown(),
    label: 'career.file',
    hint: 'career.fileHint',
    row: false,
  }),
}

export const FORECAST = {
  ramd: money(ForecastCareer.shape.ramd, {
    label: 'career.ramd',
    hint: 'career.ramdHint',
    example: "72'576",
    row: { term: 'ownCheck.ramd' },
  }),
  scale: count(ForecastCareer.shape.scale, {
    label: 'career.scale',
    hint: 'career.scaleHint',
    example: '44',
    problem: 'scaleRange',
    row: { term: 'ownCheck.scale' },
  }),
  forecastYear: year(ForecastCareer.shape.year, {
    label: 'career.forecastYear',
    hint: 'career.forecastYearHint',
    example: '2024',
    problem: 'yearForm',
    row: { term: 'ownCheck.forecastYear' },
  }),
}

const block = {
  from: year(CareerBlock.shape.from, { label: 'career.blockFrom', example: '2004', problem: 'yearForm' }),
  to: year(CareerBlock.shape.to, { label: 'career.blockTo', example: '2006', problem: 'yearForm' }),
  salary: money(CareerBlock.shape.salary, { label: 'career.blockSalary', example: "85'000" }),
} satisfies Asks<CareerBlock>

/** Most people work full time, and most say that their pay rose like everybody's, so both are preselected. */
const USUAL = { rate: '100', course: 'steady' } as const

export const QUICK = {
  salary: money(QuickCareer.shape.salary, {
    label: 'career.salary',
    hint: 'career.salaryHint',
    example: "85'000",
    row: { term: 'ownCheck.salary' },
  }),
  rate: percent(QuickCareer.shape.rate, {
    label: 'career.rate',
    example: '80',
    usual: USUAL.rate,
    row: { term: 'ownCheck.rate' },
  }),
  since: year(QuickCareer.shape.since, {
    label: 'career.since',
    example: '1998',
    problem: 'yearForm',
    row: { term: 'ownCheck.since', none: 'ownCheck.sinceUsual' },
  }),
  course: choice(IncomeCourse, {
    label: 'career.course',
    choices: {
      steady: 'career.courses.steady',
      rising: 'career.courses.rising',
      lower: 'career.courses.lower',
    },
    said: {
      steady: 'ownCheck.courses.steady',
      rising: 'ownCheck.courses.rising',
      lower: 'ownCheck.courses.lower',
    },
    usual: USUAL.course,
    row: { term: 'ownCheck.course' },
  }),
  blocks: list({
    label: 'career.blocks',
    most: MOST_BLOCKS,
    tooMany: 'tooManyBlocks',
    fields: block,
    rows: (t, blocks) =>
      blocks.map(({ from, to, salary }) => ({
        term: t('ownCheck.block', { years: from === to ? String(from) : `${from}–${to}` }),
        value: chf(salary),
      })),
  }),
} satisfies Asks<Omit<QuickCareer, 'way' | 'asOf'>>

export const CAREER = formOf({ way: CAREER_WAY, ...EXTRACT, ...FORECAST, ...QUICK })

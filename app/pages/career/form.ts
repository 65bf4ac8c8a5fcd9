/** The form of a career: what is typed, and how it is read by the way that is chosen. */

import { z } from 'zod'
import {
  CAREER_WAYS,
  CareerBlock,
  type CareerWay,
  ForecastCareer,
  IncomeCourse,
  MOST_BLOCKS,
  QuickCareer,
} from '~/dossier/shape/career'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { appendRows, postedRows, rowPressedIn, rowsAfter, showAgain } from '~/ui/form/rows'
import { requiredDay } from '~/ui/form/values/day-value'
import { readMoney } from '~/ui/form/values/money'
import { asTyped, optional, required } from '~/ui/form/values/piece'
import { readRate } from '~/ui/form/values/rate'
import { wholeNumberReader } from '~/ui/form/values/whole-number'
import { yearReader } from '~/ui/form/values/year'
import { BLOCK_FIELDS, BLOCKS, CAREER_FIELDS } from './fields'

const year = yearReader('yearForm')

/** The text keeps its lines; how long it may be is for the reader to say. */
const Lines = z.string({ error: 'required' }).refine((text) => text.trim() !== '', { error: 'required' })

const ExtractForm = z
  .object({ extractDate: requiredDay, extract: Lines })
  .transform(({ extractDate, extract }) => ({ way: 'extract' as const, asOf: extractDate, text: extract }))

const ForecastForm = z
  .object({
    ramd: required(readMoney).pipe(ForecastCareer.shape.ramd),
    scale: required(wholeNumberReader('scaleRange')).pipe(ForecastCareer.shape.scale),
    forecastYear: required(year).pipe(ForecastCareer.shape.year),
  })
  .transform(({ forecastYear, ...figures }) => ({ way: 'forecast' as const, ...figures, year: forecastYear }))

const Block = z.object({
  from: required(year).pipe(CareerBlock.shape.from),
  to: required(year).pipe(CareerBlock.shape.to),
  salary: required(readMoney).pipe(CareerBlock.shape.salary),
})

const course = required(asTyped).pipe(IncomeCourse)

/** Years with a pay of their own take the place of the course. */
const quickForm = (hasBlocks: boolean) =>
  z
    .object({
      salary: required(readMoney).pipe(QuickCareer.shape.salary),
      rate: required(readRate).pipe(QuickCareer.shape.rate),
      since: optional(year).pipe(QuickCareer.shape.since),
      course: hasBlocks ? z.unknown().transform(() => null) : course,
      blocks: z.array(Block).max(MOST_BLOCKS, { error: 'tooManyBlocks' }).default([]),
    })
    .transform((figures) => ({ way: 'quick' as const, ...figures }))

const FORMS = {
  extract: ExtractForm,
  forecast: ForecastForm,
  quick: quickForm(false),
  blocks: quickForm(true),
  none: z.object({}).transform(() => ({ way: 'none' as const })),
  /** Nothing is chosen, or something that there is not. */
  unknown: z.object({ way: required(asTyped).pipe(z.enum(CAREER_WAYS)) }).transform(() => z.NEVER),
}

export const wayIn = (text: string): CareerWay | 'unknown' => CAREER_WAYS.find((way) => way === text) ?? 'unknown'

const NAMES = Object.keys(CAREER_FIELDS).filter((name) => name !== BLOCKS)
const ROWS = { list: BLOCKS, fields: BLOCK_FIELDS, most: MOST_BLOCKS } as const

/**
 * What is typed for the other ways is kept to be shown again, and not read. Without a status, a button of the rows was
 * pressed, and nothing is to be saved. Empty rows say nothing.
 */
export function readCareerForm(posted: FormData) {
  const typed = knownFields(posted, NAMES)
  const pressed = rowPressedIn(posted, BLOCKS)
  const rows = rowsAfter(posted, ROWS, postedRows(posted, ROWS))
  const filled = rows.filter((row) => Object.values(row).some((text) => text.trim() !== ''))
  appendRows(typed, BLOCKS, pressed ? rows : filled)
  if (pressed) showAgain(typed)
  const way = wayIn(textOf(posted, 'way'))
  const schema: z.ZodType<CareerTyped> = FORMS[way === 'quick' && filled.length > 0 ? 'blocks' : way]
  return readForm(typed, schema)
}

export type CareerTyped = z.output<(typeof FORMS)['extract' | 'forecast' | 'quick' | 'none']>

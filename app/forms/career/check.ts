/** The form for the lines of an extract: one part of them, with its corrections, removals and additions. */
import { z } from 'zod'
import { MOST_QUESTIONS, type TypedExtractLine } from '~/dossier/shape/career'
import { DayShape } from '~/dossier/shape/day-shape'
import { formOf, namesOf, schemaOf } from '~/ui/form/declaration/form-of'
import { day, field, list } from '~/ui/form/declaration/kinds'
import type { TextKey } from '~/ui/form/declaration/spec'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { rowName } from '~/ui/form/rows'
import { asTyped, optional } from '~/ui/form/values/piece'

const LINES = 'rows'
const QUESTIONS = 'questions'
export const questionName = (index: number) => rowName(QUESTIONS, index, 'isRight')

/** The number of lines in a part. */
export const LINES_A_PART = 50
/** The lines are judged in the next step, by the rules of extracts. */
const lineText = optional(asTyped).transform((typed) => typed ?? '')
const line = (label: TextKey, example?: string) => field({ kind: 'text', schema: lineText, label, example })
const tick = (label: TextKey) =>
  field({
    kind: 'box',
    schema: lineText.transform((typed) => typed !== ''),
    label,
    write: (isTicked) => (isTicked ? 'on' : ''),
  })

export const CHECK = formOf({
  extractDate: day(DayShape.nullable(), {
    label: 'careerCheck.extractDate',
    hint: 'career.extractDateHint',
    example: '15.01.2026',
    isRequired: true,
  }),
  questions: list({
    label: 'careerCheck.ask.legend',
    most: MOST_QUESTIONS,
    tooMany: 'tooManyRows',
    fields: {
      isRight: field({ kind: 'choice', schema: lineText, label: 'careerCheck.ask.legend', isRequired: true }),
    },
  }),
  rows: list({
    label: 'careerCheck.extractDate',
    most: LINES_A_PART,
    tooMany: 'tooManyRows',
    fields: {
      year: line('careerCheck.fields.year', '2004'),
      months: line('careerCheck.fields.months'),
      amount: line('careerCheck.fields.amount', "3'600"),
      remove: tick('careerCheck.fields.remove'),
      split: tick('careerCheck.fields.split'),
    },
  }),
})

const LINE = CHECK.fields.rows.fields
const LINE_FIELDS = namesOf(LINE)
export type LineValues = Record<keyof typeof LINE, string>

/** The most fields of one part, including those that every form sends. */
export const MOST_POSTED = LINES_A_PART * LINE_FIELDS.length + MOST_QUESTIONS + 20

const CheckForm = z.object({
  extractDate: CHECK.schema.shape.extractDate,
  rows: z.array(schemaOf(LINE).optional()).max(LINES_A_PART).default([]),
})

/**
 * `lines`: by their position in the part, null if not posted; `answers`: by the position of the question. Also works for a form
 * with other fields that cannot be read.
 */
export function readCheckForm(posted: FormData) {
  const typed = knownFields(posted, ['extractDate'])
  const lines = Array.from({ length: LINES_A_PART }, (_, index) => lineIn(posted, index))
  lines.forEach((line, index) => {
    if (line)
      for (const field of LINE_FIELDS)
        typed.append(rowName(LINES, index, field), textOf(posted, rowName(LINES, index, field)))
  })
  const answers = Array.from({ length: MOST_QUESTIONS }, (_, index) => textOf(posted, questionName(index)))
  answers.forEach((answer, index) => {
    typed.append(questionName(index), answer)
  })
  return { submission: readForm(typed, CheckForm), lines, answers: answers.map(answerIn) }
}

const answerIn = (text: string): boolean | null => (text === 'yes' ? true : text === 'no' ? false : null)

function lineIn(posted: FormData, index: number): TypedExtractLine | null {
  const nameOf = (field: keyof typeof LINE) => rowName(LINES, index, field)
  if (!LINE_FIELDS.some((field) => posted.has(nameOf(field)))) return null
  const typed = (field: keyof typeof LINE) => textOf(posted, nameOf(field))
  return {
    year: typed('year'),
    months: typed('months'),
    amount: typed('amount'),
    split: typed('split') !== '',
    remove: typed('remove') !== '',
  }
}

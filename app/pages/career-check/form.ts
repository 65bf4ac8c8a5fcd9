/** The form of the lines of an extract: a part of them, as they were corrected, removed or added. */
import { z } from 'zod'
import { MOST_QUESTIONS, type TypedExtractLine } from '~/dossier/shape/career'
import { knownFields, textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { rowName } from '~/ui/form/rows'
import { optionalDay } from '~/ui/form/values/day-value'
import { asTyped, optional } from '~/ui/form/values/piece'

export const LINES = 'rows'
export const LINE_FIELDS = ['year', 'months', 'amount', 'split', 'remove'] as const
export const CHECK_FIELDS = {
  extractDate: '',
  questions: [{ isRight: '' }],
  rows: [{ year: '', months: '', amount: '', split: '', remove: '' }],
} as const

const QUESTIONS = 'questions'
export const questionName = (index: number) => rowName(QUESTIONS, index, 'isRight')

export type LineValues = Record<(typeof LINE_FIELDS)[number], string>

/** How many lines a part has. */
export const LINES_A_PART = 50
/** Of a whole part, with what every form sends besides. */
export const MOST_POSTED = LINES_A_PART * LINE_FIELDS.length + MOST_QUESTIONS + 20

const text = optional(asTyped).transform((typed) => typed ?? '')
const isTicked = text.transform((typed) => typed !== '')

const CheckForm = z.object({
  extractDate: optionalDay,
  rows: z
    .array(z.object({ year: text, months: text, amount: text, split: isTicked, remove: isTicked }).optional())
    .max(LINES_A_PART)
    .default([]),
})

/**
 * `lines`: by their place in the part, null: not posted; `answers`: by the place of the question. Also of a form of which
 * something else cannot be read.
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
  const nameOf = (field: (typeof LINE_FIELDS)[number]) => rowName(LINES, index, field)
  if (!LINE_FIELDS.some((field) => posted.has(nameOf(field)))) return null
  const typed = (field: (typeof LINE_FIELDS)[number]) => textOf(posted, nameOf(field))
  return {
    year: typed('year'),
    months: typed('months'),
    amount: typed('amount'),
    split: typed('split') !== '',
    remove: typed('remove') !== '',
  }
}

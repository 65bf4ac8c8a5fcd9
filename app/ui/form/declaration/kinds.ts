/**
 * The kinds of fields: how each is read, written back into its control, and put into a row of the summary. A form declares each
 * of its fields once, as one of these (app/forms).
 */
import { z } from 'zod'
import { amountText, chf, dayText, percent as percentText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '../../frame/text'
import type { ProblemKey } from '../problem-keys'
import { readYesNo } from '../values/choice-value'
import { readDay } from '../values/day-value'
import { readMoney } from '../values/money'
import { asTyped, optional, type Reader, required } from '../values/piece'
import { readRate, readShare } from '../values/rate'
import { wholeNumberReader } from '../values/whole-number'
import { yearReader } from '../values/year'
import type {
  FieldDetails,
  FieldKind,
  FieldSpec,
  Fields,
  GroupSpec,
  ListSpec,
  ManySpec,
  TextKey,
  WithExample,
} from './spec'

/** An empty text becomes null if the dossier uses null for it, and is otherwise left out. */
const schemaOf = <Typed, Value>(read: Reader<Typed>, kept: z.ZodType<Value>): z.ZodType<Value> => {
  const piece: z.ZodType = kept instanceof z.ZodNullable ? optional(read) : required(read)
  return piece.pipe(kept as unknown as z.ZodType<Value, unknown>) as unknown as z.ZodType<Value>
}

type Own<Value> = FieldDetails & {
  kind: FieldKind
  schema: z.ZodType<Value>
  write?: (value: NonNullable<Value>) => string
  say?: (t: T, value: NonNullable<Value>, whole: never) => string
  choices?: FieldSpec['choices']
  isInline?: boolean
}

/** A field with its own way of reading. */
export const field = <Value>(own: Own<Value>): FieldSpec<Value> => ({
  isRequired: false,
  write: String,
  say: (_t: T, value: unknown) => String(value),
  ...own,
})

type Parts<Typed> = {
  kind: FieldKind
  read: Reader<Typed>
  write: (value: Typed) => string
  say: (t: T, value: Typed) => string
}

const fieldOf = <Typed, Value>(
  { kind, read, ...texts }: Parts<Typed>,
  kept: z.ZodType<Value>,
  details: FieldDetails,
) => ({
  isRequired: !(kept instanceof z.ZodNullable),
  ...details,
  ...texts,
  kind,
  schema: schemaOf(read, kept),
})

type StoredSchema<Value> = z.ZodType<Value>

/** One line of text. */
export const text = <Value extends string | null>(kept: StoredSchema<Value>, details: FieldDetails): FieldSpec<Value> =>
  fieldOf({ kind: 'text', read: asTyped, write: String, say: (_t, value) => value }, kept, details)

/** CHF. `per`: the field that says whether the amount is per month or per year. */
export const money = <Value extends number | null>(
  kept: StoredSchema<Value>,
  details: WithExample & { per?: string },
): FieldSpec<Value> =>
  fieldOf({ kind: 'money', read: readMoney, write: amountText, say: (_t, value) => chf(value) }, kept, details)

/** Percent, as rates are printed. */
export const percent = <Value extends number | null>(
  kept: StoredSchema<Value>,
  details: WithExample,
): FieldSpec<Value> =>
  fieldOf({ kind: 'percent', read: readRate, write: String, say: (_t, value) => percentText(value) }, kept, details)

/** A part of a whole in percent, which may be typed as a fraction. */
export const share = <Value extends number | null>(kept: StoredSchema<Value>, details: WithExample): FieldSpec<Value> =>
  fieldOf({ kind: 'share', read: readShare, write: String, say: (_t, value) => percentText(value) }, kept, details)

/** @param read if more than a day can be typed, such as an age */
export const day = <Value extends Day | null>(
  kept: StoredSchema<Value>,
  details: WithExample,
  read: Reader<string> = readDay,
): FieldSpec<Value> =>
  fieldOf(
    {
      kind: 'day',
      read,
      write: (value) => dayText(value as Day),
      say: (_t, value) => dayText(value as Day),
    },
    kept,
    details,
  )

type WithProblem = FieldDetails & { /** For a text that is not a number. */ problem: ProblemKey }

/** A whole number of up to three digits. */
export const count = <Value extends number | null>(
  kept: StoredSchema<Value>,
  { problem, ...details }: WithProblem,
): FieldSpec<Value> =>
  fieldOf(
    { kind: 'number', read: wholeNumberReader(problem), write: String, say: (_t, value) => String(value) },
    kept,
    details,
  )

/** A year with four digits. */
export const year = <Value extends number | null>(
  kept: StoredSchema<Value>,
  { problem, ...details }: WithProblem & WithExample,
): FieldSpec<Value> =>
  fieldOf(
    { kind: 'number', read: yearReader(problem), write: String, say: (_t, value) => String(value) },
    kept,
    details,
  )

type Choices<Value> = Record<Extract<Value, string>, TextKey>

type WithChoices<Value> = FieldDetails & {
  /** Their names, in the order of the page. */
  choices: Choices<Value>
  hints?: Choices<Value>
  /** Their names in a row of the summary, if different. */
  said?: Choices<Value>
  isInline?: boolean
}

/** One of a few options. */
export const choice = <Value extends string | null>(
  kept: StoredSchema<Value>,
  { choices, hints, said = choices, ...details }: WithChoices<Value>,
): FieldSpec<Value> => {
  const hintOf = (value: string) => hints?.[value as keyof typeof hints]
  const named = Object.entries<TextKey>(choices).map(([value, label]) => ({ value, label, hint: hintOf(value) }))
  const say = (t: T, value: string) => t(said[value as keyof typeof said])
  return { ...fieldOf({ kind: 'choice', read: asTyped, write: String, say }, kept, details), choices: named }
}

/** A checkbox, which is not posted if unticked. `value`: what it posts. */
export const box = (details: FieldDetails, value = 'on'): FieldSpec<boolean> =>
  field({
    kind: 'box',
    schema: optional(readYesNo).transform((isTicked) => isTicked === true),
    write: (isTicked) => (isTicked ? value : ''),
    choices: [{ value, label: details.label }],
    row: false,
    ...details,
  })

/** Yes or no, which must be answered. */
export const yesNo = (details: FieldDetails): FieldSpec<boolean> =>
  field({
    kind: 'choice',
    isInline: true,
    schema: required(readYesNo),
    write: (isSo) => (isSo ? 'yes' : 'no'),
    choices: [
      { value: 'yes', label: 'words.yes' },
      { value: 'no', label: 'words.no' },
    ],
    isRequired: true,
    ...details,
  })

export const many = <Chosen extends string>(
  schema: z.ZodType<Chosen[]>,
  details: Pick<FieldDetails, 'label' | 'hint'>,
): ManySpec<Chosen> => ({ kind: 'many', schema, ...details })

/** A value that the page knows and sends back. */
export const hidden = <Value>(schema: z.ZodType<Value>): FieldSpec<Value> => ({
  kind: 'hidden',
  schema,
  label: null,
  isRequired: false,
  row: false,
  write: String,
  say: (_t, value) => String(value),
})

export const list = <const Row extends Fields>(spec: Omit<ListSpec<Row>, 'kind'>): ListSpec<Row> => ({
  kind: 'list',
  ...spec,
})

export const group = <const Inner extends Fields>(fields: Inner, fold?: string): GroupSpec<Inner> => ({
  kind: 'group',
  fields,
  fold,
})

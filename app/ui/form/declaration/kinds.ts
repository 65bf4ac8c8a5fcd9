/**
 * The kinds of fields: how each is read, written into its control again, and said in a row of what was entered. A form
 * declares each of its fields once, as one of these (app/forms).
 */
import type { ParseKeys } from 'i18next'
import { z } from 'zod'
import { amountText, chf, dayText, percent as percentText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '../../frame/text'
import type { SummaryRow } from '../../summary-list'
import type { ProblemKey } from '../problem-keys'
import { readYesNo } from '../values/choice-value'
import { readDay } from '../values/day-value'
import { readMoney } from '../values/money'
import { asTyped, optional, type Reader, required } from '../values/piece'
import { readRate, readShare } from '../values/rate'
import { wholeNumberReader } from '../values/whole-number'
import { yearReader } from '../values/year'

export type TextKey = ParseKeys

/** What a field is called, and where it stands. */
export type Telling = {
  /** In a row of a list the text is given its `number`, from 1. */
  label: TextKey
  hint?: TextKey
  /** A value that can be right, for the sentence on one that is not. */
  example?: string
  /** Which fold of the page holds the field; left out: none. */
  fold?: string
  /** The number that ties the field to a line of the drawn paper. */
  mark?: number
  /** The label says of a field that may stay empty that it may; left out: of one that the dossier keeps as null. */
  isRequired?: boolean
  /** What a form shows that was never saved; '' where the page proposes it. Such a field alone opens no fold. */
  usual?: string
  /** What of a visitor belongs here, for the browser: `bday`. */
  autoComplete?: string
  row?: RowTelling
}

/** false: the field has no row of its own among what was entered. */
type RowTelling =
  | false
  | {
      /** The row stands behind that of another field. */
      after?: string
      /** What the row is called, where a label that asks would not fit. */
      term?: TextKey
      /** What it says where nothing was entered; left out: then there is no row. */
      none?: TextKey
    }

/** Sentences on a wrong amount, rate, day or year show an example. */
type WithExample = Telling & { example: string }

/** `box`: ticked or not. `select`: one of a list that the page makes. `area`: text of several lines. */
type FieldKind =
  | ('text' | 'area' | 'choice' | 'select' | 'box' | 'file' | 'hidden')
  | ('money' | 'percent' | 'share' | 'day' | 'number')

/** One field. `schema` reads what was typed into `Value`, as the dossier keeps it. */
export type FieldSpec<Value = unknown> = Omit<Telling, 'label'> & {
  readonly kind: FieldKind
  readonly schema: z.ZodType<Value>
  /** A hidden field has none. */
  readonly label: TextKey | null
  readonly isRequired: boolean
  readonly choices?: readonly { value: string; label: TextKey; hint?: TextKey | undefined }[]
  readonly isInline?: boolean
  /** The field that says for which time an amount is: `month` or `year`. */
  readonly per?: string
  /** The text of the control. */
  write(value: never): string
  /** The value of the row; `whole`: with the other answers of the form. */
  say(t: T, value: never, whole: never): string
}

/** Fields that there may be several of: `ages[0].age`. */
type ListSpec<Row extends Fields = Fields> = {
  readonly kind: 'list'
  readonly fields: Row
  readonly label: TextKey
  readonly most: number
  readonly tooMany: ProblemKey
  readonly fold?: string
  /** The rows of the whole list among what was entered; left out: one for each field of each of them. */
  rows?(t: T, list: Values<Row>[], whole: never): SummaryRow[]
}

/** Fields under one name: `partner.birthDate`. */
export type GroupSpec<Inner extends Fields = Fields> = {
  readonly kind: 'group'
  readonly fields: Inner
  readonly fold?: string
}

/** Boxes of one name, any of which can be ticked. */
type ManySpec<Chosen extends string = string> = {
  readonly kind: 'many'
  readonly schema: z.ZodType<Chosen[]>
  readonly label: TextKey
  readonly hint?: TextKey
}

/** The fields of a form, in the order of its page. */
export type Fields = { readonly [name: string]: FieldSpec | ListSpec | GroupSpec | ManySpec }

export type ValueOf<Spec> = Spec extends { kind: 'list'; fields: infer Row extends Fields }
  ? Values<Row>[]
  : Spec extends { kind: 'group'; fields: infer Inner extends Fields }
    ? Values<Inner>
    : Spec extends { schema: z.ZodType<infer Value> }
      ? Value
      : never
/** What a form becomes once it is read. */
export type Values<Of extends Fields> = { -readonly [Name in keyof Of]: ValueOf<Of[Name]> }

/** What is saved of a form: null where nothing is. */
export type Saved<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> | null }

/** Fields for each part of what the dossier keeps, which is how the compiler names one that no form asks. */
export type FieldsFor<Kept extends object> = {
  readonly [Name in keyof Kept]: Kept[Name] extends readonly (infer Row extends object)[]
    ? ListSpec & { fields: FieldsFor<Row> }
    : FieldSpec<Kept[Name]>
}

/** The same, where the form has other values than the dossier, or fields of its own beside them. */
export type Asks<Kept extends object> = { readonly [Name in keyof Kept]-?: FieldSpec | ListSpec | GroupSpec }

/** An empty text is null where the dossier keeps null, and else missing. */
const schemaOf = <Typed, Value>(read: Reader<Typed>, kept: z.ZodType<Value>): z.ZodType<Value> => {
  const piece: z.ZodType = kept instanceof z.ZodNullable ? optional(read) : required(read)
  return piece.pipe(kept as unknown as z.ZodType<Value, unknown>) as unknown as z.ZodType<Value>
}

type Own<Value> = Telling & {
  kind: FieldKind
  schema: z.ZodType<Value>
  write?: (value: NonNullable<Value>) => string
  say?: (t: T, value: NonNullable<Value>, whole: never) => string
  choices?: FieldSpec['choices']
  isInline?: boolean
}

/** A field that is read in a way of its own. */
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

const fieldOf = <Typed, Value>({ kind, read, ...texts }: Parts<Typed>, kept: z.ZodType<Value>, telling: Telling) => ({
  isRequired: !(kept instanceof z.ZodNullable),
  ...telling,
  ...texts,
  kind,
  schema: schemaOf(read, kept),
})

type Kept<Value> = z.ZodType<Value>

/** One line of text. */
export const text = <Value extends string | null>(kept: Kept<Value>, telling: Telling): FieldSpec<Value> =>
  fieldOf({ kind: 'text', read: asTyped, write: String, say: (_t, value) => value }, kept, telling)

/** CHF. `per`: the field that says whether it is for a month or a year. */
export const money = <Value extends number | null>(
  kept: Kept<Value>,
  telling: WithExample & { per?: string },
): FieldSpec<Value> =>
  fieldOf({ kind: 'money', read: readMoney, write: amountText, say: (_t, value) => chf(value) }, kept, telling)

/** Percent, as a rate is printed. */
export const percent = <Value extends number | null>(kept: Kept<Value>, telling: WithExample): FieldSpec<Value> =>
  fieldOf({ kind: 'percent', read: readRate, write: String, say: (_t, value) => percentText(value) }, kept, telling)

/** A part of a whole in percent, which may be typed as a fraction. */
export const share = <Value extends number | null>(kept: Kept<Value>, telling: WithExample): FieldSpec<Value> =>
  fieldOf({ kind: 'share', read: readShare, write: String, say: (_t, value) => percentText(value) }, kept, telling)

/** @param read where more than a day can be typed, such as an age */
export const day = <Value extends Day | null>(
  kept: Kept<Value>,
  telling: WithExample,
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
    telling,
  )

type WithProblem = Telling & { /** Of a text that is no number. */ problem: ProblemKey }

/** A whole number of up to three digits. */
export const count = <Value extends number | null>(
  kept: Kept<Value>,
  { problem, ...telling }: WithProblem,
): FieldSpec<Value> =>
  fieldOf(
    { kind: 'number', read: wholeNumberReader(problem), write: String, say: (_t, value) => String(value) },
    kept,
    telling,
  )

/** A year with four digits. */
export const year = <Value extends number | null>(
  kept: Kept<Value>,
  { problem, ...telling }: WithProblem & WithExample,
): FieldSpec<Value> =>
  fieldOf(
    { kind: 'number', read: yearReader(problem), write: String, say: (_t, value) => String(value) },
    kept,
    telling,
  )

type Choices<Value> = Record<Extract<Value, string>, TextKey>

type WithChoices<Value> = Telling & {
  /** Their names, in the order of the page. */
  choices: Choices<Value>
  hints?: Choices<Value>
  /** Their names in a row of what was entered, where they are others. */
  said?: Choices<Value>
  isInline?: boolean
}

/** One of a few. */
export const choice = <Value extends string | null>(
  kept: Kept<Value>,
  { choices, hints, said = choices, ...telling }: WithChoices<Value>,
): FieldSpec<Value> => {
  const hintOf = (value: string) => hints?.[value as keyof typeof hints]
  const named = Object.entries<TextKey>(choices).map(([value, label]) => ({ value, label, hint: hintOf(value) }))
  const say = (t: T, value: string) => t(said[value as keyof typeof said])
  return { ...fieldOf({ kind: 'choice', read: asTyped, write: String, say }, kept, telling), choices: named }
}

/** A box that is ticked or not; unticked it is not posted. `value`: what it posts. */
export const box = (telling: Telling, value = 'on'): FieldSpec<boolean> =>
  field({
    kind: 'box',
    schema: optional(readYesNo).transform((isTicked) => isTicked === true),
    write: (isTicked) => (isTicked ? value : ''),
    choices: [{ value, label: telling.label }],
    row: false,
    ...telling,
  })

/** Yes or no, which has to be said. */
export const yesNo = (telling: Telling): FieldSpec<boolean> =>
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
    ...telling,
  })

export const many = <Chosen extends string>(
  schema: z.ZodType<Chosen[]>,
  telling: Pick<Telling, 'label' | 'hint'>,
): ManySpec<Chosen> => ({ kind: 'many', schema, ...telling })

/** What the page knows and sends back. */
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

/** The types of everything that a form declares about its fields. */
import type { ParseKeys } from 'i18next'
import type { z } from 'zod'
import type { T } from '../../frame/text'
import type { SummaryRow } from '../../summary-list'
import type { ProblemKey } from '../problem-keys'

export type TextKey = ParseKeys

/** The name of a field, and its place. */
export type FieldDetails = {
  /** In a row of a list, the text receives the row's `number`, from 1. */
  label: TextKey
  hint?: TextKey
  /** A valid value, for the sentence on an invalid one. */
  example?: string
  /** The fold of the page that holds the field; left out: none. */
  fold?: string
  /** The number that ties the field to a line of the drawn paper. */
  mark?: number
  /** If false, the label says that the field is optional. Left out: false for a field that the dossier stores as null. */
  isRequired?: boolean
  /** The value in a form that was never saved; '' if the page proposes one. Such a field alone does not open a fold. */
  usual?: string
  /** What the browser may fill in about a visitor: `bday`. */
  autoComplete?: string
  row?: RowDetails
}

/** false: the field has no row of its own in the summary. */
type RowDetails =
  | false
  | {
      /** The row follows that of another field. */
      after?: string
      /** The name of the row, if the label is a question and would not fit. */
      term?: TextKey
      /** The text without an entry; left out: there is no row then. */
      none?: TextKey
    }

/** Sentences on an invalid amount, rate, day or year show an example. */
export type WithExample = FieldDetails & { example: string }

/** `box`: a checkbox. `select`: one option of a list provided by the page. `area`: text of several lines. */
export type FieldKind =
  | ('text' | 'area' | 'choice' | 'select' | 'box' | 'file' | 'hidden')
  | ('money' | 'percent' | 'share' | 'day' | 'number')

/** One field. `schema` turns the entry into `Value`, as the dossier stores it. */
export type FieldSpec<Value = unknown> = Omit<FieldDetails, 'label'> & {
  readonly kind: FieldKind
  readonly schema: z.ZodType<Value>
  /** A hidden field has none. */
  readonly label: TextKey | null
  readonly isRequired: boolean
  readonly choices?: readonly { value: string; label: TextKey; hint?: TextKey | undefined }[]
  readonly isInline?: boolean
  /** The field that gives the period of an amount: `month` or `year`. */
  readonly per?: string
  /** The text of the control. */
  write(value: never): string
  /** The value of the row; `whole`: all answers of the form. */
  say(t: T, value: never, whole: never): string
}

/** Fields that can be repeated: `ages[0].age`. */
export type ListSpec<Row extends Fields = Fields> = {
  readonly kind: 'list'
  readonly fields: Row
  readonly label: TextKey
  readonly most: number
  readonly tooMany: ProblemKey
  readonly fold?: string
  /** The rows of the whole list in the summary; left out: one for each field of each row of the list. */
  rows?(t: T, list: Values<Row>[], whole: never): SummaryRow[]
}

/** Fields under a common name: `partner.birthDate`. */
export type GroupSpec<Inner extends Fields = Fields> = {
  readonly kind: 'group'
  readonly fields: Inner
  readonly fold?: string
}

/** Checkboxes with one name, any of which can be ticked. */
export type ManySpec<Chosen extends string = string> = {
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

/** The saved values of a form: null for a field without one. */
export type SavedValues<Of extends Fields> = { readonly [Name in keyof Of]: ValueOf<Of[Name]> | null }

/** Fields for each part of a saved value, so that the compiler names any part that no form asks for. */
export type FieldsFor<Kept extends object> = {
  readonly [Name in keyof Kept]: Kept[Name] extends readonly (infer Row extends object)[]
    ? ListSpec & { fields: FieldsFor<Row> }
    : FieldSpec<Kept[Name]>
}

/** The same for a form whose values differ from those saved, or that has further fields. */
export type Asks<Kept extends object> = { readonly [Name in keyof Kept]-?: FieldSpec | ListSpec | GroupSpec }

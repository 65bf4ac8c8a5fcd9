/** What a form says of each of its fields, as types. */
import type { ParseKeys } from 'i18next'
import type { z } from 'zod'
import type { T } from '../../frame/text'
import type { SummaryRow } from '../../summary-list'
import type { ProblemKey } from '../problem-keys'

export type TextKey = ParseKeys

/** What a field is called, and where it stands. */
export type FieldDetails = {
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
  row?: RowDetails
}

/** false: the field has no row of its own among what was entered. */
type RowDetails =
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
export type WithExample = FieldDetails & { example: string }

/** `box`: ticked or not. `select`: one of a list that the page makes. `area`: text of several lines. */
export type FieldKind =
  | ('text' | 'area' | 'choice' | 'select' | 'box' | 'file' | 'hidden')
  | ('money' | 'percent' | 'share' | 'day' | 'number')

/** One field. `schema` reads what was typed into `Value`, as the dossier keeps it. */
export type FieldSpec<Value = unknown> = Omit<FieldDetails, 'label'> & {
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
export type ListSpec<Row extends Fields = Fields> = {
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

/** The fields of a copied paper, as its form declares them. */
import { Fragment, type ReactNode } from 'react'
import type { Bound } from '../form/bound'
import type { Questions } from '../form/confirmed'
import { Control } from '../form/declaration/control'
import type { FieldSpec, Fields } from '../form/declaration/spec'
import type { Field } from '../form/fields'
import type { ReadFigures } from '../form/revision'
import { Confirmable } from './confirm'
import { Mark } from './model-paper'

/** `fields`: the controls, by the names of the declared fields. */
export type PaperParts = { fields: { [name: string]: unknown }; bound: Bound; questions: Questions }

type PaperFieldsProps = PaperParts & {
  declared: Fields
  /** The fold; left out: the fields that are always shown. */
  fold?: string
  /** Content that follows a field. */
  behind?: Record<string, ReactNode>
  /** Fields that another answer makes optional or required. */
  required?: Record<string, boolean>
}

const isSingle = (named: [string, Fields[string]]): named is [string, FieldSpec] => 'write' in named[1]

const singleFields = (declared: Fields, fold: string | undefined) =>
  Object.entries(declared)
    .filter(isSingle)
    .filter(([, spec]) => spec.fold === fold)

export function PaperFields({ declared, fold, behind = {}, required = {}, ...parts }: PaperFieldsProps) {
  const { fields, bound, questions } = parts
  return singleFields(declared, fold).map(([name, spec]) => (
    <Fragment key={name}>
      <Confirmable field={name} questions={questions}>
        <Control
          spec={spec}
          field={fields[name] as Field}
          bound={bound}
          mark={spec.mark && <Mark number={spec.mark} needed={spec.fold === undefined} />}
          required={required[name]}
        />
      </Confirmable>
      {behind[name]}
    </Fragment>
  ))
}

/** Whether something in a fold is filled in or wrong. The usual values of a new form do not count. */
export const isFoldUsed = (declared: Fields, fold: string | undefined, fields: PaperParts['fields']): boolean =>
  singleFields(declared, fold).some(([name, { usual }]) => {
    const { errors, initialValue } = fields[name] as Field
    return Boolean(errors || (initialValue && usual === undefined))
  })

/** The fields of a fold that are filled in or wrong, of which the last file gave some or all. */
type FoldState = {
  isOpen: boolean
  /** How many of its figures were read from the file. */
  read: number
}

/**
 * A fold whose figures all come from the file that was just read stays closed, and says how many they are: the page remains one
 * to compare, not one to search.
 */
export function foldState(
  declared: Fields,
  fold: string | undefined,
  { fields, read }: Pick<PaperParts, 'fields'> & { read: ReadFigures | undefined },
): FoldState {
  const used = singleFields(declared, fold).filter(([name, { usual }]) => {
    const { errors, initialValue } = fields[name] as Field
    return Boolean(errors || (initialValue && usual === undefined))
  })
  const isFromFile = ([name]: [string, FieldSpec]) => read?.lines[name] !== undefined && !(fields[name] as Field).errors
  return { isOpen: !used.every(isFromFile), read: used.filter(isFromFile).length }
}

/** The checkboxes 'this is correct' beside a probable slip: one field per question. */
import { SAVINGS_QUESTION_KEYS, type SavingsQuestionKey } from '~/dossier/shape/problem-keys'
import { textOf } from './known-fields'

export const confirmedName = (key: SavingsQuestionKey) => `confirmed.${key}`

export const CONFIRMED_NAMES: readonly string[] = SAVINGS_QUESTION_KEYS.map(confirmedName)

/** Which questions the form answers. */
export const confirmedIn = (posted: FormData): SavingsQuestionKey[] =>
  SAVINGS_QUESTION_KEYS.filter((key) => textOf(posted, confirmedName(key)) === 'on')

/** The questions that a returned form asks at its fields, and those already answered. */
export type Questions = { at: Record<string, SavingsQuestionKey>; answered: SavingsQuestionKey[] }

type ReturnedFields = { error?: Record<string, string[] | null> | null; initialValue?: unknown } | undefined

export function questionsOf(returned: ReturnedFields): Questions {
  const found = Object.entries(returned?.error ?? {}).flatMap(([field, keys]) => {
    const key = SAVINGS_QUESTION_KEYS.find((one) => one === keys?.[0])
    return key ? [[field, key] as const] : []
  })
  const typed =
    (returned?.initialValue as { confirmed?: Partial<Record<string, unknown>> } | undefined)?.confirmed ?? {}
  return { at: Object.fromEntries(found), answered: SAVINGS_QUESTION_KEYS.filter((key) => typed[key] === 'on') }
}

import { CountingSource } from '~/dossier/shape/savings-papers'
import { alone, type IntentReaders } from '../action/intent'
import { numberOf } from './place'

/** The buttons of a page of papers. */
export const PAPER_INTENTS = {
  /** Saves, and opens the form of one more. */
  another: alone,
  skip: alone,
  /** By its number; null: it is of no paper. */
  remove: numberOf,
  /** Which of two sources counts; null: not what the page says. */
  counts: (carried: string) => CountingSource.safeParse(carried).data ?? null,
} as const satisfies IntentReaders

import { CountingSource } from '~/dossier/shape/savings-papers'
import { alone, type IntentReaders } from '../action/intent'
import { numberOf } from './place'

/** The buttons of a page of papers. */
export const PAPER_INTENTS = {
  /** Saves, and opens the form of another paper. */
  another: alone,
  /** Fills the form with the figures of its file. */
  readFile: alone,
  skip: alone,
  /** Identified by its number; null: there is no such paper. */
  remove: numberOf,
  /** Which of two sources counts; null: not a value of the page. */
  counts: (carried: string) => CountingSource.safeParse(carried).data ?? null,
} as const satisfies IntentReaders

/** What is said of a field that was filled in wrongly, for whichever browser reads it. */
import type { ProblemKey } from '~/ui/form/problem-keys'
import { fillGaps, type Language, literally, TEXT } from './words'

/** By label: what is said at that field. */
export type Problems = Record<string, ProblemKey>

/** The source of a pattern for the sentence at a field. Examples and limits are the field's own, and the visitor's. */
export const problemAt = (label: string, key: ProblemKey, language: Language) =>
  literally(fillGaps(TEXT[language].problems[key], { field: label, example: '…', centimes: '…' })).source.replaceAll(
    '…',
    '.+',
  )

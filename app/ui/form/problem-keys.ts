/** All problems of forms. Each key has a sentence in both languages. */
import {
  PROBLEM_KEYS as DOSSIER_PROBLEM_KEYS,
  type ProblemKey as DossierProblemKey,
} from '~/dossier/shape/problem-keys'

/** Problems that only forms can have. */
const FORM_PROBLEM_KEYS = [
  'noPaperChosen',
  'fileOrText',
  'fileAgain',
  'fileTooLarge',
  'fileKind',
  'fileWithoutText',
  'fileLocked',
  'fileUnreadable',
  'fileReaderBusy',
  'fileUnderWay',
  'fileMissing',
  'paperTooLarge',
  'paperWithoutText',
  'paperLocked',
  'paperUnreadable',
  'paperReaderBusy',
  'paperUnderWay',
  'paperWithoutFigures',
  'fileIsCertificate',
  'fileIsStatement3a',
  'fileIsVested',
  'fileIsForecast',
  'fileIsExtract',
  'fileIsTaxForm',
  'fileIsSalaryCertificate',
  'fileIsPaySlip',
  'tooLong',
  'dayForm',
  'dayOrAgeForm',
  'yearCutShort',
  'amountAmbiguous',
  'childCountForm',
  'childCountRows',
  'agesLineUnread',
  'fundRequired',
  'entityRequired',
  'nothingChanged',
  // Saving failed although the entries are valid.
  'notSaved',
] as const

export type ProblemKey = DossierProblemKey | (typeof FORM_PROBLEM_KEYS)[number]

export const PROBLEM_KEYS: readonly ProblemKey[] = [...DOSSIER_PROBLEM_KEYS, ...FORM_PROBLEM_KEYS]

export const isProblemKey = (text: unknown): text is ProblemKey => PROBLEM_KEYS.some((key) => key === text)

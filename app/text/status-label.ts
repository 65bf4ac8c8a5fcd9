import type { TFunction } from 'i18next'
import type { CivilStatus, Gender } from '~/dossier/shape'
import type { Wordings } from './fr/words'

/** In the order in which they are offered: the two that are computed first. */
const STATUSES = [
  'bachelor',
  'married',
  'just_married',
  'widow',
  'divorced',
  'remarried',
] as const satisfies readonly CivilStatus[]

const WORDINGS = { MALE: 'masculine', FEMALE: 'feminine' } as const satisfies Record<Gender, keyof Wordings>

const isGender = (text: string | undefined): text is Gender => text === 'MALE' || text === 'FEMALE'

/** A civil status in words: of a man, of a woman, or neutral where the sex is not known. */
export const statusLabel = (t: TFunction, status: CivilStatus, gender: string | undefined) =>
  t(`words.status.${status}.${isGender(gender) ? WORDINGS[gender] : 'neutral'}`)

export const statusOptions = (t: TFunction, gender: string | undefined) =>
  STATUSES.map((status) => ({ value: status, label: statusLabel(t, status, gender) }))

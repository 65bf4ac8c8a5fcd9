import type { TFunction } from 'i18next'
import type { CivilStatus, Gender } from '~/dossier/shape/shape'
import type { Wordings } from './words.fr'

/** In the order of the form: the two that are computed come first. */
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

/** A civil status in words, for a man, for a woman, or neutral if the sex is unknown. */
export const statusLabel = (t: TFunction, status: CivilStatus, gender: string | undefined) =>
  t(`words.status.${status}.${isGender(gender) ? WORDINGS[gender] : 'neutral'}`)

export const statusOptions = (t: TFunction, gender: string | undefined) =>
  STATUSES.map((status) => ({ value: status, label: statusLabel(t, status, gender) }))

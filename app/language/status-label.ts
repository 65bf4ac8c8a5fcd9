import type { TFunction } from 'i18next'
import type { CivilStatus } from '~/dossier/shape/civil-status'
import type { Gender } from '~/dossier/shape/info'
import type { Wordings } from './words.fr'

/** In the order of the form: the two that are computed come first. */
const PLACES = {
  bachelor: 1,
  married: 2,
  just_married: 3,
  widow: 4,
  divorced: 5,
  remarried: 6,
} as const satisfies Record<CivilStatus, number>
const STATUSES = (Object.keys(PLACES) as CivilStatus[]).sort((one, other) => PLACES[one] - PLACES[other])

const WORDINGS = { MALE: 'masculine', FEMALE: 'feminine' } as const satisfies Record<Gender, keyof Wordings>

const isGender = (text: string | undefined): text is Gender => text === 'MALE' || text === 'FEMALE'

/** A civil status in words, for a man, for a woman, or neutral if the sex is unknown. */
export const statusLabel = (t: TFunction, status: CivilStatus, gender: string | undefined) =>
  t(`words.status.${status}.${isGender(gender) ? WORDINGS[gender] : 'neutral'}`)

export const statusOptions = (t: TFunction, gender: string | undefined) =>
  STATUSES.map((status) => ({ value: status, label: statusLabel(t, status, gender) }))

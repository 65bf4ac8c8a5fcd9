import { expect, it } from 'vitest'
import { CIVIL_STATUSES } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'

const { status: civilStatus, gender, hasChildren: yesNo } = AVS.schema.shape

const keyOf = (piece: typeof gender | typeof civilStatus | typeof yesNo, text: unknown) =>
  piece.safeParse(text).error?.issues[0]?.message

it.each(['MALE', 'FEMALE'])('takes %s', (value) => expect(gender.parse(value)).toBe(value))
it.each(CIVIL_STATUSES)('takes %s', (value) => expect(civilStatus.parse(value)).toBe(value))

it.each([
  ['yes', true],
  ['no', false],
  ['true', true],
  ['false', false],
])('reads %s', (text, value) => expect(yesNo.parse(text)).toBe(value))

it.each([
  [gender, 'male', 'genderUnknown'],
  [gender, '', 'required'],
  [gender, undefined, 'required'],
  [civilStatus, 'single', 'civilStatusUnknown'],
  [civilStatus, '', 'required'],
  [yesNo, 'perhaps', 'invalid'],
  [yesNo, undefined, 'required'],
] as const)('refuses what is no choice', (piece, text, key) => expect(keyOf(piece, text)).toBe(key))

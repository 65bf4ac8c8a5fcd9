import { CivilStatus } from '~/dossier/shape/civil-status'
import { Gender } from '~/dossier/shape/shape'
import { asTyped, LONGEST_FIGURE, type Reader, reader, required } from './piece'

export const gender = required(asTyped).pipe(Gender)
export const civilStatus = required(asTyped).pipe(CivilStatus)

const YES = ['yes', 'true', 'on']
const NO = ['no', 'false', 'off']

export const readYesNo: Reader<boolean> = reader<boolean>(LONGEST_FIGURE, (text) =>
  YES.includes(text) ? { value: true } : NO.includes(text) ? { value: false } : { problem: 'invalid' },
)

export const yesNo = required(readYesNo)

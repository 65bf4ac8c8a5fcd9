import { LONGEST_FIGURE, type Reader, reader } from './piece'

const YES = ['yes', 'true', 'on']
const NO = ['no', 'false', 'off']

export const readYesNo: Reader<boolean> = reader<boolean>(LONGEST_FIGURE, (text) =>
  YES.includes(text) ? { value: true } : NO.includes(text) ? { value: false } : { problem: 'invalid' },
)

import { MAX_CHILDREN } from '~/dossier/shape/info'
import { LONGEST_FIGURE, type Reader, reader } from '~/ui/form/values/piece'

/** Reads the number of children: 1 to MAX_CHILDREN. */
export const readChildCount: Reader<number> = reader<number>(LONGEST_FIGURE, (text) => {
  if (!/^[1-9]\d?$/.test(text)) return { problem: 'childCountForm' }
  return Number(text) > MAX_CHILDREN ? { problem: 'tooManyChildren' } : { value: Number(text) }
})

import { MAX_CHILDREN } from '~/dossier/shape/info'
import { type Reader, reader } from '~/ui/form/values/piece'
import { yearReader } from '~/ui/form/values/year'

const readYear = yearReader('yearForm')

/** So many years, each with a comma and a blank. */
const LONGEST = 100

/** Years of four digits, parted by commas, semicolons or blanks: `2012, 2015`. */
export const readYears: Reader<number[]> = reader<number[]>(LONGEST, (text) => {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '')
  if (parts.length > MAX_CHILDREN) return { problem: 'tooManyChildren' }
  const years: number[] = []
  for (const part of parts) {
    const year = readYear(part)
    if ('problem' in year) return year
    years.push(year.value)
  }
  return { value: years }
})

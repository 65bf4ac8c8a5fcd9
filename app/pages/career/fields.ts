/** The fields of a career, and what they show. */
import type { Career, CareerWay } from '~/dossier/shape/career'
import { amountText } from '~/language/format'
import type { FormValues } from '~/ui/form/fields'

export const BLOCKS = 'blocks'
export const BLOCK_FIELDS = ['from', 'to', 'salary'] as const

export const CAREER_FIELDS = {
  way: '',
  extractDate: '',
  extract: '',
  file: '',
  ramd: '',
  scale: '',
  forecastYear: '',
  salary: '',
  rate: '',
  since: '',
  course: '',
  blocks: [{ from: '', to: '', salary: '' }],
} as const
export type CareerValues = FormValues<typeof CAREER_FIELDS>

/** Most work full time, and most say that their pay has moved as everybody's. */
const USUAL = { rate: '100', course: 'steady' } as const

/** @param way preselected where no career is saved; null: none */
export function careerValues(career: Career | null, way: CareerWay | null): CareerValues {
  const usual = { ...USUAL, way: career?.way ?? way ?? '' }
  if (career?.way === 'forecast') {
    const { ramd, scale, year } = career
    return { ...usual, ramd: amountText(ramd), scale: String(scale), forecastYear: String(year) }
  }
  if (career?.way !== 'quick') return usual
  const { salary, rate, since, course, blocks } = career
  return {
    ...usual,
    salary: amountText(salary),
    rate: String(rate),
    since: since === null ? '' : String(since),
    course: course ?? USUAL.course,
    blocks: blocks.map((block) => ({
      from: String(block.from),
      to: String(block.to),
      salary: amountText(block.salary),
    })),
  }
}

/** How the entries on a career are read, depending on the chosen way. */
import { z } from 'zod'
import { CAREER_WAYS, type CareerWay } from '~/dossier/shape/career'
import { schemaOf, typedIn } from '~/ui/form/declaration/form-of'
import { textOf } from '~/ui/form/known-fields'
import { readForm } from '~/ui/form/read-form'
import { CAREER, CAREER_WAY, EXTRACT, FORECAST, QUICK } from './form'

const { file: _, ...pasted } = EXTRACT
const ExtractForm = schemaOf(pasted).transform(({ extractDate, extract }) => ({
  way: 'extract' as const,
  asOf: extractDate,
  text: extract,
}))

const ForecastForm = schemaOf(FORECAST).transform(({ forecastYear, ...figures }) => ({
  way: 'forecast' as const,
  ...figures,
  year: forecastYear,
}))

const { course, ...withoutCourse } = schemaOf(QUICK).shape

/** Years with their own pay replace the course. */
const quickForm = (hasBlocks: boolean) =>
  z
    .object({ ...withoutCourse, course: hasBlocks ? z.unknown().transform(() => null) : course })
    .transform((figures) => ({ way: 'quick' as const, ...figures }))

const FORMS = {
  extract: ExtractForm,
  forecast: ForecastForm,
  quick: quickForm(false),
  blocks: quickForm(true),
  none: z.object({}).transform(() => ({ way: 'none' as const })),
  /** No way is chosen, or one that does not exist. */
  unknown: z.object({ way: CAREER_WAY.schema }).transform(() => z.NEVER),
}

export const wayIn = (text: string): CareerWay | 'unknown' => CAREER_WAYS.find((way) => way === text) ?? 'unknown'

/**
 * Entries for the other ways are kept to be shown again, but not read. Without a status, a button of the rows was pressed and
 * nothing is to be saved.
 */
export function readCareerForm(posted: FormData) {
  const typed = typedIn(CAREER, posted)
  const hasBlocks = [...typed.keys()].some((name) => name.startsWith('blocks['))
  const way = wayIn(textOf(posted, 'way'))
  const schema: z.ZodType<CareerEntries> = FORMS[way === 'quick' && hasBlocks ? 'blocks' : way]
  return readForm(typed, schema)
}

export type CareerEntries = z.output<(typeof FORMS)['extract' | 'forecast' | 'quick' | 'none']>

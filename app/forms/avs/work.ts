/** The kinds of work: boxes with one name, of which several can be ticked, read as one text. */
import { KINDS_OF_WORK, kindsOfWork, type WorkAnswer, type WorkKind } from '~/dossier/shape/work'
import { LONGEST_FIGURE, reader } from '~/ui/form/values/piece'
import type { T } from '~/ui/frame/text'

const BETWEEN = ','

/** The boxes that a text ticks; another word is no kind of work. */
export const kindsIn = (text = ''): string[] => text.split(BETWEEN).filter((kind) => kind !== '')

export const textOfWork = (work: WorkAnswer): string => kindsOfWork(work).join(BETWEEN)

/** In words: employed, self-employed. */
export const workNames = (t: T, work: WorkAnswer): string =>
  kindsOfWork(work)
    .map((kind) => t(`avs.works.${kind}`))
    .join(', ')

const isKind = (text: string): text is WorkKind => KINDS_OF_WORK.some((kind) => kind === text)

export const readWork = reader<WorkAnswer>(LONGEST_FIGURE, (text) => {
  const kinds = [...new Set(kindsIn(text))]
  const [first] = kinds
  if (!first || !kinds.every(isKind)) return { problem: 'invalid' }
  if (kinds.length === 1) return { value: first as WorkKind }
  return kinds.includes('none') ? { problem: 'noneBesideWork' } : { value: 'several' }
})

/** All ticked boxes of a posted form as one text. */
export const workIn = (posted: FormData): string =>
  [...new Set(posted.getAll('work'))].filter((kind) => typeof kind === 'string').join(BETWEEN)

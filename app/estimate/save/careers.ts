/** The careers that the visitor tells: the person's own, and those of the spouse of now and of the last former one. */
import {
  type Career,
  type CareerOwner,
  Career as CareerShape,
  type Careers,
  type ExtractCareer,
  FIRST_FORECAST_YEAR,
  MOST_UNREAD,
  type QuickCareer,
} from '~/dossier/shape/career'
import type { CountingSource } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import { type Day, yearOf } from '~/pillars/day'
import { ownerOf } from '../case/avs/career-owner'
import { type FieldProblem, firstOfEachField, unfit } from '../case/refusal'
import type { Session } from '../gather/session'
import type { Visit } from '../visit'
import { type BaseRevision, savePart } from './save-part'

/**
 * @param baseRevision the revision that the form was filled from; any, if left out
 * @throws {Refusal} `unfit` for a career that does not agree with itself or the day
 */
export async function saveCareer(
  { session, tools }: Visit,
  owner: CareerOwner,
  typed: Career,
  baseRevision?: BaseRevision,
): Promise<void> {
  const career = CareerShape.parse(typed)
  const born = ownerOf(owner, session.dossier)?.birthDate ?? null
  const problems = firstOfEachField(findCareerProblems(career, { born, today: tools.clock.today() }))
  if (problems.length > 0) throw unfit(problems)
  await saveWith(session, baseRevision, (careers) => ({ ...careers, [owner]: career }))
}

/** A career in a few figures, as of today; otherwise as `saveCareer`. */
export const saveFewFigures = (
  visit: Visit,
  owner: CareerOwner,
  figures: Omit<QuickCareer, 'asOf'>,
  baseRevision?: BaseRevision,
): Promise<void> => saveCareer(visit, owner, { ...figures, asOf: visit.tools.clock.today() }, baseRevision)

/** Takes a career back: it is asked again. */
export const removeCareer = ({ session }: Visit, owner: CareerOwner, baseRevision?: BaseRevision): Promise<void> =>
  saveWith(session, baseRevision, (careers) => ({ ...careers, [owner]: null }))

/** Which counts where the register answers and the visitor has an extract of their own. */
export const chooseCountingAccount = (
  { session }: Visit,
  counts: CountingSource,
  baseRevision?: BaseRevision,
): Promise<void> =>
  savePart(session, { part: 'careers', baseRevision }, (dossier) => ({
    ...dossier,
    firstPillar: { ...dossier.firstPillar, counts },
  }))

export function saveWith(session: Session, baseRevision: BaseRevision, change: (careers: Careers) => Careers) {
  return savePart(session, { part: 'careers', baseRevision }, (dossier: Dossier) => ({
    ...dossier,
    firstPillar: { ...dossier.firstPillar, careers: change(dossier.firstPillar.careers) },
  }))
}

/** Who works in Switzerland that early is at school still, or learns a trade. */
const FIRST_AGE = 14

type Facts = { born: Day | null; today: Day }

/**
 * An extract knows no year after the day that it bears: a date that is years off would leave out most of the career, or
 * take years for unknown that stand on it.
 */
export function extractDateProblems({ asOf, rows }: Pick<ExtractCareer, 'asOf' | 'rows'>, today: Day): FieldProblem[] {
  if (asOf > today) return [{ field: 'extractDate', key: 'dayInFuture' }]
  return rows.some(({ year }) => year > yearOf(asOf)) ? [{ field: 'extractDate', key: 'linesAfterExtract' }] : []
}

function findCareerProblems(career: Career, { born, today }: Facts): FieldProblem[] {
  const [first, last] = [born ? yearOf(born) + FIRST_AGE : 0, yearOf(today)]
  const yearProblem = (field: string, year: number): FieldProblem[] =>
    year < first || year > last ? [{ field, key: 'careerYearRange' }] : []
  if (career.way === 'extract')
    return [
      ...extractDateProblems(career, today),
      ...(career.unread.length > MOST_UNREAD ? [{ field: 'extract', key: 'tooManyUnread' as const }] : []),
    ]
  if (career.way === 'forecast')
    return career.year < FIRST_FORECAST_YEAR || career.year > last
      ? [{ field: 'forecastYear', key: 'forecastYearRange' }]
      : []
  if (career.way === 'none') return []
  const { since, blocks } = career
  return [
    ...(since === null ? [] : yearProblem('since', since)),
    ...blocks.flatMap(({ from, to }, index) => [
      ...yearProblem(`blocks[${index}].from`, from),
      ...yearProblem(`blocks[${index}].to`, to),
      ...(to < from ? [{ field: `blocks[${index}].to`, key: 'endBeforeStart' as const }] : []),
    ]),
  ]
}

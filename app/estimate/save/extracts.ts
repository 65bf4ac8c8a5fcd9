/** Extracts of the individual account as visitors paste and type them: read, shown as understood, corrected line by line. */
import {
  type CareerOwner,
  Career as CareerShape,
  type ExtractCareer,
  MOST_CAREER_ROWS,
  MOST_UNREAD,
  type UnreadLine,
} from '~/dossier/shape/career'
import { revisionOf } from '~/dossier/shape/revisions'
import type { Dossier } from '~/dossier/shape/shape'
import { type ExtractReading, monthsText, readExtract } from '~/papers/extract'
import type { Day } from '~/pillars/day'
import { type OwnerOfCareer, ownerOf } from '../case/avs/career-owner'
import { type FieldProblem, Refusal, unfit } from '../case/refusal'
import type { Visit } from '../visit'
import { extractDateProblems, saveWith } from './careers'
import { type CheckedExtract, checkedExtract } from './checked-extract'
import { type BaseRevision, isUpon } from './save-part'
import { type TypedExtract, withTypedRows } from './typed-extract'

/** The AVS began in 1948, for whoever was 17 by then as for everybody. */
const EARLIEST_BIRTH = '1931-01-01' as Day

/**
 * Reads the text of an extract and saves what came of it, without any number of a person; unread lines are kept to be
 * corrected.
 * @throws {Refusal} `noInfo` where nobody has said when the owner was born; `unfit` for a text too long or without lines
 */
export async function saveExtract(
  { session, tools }: Visit,
  owner: CareerOwner,
  text: string,
  asOf: Day,
  baseRevision?: BaseRevision,
): Promise<void> {
  const today = tools.clock.today()
  const reading = readExtract(text, { birthDate: birthForLines(requireOwner(owner, session.dossier)), today })
  const problems = [...extractDateProblems({ asOf, rows: reading.rows }, today), ...problemsOf(reading)]
  if (problems.length > 0) throw unfit(problems)
  const career = CareerShape.parse(careerOf(reading, asOf))
  await saveWith(session, baseRevision, (careers) => ({ ...careers, [owner]: career }))
}

/**
 * What was understood of an extract, and what it adds up to; without an extract, nothing yet.
 * @throws {Refusal} `noInfo` where nobody has said when the owner was born
 */
export const checkExtract = ({ session: { dossier }, tools }: Visit, owner: CareerOwner): CheckedExtract =>
  checkedExtract(extractIn(dossier, owner), factsOf(owner, dossier, tools.clock.today()))

/** The same with its revision; nothing where the forms do not say when its owner was born. */
export function readExtractCheck(visit: Visit, owner: CareerOwner) {
  const { dossier } = visit.session
  const checked = ownerOf(owner, dossier) ? checkExtract(visit, owner) : null
  return { revision: revisionOf(dossier, 'careers'), checked }
}

/**
 * Saves lines as they were corrected, removed or added: all of those sent, or none.
 * @throws {Refusal} `unfit` with every problem, by the place of its row; `changedMeanwhile`; `noInfo` as above
 */
export async function saveExtractRows(
  { session, tools }: Visit,
  owner: CareerOwner,
  typed: TypedExtract,
  baseRevision?: BaseRevision,
): Promise<void> {
  const { dossier } = session
  const facts = factsOf(owner, dossier, tools.clock.today())
  const { career, problems } = withTypedRows(extractIn(dossier, owner), typed, facts)
  // What is missing in lines that are no longer there is no help to anybody.
  const isOld = !isUpon(baseRevision, revisionOf(dossier, 'careers'))
  if (problems.length > 0 || !career) throw isOld ? new Refusal('changedMeanwhile') : unfit(problems)
  const parsed = CareerShape.parse(career)
  await saveWith(session, baseRevision, (careers) => ({ ...careers, [owner]: parsed }))
}

function problemsOf({ rows, unread, notes, beyond }: ExtractReading): FieldProblem[] {
  if (beyond?.reason === 'size') return [{ field: 'extract', key: 'extractTooLong' }]
  // An overview's line can make two rows.
  if (beyond || rows.length > MOST_CAREER_ROWS) return [{ field: 'extract', key: 'extractTooManyLines' }]
  if (unread.length > MOST_UNREAD) return [{ field: 'extract', key: 'tooManyUnread' }]
  const isEmpty = rows.length === 0 && unread.length === 0 && notes.length === 0
  return isEmpty ? [{ field: 'extract', key: 'nothingRead' }] : []
}

const careerOf = ({ rows, unread, notes }: ExtractReading, asOf: Day): ExtractCareer => ({
  way: 'extract',
  asOf,
  rows,
  unread: unread.map(asUnread),
  ...(notes.length > 0 && { notes }),
})

function extractIn({ firstPillar }: Dossier, owner: CareerOwner): ExtractCareer | null {
  const career = firstPillar.careers[owner]
  return career?.way === 'extract' ? career : null
}

function requireOwner(owner: CareerOwner, dossier: Dossier): OwnerOfCareer {
  const found = ownerOf(owner, dossier)
  if (!found) throw new Refusal('noInfo')
  return found
}

const birthForLines = ({ birthDate }: OwnerOfCareer) => (birthDate < EARLIEST_BIRTH ? EARLIEST_BIRTH : birthDate)

/** Of ended marriages only those that a judge ended divide an account before the pension (RAVS art. 50b, 50c). */
function factsOf(owner: CareerOwner, dossier: Dossier, today: Day) {
  const { birthDate, gender } = requireOwner(owner, dossier)
  const { family } = dossier.firstPillar
  const divided = family?.marriages.filter(({ end, endedBy }) => end !== null && endedBy !== 'death') ?? []
  const years = divided.flatMap(({ start, end }) => yearsBetween(start, end as Day))
  return {
    birthDate,
    gender,
    today,
    birthForLines: birthForLines({ birthDate, gender }),
    marriageYears: owner === 'person' ? years : [],
  }
}

/** Neither the year of the wedding nor of the end (RAVS art. 50b al. 3). */
function yearsBetween(start: Day, end: Day): number[] {
  const [first, last] = [Number(start.slice(0, 4)) + 1, Number(end.slice(0, 4)) - 1]
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}

/** What could be made of a line, as the texts of its fields. */
function asUnread({ line, text, reason, guess, proposal }: ExtractReading['unread'][number]): UnreadLine {
  const { year, months, amount, split } = guess
  const textOf = (number: number | null) => (number === null ? '' : String(number))
  return {
    line,
    text,
    reason,
    guess: { year: textOf(year), months: monthsText(months), amount: textOf(amount), split },
    ...(proposal && { proposal }),
  }
}

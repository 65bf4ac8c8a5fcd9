/** The careers that the visitor tells: the person's own, and those of the spouse of now and of the last former one. */
import type { Career, CareerOwner, Careers, UnreadLine } from '~/dossier/shape/career'
import { Career as CareerShape } from '~/dossier/shape/career'
import type { CountingSource } from '~/dossier/shape/savings-papers'
import type { Dossier } from '~/dossier/shape/shape'
import { monthsText, readExtract } from '~/papers/extract'
import type { Day } from '~/pillars/day'
import { firstOfEachField, Refusal, unfit } from '../outcome'
import { type BaseRevision, savePart } from '../save-part'
import type { Session } from '../session'
import type { Visit } from '../tools'

/** What an extract's text gave, and what of it stands beyond the limits of size and lines; null: all was read. */
export type ReadExtract = {
  career: Extract<Career, { way: 'extract' }>
  beyond: ReturnType<typeof readExtract>['beyond']
}

export const careerUseCases = ({ session: open, tools }: Visit) => ({
  getCareers: async (): Promise<Careers> => (await open()).dossier.firstPillar.careers,

  /**
   * Reads the text of an extract; saves nothing, and keeps nothing of numbers of persons.
   * @throws {Refusal} `noInfo` where nobody has said when the owner was born
   */
  async readExtract(owner: CareerOwner, text: string, asOf: Day): Promise<ReadExtract> {
    const birthDate = requireBirthOf(owner, await open())
    const { rows, unread, beyond } = readExtract(text, { birthDate, today: tools.clock.today() })
    return { career: { way: 'extract', asOf, rows, unread: unread.map(asUnread) }, beyond }
  },

  /**
   * @param baseRevision the revision that the form was filled from; any, if left out
   * @throws {Refusal} `unfit` for a career that does not agree with itself or the day
   */
  async saveCareer(owner: CareerOwner, typed: Career, baseRevision?: BaseRevision): Promise<void> {
    const session = await open()
    const career = CareerShape.parse(typed)
    const problems = firstOfEachField(findCareerProblems(career, tools.clock.today()))
    if (problems.length > 0) throw unfit(problems)
    await saveWith(session, baseRevision, (careers) => ({ ...careers, [owner]: career }))
  },

  /** Takes a career back: it is asked again. */
  async removeCareer(owner: CareerOwner, baseRevision?: BaseRevision): Promise<void> {
    await saveWith(await open(), baseRevision, (careers) => ({ ...careers, [owner]: null }))
  },

  /** Which counts where the register answers and the visitor has an extract of their own. */
  async chooseCountingAccount(counts: CountingSource, baseRevision?: BaseRevision): Promise<void> {
    await savePart(await open(), { part: 'careers', baseRevision }, (dossier) => ({
      ...dossier,
      firstPillar: { ...dossier.firstPillar, counts },
    }))
  },
})

function saveWith(session: Session, baseRevision: BaseRevision, change: (careers: Careers) => Careers) {
  return savePart(session, { part: 'careers', baseRevision }, (dossier: Dossier) => ({
    ...dossier,
    firstPillar: { ...dossier.firstPillar, careers: change(dossier.firstPillar.careers) },
  }))
}

function findCareerProblems(career: Career, today: Day) {
  const thisYear = Number(today.slice(0, 4))
  if (career.way === 'extract')
    return career.asOf > today ? [{ field: 'extractDate', key: 'dayInFuture' as const }] : []
  if (career.way === 'forecast')
    return career.year > thisYear ? [{ field: 'forecastYear', key: 'yearForm' as const }] : []
  if (career.way === 'none') return []
  const { since, blocks } = career
  return [
    ...(since !== null && since > thisYear ? [{ field: 'since', key: 'yearForm' as const }] : []),
    ...blocks.flatMap(({ from, to }, index) =>
      to < from ? [{ field: `blocks[${index}].to`, key: 'endBeforeStart' as const }] : [],
    ),
  ]
}

/** @throws {Refusal} `noInfo` where the forms say nothing of that person */
function requireBirthOf(owner: CareerOwner, { dossier }: Session): Day {
  const { info, family } = dossier.firstPillar
  const ended = family?.marriages.filter(({ end }) => end !== null) ?? []
  const births: Record<CareerOwner, Day | undefined> = {
    person: info?.person.birthDate,
    partner: info?.partner?.birthDate,
    former: ended.toSorted((one, other) => ((one.end as Day) < (other.end as Day) ? -1 : 1)).at(-1)?.partner.birthDate,
  }
  const birthDate = births[owner]
  if (!birthDate) throw new Refusal('noInfo')
  return birthDate
}

/** What could be made of a line, as the texts of its fields. */
function asUnread({ line, text, reason, guess }: ReturnType<typeof readExtract>['unread'][number]): UnreadLine {
  const { year, months, amount, split } = guess
  const textOf = (number: number | null) => (number === null ? '' : String(number))
  return {
    line,
    text: text.slice(0, 200),
    reason,
    guess: { year: textOf(year), months: monthsText(months), amount: textOf(amount), split },
  }
}

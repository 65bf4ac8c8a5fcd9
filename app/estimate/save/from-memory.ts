/** Answers from memory, saved as the longer pages save theirs, in one step: all of them, or none. */
import { checkInfo } from '~/dossier/rules/info-rules'
import type { Career } from '~/dossier/shape/career'
import { FromMemory, type FromMemoryPart, type KeptPaper } from '~/dossier/shape/from-memory'
import { placeUpon } from '~/dossier/shape/place'
import { raiseRevisions, revisionOf } from '~/dossier/shape/revisions'
import type { Statement3a } from '~/dossier/shape/savings-papers'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { type Day, yearOf } from '~/pillars/day'
import { type FieldProblem, firstOfEachField, Refusal, unfit } from '../case/refusal'
import { checkEstimable } from '../case/rules/estimable'
import { asksFor } from '../gather/tools'
import type { Visit, Visitor } from '../visit'
import { withoutNone } from './certificates'
import { infoFromMemory, infoPartFromMemory } from './info-from-memory'
import { type BaseRevision, savePart } from './save-part'

/** The answers as far as the dossier has them, and what it has from papers, which stays. null: nobody has a dossier. */
export type MemoryForm = {
  answers: FromMemoryPart
  kept: KeptPaper[]
  revision: string
  /** Whether the AVS register is asked, which knows more than these answers would say. */
  hasRegister: boolean
} | null

export async function getFromMemory({ session, tools }: Visitor): Promise<MemoryForm> {
  const dossier = await dossierOf(session)
  if (!dossier) return null
  return {
    answers: answersIn(dossier),
    kept: keptIn(dossier),
    revision: revisionOf(dossier, 'info'),
    hasRegister: asksFor({ dossier }, tools.connectors).register,
  }
}

/** Every problem of the answers that could be read. Saves nothing, and needs no dossier. */
export async function checkFromMemory({ session, tools }: Visitor, part: FromMemoryPart): Promise<FieldProblem[]> {
  return problemsOf(part, await dossierOf(session), tools.clock.today())
}

/** The dossier that a visitor without one begins with; null: with these problems, it begins with nothing. */
export async function draftFromMemory(
  { tools }: Visitor,
  typed: FromMemory,
): Promise<{ draft: Dossier | null; problems: FieldProblem[] }> {
  const today = tools.clock.today()
  const answers = FromMemory.parse(typed)
  const problems = problemsOf(answers, null, today)
  if (problems.length > 0) return { draft: null, problems }
  const empty = emptyDossier(null, '', '', { version: tools.termsVersion })
  return { draft: raiseRevisions('info', empty, withAnswers(empty, answers, today)), problems }
}

/**
 * @param baseRevision the revision that the form was filled from; any, if left out
 * @throws {Refusal} `unfit`, with every problem found; `notFound` where the register answers for them
 */
export async function saveFromMemory(
  { session, tools }: Visit,
  typed: FromMemory,
  baseRevision?: BaseRevision,
): Promise<void> {
  const today = tools.clock.today()
  if (asksFor(session, tools.connectors).register) throw new Refusal('notFound')
  const answers = FromMemory.parse(typed)
  const problems = problemsOf(answers, session.dossier, today)
  if (problems.length > 0) throw unfit(problems)
  await savePart(session, { part: 'info', baseRevision }, (dossier) => withAnswers(dossier, answers, today))
}

async function dossierOf(session: Visitor['session']): Promise<Dossier | null> {
  try {
    return (await session()).dossier
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'notLogged') return null
    throw error
  }
}

function problemsOf(part: FromMemoryPart, dossier: Dossier | null, today: Day): FieldProblem[] {
  const info = infoPartFromMemory(part, dossier?.firstPillar.info ?? null, today)
  const facts = { today, ownNavs: null, partnerNavs: null }
  const ofForm: FieldProblem[] = [...checkInfo(info, facts), ...checkEstimable(info, today)]
  return firstOfEachField([
    ...yearsToCome(part, today),
    // What is required here is said by this page's own form.
    ...ofForm.flatMap(({ field, key }) => {
      const asked = key === 'required' ? null : fieldOf(field)
      return asked ? [{ field: asked, key }] : []
    }),
  ])
}

/** The field of this page for one of the AVS form; null: this page assumes its value, or reads it with others. */
function fieldOf(field: string): string | null {
  if (field.startsWith('partner.')) return 'partner.birthYear'
  if (field.startsWith('children[')) return 'childYears'
  return field.startsWith('relationship') || field.startsWith('abroad') ? null : field
}

function yearsToCome({ childYears = [], partner }: FromMemoryPart, today: Day): FieldProblem[] {
  const isToCome = (year: number | null | undefined) => year != null && year > yearOf(today)
  return [
    ...(isToCome(partner?.birthYear) ? [{ field: 'partner.birthYear', key: 'careerYearRange' as const }] : []),
    ...(childYears.some(isToCome) ? [{ field: 'childYears', key: 'careerYearRange' as const }] : []),
  ]
}

function withAnswers(dossier: Dossier, typed: FromMemory, today: Day): Dossier {
  const { firstPillar, thirdPillar } = dossier
  const info = infoFromMemory(typed, firstPillar.info, today)
  const { careers } = firstPillar
  const ofPartner = info.partner ? partnersCareer(typed, careers.partner, today) : careers.partner
  const statements = statementsWith(typed, thirdPillar.statements)
  return {
    ...dossier,
    firstPillar: {
      ...firstPillar,
      info,
      careers: { ...careers, person: careerFromMemory(typed, careers.person, today), partner: ofPartner },
    },
    thirdPillar: {
      ...thirdPillar,
      statements,
      selection: statements.length > 0 ? withoutNone(thirdPillar.selection) : thirdPillar.selection,
    },
    papers: dossier.papers ?? ['nothing'],
    place: placeUpon(dossier.place, info),
  }
}

const isPaper = (career: Career | null) => career?.way === 'extract' || career?.way === 'forecast'

/** Course and blocks are told on another page, and stay. */
function careerFromMemory(
  { salary, rate }: Pick<FromMemory, 'salary' | 'rate'>,
  before: Career | null,
  today: Day,
): Career {
  if (before && isPaper(before)) return before
  const { since = null, course = 'steady', blocks = [] } = before?.way === 'quick' ? before : {}
  return { way: 'quick', asOf: today, salary, rate, since, course, blocks }
}

/** Percent. */
const FULL_TIME = 100

/** Full-time, as nothing else is asked of the spouse; without a salary their incomes stay unknown. */
function partnersCareer({ partner: { salary } }: FromMemory, before: Career | null, today: Day): Career {
  if (before && isPaper(before)) return before
  if (salary === null) return { way: 'none' }
  return careerFromMemory({ salary, rate: before?.way === 'quick' ? before.rate : FULL_TIME }, before, today)
}

/** The only account that this page can have saved: nothing says where it is, when it is paid, or at which interest. */
const isFromMemory = ({ label, entityId, kind, paydate, rate }: Statement3a) =>
  label === '' && entityId === null && kind === 'account' && paydate === null && rate === 0

/** Without interest: in today's francs, what is saved grows by nothing that anybody promises. */
function statementsWith({ pillar3a: { solde, amount } }: FromMemory, before: readonly Statement3a[]): Statement3a[] {
  const [first, ...others] = before
  if (first && (others.length > 0 || !isFromMemory(first))) return [...before]
  if (solde === null && amount === null) return []
  const figures = { solde: solde ?? 0, amount: amount ?? 0 }
  if (first) return [{ ...first, ...figures }]
  return [
    {
      label: '',
      kind: 'account',
      ...figures,
      paidThisYear: null,
      rate: 0,
      paydate: null,
      maturity: null,
      entityId: null,
    },
  ]
}

function answersIn({ firstPillar, thirdPillar }: Dossier): FromMemoryPart {
  const { info, careers } = firstPillar
  const [own, partners] = [careers.person, careers.partner]
  const [statement] = thirdPillar.statements.filter(isFromMemory)
  const isYearAssumed = info?.person.assumed?.includes('spouseSameYear') ?? false
  return {
    ...(info && {
      birthDate: info.person.birthDate,
      gender: info.person.gender,
      status: info.person.status,
      // The page from memory asks for one kind of work.
      work: info.person.work === 'several' ? undefined : info.person.work,
      fund: info.person.fund ?? null,
      insuredSince: info.person.insuredSince,
      childYears: info.children.map(({ birthDate }) => yearOf(birthDate)),
    }),
    ...(own?.way === 'quick' && { salary: own.salary, rate: own.rate }),
    partner: {
      birthYear: info?.partner && !isYearAssumed ? yearOf(info.partner.birthDate) : null,
      salary: partners?.way === 'quick' ? partners.salary : null,
    },
    pillar3a: { solde: statement?.solde ?? null, amount: statement?.amount ?? null },
  }
}

function keptIn({ firstPillar: { careers }, secondPillar, thirdPillar }: Dossier): KeptPaper[] {
  const { statements } = thirdPillar
  const kept: Record<KeptPaper, boolean> = {
    career: isPaper(careers.person),
    partnerCareer: isPaper(careers.partner),
    certificates: secondPillar.certificates.length > 0,
    vested: secondPillar.vested.length > 0,
    statements: statements.length > 1 || statements.some((one) => !isFromMemory(one)),
  }
  return (Object.keys(kept) as KeptPaper[]).filter((paper) => kept[paper])
}

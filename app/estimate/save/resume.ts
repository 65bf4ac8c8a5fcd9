/**
 * Goes on from a file that was taken home: what it holds is entered as a hand would, into a draft first. The longest file takes
 * 20 ms, so other requests are answered between its parts.
 */
import { setImmediate as othersTurn } from 'node:timers/promises'
import { answersOf } from '~/dossier/shape/family-questions'
import { SAVINGS_QUESTION_KEYS } from '~/dossier/shape/problem-keys'
import { raiseRevisions } from '~/dossier/shape/revisions'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { withEntries, withOwnNumbers } from '~/dossier/shape/typed-parts'
import { checkDossierSize, DossierTooLarge, type SizedPart } from '~/dossier/vault/dossier-size'
import type { Vault } from '~/dossier/vault/vault'
import { Refusal } from '../case/refusal'
import { Session } from '../gather/session'
import type { Tools } from '../gather/tools'
import { beginVisit, type Visit, type Visitor } from '../visit'
import { saveFamily, saveInfo } from './avs-form'
import { saveCareer } from './careers'
import { saveCertificate } from './certificates'
import { savePapers } from './papers'
import { saveStatement3a } from './statements'
import {
  type Entered,
  type FileProblem,
  RESUMED_PARTS,
  type ResumedPart,
  readTakenHome as readFile,
} from './taken-home'
import { saveVested } from './vested'

/**
 * What a file would bring. `draft`: the dossier as it would be; `parts`: what the file holds, `replaced`: of it, what the
 * visitor has entered here too. A problem says in which part a value is not possible, and repeats none.
 */
export type Resumption =
  | { problem: null; entered: Entered; draft: Dossier; parts: ResumedPart[]; replaced: ResumedPart[] }
  | { problem: FileProblem; part: ResumedPart | null }

/** What a file would bring, to be shown first. Saves nothing; needs no session. */
export async function readTakenHome(visitor: Visitor, text: string): Promise<Resumption> {
  const read = readFile(text)
  if (read.problem !== null) return { problem: read.problem, part: read.part }
  const { entered } = read
  await othersTurn()
  const base = await dossierOrEmpty(visitor)
  const parts = partsIn(entered)
  const draft = await entry(entered, base, visitor.tools)
  if ('failed' in draft) return { problem: 'values', part: draft.failed }
  const large = tooLargePart(draft.dossier)
  if (large) return { problem: 'tooLarge', part: large }
  const had = partsOf(base)
  return { problem: null, entered, draft: draft.dossier, parts, replaced: parts.filter((part) => had.includes(part)) }
}

/** Enters it all at once, or nothing. What the file does not hold stays as it is. */
export async function resume({ session, tools }: Visit, text: string): Promise<Resumption> {
  const resumption = await readTakenHome({ tools, session: async () => session }, text)
  if (resumption.problem !== null) return resumption
  const { draft } = resumption
  await session.change((dossier) => {
    const after = withEntries(dossier, draft)
    return raiseRevisions('papers', dossier, after)
  })
  await session.followHousehold()
  return resumption
}

/** The part that leaves no room for the draft, as files call it; null: it can be kept. */
function tooLargePart(draft: Dossier): ResumedPart | null {
  try {
    checkDossierSize(draft)
    return null
  } catch (error) {
    if (!(error instanceof DossierTooLarge)) throw error
    return PART_OF_SIZE[error.part]
  }
}

/** Beside what others answered, incomes are all that can be as large as that. */
const PART_OF_SIZE: Record<SizedPart, ResumedPart> = {
  family: 'family',
  careers: 'careers',
  papers: 'certificates',
  scenarios: 'scenarios',
  answers: 'careers',
}

async function dossierOrEmpty({ session, tools: { termsVersion } }: Visitor): Promise<Dossier> {
  try {
    return (await session()).dossier
  } catch (error) {
    if (error instanceof Refusal && error.reason === 'notLogged')
      return emptyDossier(null, '', '', { version: termsVersion })
    throw error
  }
}

/**
 * Enters everything into a dossier that nobody keeps, through what saves the forms: their shapes and rules are the
 * only ones. What they would only ask about, the visitor says is right by taking the file.
 */
async function entry(
  entered: Entered,
  base: Dossier,
  tools: Tools,
): Promise<{ dossier: Dossier } | { failed: ResumedPart }> {
  const session = draftSession(cleared(base, entered), tools.clock.now())
  const visit = beginVisit({ tools, session })
  const at = (index: number) => ({ number: index + 1, confirmed: SAVINGS_QUESTION_KEYS })
  const { secondPillar, thirdPillar, firstPillar, family, careers, papers } = entered
  const info = firstPillar && withOwnNumbers(firstPillar, base.login)
  const told = info ? answersOf(family, info) : family
  const steps: [ResumedPart, () => Promise<unknown> | null | undefined][] = [
    ['info', () => info && saveInfo(visit, info)],
    ['family', () => told && saveFamily(visit, told)],
    [
      'careers',
      async () => {
        for (const owner of ['person', 'partner', 'former'] as const) {
          const career = careers[owner]
          if (career) await saveCareer(visit, owner, career)
          await othersTurn()
        }
      },
    ],
    ['certificates', () => oneByOne(visit, secondPillar.certificates, saveCertificate, at)],
    ['vested', () => oneByOne(visit, secondPillar.vested, saveVested, at)],
    ['statements', () => oneByOne(visit, thirdPillar.statements, saveStatement3a, at)],
    ['info', () => papers && savePapers(visit, papers)],
  ]
  for (const [part, enter] of steps) {
    await othersTurn()
    try {
      await enter()
    } catch (error) {
      if (isUnfit(error)) return { failed: part }
      throw error
    }
  }
  return { dossier: withChanges(session.dossier, entered) }
}

async function oneByOne<Paper, Place>(
  visit: Visit,
  papers: readonly Paper[],
  save: (visit: Visit, typed: unknown, place: Place) => Promise<unknown>,
  at: (index: number) => Place,
): Promise<void> {
  for (const [index, paper] of papers.entries()) await save(visit, paper, at(index))
}

/** Any other error says nothing about the file: a party may be silent. */
const isUnfit = (error: unknown) => error instanceof Refusal && (error.reason === 'unfit' || error.reason === 'noInfo')

/** Lists are replaced as a whole. */
function cleared(base: Dossier, { secondPillar, thirdPillar }: Entered): Dossier {
  const { certificates, vested } = secondPillar
  const { statements } = thirdPillar
  return {
    ...base,
    secondPillar: {
      ...base.secondPillar,
      ...(certificates.length > 0 && { certificates: [], counts: {} }),
      ...(vested.length > 0 && { vested: [] }),
    },
    thirdPillar: { ...base.thirdPillar, ...(statements.length > 0 && { statements: [], counts: {} }) },
  }
}

/** A simulation that does not fit any more says so on its page; and that there is no fund is an answer as well. */
function withChanges(draft: Dossier, entered: Entered): Dossier {
  const { simulation, place, decision, marginalRate, wealth, scenarios, secondPillar, thirdPillar } = entered
  const made = draft.scenariosMade
  const saysNone = (selection: readonly string[] | null | undefined, papers: number, own: string[] | null) =>
    selection?.length === 0 && papers === 0 && (own === null || own.length === 0)
  const noFund = saysNone(
    secondPillar.selection,
    draft.secondPillar.certificates.length + draft.secondPillar.vested.length,
    draft.secondPillar.selection,
  )
  const no3a = saysNone(thirdPillar.selection, draft.thirdPillar.statements.length, draft.thirdPillar.selection)
  return {
    ...draft,
    secondPillar: { ...draft.secondPillar, ...(noFund && { selection: [] }) },
    thirdPillar: { ...draft.thirdPillar, ...(no3a && { selection: [], confirmed: true }) },
    simulation: simulation ?? draft.simulation,
    place: place ?? draft.place,
    decision: decision ?? draft.decision,
    marginalRate: marginalRate ?? draft.marginalRate,
    wealth: wealth ?? draft.wealth,
    ...(scenarios.length > 0 && {
      scenarios: scenarios.map((scenario, index) => ({ ...scenario, id: made + index + 1 })),
      scenariosMade: made + scenarios.length,
    }),
  }
}

/** What a file holds. */
const partsIn = ({ firstPillar, family, careers, secondPillar, thirdPillar, ...others }: Entered): ResumedPart[] =>
  RESUMED_PARTS.filter(
    (part) =>
      ({
        info: firstPillar !== null,
        family: family !== null,
        careers: Object.values(careers).some((career) => career !== null),
        certificates: secondPillar.certificates.length > 0,
        vested: secondPillar.vested.length > 0,
        statements: thirdPillar.statements.length > 0,
        none: secondPillar.selection?.length === 0 || thirdPillar.selection?.length === 0,
        simulation: others.simulation !== null,
        place: others.place !== null,
        decision: others.decision !== null,
        marginalRate: others.marginalRate !== null,
        wealth: others.wealth !== null,
        scenarios: others.scenarios.length > 0,
      })[part],
  )

/** What a dossier holds. That there is no fund or no 3a replaces nothing, so it is no part here. */
const partsOf = ({ firstPillar: { info, family, careers }, secondPillar, thirdPillar, ...changes }: Dossier) =>
  partsIn({
    ...changes,
    firstPillar: info,
    family,
    careers,
    secondPillar: { ...secondPillar, selection: null },
    thirdPillar: { ...thirdPillar, selection: null },
  })

/** A session over a dossier that lies in no vault: what is saved is saved in it alone, and shared with nobody. */
function draftSession(dossier: Dossier, now: number): Session {
  const vault = {
    households: { find: async () => null, follow: async () => undefined },
    save: async () => 'saved' as const,
  } satisfies Partial<Vault>
  return new Session(vault as unknown as Vault, '', { dossier, version: 0, expiresAt: now }, now)
}

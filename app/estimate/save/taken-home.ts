/**
 * The JSON that a visitor took home earlier (app/takeaway/machine-form.ts), read again. Of it only what they had entered
 * counts; computed figures and answers of others are not looked at. Nothing of it is believed more than what a hand types.
 */
import { z } from 'zod'
import { CAREER_OWNERS, Career } from '~/dossier/shape/career'
import { Decision } from '~/dossier/shape/decision'
import { Family } from '~/dossier/shape/family'
import { Info } from '~/dossier/shape/info'
import { inFormOfToday } from '~/dossier/shape/older-forms'
import { MOST_SELECTED } from '~/dossier/shape/party-access'
import { Place } from '~/dossier/shape/place'
import {
  FundCertificate,
  MOST_CERTIFICATES,
  MOST_PAPERS,
  MOST_STATEMENTS_3A,
  MOST_VESTED,
  Paper,
  Statement3a,
  VestedStatement,
} from '~/dossier/shape/savings-papers'
import { MarginalRate, MOST_SCENARIOS, Scenario, Simulation, Wealth } from '~/dossier/shape/simulation'
import { FORMAT, LARGEST_FILE, VERSION } from '~/dossier/shape/taken-home'
import { extentOf, valuesIn } from './json-extent'

/** Objects and lists within each other; our own files have nine. */
const DEEPEST = 20
/** Values, objects and lists in a whole file; three extracts as long as they can be have 22,000. */
const MOST_VALUES = 45_000
/** In one of its parts, or one of its careers: such an extract has 7,300, and its notes at most 3,000. */
const MOST_VALUES_OF_A_PART = 12_000

/** Why a file is not taken. `values`: something in it cannot be entered in our forms either. */
export const FILE_PROBLEMS = ['tooLarge', 'notJson', 'notOurs', 'otherVersion', 'values', 'empty'] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]

/** Nobody's number is taken from a file: the sign-in says whose it is. */
const InfoInFile = z.preprocess((info) => withoutNumbers(info) ?? null, Info.nullable())

function withoutNumbers(info: unknown): unknown {
  if (!isFields(info)) return info
  const { person, partner } = info
  const without = (who: unknown) => (isFields(who) ? { ...who, navs: null } : who)
  return { ...info, person: without(person), partner: without(partner) }
}
const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listOf = <Shape extends z.ZodType>(shape: Shape, most: number) =>
  z
    .array(shape)
    .max(most)
    .nullish()
    .transform((list) => list ?? [])

const orNull = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((told) => told ?? null)
const Selection = z.array(z.string().max(64)).max(MOST_SELECTED).nullish()

/** Everything that may have been entered; what was added in later releases may be missing. */
export const Entered = z.object({
  firstPillar: InfoInFile,
  family: orNull(Family),
  careers: z.object({ person: orNull(Career), partner: orNull(Career), former: orNull(Career) }),
  papers: orNull(z.array(Paper).max(MOST_PAPERS)),
  secondPillar: z.object({
    selection: Selection,
    certificates: listOf(FundCertificate, MOST_CERTIFICATES),
    vested: listOf(VestedStatement, MOST_VESTED),
  }),
  thirdPillar: z.object({
    selection: Selection,
    statements: listOf(Statement3a, MOST_STATEMENTS_3A),
  }),
  simulation: orNull(Simulation),
  place: orNull(Place),
  decision: orNull(Decision),
  marginalRate: orNull(MarginalRate),
  wealth: orNull(Wealth),
  scenarios: listOf(Scenario.omit({ id: true }), MOST_SCENARIOS),
})
export type Entered = z.output<typeof Entered>

/** The parts of what a visitor enters, as a file may hold them. */
export const RESUMED_PARTS = [
  'info',
  'family',
  'careers',
  'certificates',
  'vested',
  'statements',
  'none',
  'simulation',
  'place',
  'decision',
  'marginalRate',
  'wealth',
  'scenarios',
] as const
export type ResumedPart = (typeof RESUMED_PARTS)[number]

const { careers, secondPillar, thirdPillar, ...areas } = Entered.shape

/** Where it lies in the file, and in which part. */
type Piece = readonly [ResumedPart, z.ZodType, area: keyof Entered, name?: string]

/** What is read one after the other, up to the first that cannot be. */
const PIECES: readonly Piece[] = [
  ['info', areas.firstPillar, 'firstPillar'],
  ['family', areas.family, 'family'],
  ...CAREER_OWNERS.map((owner) => ['careers', careers.shape[owner], 'careers', owner] as const),
  ['info', areas.papers, 'papers'],
  ['none', secondPillar.shape.selection, 'secondPillar', 'selection'],
  ['certificates', secondPillar.shape.certificates, 'secondPillar', 'certificates'],
  ['vested', secondPillar.shape.vested, 'secondPillar', 'vested'],
  ['none', thirdPillar.shape.selection, 'thirdPillar', 'selection'],
  ['statements', thirdPillar.shape.statements, 'thirdPillar', 'statements'],
  ['simulation', areas.simulation, 'simulation'],
  ['place', areas.place, 'place'],
  ['decision', areas.decision, 'decision'],
  ['marginalRate', areas.marginalRate, 'marginalRate'],
  ['wealth', areas.wealth, 'wealth'],
  ['scenarios', areas.scenarios, 'scenarios'],
]

const Head = z.object({ format: z.literal(FORMAT), version: z.number() })

/** `part`: in which a value is not possible, or which is too large; null: the file as a whole. */
type RefusedFile = { entered: null; problem: FileProblem; part: ResumedPart | null }
type ReadFile = { entered: Entered; problem: null } | RefusedFile

/** Reads a file's text. It repeats no value of it in a problem. */
export function readTakenHome(text: string): ReadFile {
  if (text.length > LARGEST_FILE) return refused('tooLarge')
  const { depth, values } = extentOf(text)
  if (depth > DEEPEST) return refused('notJson')
  if (values > MOST_VALUES) return refused('tooLarge')
  const content = parsed(text)
  if (content === undefined) return refused('notJson')
  const head = Head.safeParse(content)
  if (!head.success) return refused('notOurs')
  if (head.data.version !== VERSION) return refused('otherVersion')
  const read = readParts(content as object)
  if (read.problem !== null) return read
  return isEmpty(read.entered) ? refused('empty') : read
}

const refused = (problem: FileProblem, part: ResumedPart | null = null): RefusedFile => ({
  entered: null,
  problem,
  part,
})

/** undefined: no JSON, or JSON with a name that would change every object. */
function parsed(text: string): unknown {
  try {
    const content: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return valuesIn(content, MOST_VALUES, (name) => name === '__proto__') === null ? undefined : content
  } catch {
    return undefined
  }
}

/**
 * Piece by piece, each counted before its shape looks at it: of a long list of wrong values a shape makes as many reports.
 */
function readParts(content: object): ReadFile {
  const told = inFormOfToday(Reflect.get(content, 'entered'))
  if (!isFields(told) || !isFields(told.secondPillar) || !isFields(told.thirdPillar)) return refused('values')
  const read: Record<string, unknown> = {}
  for (const [part, shape, area, name] of PIECES) {
    const within = told[area]
    const value = name === undefined ? within : isFields(within) ? within[name] : undefined
    if (valuesIn(value, MOST_VALUES_OF_A_PART) === null) return refused('tooLarge', part)
    const piece = shape.safeParse(value)
    if (!piece.success) return refused('values', part)
    if (name === undefined) read[area] = piece.data
    else read[area] = { ...(read[area] as object), ...(piece.data !== undefined && { [name]: piece.data }) }
  }
  return { entered: read as Entered, problem: null }
}

const isEmpty = ({ firstPillar, family, careers, papers, secondPillar, thirdPillar, ...changes }: Entered) =>
  firstPillar === null &&
  family === null &&
  Object.values(careers).every((career) => career === null) &&
  papers === null &&
  secondPillar.certificates.length + secondPillar.vested.length + thirdPillar.statements.length === 0 &&
  secondPillar.selection?.length !== 0 &&
  thirdPillar.selection?.length !== 0 &&
  changes.simulation === null &&
  changes.place === null &&
  changes.decision === null &&
  changes.marginalRate === null &&
  changes.wealth === null &&
  changes.scenarios.length === 0

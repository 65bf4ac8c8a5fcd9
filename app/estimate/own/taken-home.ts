/**
 * The JSON that a visitor took home earlier (app/takeaway/machine-form.ts), read again. Of it only what they had entered
 * counts; computed figures and answers of others are not looked at. Nothing of it is believed more than what a hand types.
 */
import { z } from 'zod'
import { Careers, NO_CAREERS } from '~/dossier/shape/career'
import { Decision, withOneShare } from '~/dossier/shape/decision'
import { Family } from '~/dossier/shape/family'
import { MOST_SELECTED } from '~/dossier/shape/party-access'
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
import { Info } from '~/dossier/shape/shape'
import { MarginalRate, MOST_SCENARIOS, Scenario, Simulation } from '~/dossier/shape/simulation'
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'

/** Characters: three careers of 500 lines each, with all that stands around them, have about half a million. */
export const LONGEST_FILE = 2_000_000
/** Objects and lists within each other; our own files have nine. */
const DEEPEST = 20

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

/** Everything that may have been entered; what was added in later releases may be missing. */
const Entered = z.object({
  firstPillar: InfoInFile,
  family: Family.nullish().transform((family) => family ?? null),
  careers: Careers.nullish().transform((careers) => careers ?? NO_CAREERS),
  papers: z
    .array(Paper)
    .max(MOST_PAPERS)
    .nullish()
    .transform((papers) => papers ?? null),
  secondPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullish(),
    certificates: listOf(FundCertificate, MOST_CERTIFICATES),
    vested: listOf(VestedStatement, MOST_VESTED),
  }),
  thirdPillar: z.object({
    selection: z.array(z.string()).max(MOST_SELECTED).nullish(),
    statements: listOf(Statement3a, MOST_STATEMENTS_3A),
  }),
  simulation: Simulation.nullish().transform((simulation) => simulation ?? null),
  decision: Decision.nullish().transform((decision) => decision ?? null),
  marginalRate: MarginalRate.nullish().transform((rate) => rate ?? null),
  scenarios: listOf(Scenario.omit({ id: true }), MOST_SCENARIOS),
})
export type Entered = z.output<typeof Entered>

const Head = z.object({ format: z.literal(FORMAT), version: z.number() })
/** Files from before told the share in capital twice. */
const File = z.object({ entered: z.preprocess(withOneShare, Entered) })

type ReadFile = { entered: Entered; problem: null } | { entered: null; problem: FileProblem }

/** Reads a file's text. It repeats no value of it in a problem. */
export function readTakenHome(text: string): ReadFile {
  if (text.length > LONGEST_FILE) return refused('tooLarge')
  if (depthOf(text) > DEEPEST) return refused('notJson')
  const content = parsed(text)
  if (content === undefined) return refused('notJson')
  const head = Head.safeParse(content)
  if (!head.success) return refused('notOurs')
  if (head.data.version !== VERSION) return refused('otherVersion')
  const file = File.safeParse(content)
  if (!file.success) return refused('values')
  return isEmpty(file.data.entered) ? refused('empty') : { entered: file.data.entered, problem: null }
}

const refused = (problem: FileProblem): ReadFile => ({ entered: null, problem })

/** undefined: no JSON, or JSON with a name that would change every object. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), (name, value) => {
      if (name === '__proto__') throw new SyntaxError('no name of ours')
      return value
    })
  } catch {
    return undefined
  }
}

/** How deep lists and objects lie within each other, outside of texts; counted before anything is built from them. */
function depthOf(text: string): number {
  let [depth, deepest, inText] = [0, 0, false]
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '[' || sign === '{') deepest = Math.max(deepest, ++depth)
    else if (sign === ']' || sign === '}') depth--
  }
  return deepest
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
  changes.decision === null &&
  changes.marginalRate === null &&
  changes.scenarios.length === 0

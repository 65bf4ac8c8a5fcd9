/** The tools that the server of the Model Context Protocol offers: estimate, law, explain. */
import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { fieldProblems } from '~/estimate/case/field-problems'
import { Life } from '~/estimate/case/life/shape'
import { problemDocument, TITLES } from '~/estimate/case/refusal'
import { LANGUAGES } from '~/language/language'
import { estimate } from './estimate'
import { explain } from './explain'
import { law } from './law'
import type { Outcome } from './life'

/** What `law` can be narrowed to. */
const PILLARS = ['avs', 'lpp', 'pillar3a'] as const

const today = DayShape.optional().describe(
  'the day of the estimate where the life names none; by default the machine’s',
)
/** Read by the engine, which bounds it first. */
const life = z.custom<never>((sent) => sent !== undefined)

const SHAPES = {
  estimate: z.strictObject({ life, today }),
  law: z.strictObject({
    day: DayShape.optional().describe('by default today'),
    pillar: z.enum(PILLARS).optional().describe('the tables of one pillar alone'),
  }),
  explain: z.strictObject({ life, today, language: z.enum(LANGUAGES).describe('of the sentences') }),
}
type ToolName = keyof typeof SHAPES
const isTool = (name: string): name is ToolName => Object.hasOwn(SHAPES, name)

const DESCRIPTIONS: Record<ToolName, string> = {
  estimate:
    'Estimates the three pillars of Swiss old-age provision for a whole life: AVS pension, pension funds, pillar 3a, with ' +
    'steps, assumptions and ranges. Money in CHF, days YYYY-MM-DD, rates and shares in percent. What is not sent is unknown, ' +
    'never guessed. A refusal is a problem document whose `errors` name each field and why.',
  law: 'The figures of the law that are in force on a day, each with act, article, address and how sure it is.',
  explain:
    'How each figure of an estimate came about: the calculation step by step in French or German sentences, with the ' +
    'articles of the law. With the plan, where the life has one.',
}

/** The whole shape of a life stands once. */
const ANY_LIFE = z.looseObject({}).describe('a life as for the tool `estimate`')
const INPUTS: Record<ToolName, z.ZodType> = {
  estimate: SHAPES.estimate.extend({ life: Life as never }),
  law: SHAPES.law,
  explain: SHAPES.explain.extend({ life: ANY_LIFE as never }),
}

const schemaOf = (input: z.ZodType) =>
  z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Tool['inputSchema']

export const TOOLS: Tool[] = (Object.keys(SHAPES) as ToolName[]).map((name) => ({
  name,
  description: DESCRIPTIONS[name],
  inputSchema: schemaOf(INPUTS[name]),
  annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
}))

/**
 * The answer as JSON, that of `estimate` as `POST /api/estimate` gives it; or `isError` with the problem document.
 * @param now the day of the machine's clock
 * @returns null: there is no such tool
 */
export function callTool(name: string, given: unknown, now: string): CallToolResult | null {
  if (!isTool(name)) return null
  const outcome = outcomeOf(name, given ?? {}, now)
  const text = JSON.stringify(outcome.ok ? outcome.answer : outcome.problem)
  return { content: [{ type: 'text', text }], ...(outcome.ok ? {} : { isError: true }) }
}

function outcomeOf(name: ToolName, given: unknown, now: string): Outcome<unknown> | BadArguments {
  if (name === 'law') {
    const read = SHAPES.law.safeParse(given)
    return read.success ? lawTables(read.data, now) : badArguments(read.error, given)
  }
  if (name === 'explain') {
    const read = SHAPES.explain.safeParse(given)
    if (!read.success) return badArguments(read.error, given)
    return explain(read.data.life, { today: read.data.today ?? now, language: read.data.language })
  }
  const read = SHAPES.estimate.safeParse(given)
  return read.success ? estimate(read.data.life, { today: read.data.today ?? now }) : badArguments(read.error, given)
}

function lawTables({ day, pillar }: z.infer<typeof SHAPES.law>, now: string): Outcome<unknown> {
  const tables = law({ day: day ?? now })
  return tables.ok && pillar ? { ok: true, answer: tables.answer.filter((table) => table.pillar === pillar) } : tables
}

/** Arguments that do not fit the tool. */
type BadArguments = { ok: false; problem: object }
const badArguments = ({ issues }: z.ZodError, given: unknown): BadArguments => ({
  ok: false,
  problem: problemDocument(422, TITLES.unfit, fieldProblems(issues, given, { isWholePath: true })),
})

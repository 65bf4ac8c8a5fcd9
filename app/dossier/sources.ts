/**
 * When each of those from whom the figures come last answered: the register, by AVS number, and the parties, by id. Kept
 * in the dossier beside what they said. Moments are milliseconds since 1970.
 */
import { z } from 'zod'
import type { PartyKind } from './party-access'
import type { Dossier } from './shape'

type SourceRef = { kind: PartyKind | 'register'; id: string }

/** `silentAt`: asked anew then without an answer, so that what was answered before still stands. */
const Source = z.object({ answeredAt: z.number(), silentAt: z.number().nullable() })
type Source = z.infer<typeof Source>
export const Sources = z.record(z.string(), Source)

const keyOf = ({ kind, id }: SourceRef) => `${kind} ${id}`

export const findSource = ({ sources }: Dossier, ref: SourceRef): Source | null => sources[keyOf(ref)] ?? null

/** Who was just asked: those who have answered, and those who are silent, of whom what they said before still stands. */
type AskedNow = { kind: SourceRef['kind']; answered: readonly string[]; silent: readonly string[]; at: number }

/** Who has never answered has nothing that could stand. */
export function withAsked(dossier: Dossier, { kind, answered, silent, at }: AskedNow): Dossier {
  const sources = { ...dossier.sources }
  for (const id of answered) sources[keyOf({ kind, id })] = { answeredAt: at, silentAt: null }
  for (const id of silent) {
    const before = findSource(dossier, { kind, id })
    if (before) sources[keyOf({ kind, id })] = { ...before, silentAt: at }
  }
  return { ...dossier, sources }
}

const Moment = z.int()

export const SourcesAnswer = z.object({
  askedAt: Moment.nullable().describe('milliseconds since 1970: nobody was asked before; null: nobody has answered'),
  silentSince: z
    .array(
      z.object({
        party: z.enum(['register', 'pensionFund', 'entity']),
        id: z.string(),
        name: z.string(),
        answeredAt: Moment,
      }),
    )
    .describe('who was asked anew and is silent: what they answered at `answeredAt` still stands'),
})
export type SourcesAnswer = z.infer<typeof SourcesAnswer>

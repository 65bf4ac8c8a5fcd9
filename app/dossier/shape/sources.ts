/**
 * When each source of the figures last answered: the register (by AVS number) and the parties (by id). The dossier
 * keeps it with their answers. Moments are milliseconds since 1970.
 */
import { z } from 'zod'
import { recordOf } from './bounded-record'
import { MOST_SELECTED, type PartyKind } from './party-access'

type SourceRef = { kind: PartyKind | 'register'; id: string }

/** `silentAt`: when it last failed to answer again, so that its earlier answer still counts. */
const Source = z.object({ answeredAt: z.number(), silentAt: z.number().nullable() })
type Source = z.infer<typeof Source>
/**
 * Twice the selectable parties of both kinds, plus the register: among deselected parties, the most recently asked ones
 * are kept.
 */
export const MOST_SOURCES = 4 * MOST_SELECTED
export const Sources = recordOf(Source, MOST_SOURCES)

type WithSources = { sources: z.infer<typeof Sources> }

const keyOf = ({ kind, id }: SourceRef) => `${kind} ${id}`

export const findSource = ({ sources }: WithSources, ref: SourceRef): Source | null => sources[keyOf(ref)] ?? null

/** The sources just asked: those that answered, and those that did not, whose earlier answer still counts. */
type SourceAnswers = { kind: SourceRef['kind']; answered: readonly string[]; silent: readonly string[]; at: number }

/** A source that never answered has no earlier answer. */
export function withSourceAnswers<Dossier extends WithSources>(
  dossier: Dossier,
  { kind, answered, silent, at }: SourceAnswers,
): Dossier {
  const sources = { ...dossier.sources }
  for (const id of answered) sources[keyOf({ kind, id })] = { answeredAt: at, silentAt: null }
  for (const id of silent) {
    const before = findSource(dossier, { kind, id })
    if (before) sources[keyOf({ kind, id })] = { ...before, silentAt: at }
  }
  return { ...dossier, sources: newestOf(sources) }
}

function newestOf(sources: z.infer<typeof Sources>): z.infer<typeof Sources> {
  const all = Object.entries(sources)
  if (all.length <= MOST_SOURCES) return sources
  const moment = ({ answeredAt, silentAt }: Source) => Math.max(answeredAt, silentAt ?? 0)
  return Object.fromEntries(all.toSorted(([, one], [, other]) => moment(other) - moment(one)).slice(0, MOST_SOURCES))
}

const Moment = z.int()

export const SourcesAnswer = z.object({
  askedAt: Moment.nullable().describe(
    'oldest moment at which a party was asked, in milliseconds since 1970; null: none has answered',
  ),
  silentSince: z
    .array(
      z.object({
        party: z.enum(['register', 'pensionFund', 'entity']),
        id: z.string(),
        name: z.string(),
        answeredAt: Moment,
      }),
    )
    .max(MOST_SOURCES)
    .describe('parties that were asked again and are silent; what they answered at `answeredAt` still stands'),
})
export type SourcesAnswer = z.infer<typeof SourcesAnswer>

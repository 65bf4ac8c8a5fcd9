/** The keys of rows in Redis. In a cluster, keys with the same words in braces are on the same node. */
import { PARTS, partOf } from '../sealing/parts'

export type RedisKeys = ReturnType<typeof keysIn>

/** One tag for each part of the rows, chosen so that their slots are spread evenly over the nodes of a cluster. */
const TAGS = [23, 179, 49, 67, 22, 178, 48, 66, 21, 18, 128, 65, 20, 19, 129, 64]

export function keysIn(kind: 'server' | 'cluster') {
  const tagOf = (part: number) => (kind === 'server' ? '{dossier}' : `{dossier-${TAGS[part]}}`)
  return {
    of: (id: string) => `${tagOf(partOf(id))}:${id}`,
    /** Whether these two rows can be changed in one step. */
    areTogether: (id: string, other: string) => kind === 'server' || partOf(id) === partOf(other),
    /** The pattern of all rows, for a scan. */
    pattern: kind === 'server' ? '{dossier}:*' : '{dossier-*}:*',
    /** One key in each part: a client that can write all of them can write every row. */
    probes:
      kind === 'server' ? [`${tagOf(0)}-probe`] : Array.from({ length: PARTS }, (_, part) => `${tagOf(part)}-probe`),
  }
}

/** The addresses of exports: a French path with the payload as its only parameter. */
import { createExportPayload } from './export-payload'
import type { ExportedSynthesis } from './exported-synthesis'

const PARAMETER = 'payload'

export type Exports = ReturnType<typeof createExports>

/**
 * @param key 32 bytes, used for nothing else
 * @param previous earlier keys, whose links can still be read
 */
export function createExports(key: Buffer, previous: readonly Buffer[] = []) {
  const { write, read } = createExportPayload(key)
  const readers = [read, ...previous.map((one) => createExportPayload(one).read)]

  function readByAny(payload: string): ExportedSynthesis | null {
    for (const readBy of readers) {
      const found = readBy(payload)
      if (found) return found
    }
    return null
  }

  return {
    pathOf: (synthesis: ExportedSynthesis) => `/export?${PARAMETER}=${write(synthesis)}`,

    /** undefined: the address has no payload. null: an invalid one, or several. */
    find({ searchParams }: URL): ExportedSynthesis | null | undefined {
      const [payload, ...more] = searchParams.getAll(PARAMETER)
      if (payload === undefined) return undefined
      return more.length > 0 ? null : readByAny(payload)
    },
  }
}

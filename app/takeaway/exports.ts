/** The addresses of exports: a French path with the payload as its one parameter. */
import { createExportPayload } from './export-payload'
import type { ExportedSynthesis } from './exported-synthesis'

const PARAMETER = 'payload'

export type Exports = ReturnType<typeof createExports>

/** @param key 32 bytes, for nothing else. */
export function createExports(key: Buffer) {
  const { write, read } = createExportPayload(key)
  return {
    pathOf: (synthesis: ExportedSynthesis) => `/export?${PARAMETER}=${write(synthesis)}`,

    /** undefined: the address carries no payload. null: one that is none of ours, or more than one. */
    find({ searchParams }: URL): ExportedSynthesis | null | undefined {
      const [payload, ...more] = searchParams.getAll(PARAMETER)
      if (payload === undefined) return undefined
      return more.length > 0 ? null : read(payload)
    },
  }
}

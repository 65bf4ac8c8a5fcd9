/** What is posted to the page: first a file, then the content that the page showed of it. */

import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { FORMAT, LARGEST_FILE, VERSION } from '~/dossier/shape/taken-home'
import type { readTakenHome } from '~/estimate/save/resume'
import { textOf } from '~/ui/form/known-fields'

type Resumption = Awaited<ReturnType<typeof readTakenHome>>
type Fitting = Extract<Resumption, { problem: null }>

/** Either the problem of the form, or the content of the file, where `content` is what the next press would enter. */
export type ResumeAnswer =
  | { fields: { terms: boolean; problem: Resumption['problem'] | 'noFile'; part: string | null }; preview: null }
  | { fields: null; preview: Pick<Fitting, 'entered' | 'parts' | 'replaced'> & { content: string } }

/**
 * Sends on only what was read, and nothing else of the file. It is compressed, since a page with three extracts would have
 * megabytes.
 */
export const previewOf = ({ entered, parts, replaced }: Fitting) => ({
  ...{ entered, parts, replaced },
  content: packed(JSON.stringify({ format: FORMAT, version: VERSION, entered })),
})

const packed = (text: string) => deflateRawSync(text, { level: 3 }).toString('base64')

/** Pages made by the previous release contain the text itself. */
function unpacked(shown: string): { text: string } | { problem: 'notJson' | 'tooLarge' } {
  if (shown.length > LARGEST_FILE) return { problem: 'tooLarge' }
  if (shown.trimStart().startsWith('{')) return { text: shown }
  try {
    return { text: inflateRawSync(Buffer.from(shown, 'base64'), { maxOutputLength: LARGEST_FILE }).toString() }
  } catch {
    return { problem: 'notJson' }
  }
}

/** The content of the file, or what the page showed of it. */
export async function contentIn(
  posted: FormData,
): Promise<{ text: string } | { problem: 'noFile' | 'tooLarge' | 'notJson' }> {
  const shown = textOf(posted, 'content')
  if (shown) return unpacked(shown)
  const file = posted.get('file')
  if (file === null || typeof file === 'string' || file.size === 0) return { problem: 'noFile' }
  return file.size > LARGEST_FILE ? { problem: 'tooLarge' } : { text: await file.text() }
}

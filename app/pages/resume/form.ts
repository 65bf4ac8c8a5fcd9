/** What is posted to the page: a file, and then what was shown of it. */
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { FORMAT, LARGEST_FILE, VERSION } from '~/dossier/shape/taken-home'
import type { Answers } from '~/estimate/estimate'
import { textOf } from '~/ui/form/known-fields'

type Resumption = Answers['readTakenHome']
type Fitting = Extract<Resumption, { problem: null }>

/** What is wrong with the form, or what the file holds: then `content` is what the next press would enter. */
export type Returned =
  | { fields: { terms: boolean; problem: Resumption['problem'] | 'noFile'; part: string | null }; preview: null }
  | { fields: null; preview: Pick<Fitting, 'entered' | 'parts' | 'replaced'> & { content: string } }

/** Only what was read goes on, and so nothing else of the file; compressed, since a page of three extracts would be of megabytes. */
export const previewOf = ({ entered, parts, replaced }: Fitting) => ({
  ...{ entered, parts, replaced },
  content: packed(JSON.stringify({ format: FORMAT, version: VERSION, entered })),
})

const packed = (text: string) => deflateRawSync(text, { level: 3 }).toString('base64')

/** What was shown by the release before is the text itself. */
function unpacked(shown: string): { text: string } | { problem: 'notJson' | 'tooLarge' } {
  if (shown.length > LARGEST_FILE) return { problem: 'tooLarge' }
  if (shown.trimStart().startsWith('{')) return { text: shown }
  try {
    return { text: inflateRawSync(Buffer.from(shown, 'base64'), { maxOutputLength: LARGEST_FILE }).toString() }
  } catch {
    return { problem: 'notJson' }
  }
}

/** The file, or what was shown of it before. */
export async function contentIn(
  posted: FormData,
): Promise<{ text: string } | { problem: 'noFile' | 'tooLarge' | 'notJson' }> {
  const shown = textOf(posted, 'content')
  if (shown) return unpacked(shown)
  const file = posted.get('file')
  if (file === null || typeof file === 'string' || file.size === 0) return { problem: 'noFile' }
  return file.size > LARGEST_FILE ? { problem: 'tooLarge' } : { text: await file.text() }
}

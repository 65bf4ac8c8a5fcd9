/** What is posted to the page: a file, and then what was shown of it. */
import { FORMAT, VERSION } from '~/dossier/shape/taken-home'
import type { Answers } from '~/estimate/estimate'
import { textOf } from '~/ui/form/known-fields'

/** Bytes. A file of ours with three careers of 500 lines has a quarter of it; the door takes a little more. */
const LARGEST_FILE = 2 * 1024 * 1024

type Resumption = Answers['readTakenHome']
type Fitting = Extract<Resumption, { problem: null }>

/** What is wrong with the form, or what the file holds: then `content` is what the next press would enter. */
export type Returned =
  | { fields: { terms: boolean; problem: Resumption['problem'] | 'noFile'; part: string | null }; preview: null }
  | { fields: null; preview: Pick<Fitting, 'entered' | 'parts' | 'replaced'> & { content: string } }

/** Only what was read goes on, and so nothing else of the file. */
export const previewOf = ({ entered, parts, replaced }: Fitting) => ({
  ...{ entered, parts, replaced },
  content: JSON.stringify({ format: FORMAT, version: VERSION, entered }),
})

/** The file, or what was shown of it before. */
export async function contentIn(posted: FormData): Promise<{ text: string } | { problem: 'noFile' | 'tooLarge' }> {
  const shown = textOf(posted, 'content')
  if (shown) return { text: shown }
  const file = posted.get('file')
  if (file === null || typeof file === 'string' || file.size === 0) return { problem: 'noFile' }
  return file.size > LARGEST_FILE ? { problem: 'tooLarge' } : { text: await file.text() }
}

/** An extract sent as a file: its text replaces the pasted one, and nothing of the file is kept. */
import type { SubmissionResult } from '@conform-to/dom'
import type { AppLoadContext } from '@remix-run/node'
import { readCareerForm } from '~/forms/career/read'
import { type Reason, WorkNotDone } from '~/threads/pool'
import { textOf } from '~/ui/form/known-fields'
import type { ProblemKey } from '~/ui/form/problem-keys'

/** Mirrors app/papers/files/paper-file.ts, from which pages may only import types. */
const MOST_FILE_BYTES = 5 * 1024 * 1024

/** Too many files are waiting, or this process is about to stop. Any other failure may be due to the file. */
const NOT_OF_THE_FILE: readonly Reason[] = ['QUEUE_FULL', 'POOL_CLOSED']

const UNFIT = 400
/** Nothing is wrong with the file, so it can be sent again. */
const LATER: Partial<Record<ProblemKey, number>> = { fileUnderWay: 429, fileReaderBusy: 503 }

/**
 * Reads the form with the text of its file, if it has one. `status`: the status of the answer if it is not saved. `again`: the
 * returned form, with any problem at the field of the file. It leaves out the file's text, which the visitor did not type, and
 * the file itself, since a browser never sends a chosen file twice.
 */
export async function withFile(posted: FormData, context: Pick<AppLoadContext, 'readPaper'>, signal: AbortSignal) {
  const file = posted.get('file')
  const isSent = typeof file === 'object' && file !== null && file.size > 0 && textOf(posted, 'way') === 'extract'
  if (!isSent)
    return { read: readCareerForm(posted), status: UNFIT, again: <Form extends SubmissionResult>(form: Form) => form }
  const reading = await readingOf(file, { isTextToo: textOf(posted, 'extract').trim() !== '', context, signal })
  const form = new FormData()
  for (const [name, value] of posted) if (name !== 'extract' && name !== 'file') form.append(name, value)
  form.append('extract', 'text' in reading ? reading.text : '')
  const problem = 'problem' in reading ? reading.problem : null
  return {
    read: readCareerForm(form),
    status: (problem && LATER[problem]) ?? UNFIT,
    again: <Form extends SubmissionResult>(returned: Form): Form => {
      const { extract, ...error } = returned.error ?? {}
      const key = problem ?? (extract?.[0] === 'required' ? 'fileWithoutText' : extract?.[0]) ?? 'fileAgain'
      const typed = { ...returned.initialValue, extract: textOf(posted, 'extract') }
      return { ...returned, initialValue: typed, error: { ...error, file: [key] } }
    },
  }
}

type FileRequest = { isTextToo: boolean; context: Pick<AppLoadContext, 'readPaper'>; signal: AbortSignal }

async function readingOf(
  file: File,
  { isTextToo, context, signal }: FileRequest,
): Promise<{ text: string } | { problem: ProblemKey }> {
  if (isTextToo) return { problem: 'fileOrText' }
  if (file.size > MOST_FILE_BYTES) return { problem: 'fileTooLarge' }
  try {
    return await context.readPaper(new Uint8Array(await file.arrayBuffer()), signal)
  } catch (error) {
    if (!(error instanceof WorkNotDone)) throw error
    return { problem: NOT_OF_THE_FILE.includes(error.code) ? 'fileReaderBusy' : 'fileUnreadable' }
  }
}

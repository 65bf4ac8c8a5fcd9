/** A paper sent as a file: it is read in another process, and nothing of it is kept. */
import { type Reason, WorkNotDone } from '~/threads/pool'
import type { ProblemKey } from '../form/problem-keys'

/** Mirrors app/papers/files/paper-file.ts, from which pages may only import types. */
const MOST_FILE_BYTES = 5 * 1024 * 1024

/** Too many files are waiting, or this process is about to stop. Any other failure may be due to the file. */
const NOT_OF_THE_FILE: readonly Reason[] = ['QUEUE_FULL', 'POOL_CLOSED']

/** Nothing is wrong with the file, so it can be sent again. */
const LATER: Partial<Record<ProblemKey, number>> = { fileUnderWay: 429, fileReaderBusy: 503 }
const UNFIT = 400
export const statusOfFile = (problem: ProblemKey | null) => (problem && LATER[problem]) ?? UNFIT

/** null: none was chosen. Browsers send an empty one then. */
export function sentFile(posted: FormData): File | null {
  const files = posted.getAll('file').filter((file) => typeof file === 'object')
  return files.find(({ size }) => size > 0) ?? null
}

/** The place of the chosen file among the fields of a page that has several of this name, from 0; -1: none is chosen. */
export const placeOfFile = (posted: FormData): number =>
  posted.getAll('file').findIndex((file) => typeof file === 'object' && file.size > 0)

/** @param read in the other process */
export async function readSent<Reading>(
  file: File,
  read: (bytes: Uint8Array) => Promise<Reading>,
): Promise<Reading | { problem: ProblemKey }> {
  if (file.size > MOST_FILE_BYTES) return { problem: 'fileTooLarge' }
  try {
    return await read(new Uint8Array(await file.arrayBuffer()))
  } catch (error) {
    if (!(error instanceof WorkNotDone)) throw error
    return { problem: NOT_OF_THE_FILE.includes(error.code) ? 'fileReaderBusy' : 'fileUnreadable' }
  }
}

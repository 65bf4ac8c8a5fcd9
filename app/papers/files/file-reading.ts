/** What reading a file yields: its text, or why there is none. */

/**
 * `fileWithoutText`: an image; `fileLocked`: protected by a password; `fileUnreadable`: broken, or larger than we read.
 */
export type FileProblem = 'fileTooLarge' | 'fileKind' | 'fileWithoutText' | 'fileLocked' | 'fileUnreadable'

export type FileReading = { text: string } | { problem: FileProblem }

const MEGABYTE = 1024 * 1024

/** How long one file may take, in milliseconds. A file that takes longer was made to do so. */
export const READ_MS = 3_000
/** How much memory the process that reads it may hold; an ordinary extract takes half of it. */
export const MOST_RESIDENT_BYTES = 256 * MEGABYTE
/** Characters. Longer texts are cut here: the reader of extracts refuses them anyway. */
export const MOST_CHARACTERS = 257 * 1024
/** Bytes of the answer: a character takes at most six, written as `\\u0001`. */
export const MOST_ANSWER_BYTES = 6 * MOST_CHARACTERS + 1024

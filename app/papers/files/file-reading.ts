/** What the reading of a file gives: its text, or why there is none. */

/** `fileWithoutText`: an image; `fileLocked`: behind a password; `fileUnreadable`: broken, or more than is read. */
export type FileProblem = 'fileTooLarge' | 'fileKind' | 'fileWithoutText' | 'fileLocked' | 'fileUnreadable'

export type FileReading = { text: string } | { problem: FileProblem }

const MEGABYTE = 1024 * 1024

/** How long one file may take, in milliseconds. Beyond that it was made to take long. */
export const READ_MS = 3_000
/** What the process that reads it may hold; an ordinary extract takes half of it. */
export const MOST_RESIDENT_BYTES = 256 * MEGABYTE
/** Characters. Longer texts are cut here: the reader of extracts refuses them anyway. */
export const MOST_CHARACTERS = 257 * 1024
/** Of the answer: a character takes six bytes at most, written as `\\u0001`. */
export const MOST_ANSWER_BYTES = 6 * MOST_CHARACTERS + 1024

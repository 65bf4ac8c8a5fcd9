/** What the reading of a file gives: its text, or why there is none. */

/** `fileWithoutText`: an image; `fileLocked`: behind a password; `fileUnreadable`: broken, or more than is read. */
export type FileProblem = 'fileTooLarge' | 'fileKind' | 'fileWithoutText' | 'fileLocked' | 'fileUnreadable'

export type FileReading = { text: string } | { problem: FileProblem }

/** How long one file may take, in milliseconds. Beyond that it was made to take long. */
export const READ_MS = 10_000

/** What the reading of a file gives: its text, or why there is none. */

/** `fileWithoutText`: an image; `fileLocked`: behind a password; `fileUnreadable`: broken, or more than is read. */
export type FileProblem = 'fileTooLarge' | 'fileKind' | 'fileWithoutText' | 'fileLocked' | 'fileUnreadable'

export type FileReading = { text: string } | { problem: FileProblem }

/** The entry point of a thread that reads files, built as a file of its own: `build/server/paper-thread.js`. */
import { serveThread } from '~/threads/thread-work'
import { readPaperFile } from './paper-file'

serveThread(readPaperFile)

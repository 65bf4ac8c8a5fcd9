/** The entry point of a thread that writes PDFs, built as a separate file: `build/server/pdf-thread.js`. */
import { serveThread } from '~/threads/thread-work'
import { writePdf } from './pdf'

serveThread(writePdf)

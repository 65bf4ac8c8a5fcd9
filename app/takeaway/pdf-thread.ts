/** The entry point of a thread that writes PDFs, built as a file of its own: `build/server/pdf-thread.js`. */
import { serveThread } from '~/threads/thread-work'
import { writePdf } from './pdf'

serveThread(writePdf)

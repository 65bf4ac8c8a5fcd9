/** The entry point of a thread that writes PDFs, built as a file of its own: `build/server/pdf-thread.js`. */
import { writePdf } from './pdf'
import { serveThread } from './thread-work'

serveThread(writePdf)

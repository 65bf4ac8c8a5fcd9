/** The entry point of the process that reads files, built as a separate file: `build/server/paper-process.js`. */
import { serveProcess } from '~/threads/process-work'
import { readPaper } from '../read-paper'
import { MOST_RESIDENT_BYTES } from './file-reading'
import { loadPdfReader } from './pdf-text'
import { boundUnpacking } from './unpacking'

const beginFile = boundUnpacking()
// Before it reports that it is ready: the first file has its full time too.
await loadPdfReader()

await serveProcess((message) => {
  beginFile()
  return readPaper(message)
}, MOST_RESIDENT_BYTES)

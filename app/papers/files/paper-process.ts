/** The entry point of the process that reads files, built as a file of its own: `build/server/paper-process.js`. */
import { serveProcess } from '~/threads/process-work'
import { MOST_RESIDENT_BYTES } from './file-reading'
import { readPaperFile } from './paper-file'
import { loadPdfReader } from './pdf-text'
import { boundUnpacking } from './unpacking'

const beginFile = boundUnpacking()
// Before it says that it can work: whoever comes first has all the time of a file.
await loadPdfReader()

await serveProcess((bytes) => {
  beginFile()
  return readPaperFile(bytes)
}, MOST_RESIDENT_BYTES)

/** The product writes its log and errors to the output of the tests, where nobody reads them. */
import { afterAll } from 'vitest'

const LOG_LINE = /^\{"at":/

/** Before the test file is loaded: a file that captures the log does so on top of this. */
for (const stream of [process.stdout, process.stderr]) {
  const { write } = stream
  stream.write = ((text: string | Uint8Array, ...rest: []) =>
    LOG_LINE.test(String(text)) || write.call(stream, text, ...rest)) as typeof write
  afterAll(() => {
    stream.write = write
  })
}

/** The product writes its log, and what went wrong, to the output of the tests, where nobody reads it. */
import { afterAll } from 'vitest'

const LOG_LINE = /^\{"at":/

/** Before the file is loaded: one that captures the log does it on top of this. */
for (const stream of [process.stdout, process.stderr]) {
  const { write } = stream
  stream.write = ((text: string | Uint8Array, ...rest: []) =>
    LOG_LINE.test(String(text)) || write.call(stream, text, ...rest)) as typeof write
  afterAll(() => {
    stream.write = write
  })
}

/** The product writes its log, and what went wrong, to the output of the tests, where nobody reads it. */
import { afterAll, beforeAll } from 'vitest'

const LOG_LINE = /^\{"at":/
const OUTPUTS = [process.stdout, process.stderr].map((stream) => ({ stream, write: stream.write }))

beforeAll(() => {
  for (const { stream, write } of OUTPUTS)
    stream.write = ((text: string | Uint8Array, ...rest: []) =>
      LOG_LINE.test(String(text)) || write.call(stream, text, ...rest)) as typeof write
})
afterAll(() => {
  for (const { stream, write } of OUTPUTS) stream.write = write
})

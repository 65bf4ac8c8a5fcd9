/** The product writes its log to the output of the tests, where nobody reads it. */
import { afterAll, beforeAll } from 'vitest'

const LOG_LINE = /^\{"at":/
const { write } = process.stdout

beforeAll(() => {
  process.stdout.write = ((text: string | Uint8Array, ...rest: []) =>
    LOG_LINE.test(String(text)) || write.call(process.stdout, text, ...rest)) as typeof write
})
afterAll(() => {
  process.stdout.write = write
})

/** The protocol between us and a process of ours over its pipes: bytes with their length in, lines out. */
import type { Readable } from 'node:stream'

/** What it says when it is ready. */
export const READY = 'ready'

const LENGTH_BYTES = 4

export function framed(bytes: Uint8Array): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, bytes])
}

/** Each piece of work once it has arrived as a whole, one after the other, until the sender is gone. */
export async function* framesIn(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, size, whole] = [[] as Buffer[], 0, Number.POSITIVE_INFINITY]
  for await (const chunk of stream) {
    held.push(chunk)
    size += chunk.length
    if (whole === Number.POSITIVE_INFINITY && size >= LENGTH_BYTES) {
      held = [Buffer.concat(held)]
      whole = LENGTH_BYTES + (held[0] as Buffer).readUInt32LE()
    }
    if (size < whole) continue
    yield Buffer.concat(held).subarray(LENGTH_BYTES)
    ;[held, size, whole] = [[], 0, Number.POSITIVE_INFINITY]
  }
}

const LINE_BREAK = 0x0a

/** @throws if more is written than fits */
export function firstLine(stream: Readable, mostBytes: number, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const done = () => {
      stream.off('data', take)
      stream.pause()
    }
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      const isWhole = chunk.at(-1) === LINE_BREAK
      if (size <= mostBytes + 1 && !isWhole) return
      done()
      if (size > mostBytes + 1) reject(new RangeError('too long a line'))
      else resolve(Buffer.concat(chunks).toString())
    }
    stream.on('data', take).resume()
    signal.addEventListener('abort', done)
  })
}

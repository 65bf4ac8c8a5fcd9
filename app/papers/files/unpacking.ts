/**
 * Bounds what the reader of PDFs unpacks, before it is unpacked. Whatever the filters of a file are, and however many stand
 * one behind the other, the library asks for the room in two ways, `new Uint8Array(length)` and `DecompressionStream`. Here it
 * gets no more of it than one file may take. For a process that does nothing else: it changes what the whole process has, and
 * ends it, since the library would go on without the part that failed.
 */
import { registerHooks } from 'node:module'
import { brotliDecompressSync, inflateSync } from 'node:zlib'

/** Of one file, with what buffers leave behind as they grow: the text of sixty pages takes a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024

/** Where the library looks for the program of a font. Its letters are told by other parts of the file. */
const FONT_PROGRAMS = '[`FontFile`,`FontFile2`,`FontFile3`]'
const LIBRARY = '/unpdf/dist/pdfjs.mjs'

/** What is left of the room of this file. */
let left = MOST_BYTES

/**
 * The process ends by a signal that nothing handles, at once: on the way out by `process.exit` it would wait for its other
 * threads, and once it waited for ever.
 */
function take(bytes: number) {
  left -= bytes
  if (left < 0) process.kill(process.pid, 'SIGUSR2')
}

/** To be called before the library is loaded. @returns to be called before each file */
export function boundUnpacking(): () => void {
  globalThis.Uint8Array = new Proxy(Uint8Array, {
    construct(target, args, made) {
      take(bytesAsked(args[0]))
      return Reflect.construct(target, args, made === globalThis.Uint8Array ? target : made)
    },
  })
  globalThis.DecompressionStream = BoundedDecompression as unknown as typeof DecompressionStream
  registerHooks({
    load(url, context, next) {
      const module = next(url, context)
      return url.endsWith(LIBRARY) ? { ...module, source: withoutFontPrograms(String(module.source)) } : module
    },
  })
  return () => {
    left = MOST_BYTES
  }
}

/** Of what the library writes to it as a whole. Where it fails, the library tries by itself. */
class BoundedDecompression extends TransformStream<Uint8Array, Uint8Array> {
  constructor(format: string) {
    super({ transform: (packed, controller) => controller.enqueue(unpacked(format, packed)) })
  }
}

function unpacked(format: string, packed: Uint8Array): Uint8Array {
  const unpack = format === 'brotli' ? brotliDecompressSync : inflateSync
  try {
    const bytes = unpack(packed, { maxOutputLength: Math.max(1, left) })
    take(bytes.length)
    return bytes
  } catch (error) {
    if (error instanceof RangeError) take(Number.POSITIVE_INFINITY)
    throw error
  }
}

/** A length, a list or bytes of another kind; all others take nothing new. */
function bytesAsked(given: unknown): number {
  if (typeof given === 'number') return given
  if (Array.isArray(given) || ArrayBuffer.isView(given)) return Number(Reflect.get(given, 'length') ?? 0)
  return 0
}

/** @throws where another version of the library is written in another way: nothing is read then */
function withoutFontPrograms(source: string): string {
  const parts = source.split(FONT_PROGRAMS)
  if (parts.length !== 2) throw new Error('the reader of PDFs looks for the programs of fonts in another place')
  return parts.join('[]')
}

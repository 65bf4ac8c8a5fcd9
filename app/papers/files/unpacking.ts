/**
 * Bounds what the PDF reader unpacks, before it does so. Whatever filters a file chains, the library allocates in two
 * ways, `new Uint8Array(length)` and `DecompressionStream`; here it gets no more than one file may take. Only for a
 * process that does nothing else: it changes globals of the whole process, and ends it, because the library would go on
 * without the part that failed.
 */
import { registerHooks } from 'node:module'
import { brotliDecompressSync, inflateSync } from 'node:zlib'

/** Bytes per file, including what growing buffers leave behind: the text of sixty pages takes a tenth of it. */
const MOST_BYTES = 64 * 1024 * 1024

/** Where the library looks for a font's program. Other parts of the file give its letters. */
const FONT_PROGRAMS = '[`FontFile`,`FontFile2`,`FontFile3`]'
const LIBRARY = '/unpdf/dist/pdfjs.mjs'

/** The bytes left for this file. */
let left = MOST_BYTES

/**
 * Ends the process at once by a signal that nothing handles: `process.exit` would wait for the other threads, and once
 * it waited for ever.
 */
function take(bytes: number) {
  left -= bytes
  if (left < 0) process.kill(process.pid, 'SIGUSR2')
}

/** Call before the library is loaded. @returns to be called before each file */
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

/** Only for what the library writes as a whole. If it fails, the library tries by itself. */
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

/** A length, a list or bytes of another kind allocate; all others take nothing new. */
function bytesAsked(given: unknown): number {
  if (typeof given === 'number') return given
  if (Array.isArray(given) || ArrayBuffer.isView(given)) return Number(Reflect.get(given, 'length') ?? 0)
  return 0
}

/** @throws if a different version of the library is written differently: then nothing is read */
function withoutFontPrograms(source: string): string {
  const parts = source.split(FONT_PROGRAMS)
  if (parts.length !== 2) throw new Error('the reader of PDFs looks for the programs of fonts in another place')
  return parts.join('[]')
}

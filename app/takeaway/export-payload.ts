/**
 * The parameter of an export's address: the synthesis as JSON, compressed, encrypted and authenticated with a key of the
 * server, in base64url. Nobody else can read, create or change one.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { EXPORT_DICTIONARY } from './export-dictionary'
import { ExportedSynthesis } from './exported-synthesis'
import { readVersion1 } from './exported-synthesis-1'

/** Increase it with every change of the shape that earlier payloads do not fit. */
const VERSION = Buffer.from([3])
type Reader = { readJson: (json: unknown) => ExportedSynthesis | null; dictionary?: Buffer }
const readSynthesis: Reader['readJson'] = (json) => ExportedSynthesis.safeParse(json).data ?? null
/** Earlier versions are still read; others are rejected. The shape of 3 is that of 2, compressed with a dictionary. */
const READERS: Record<number, Reader> = {
  1: { readJson: readVersion1 },
  2: { readJson: readSynthesis },
  3: { readJson: readSynthesis, dictionary: EXPORT_DICTIONARY },
}
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = VERSION.length + NONCE_BYTES
const CIPHER = 'aes-256-gcm'
/** A synthesis takes 250 to 500 characters; servers and mail programs accept addresses of up to 2000. */
const LONGEST_PAYLOAD = 4_000
const LARGEST_JSON = 16_384

/** @param key 32 bytes; links survive a restart only with the same key */
export function createExportPayload(key: Buffer) {
  function seal(content: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(VERSION)
    return Buffer.concat([VERSION, nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }

  /** @throws if it was not sealed with this key, or was changed since */
  function unseal(sealed: Buffer): Buffer {
    const nonce = sealed.subarray(VERSION.length, HEAD_BYTES)
    const version = sealed.subarray(0, VERSION.length)
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(version)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()])
  }

  return {
    write: (synthesis: ExportedSynthesis): string =>
      seal(deflateRawSync(JSON.stringify(synthesis), { level: 9, dictionary: EXPORT_DICTIONARY })).toString(
        'base64url',
      ),

    /** null: truncated, changed, sealed with another key, of another version, or too large; these cannot be told apart. */
    read(payload: string): ExportedSynthesis | null {
      const sealed = payload.length > LONGEST_PAYLOAD ? null : bytesOf(payload)
      const reader = READERS[sealed?.[0] ?? 0]
      if (!sealed || !reader || sealed.length < HEAD_BYTES + TAG_BYTES) return null
      try {
        const { readJson, dictionary } = reader
        const content = inflateRawSync(unseal(sealed), {
          maxOutputLength: LARGEST_JSON,
          ...(dictionary && { dictionary }),
        })
        return readJson(JSON.parse(content.toString()))
      } catch {
        return null
      }
    },
  }
}

/** Accepts only the canonical spelling: Node skips invalid characters, and the last character has unused bits. */
function bytesOf(payload: string): Buffer | null {
  const bytes = Buffer.from(payload, 'base64url')
  return bytes.toString('base64url') === payload ? bytes : null
}

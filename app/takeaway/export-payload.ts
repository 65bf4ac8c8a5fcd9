/**
 * The one parameter of an export's address: the synthesis as JSON, compressed, sealed with a key of the server, in
 * base64url. Nobody reads it in the address, and nobody makes or changes one.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { ExportedSynthesis } from './exported-synthesis'

/** Who changes the shape counts up: a payload of another version is none of ours any more. */
const VERSION = Buffer.from([1])
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = VERSION.length + NONCE_BYTES
const CIPHER = 'aes-256-gcm'
/** A synthesis comes to some 700 characters; servers and mail programs take addresses up to 2000. */
const LONGEST_PAYLOAD = 4_000
const LARGEST_JSON = 16_384

export type ExportPayload = ReturnType<typeof createExportPayload>

/** @param key 32 bytes; with the same key, what was written before a restart is read after it. */
export function createExportPayload(key: Buffer) {
  function seal(content: Buffer): Buffer {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(VERSION)
    return Buffer.concat([VERSION, nonce, cipher.update(content), cipher.final(), cipher.getAuthTag()])
  }

  /** @throws for what was not sealed with this key, or was changed since. */
  function unseal(sealed: Buffer): Buffer {
    const nonce = sealed.subarray(VERSION.length, HEAD_BYTES)
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(VERSION)
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(HEAD_BYTES, -TAG_BYTES)), decipher.final()])
  }

  return {
    write: (synthesis: ExportedSynthesis): string =>
      seal(deflateRawSync(JSON.stringify(synthesis), { level: 9 })).toString('base64url'),

    /** null: cut off, changed, sealed with another key, of another version, or too large; they cannot be told apart. */
    read(payload: string): ExportedSynthesis | null {
      const sealed = payload.length > LONGEST_PAYLOAD ? null : bytesOf(payload)
      if (!sealed || sealed.length < HEAD_BYTES + TAG_BYTES || !sealed.subarray(0, 1).equals(VERSION)) return null
      try {
        const json = inflateRawSync(unseal(sealed), { maxOutputLength: LARGEST_JSON }).toString()
        return ExportedSynthesis.safeParse(JSON.parse(json)).data ?? null
      } catch {
        return null
      }
    },
  }
}

/** Node skips what is no base64url, and the last character has bits to spare: only the one spelling counts. */
function bytesOf(payload: string): Buffer | null {
  const bytes = Buffer.from(payload, 'base64url')
  return bytes.toString('base64url') === payload ? bytes : null
}

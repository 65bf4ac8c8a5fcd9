/**
 * Sealing: a secret and a salt yield both the place of a row and the AES-256-GCM key of its content. Whoever has only
 * the row, or changes or moves it, opens nothing.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/** A row as it is stored. `box` = ciphertext and tag; `expiresAt` in milliseconds. */
export type SealedRow = {
  id: string
  keyId: string
  nonce: Buffer
  box: Buffer
  version: number
  expiresAt: number
}

/** Where a row lies, and what opens it. */
export type Place = { id: string; keyId: string; key: Buffer }

const ID_BYTES = 16
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The length of a row reveals no more than its size in kB. */
const STEP_BYTES = 1024
const LENGTH_BYTES = 4
const CIPHER = 'aes-256-gcm'

/**
 * The places of secrets under a key of ours, by HKDF-SHA256 (RFC 5869). A secret belongs to one row; no two rows have
 * the same. Places are derived each time and must not be kept beyond the request they are for.
 * @param serverKey our own; `keyId` identifies it without revealing anything of it.
 * @param purpose keeps keys for different purposes apart.
 */
export function placesUnder(serverKey: Buffer, purpose: string): (secret: Buffer) => Place {
  const keyId = createHash('sha256').update(purpose).update(serverKey).digest('hex').slice(0, 8)
  return (secret) => {
    const bytes = Buffer.from(hkdfSync('sha256', secret, serverKey, purpose, ID_BYTES + KEY_BYTES))
    return { id: bytes.subarray(0, ID_BYTES).toString('hex'), key: bytes.subarray(ID_BYTES), keyId }
  }
}

export function seal({ id, keyId, key }: Place, content: string, version: number, expiresAt: number): SealedRow {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(bound(id, version, expiresAt))
  const box = Buffer.concat([cipher.update(padded(content)), cipher.final(), cipher.getAuthTag()])
  return { id, keyId, nonce, box, version, expiresAt }
}

/** null: the row was changed by somebody without its key, or belongs to another place. */
export function unseal({ id, key }: Place, { nonce, box, version, expiresAt }: Omit<SealedRow, 'id'>): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(bound(id, version, expiresAt))
    decipher.setAuthTag(box.subarray(-TAG_BYTES))
    const whole = decipher.update(box.subarray(0, -TAG_BYTES))
    // Throws if it is not authentic, before anything of it is read.
    decipher.final()
    return unpadded(whole)
  } catch {
    return null
  }
}

/** What GCM authenticates besides the content: a row cannot be moved, rolled back or made to live longer. */
const bound = (id: string, version: number, expiresAt: number) => Buffer.from(`${id}|${version}|${expiresAt}`)

function padded(content: string): Buffer {
  const length = Buffer.byteLength(content)
  const whole = Buffer.alloc(Math.ceil((LENGTH_BYTES + length) / STEP_BYTES) * STEP_BYTES)
  whole.writeUInt32BE(length)
  whole.write(content, LENGTH_BYTES)
  return whole
}

const unpadded = (whole: Buffer) => whole.subarray(LENGTH_BYTES, LENGTH_BYTES + whole.readUInt32BE()).toString()

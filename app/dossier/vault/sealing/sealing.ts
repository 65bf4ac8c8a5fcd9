/**
 * Sealing: a secret and a salt yield both the place of a row and the AES-256-GCM key of its content. The row alone
 * opens nothing, nor does one that was changed or moved.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** A row as it is stored. `box` = ciphertext and tag; `expiresAt` in milliseconds. */
export type SealedRow = {
  id: string
  keyId: string
  nonce: Buffer
  box: Buffer
  version: number
  expiresAt: number
}

/** The place of a row, and the key that opens it. */
export type RowPlace = { id: string; keyId: string; key: Buffer }

const ID_BYTES = 16
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Rows are padded to this many bytes, so that a length reveals only the size in kB. */
const STEP_BYTES = 1024
/** The head under the seal: how the content is encoded, and its length. */
const HEAD_BYTES = 4
const CIPHER = 'aes-256-gcm'

/**
 * The most bytes of a content, and of its box. More is refused, because one visitor, or one mistake, could fill
 * everybody's store.
 */
export const MOST_OPENED = 512_000
export const MOST_SEALED = 128_000

/** The content has more than MOST_OPENED bytes, or its box more than MOST_SEALED. */
export class ContentTooLarge extends Error {
  override readonly name = 'ContentTooLarge'
}

/**
 * The first byte under the seal. Releases until November 2026 wrote only the length, in four bytes of which the first
 * was always 0: their rows read as plain.
 */
const PLAIN = 0
const DEFLATED = 1
/** Bytes. Below this, compression saves only a step or two of the padding, which is not worth its time. */
const DEFLATED_FROM = 4_096

/**
 * The places of secrets under a key of ours, by HKDF-SHA256 (RFC 5869). A secret belongs to one row; no two rows have
 * the same. Places are derived each time and must not be kept beyond the request they are for.
 * @param serverKey our own; `keyId` identifies it without revealing anything about it.
 * @param purpose keeps keys for different purposes apart.
 */
export function placesUnder(serverKey: Buffer, purpose: string): (secret: Buffer) => RowPlace {
  const keyId = createHash('sha256').update(purpose).update(serverKey).digest('hex').slice(0, 8)
  return (secret) => {
    const bytes = Buffer.from(hkdfSync('sha256', secret, serverKey, purpose, ID_BYTES + KEY_BYTES))
    return { id: bytes.subarray(0, ID_BYTES).toString('hex'), key: bytes.subarray(ID_BYTES), keyId }
  }
}

/** @throws {ContentTooLarge} */
export function seal({ id, keyId, key }: RowPlace, content: string, version: number, expiresAt: number): SealedRow {
  const whole = padded(content)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(bound(id, version, expiresAt))
  const box = Buffer.concat([cipher.update(whole), cipher.final(), cipher.getAuthTag()])
  return { id, keyId, nonce, box, version, expiresAt }
}

/** @throws {ContentTooLarge} for a content that `seal` would refuse */
export const checkSize = (content: string): void => void padded(content)

/** null: the row was changed by somebody without its key, or belongs in another place. */
export function unseal(
  { id, key }: RowPlace,
  { nonce, box, version, expiresAt }: Omit<SealedRow, 'id'>,
): string | null {
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(bound(id, version, expiresAt))
    decipher.setAuthTag(box.subarray(-TAG_BYTES))
    const whole = decipher.update(box.subarray(0, -TAG_BYTES))
    // Throws if it is not authentic, before any of it is read.
    decipher.final()
    return unpadded(whole)
  } catch {
    return null
  }
}

/** What GCM authenticates besides the content: a row cannot be moved, rolled back or made to live longer. */
const bound = (id: string, version: number, expiresAt: number) => Buffer.from(`${id}|${version}|${expiresAt}`)

/** Compressed first, then padded, so that compression reveals nothing through the length of a row. */
function padded(content: string): Buffer {
  const plain = Buffer.from(content)
  if (plain.length > MOST_OPENED) throw new ContentTooLarge()
  const form = plain.length < DEFLATED_FROM ? PLAIN : DEFLATED
  const body = form === PLAIN ? plain : deflateRawSync(plain, { level: 3 })
  const whole = Buffer.alloc(Math.ceil((HEAD_BYTES + body.length) / STEP_BYTES) * STEP_BYTES)
  if (whole.length + TAG_BYTES > MOST_SEALED) throw new ContentTooLarge()
  whole.writeUInt32BE(body.length)
  whole.writeUInt8(form)
  body.copy(whole, HEAD_BYTES)
  return whole
}

function unpadded(whole: Buffer): string {
  const form = whole.readUInt8()
  const body = whole.subarray(HEAD_BYTES, HEAD_BYTES + whole.readUIntBE(1, HEAD_BYTES - 1))
  return (form === PLAIN ? body : inflateRawSync(body, { maxOutputLength: MOST_OPENED })).toString()
}

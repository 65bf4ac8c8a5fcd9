/**
 * What stands in the vault can be read by nobody but the holder of the session token: from the token (256 bits,
 * in the visitor's cookie) and the server's pepper come both the row's id and the AES-256-GCM key of its content.
 * A stolen file or backup shows nothing, even together with the pepper, and gives no sign-in.
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

/** Where a token's row stands, and what opens it. */
export type Place = { id: string; keyId: string; key: Buffer }

export type Sealing = ReturnType<typeof createSealing>

const TOKEN_BYTES = 32
const ID_BYTES = 16
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** The length of a row tells no more than its size in kB. */
const STEP_BYTES = 1024
const LENGTH_BYTES = 4
const CIPHER = 'aes-256-gcm'
const PURPOSE = 'trois-piliers/dossier/1'

/**
 * @param pepper 64 hexadecimal digits.
 * @param previousPeppers those before it, whose rows can still be opened until they expire.
 */
export function createSealing(pepper: string, previousPeppers: string[] = []) {
  const peppers = [pepper, ...previousPeppers].map((hex) => Buffer.from(hex, 'hex'))
  if (peppers.some((bytes) => bytes.length !== 32)) throw new Error('A pepper must be 64 hexadecimal digits')

  return {
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),

    /** The places at which a token's row can stand, that of the present pepper first; none for what is no token. */
    placesOf(token: string): Place[] {
      const secret = Buffer.from(token, 'base64url')
      if (secret.length !== TOKEN_BYTES || secret.toString('base64url') !== token) return []
      return peppers.map((salt) => placeOf(secret, salt))
    },

    seal({ id, keyId, key }: Place, content: string, version: number, expiresAt: number): SealedRow {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(bound(id, version, expiresAt))
      const box = Buffer.concat([cipher.update(padded(content)), cipher.final(), cipher.getAuthTag()])
      return { id, keyId, nonce, box, version, expiresAt }
    },

    /** null: the row was changed by somebody without the token, or belongs to another one. */
    unseal({ id, key }: Place, { nonce, box, version, expiresAt }: Omit<SealedRow, 'id'>): string | null {
      try {
        const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
        decipher.setAAD(bound(id, version, expiresAt))
        decipher.setAuthTag(box.subarray(-TAG_BYTES))
        return unpadded(Buffer.concat([decipher.update(box.subarray(0, -TAG_BYTES)), decipher.final()]))
      } catch {
        return null
      }
    },
  }
}

function placeOf(secret: Buffer, salt: Buffer): Place {
  const bytes = Buffer.from(hkdfSync('sha256', secret, salt, PURPOSE, ID_BYTES + KEY_BYTES))
  return {
    id: bytes.subarray(0, ID_BYTES).toString('hex'),
    key: bytes.subarray(ID_BYTES),
    keyId: createHash('sha256').update(PURPOSE).update(salt).digest('hex').slice(0, 8),
  }
}

/** What GCM authenticates beside the content: a row cannot be moved, aged back or made to live longer. */
const bound = (id: string, version: number, expiresAt: number) => Buffer.from(`${id}|${version}|${expiresAt}`)

function padded(content: string): Buffer {
  const bytes = Buffer.from(content)
  const whole = Buffer.alloc(Math.ceil((LENGTH_BYTES + bytes.length) / STEP_BYTES) * STEP_BYTES)
  whole.writeUInt32BE(bytes.length)
  bytes.copy(whole, LENGTH_BYTES)
  return whole
}

const unpadded = (whole: Buffer) => whole.subarray(LENGTH_BYTES, LENGTH_BYTES + whole.readUInt32BE()).toString()

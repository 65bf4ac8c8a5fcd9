import { createCipheriv, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ContentTooLarge, checkSize, MOST_OPENED, MOST_SEALED, placesUnder, seal, unseal } from './sealing'

const place = placesUnder(Buffer.alloc(32, 7), 'test')(Buffer.alloc(32, 9))
const [VERSION, END] = [3, 1_780_000_000_000]
const sealed = (content: string) => seal(place, content, VERSION, END)
const byChance = (length: number) => randomBytes(length).toString('base64').slice(0, length)
const TAG = 16

describe('a sealed content', () => {
  it.each([0, 1, 1_020, 1_021, 4_095, 4_096, 4_097, 60_000])('of %i signs opens as it was', (length) => {
    const content = byChance(length)
    expect(unseal(place, sealed(content))).toBe(content)
  })

  it.each([
    ['just below the size from which it is compressed', 'a'.repeat(4_095), 5],
    ['compressed', 'a'.repeat(400_000), 2],
    ['of signs by chance, of which each has six bits', byChance(8_000), 6],
  ])('takes whole kilobytes: %s', (_, content, kilobytes) => {
    expect(sealed(content).box.length).toBe(kilobytes * 1024 + TAG)
  })

  it.each([
    ['the most that can be opened', 'a'.repeat(MOST_OPENED), null],
    ['a byte more', 'a'.repeat(MOST_OPENED + 1), ContentTooLarge],
    ['of letters of two bytes each', 'é'.repeat(MOST_OPENED / 2 + 1), ContentTooLarge],
    ['what cannot be compressed below the most that is stored', byChance(200_000), ContentTooLarge],
  ])('is refused above its greatest size: %s', (_, content, refusal) => {
    if (refusal === null) return expect(sealed(content).box.length).toBeLessThan(MOST_SEALED)
    expect(() => sealed(content)).toThrow(refusal)
    expect(() => checkSize(content)).toThrow(refusal)
  })

  it('never has a box above the greatest', () => {
    const lengths = Array.from({ length: 40 }, (_, index) => 164_000 + index * 200)
    const boxes = lengths.flatMap((length) => {
      try {
        return [sealed(byChance(length)).box.length]
      } catch {
        return []
      }
    })
    expect(boxes.length).toBeGreaterThan(0)
    expect(boxes.length).toBeLessThan(lengths.length)
    expect(Math.max(...boxes)).toBeLessThanOrEqual(MOST_SEALED)
  })
})

/** The format of all releases until November 2026: four bytes of length, the content, zeros. */
function sealedBefore(content: string) {
  const whole = Buffer.alloc(Math.ceil((4 + Buffer.byteLength(content)) / 1024) * 1024)
  whole.writeUInt32BE(Buffer.byteLength(content))
  whole.write(content, 4)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', place.key, nonce)
  cipher.setAAD(Buffer.from(`${place.id}|${VERSION}|${END}`))
  const box = Buffer.concat([cipher.update(whole), cipher.final(), cipher.getAuthTag()])
  return { ...sealed(''), nonce, box }
}

it.each([10, 8_000, 700_000])('opens what the release before sealed, of %i bytes', (length) => {
  const content = byChance(length)
  expect(unseal(place, sealedBefore(content))).toBe(content)
})

/** Removes what a picture of few colours does not need from a PNG: ffmpeg always writes 256 colours, and a print size. */
import { crc32, inflateSync } from 'node:zlib'

const SIGNATURE_LENGTH = 8
/** A chunk starts with its length and type, and ends with its checksum. */
const [BEFORE, AFTER] = [8, 4]

/** @returns each chunk whole, with its type */
export function chunksOf(png) {
  const chunks = []
  for (let at = SIGNATURE_LENGTH; at < png.length; ) {
    const end = at + BEFORE + png.readUInt32BE(at) + AFTER
    chunks.push({ type: png.toString('latin1', at + 4, at + BEFORE), bytes: png.subarray(at, end) })
    at = end
  }
  return chunks
}

const contentOf = ({ bytes }) => bytes.subarray(BEFORE, -AFTER)

/**
 * How many colours of its palette a picture uses, counted from the first. @throws if its lines are filtered or have another
 * depth
 */
export function coloursUsed(png) {
  const chunks = chunksOf(png)
  const header = contentOf(chunks.find(({ type }) => type === 'IHDR'))
  const line = header.readUInt32BE(0) + 1
  const pixels = inflateSync(Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(contentOf)))
  const isPlain = header[8] === 8 && header[9] === 3 && pixels.every((byte, at) => at % line > 0 || byte === 0)
  if (!isPlain) throw new Error('not a palette of bytes in lines as they are')
  // The marker of each line is 0, a colour that every picture has, so it does not affect the maximum.
  return pixels.reduce((most, colour) => Math.max(most, colour), 0) + 1
}

const chunk = (type, content) => {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const numbers = [content.length, crc32(typed)].map((number) => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32BE(number)
    return bytes
  })
  return Buffer.concat([numbers[0], typed, numbers[1]])
}

/** The same picture with only the colours it uses, and without further chunks. */
export function leanPng(png) {
  const colours = 3 * coloursUsed(png)
  const kept = chunksOf(png).filter(({ type }) => ['IHDR', 'PLTE', 'IDAT', 'IEND'].includes(type))
  const lean = kept.map((one) => (one.type === 'PLTE' ? chunk('PLTE', contentOf(one).subarray(0, colours)) : one.bytes))
  return Buffer.concat([png.subarray(0, SIGNATURE_LENGTH), ...lean])
}

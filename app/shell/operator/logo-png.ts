/** A PNG file as far as it can be trusted: its signature, its blocks with their checksums, its size. */
import { crc32 } from 'node:zlib'
import { type LogoReading, logoOf } from './logo-size'

export const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const BROKEN = { problem: 'is a broken PNG file' }
/** Length, name and checksum of a block. */
const AROUND = 12
const HEADER_LENGTH = 13

export function readPng(file: Buffer): LogoReading {
  let at = PNG_SIGNATURE.length
  let size: [number, number] | null = null
  let hasData = false
  while (at + AROUND <= file.length) {
    const length = file.readUInt32BE(at)
    const end = at + AROUND + length
    if (end > file.length) return BROKEN
    const name = file.toString('latin1', at + 4, at + 8)
    if (crc32(file.subarray(at + 4, end - 4)) !== file.readUInt32BE(end - 4)) return BROKEN
    if ((name === 'IHDR') !== (size === null)) return BROKEN
    if (name === 'IHDR') {
      if (length !== HEADER_LENGTH) return BROKEN
      size = [file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)]
    }
    hasData ||= name === 'IDAT'
    at = end
    if (name === 'IEND') return size && hasData && at === file.length ? logoOf('png', ...size) : BROKEN
  }
  return BROKEN
}

/**
 * `node app/pages/home/media/make-icon.mjs`: makes public/favicon.ico from favicon.svg, for browsers without SVG icons. Needs a
 * Chromium.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { findChromium } from '../../../../tests/find-chromium.mjs'

const SIZE = 32
const inPublic = (name) => fileURLToPath(new URL(`../../../../public/${name}`, import.meta.url))

/** An icon directory with one picture, which may be a PNG since 2006. */
function iconOf(png) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon
  head.writeUInt16LE(1, 4) // of one picture
  head.writeUInt8(SIZE, 6)
  head.writeUInt8(SIZE, 7)
  head.writeUInt16LE(1, 10) // plane
  head.writeUInt16LE(32, 12) // bits a pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: SIZE, height: SIZE } })
  const svg = readFileSync(inPublic('favicon.svg'), 'utf8')
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${SIZE}px }</style>${svg}`)
  writeFileSync(inPublic('favicon.ico'), iconOf(await page.screenshot({ omitBackground: true })))
} finally {
  await browser.close()
}

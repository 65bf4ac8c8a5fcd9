/** The measures, colours and fonts of the PDF: Source Sans 3 (SIL Open Font License). Only the letters used are embedded. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

export const MARGINS = { top: 34, right: 46, bottom: 40, left: 46 }
const A4_WIDTH = 595.28
/** Widths of the text, in points. */
export const TEXT_WIDTH = A4_WIDTH - MARGINS.left - MARGINS.right

const INK = '#18211d'
const SOFT = '#434d48'

/** Sizes in points, `small` where details stand in columns; colours as in the light theme (app/styles/parts/base.css). */
export const STYLES = {
  h1: { font: 'bold', size: 13, small: 13, color: '#0d5443' },
  amount: { font: 'bold', size: 34, small: 34, color: INK },
  amountLong: { font: 'bold', size: 20, small: 20, color: INK },
  h2: { font: 'bold', size: 13, small: 10, color: '#0d5443' },
  h3: { font: 'bold', size: 11, small: 8.5, color: INK },
  lead: { font: 'regular', size: 12, small: 12, color: INK },
  text: { font: 'regular', size: 9.5, small: 7.6, color: INK },
  strong: { font: 'bold', size: 9.5, small: 7.6, color: INK },
  label: { font: 'bold', size: 8, small: 7.2, color: SOFT },
  hint: { font: 'regular', size: 8, small: 7.2, color: SOFT },
  picture: { font: 'regular', size: 9, small: 9, color: INK },
} as const satisfies Record<string, { font: keyof Fonts; size: number; small: number; color: string }>

export type Style = keyof typeof STYLES

export const COLORS = { shade: '#f2f5f2', hair: '#d3dad5' }

/** Colours of the chart's bands and of what is written in them. */
export const PICTURE_COLORS = {
  avs: '#0d5443',
  lpp: '#1c4a80',
  lppLine: '#6c9bd0',
  capital: '#7a4300',
  capitalLine: '#f0c283',
  pay: '#e3e8e4',
  onPillar: '#fff',
  paper: '#fff',
  ink: INK,
  soft: SOFT,
  line: '#737e78',
  hair: COLORS.hair,
  warn: '#6f4300',
} as const

export type Fonts = { regular: Font; bold: Font }

const FAMILY = '@expo-google-fonts/source-sans-3'
const { resolve } = createRequire(import.meta.url)

let fonts: Promise<Fonts> | null = null

/** Loaded with the first PDF and cached, since loading takes longer than writing the pages. */
export function readFonts(): Promise<Fonts> {
  fonts ??= openFonts()
  return fonts
}

async function openFonts(): Promise<Fonts> {
  const open = async (file: string) => {
    const font = create(await readFile(resolve(`${FAMILY}/${file}`))) as Font
    nameGlyphs(font)
    return font
  }
  return {
    regular: await open('400Regular/SourceSans3_400Regular.ttf'),
    bold: await open('600SemiBold/SourceSans3_600SemiBold.ttf'),
  }
}

/**
 * A glyph is copied and searched as the letter for which it is drawn first, and a space and a no-break space share one.
 * Here each glyph gets its lowest letter, so that no PDF depends on those before it. Ligatures are skipped: that of
 * `ff` is copied as the two letters it is drawn for.
 */
function nameGlyphs(font: Font) {
  const isLigature = (letter: number) => String.fromCodePoint(letter).normalize('NFKC').length > 1
  for (const letter of [...font.characterSet].sort((a, b) => a - b))
    if (!isLigature(letter)) font.glyphForCodePoint(letter)
}

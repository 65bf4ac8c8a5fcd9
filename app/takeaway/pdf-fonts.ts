/** The fonts of the PDF: Source Sans 3 (SIL Open Font License). Only the letters used are embedded. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** Sizes in points; colours as in the light theme (app.css). */
export const STYLES = {
  h1: { font: 'bold', size: 22, color: '#18211d' },
  h2: { font: 'bold', size: 14, color: '#0d5443' },
  h3: { font: 'bold', size: 11, color: '#18211d' },
  text: { font: 'regular', size: 10.5, color: '#18211d' },
  strong: { font: 'bold', size: 10.5, color: '#18211d' },
  label: { font: 'bold', size: 9, color: '#434d48' },
  hint: { font: 'regular', size: 9, color: '#434d48' },
} as const satisfies Record<string, { font: keyof Fonts; size: number; color: string }>

export type Style = keyof typeof STYLES

export const COLORS = { shade: '#f2f5f2', hair: '#d3dad5' }

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
  const open = async (file: string) => create(await readFile(resolve(`${FAMILY}/${file}`))) as Font
  return {
    regular: await open('400Regular/SourceSans3_400Regular.ttf'),
    bold: await open('600SemiBold/SourceSans3_600SemiBold.ttf'),
  }
}

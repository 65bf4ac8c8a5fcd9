import { expect, it } from 'vitest'
import { readFonts } from './pdf-fonts'

it.each([
  ['no-break space', '\u00a0', ' '],
  ['no-break hyphen', '\u2011', '-'],
  ['letter with an accent', 'é', 'é'],
  ['ligature', 'ff', 'ff'],
])('a %s is copied from every PDF as the same letter', async (_, drawn, copied) => {
  for (const font of Object.values(await readFonts()))
    expect(font.layout(drawn).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))).toEqual([copied])
})

import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '~/language/language'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { captionsOf } from './captions.mjs'
import { captionsAddress, filmAddresses } from './files'
import { FILMS, type FilmName, filmSeconds } from './films'
import { leanPng } from './lean-png.mjs'
import { PUBLIC_FILES } from './public-files'

const NAMES = Object.keys(FILMS) as FilmName[]
const EACH = NAMES.flatMap((film) => LANGUAGES.map((language) => [film, language] as const))

/** Even a slow adult reader reads 17 characters a second, spaces included. */
const CHARACTERS_A_SECOND = 17

const here = (path: string) => new URL(path, import.meta.url)
const inPublic = (address: string) => readFileSync(here(`../../../../public${address}`))

function slidesOf(film: FilmName, language: Language) {
  const words: Record<string, string | { title: string; text: string }> = { fr, de }[language].films[film]
  return FILMS[film].map(({ text: key, seconds }) => {
    const said = words[key.slice(film.length + 1)]
    if (!said || typeof said === 'string') throw new Error(`no words: ${key}`)
    return { ...said, seconds }
  })
}

describe('films', () => {
  it.each(NAMES)('%s lasts 20 to 60 seconds', (film) => {
    expect(filmSeconds(film)).toBeGreaterThanOrEqual(20)
    expect(filmSeconds(film)).toBeLessThanOrEqual(60)
  })

  it.each(EACH)('%s leaves the time to read each slide (%s)', (film, language) =>
    expect(
      slidesOf(film, language).filter(
        ({ title, text, seconds }) => title.length + text.length > seconds * CHARACTERS_A_SECOND,
      ),
    ).toEqual([]),
  )

  it.each(NAMES)('%s shows every slide that has words, and each has its drawing', (film) => {
    const { title: _, ...slides } = fr.films[film]
    expect(FILMS[film].map(({ text }) => text)).toEqual(Object.keys(slides).map((slide) => `${film}.${slide}`))
    expect(
      FILMS[film].filter(({ drawing }) => !existsSync(here(`./${drawing}.svg`)) && !(`${drawing}.svg` in PUBLIC_FILES)),
    ).toEqual([])
  })
})

describe('files of the films', () => {
  it.each(EACH)('%s has captions in the words of its slides (%s)', (film, language) =>
    expect(inPublic(captionsAddress(film, language)).toString()).toBe(captionsOf(slidesOf(film, language))),
  )

  it.each(EACH)('%s is small, silent, for old phones, and begins before it is there (%s)', (film, language) => {
    const bytes = inPublic(filmAddresses(film, language).film)
    expect(bytes.length).toBeLessThan(400_000)
    expect(bytes.indexOf('soun')).toBe(-1)
    expect(profileOf(bytes)).toBe(BASELINE)
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  })

  it.each(EACH)('%s lasts as long as its slides (%s)', (film, language) =>
    expect(secondsOf(inPublic(filmAddresses(film, language).film))).toBeCloseTo(filmSeconds(film), 1),
  )

  it.each(EACH)('%s has a small still, with no colour that it does not use (%s)', (film, language) => {
    const still = inPublic(filmAddresses(film, language).still)
    expect(still.length).toBeLessThan(8_500)
    expect(leanPng(still).equals(still)).toBe(true)
  })
})

describe('captions', () => {
  it('follow each other, one a slide', () =>
    expect(
      captionsOf([
        { title: 'Un', text: 'Premier.', seconds: 58 },
        { title: 'Deux', text: 'Second.', seconds: 7 },
      ]),
    ).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:58.000\nUn\nPremier.\n\n00:00:58.000 --> 00:01:05.000\nDeux\nSecond.\n'))
})

/** For H.264: the byte after the version in the decoder's settings. */
const BASELINE = 66
const profileOf = (mp4: Buffer) => mp4[mp4.indexOf('avcC') + 5]

/** Read from the header of the whole film, version 0: two dates, the time units per second, and the length in units. */
function secondsOf(mp4: Buffer) {
  const header = mp4.indexOf('mvhd')
  return mp4.readUInt32BE(header + 20) / mp4.readUInt32BE(header + 16)
}

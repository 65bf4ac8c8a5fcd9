/** Addresses of pictures and films: named by what they hold, so that a browser may keep them for good. */
import type { Language } from '~/text/language'
import type { FilmName } from './films'
import { PUBLIC_FILES } from './public-files'

type NamesIn<Folder extends string, Type extends string> =
  Extract<keyof typeof PUBLIC_FILES, `${Folder}/${string}.${Type}`> extends `${Folder}/${infer Name}.${Type}`
    ? Name
    : never

/** A film in a language, and the still that stands for it until it is played. */
export const filmAddresses = (film: FilmName, language: Language) => ({
  film: PUBLIC_FILES[`films/${film}.${language}.mp4`],
  still: PUBLIC_FILES[`films/${film}.${language}.png`],
})

/** Nothing to see: a browser without a poster draws a screen of its own over what lies behind a film. */
export const transparentPoster = () => PUBLIC_FILES['films/transparent.svg']

/** Captions in WebVTT; both languages of a film keep the same times. */
export const captionsAddress = (film: FilmName, language: Language) => PUBLIC_FILES[`films/${film}.${language}.vtt`]

export const portraitAddress = (person: NamesIn<'portraits', 'svg'>) => PUBLIC_FILES[`portraits/${person}.svg`]

export const logoAddress = (organisation: NamesIn<'logos', 'svg'>) => PUBLIC_FILES[`logos/${organisation}.svg`]

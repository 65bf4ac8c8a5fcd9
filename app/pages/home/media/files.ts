/** Addresses of pictures and films. They contain a hash of the content, so that browsers can cache the files for good. */
import type { Language } from '~/language/language'
import type { FilmName } from './films'
import { PUBLIC_FILES } from './public-files'

type FileNames<Folder extends string, Type extends string> =
  Extract<keyof typeof PUBLIC_FILES, `${Folder}/${string}.${Type}`> extends `${Folder}/${infer Name}.${Type}`
    ? Name
    : never

/** A film in a language, and its still. */
export const filmAddresses = (film: FilmName, language: Language) => ({
  film: PUBLIC_FILES[`films/${film}.${language}.mp4`],
  still: PUBLIC_FILES[`films/${film}.${language}.png`],
})

/** Captions in WebVTT; both languages of a film keep the same times. */
export const captionsAddress = (film: FilmName, language: Language) => PUBLIC_FILES[`films/${film}.${language}.vtt`]

export const portraitAddress = (person: FileNames<'portraits', 'svg'>) => PUBLIC_FILES[`portraits/${person}.svg`]

export const logoAddress = (organisation: FileNames<'logos', 'svg'>) => PUBLIC_FILES[`logos/${organisation}.svg`]

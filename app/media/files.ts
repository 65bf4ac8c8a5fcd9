/** Addresses of pictures and films: named by what they hold, so that a browser may keep them for good. */
import type { Language } from '~/text/language'
import type { FilmName } from './films'

const files = import.meta.glob<string>(['./films/*.{mp4,png,vtt}', './{logos,portraits}/*.svg', './transparent.svg'], {
  eager: true,
  query: '?url',
  import: 'default',
})

/** @throws where there is no such file */
function addressOf(name: string): string {
  const address = files[`./${name}`]
  if (!address) throw new Error(`no such file: app/media/${name}`)
  return address
}

/** A film in a language, and the still that stands for it until it is played. */
export const filmAddresses = (film: FilmName, language: Language) => ({
  film: addressOf(`films/${film}.${language}.mp4`),
  still: addressOf(`films/${film}.${language}.png`),
})

/** Nothing to see: a browser without a poster draws a screen of its own over what lies behind a film. */
export const transparentPoster = () => addressOf('transparent.svg')

/** Captions in WebVTT; both languages of a film keep the same times. */
export const captionsAddress = (film: FilmName, language: Language) => addressOf(`films/${film}.${language}.vtt`)

export const portraitAddress = (person: string) => addressOf(`portraits/${person}.svg`)

export const logoAddress = (organisation: string) => addressOf(`logos/${organisation}.svg`)

/** The captions of a film as WebVTT: one cue a slide, in the words of the slide. */

/** 75 -> `00:01:15.000`. */
function clock(seconds) {
  const part = (value) => String(value).padStart(2, '0')
  return `${part(Math.floor(seconds / 3600))}:${part(Math.floor(seconds / 60) % 60)}:${part(seconds % 60)}.000`
}

/** @param {readonly { title: string, text: string, seconds: number }[]} slides */
export function captionsOf(slides) {
  let start = 0
  const cues = slides.map(({ title, text, seconds }) => {
    const times = `${clock(start)} --> ${clock(start + seconds)}`
    start += seconds
    return `${times}\n${title}\n${text}\n`
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}

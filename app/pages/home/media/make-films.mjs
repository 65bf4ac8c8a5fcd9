/**
 * `node app/pages/home/media/make-films.mjs`: makes public/films anew from the slides of films.ts, the sentences of the texts
 * and the drawings; with names (`... service`), only those films. Needs ffmpeg (Debian: apt-get install ffmpeg) and a Chromium.
 * Neither is needed to build or run the product, nor to make only the captions (`--captions`).
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { runnerImport } from 'vite'
import { findChromium } from '../../../../tests/find-chromium.mjs'
import { captionsOf } from './captions.mjs'
import { leanPng } from './lean-png.mjs'
import { nameFiles } from './name-files.mjs'
import { slidePage } from './slide.mjs'

const FRAMES_A_SECOND = 10
/** How long one slide fades into the next, in seconds. */
const FADE = 0.3

const here = (path) => fileURLToPath(new URL(path, import.meta.url))
const inPublic = (path) => here(`../../../../public/${path}`)
const load = async (path) => (await runnerImport(here(path), { configFile: false })).module

const { FILMS } = await load('./films.ts')
const { LANGUAGES } = await load('../../../language/language.ts')
const { PUBLIC_FILES } = await load('./public-files.ts')
const sentences = Object.fromEntries(
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const { films } = await load(`../films-text.${language}.ts`)
      const { frame } = await load(`../../../ui/frame/text.${language}.ts`)
      return [language, { films, product: frame.product }]
    }),
  ),
)

/** Portraits are also used on pages, so they are in public/. */
function drawing(name) {
  const address = PUBLIC_FILES[`${name}.svg`]
  return readFileSync(address ? inPublic(address) : here(`./${name}.svg`), 'utf8')
}

/** The slides of a film in one language, each with its words and its looks. */
function slidesOf(film, language) {
  const { films, product } = sentences[language]
  const [first] = FILMS[film]
  const isPerson = first.drawing.startsWith('portraits/')
  return FILMS[film].map((slide, index) => {
    const { title, text } = films[film][slide.text.split('.')[1]]
    const page = slidePage({
      language,
      heading: isPerson ? films[film].title : product,
      portrait: isPerson && index > 0 ? drawing(first.drawing) : null,
      title,
      text,
      drawing: drawing(slide.drawing),
      number: index + 1,
      count: FILMS[film].length,
    })
    return { title, text, seconds: slide.seconds, page }
  })
}

const ffmpeg = (args) => execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])

/** H.264 baseline, which old phones play, without sound; the index comes first, so that playing can begin at once. */
const ENCODING =
  '-c:v libx264 -profile:v baseline -level 3.1 -pix_fmt yuv420p -preset veryslow -tune animation -crf 28 -g 600 -an -map_metadata -1 -movflags +faststart'

/** Flat colours: with so few of them, a picture is smaller and sharper than as a JPEG. */
const STILL =
  'scale=480:-1:flags=lanczos,split[a][b];[a]palettegen=max_colors=32:reserve_transparent=0[p];[b][p]paletteuse=dither=none'
const SMALLEST = '-compression_level 100 -pred none -map_metadata -1'

/**
 * Each picture stays until the end of its slide, then fades into the next. A full new picture afterwards removes all traces of
 * the fade.
 */
function encode(pictures, slides, target) {
  const inputs = pictures.flatMap((picture, index) => [
    ...['-loop', '1', '-framerate', String(FRAMES_A_SECOND)],
    ...['-t', String(slides[index].seconds + FADE), '-i', picture],
  ])
  let end = 0
  const clean = []
  const fades = slides.slice(1).map((_, index) => {
    end += slides[index].seconds
    clean.push(end + FADE)
    const before = index === 0 ? '[0]' : `[f${index}]`
    return `${before}[${index + 1}]xfade=transition=fade:duration=${FADE}:offset=${end}[f${index + 1}]`
  })
  const whole = end + slides.at(-1).seconds
  const scaled = `[f${fades.length}]scale=960:540:flags=lanczos[film]`
  const graph = [
    '-filter_complex',
    [...fades, scaled].join(';'),
    '-map',
    '[film]',
    '-t',
    String(whole),
    '-force_key_frames',
    clean.join(','),
  ]
  ffmpeg([...inputs, ...graph, ...ENCODING.split(' '), target])
}

async function drawFilms() {
  const folder = mkdtempSync(join(tmpdir(), 'trois-piliers-films-'))
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    for (const [name, slides] of films) {
      const pictures = []
      for (const [index, slide] of slides.entries()) {
        const picture = join(folder, `${name}.${index}.png`)
        await page.setContent(slide.page)
        await page.screenshot({ path: picture })
        pictures.push(picture)
      }
      const target = inPublic(`films/${name}`)
      encode(pictures, slides, `${target}.mp4`)
      ffmpeg(['-i', pictures[0], '-filter_complex', STILL, ...SMALLEST.split(' '), `${target}.png`])
      writeFileSync(`${target}.png`, leanPng(readFileSync(`${target}.png`)))
      console.log(name)
    }
  } finally {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const asked = process.argv.slice(2).filter((word) => word in FILMS)
const films = (asked.length > 0 ? asked : Object.keys(FILMS)).flatMap((film) =>
  Object.keys(sentences).map((language) => [`${film}.${language}`, slidesOf(film, language)]),
)
for (const [name, slides] of films) writeFileSync(inPublic(`films/${name}.vtt`), captionsOf(slides))
if (!process.argv.includes('--captions')) await drawFilms()
nameFiles()

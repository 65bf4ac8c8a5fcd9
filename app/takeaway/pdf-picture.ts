/**
 * Draws the chart of an income over time: the geometry of the page's drawing, in the colours and textures of the light
 * theme.
 */
import type PDFKit from 'pdfkit'
import { PICTURE_COLORS, STYLES, TEXT_WIDTH } from './pdf-fonts'

type Doc = InstanceType<typeof PDFKit>

type Rectangle = { x: number; y: number; width: number; height: number }
type Line = { x1: number; x2: number; y1: number; y2: number }
type Band = 'avs' | 'lpp' | 'capital' | 'pay'
type Label = {
  text: string
  x: number
  /** In em, beside `x`. */
  dx: number
  /** The middle of the letters. */
  y: number
  anchor: 'start' | 'middle' | 'end'
  on: Band | 'paper'
  isBold: boolean
  isSoft: boolean
  /** Preceded by the mark of a capital. */
  isCoin: boolean
}

/** Places in percent of the drawing, `height` in em of its letters. */
export type Picture = {
  height: number
  areas: readonly (Rectangle & { part: Band })[]
  seams: readonly Line[]
  /** `isOnTop`: more may come there, nothing is unknown. */
  hole: (Rectangle & { isOnTop: boolean }) | null
  grid: readonly Line[]
  payToday: Line | null
  need: Line | null
  without: readonly Line[]
  withoutCapital: readonly Line[]
  pins: readonly Line[]
  ground: number
  ticks: readonly { age: number; x: number }[]
  labels: readonly Label[]
}

const STYLE = STYLES.picture
const EM = STYLE.size

export const heightOfPicture = ({ height }: Picture) => height * EM

/** The available room on a page, in em of its letters. */
export const PICTURE_ROOM = { width: TEXT_WIDTH / EM, heights: [13, 15, 16] }

/** In em: how far a line of letters reaches below its middle, and the width of a capital's mark. */
const BASELINE = 0.35
const HALO = { x: 0.2, y: 0.55 }
const COIN = { side: 1.1, start: 0.5, end: -1.6 }

/** The band of capital, which is in no total. */
const LIGHTER = 0.5

/** @param box in points */
export function drawPicture(doc: Doc, picture: Picture, box: Rectangle) {
  const { x, y, rectangle } = placesIn(box)

  function lines(all: readonly Line[], color: string, { width = 0.75, dash = 0 } = {}) {
    for (const { x1, x2, y1, y2 } of all) {
      doc.moveTo(x(x1), y(y1)).lineTo(x(x2), y(y2)).lineWidth(width)
      if (dash > 0) doc.dash(dash, { space: dash * 0.8 })
      doc.stroke(color)
      if (dash > 0) doc.undash()
    }
  }

  function label({ text, x: at, dx, y: middle, anchor, on, isBold, isSoft, isCoin }: Label) {
    doc.font(isBold ? 'bold' : 'regular').fontSize(EM)
    const width = doc.widthOfString(text)
    const start = x(at) + dx * EM - { start: 0, middle: width / 2, end: width }[anchor]
    // The texture is cleared behind letters.
    if (on !== 'pay' && on !== 'avs') {
      const halo = { x: start - HALO.x * EM, y: y(middle) - HALO.y * EM, width: width + 2 * HALO.x * EM }
      doc.rect(halo.x, halo.y, halo.width, 2 * HALO.y * EM).fill(on === 'paper' ? PICTURE_COLORS.paper : COLOR_OF[on])
    }
    if (isCoin) {
      const left = x(at) + (anchor === 'end' ? COIN.end : COIN.start) * EM
      band(doc, 'capital', { x: left, y: y(middle) - 0.55 * EM, width: COIN.side * EM, height: COIN.side * EM })
    }
    const ink = isSoft ? PICTURE_COLORS.soft : PICTURE_COLORS.ink
    doc.fillColor(on === 'paper' || on === 'pay' ? ink : PICTURE_COLORS.onPillar)
    doc.text(text, start, y(middle) + BASELINE * EM, { lineBreak: false, baseline: 'alphabetic' })
  }

  lines(picture.grid, PICTURE_COLORS.hair, { width: 0.5 })
  if (picture.payToday) lines([picture.payToday], PICTURE_COLORS.line)
  for (const { part, ...place } of picture.areas) {
    doc.fillOpacity(part === 'capital' ? LIGHTER : 1)
    band(doc, part, rectangle(place))
  }
  doc.fillOpacity(1)
  lines(picture.seams, PICTURE_COLORS.paper, { width: 1.25 })
  if (picture.hole) {
    const { x: left, y: top, width, height } = rectangle(picture.hole)
    const color = picture.hole.isOnTop ? PICTURE_COLORS.ink : PICTURE_COLORS.warn
    doc.rect(left, top, width, height).lineWidth(1).dash(4, { space: 3 }).stroke(color).undash()
  }
  lines(picture.pins, PICTURE_COLORS.ink, { width: 1 })
  lines(picture.withoutCapital, PICTURE_COLORS.soft, { width: 0.5, dash: 3 })
  lines(picture.without, PICTURE_COLORS.ink, { width: 1, dash: 3 })
  if (picture.need) lines([picture.need], PICTURE_COLORS.ink, { width: 2 })
  lines([{ x1: 0, x2: 100, y1: picture.ground, y2: picture.ground }], PICTURE_COLORS.ink, { width: 1 })
  for (const { age, x: at } of picture.ticks) {
    doc.font('regular').fontSize(EM).fillColor(PICTURE_COLORS.soft)
    const start = x(at) - doc.widthOfString(String(age)) / 2
    doc.text(String(age), start, y(picture.ground) + 1.3 * EM, { lineBreak: false, baseline: 'alphabetic' })
  }
  for (const one of picture.labels) label(one)
}

/** Percent of the drawing as points of the page. */
function placesIn(box: Rectangle) {
  const x = (percent: number) => box.x + (percent * box.width) / 100
  const y = (percent: number) => box.y + (percent * box.height) / 100
  const rectangle = ({ x: left, y: top, width, height }: Rectangle): Rectangle => ({
    x: x(left),
    y: y(top),
    width: (width * box.width) / 100,
    height: (height * box.height) / 100,
  })
  return { x, y, rectangle }
}

const COLOR_OF: Record<Band, string> = {
  avs: PICTURE_COLORS.avs,
  lpp: PICTURE_COLORS.lpp,
  capital: PICTURE_COLORS.capital,
  pay: PICTURE_COLORS.pay,
}

/** The second pillar has slanted lines, the third dots: texture distinguishes them on black and white paper too. */
function band(doc: Doc, part: Band, { x, y, width, height }: Rectangle) {
  doc.rect(x, y, width, height).fill(COLOR_OF[part])
  if (part === 'pay') doc.rect(x, y, width, height).lineWidth(0.5).stroke(PICTURE_COLORS.line)
  const texture = part === 'lpp' ? slants : part === 'capital' ? dots : null
  if (!texture) return
  doc.save()
  doc.rect(x, y, width, height).clip()
  texture(doc, { x, y, width, height })
  doc.restore()
}

const SLANT = 6.5
const DOT = { step: 5.2, radius: 0.85 }

/** One path for a whole band: a pattern would have to be declared on each page. */
function slants(doc: Doc, { x, y, width, height }: Rectangle) {
  for (let at = x - (x % SLANT) - SLANT; at < x + width + height; at += SLANT)
    doc.moveTo(at, y).lineTo(at - height, y + height)
  doc.lineWidth(0.75).stroke(PICTURE_COLORS.lppLine)
}

function dots(doc: Doc, { x, y, width, height }: Rectangle) {
  const half = DOT.step / 2
  for (let row = 0; row * half <= height + half; row++)
    for (let at = x + (row % 2 === 0 ? half / 2 : half * 1.5); at < x + width; at += DOT.step)
      doc.circle(at, y + row * half + half / 2, DOT.radius)
  doc.fill(PICTURE_COLORS.capitalLine)
}

/**
 * The geometry of the picture of an income over time: incomes are stacked on each other, from today to the 90th birthday. For
 * the page and the PDF.
 */
import { bandsOf, outlineOf, outlineWithCapital, seamsOf, taxBox } from './bands'
import { ageOf, changesOf, END, endOf, type IncomeFigures, type Scene, sceneOf, stretchAt } from './figures'
import { Labels, ROW } from './labels'
import { type Marks, marksOf } from './marks'
import {
  gridLines,
  nameBands,
  nameHole,
  nameLasting,
  nameLastingInside,
  nameNeed,
  nameOutline,
  namePassing,
  namePay,
  nameTax,
  nameTaxAbove,
  needBox,
  payLine,
} from './names'
import { type IncomeGeometry, NARROWEST, type PictureWords, type Room } from './picture'
import { ageScale, amountScale, percentOf, type Scale, type Size } from './scale'

/** The height of the ages below the picture, in em. */
const AXIS = 2

/** null if there is nothing to draw: no income, or over 90. */
export function incomePicture(
  figures: IncomeFigures,
  words: PictureWords,
  room: Room = NARROWEST,
): IncomeGeometry | null {
  const scene = sceneOf(figures)
  if (!scene) return null
  let geometry: IncomeGeometry | null = null
  for (const height of room.heights) {
    const drawing = drawn(figures, words, { ...room, height }, scene)
    geometry = drawing.geometry
    if (drawing.isNamed) break
  }
  return geometry
}

/** The drawing at a given height. `isNamed`: every band, the lasting income and the outline have their names in place. */
function drawn(figures: IncomeFigures, words: PictureWords, room: Room & { height: number }, scene: Scene) {
  const { width, height, measure, isBare = false } = room
  const { stretches, highest } = scene
  const ground = isBare ? height : height - AXIS
  const labels = new Labels(room, measure, { left: 0, right: width, top: 0, bottom: ground })
  const x = ageScale(room, scene)

  const marks = isBare ? null : marksOf(changesOf(figures, scene), { x, width, measure, words })
  for (const { place, isCoin } of marks?.places ?? []) labels.write(place, { on: 'paper', isCoin })
  const top = marks ? (marks.rows + 1) * ROW : 0
  const scale = { x, y: amountScale({ ground, top }, scene) }

  const bands = bandsOf(stretches, scale)
  const pins = marks ? pinsOf(marks, figures, scene, { scale, ground }) : []
  const outline = outlineOf(figures, stretches, scale)
  labels.keepOffPaper(bands)

  const drawing = { labels, words, stretches, scale, width }
  const hole = nameHole(drawing)
  const need = needBox(drawing, figures.need)
  labels.avoid([...outline.map(({ box }) => box), ...pins, ...(need ? [need] : [])])
  const lines = [...outline.filter(({ isLevel }) => isLevel).map(({ box }) => box), ...(need ? [need] : [])]
  const tax = taxBox(figures, stretches, scale)
  const isTaxNamedInside = !tax || nameTax(drawing, tax, figures)
  if (tax) labels.avoid([tax])
  // Above the taxes, what is left would seem to be the gross income.
  const isLastingNamed = tax
    ? nameLastingInside(drawing, bands) || nameLasting(drawing, hole, lines)
    : nameLasting(drawing, hole, lines) || nameLastingInside(drawing, bands)
  const areBandsNamed = nameBands(drawing, bands)
  namePay(drawing, bands)
  const level = outline.findLast(({ isLevel }) => isLevel)
  const without = figures.without?.at(-1)
  const isOutlineNamed = !level || !without || nameOutline(drawing, level.box, without.total)
  const isTaxNamed = isTaxNamedInside || !tax || nameTaxAbove(drawing, tax, figures)
  if (need) nameNeed(drawing, need, figures.need ?? 0)
  namePassing(drawing, ground)
  const payToday = payLine(drawing, figures.payToday)
  const grid = gridLines(drawing, highest)

  const percent = percentOf(room)
  const geometry: IncomeGeometry = {
    height,
    areas: bands.map(({ part, ...box }) => ({ part, ...percent.rectangle(box) })),
    seams: seamsOf(stretches, scale).map(percent.line),
    hole: hole && { ...percent.rectangle(hole), isOnTop: words.isOnTop ?? false },
    tax: tax && percent.rectangle(tax),
    grid: grid.map(percent.line),
    payToday: payToday && percent.line(payToday),
    need: need && percent.line(need),
    without: outline.map(({ box }) => percent.line(box)),
    withoutCapital: outlineWithCapital(figures, stretches, scale).map(({ box }) => percent.line(box)),
    pins: pins.map(percent.line),
    ground: percent.down(ground),
    ticks: isBare ? [] : ticksOf(scene, x, room),
    labels: labels.written,
  }
  return { geometry, isNamed: isLastingNamed && areBandsNamed && isOutlineNamed && isTaxNamed }
}

/** Vertical lines: down to the ground where an income changes; a one-off capital stops at the income paid then. */
function pinsOf(
  { tops }: Marks,
  { steps }: IncomeFigures,
  { stretches }: Scene,
  { scale, ground }: { scale: Scale; ground: number },
) {
  return [...tops].map(([age, top]) => {
    const x = scale.x(age)
    const isChange = steps.some((step) => ageOf(step) === age || endOf(step) === age)
    return { left: x, right: x, top, bottom: isChange ? ground : scale.y(stretchAt(stretches, age)?.paid ?? 0) }
  })
}

/** Every five years, or every ten where there are many. */
function ticksOf({ start }: Scene, x: Scale['x'], { width, height }: Size) {
  const each = END - start > 12 * 40 ? 120 : 60
  const first = Math.ceil(start / each) * each
  const ages = Array.from({ length: (END - first) / each + 1 }, (_, index) => first + index * each)
  // Otherwise half of the first or last number would be outside.
  return ages
    .filter((age) => x(age) >= 0.7 && x(age) <= width - 0.7)
    .map((age) => ({ age: age / 12, x: percentOf({ width, height }).across(x(age)) }))
}

/** The text inside the picture: the names of the bands, the lasting income, temporary incomes, and what is missing. */
import type { Box } from '../place-labels'
import type { BandBox } from './bands'
import { END, type IncomeFigures, lastingStretch, type Stretch } from './figures'
import { endingAt, GAP, type Labels, ROW } from './labels'
import type { PictureWords } from './picture'
import type { Scale } from './scale'

type Drawing = {
  labels: Labels
  words: PictureWords
  stretches: readonly Stretch[]
  scale: Scale
  /** In em. */
  width: number
}

/** A hole where a pension is unknown, with its name; null if nothing is missing or there is no room. */
export function nameHole({ labels, words, stretches, scale, width }: Drawing): Box | null {
  const last = stretches.at(-1)
  const lasting = lastingStretch(stretches)
  const from = stretches.findLast(({ pay }) => pay > 0)?.end ?? lasting?.start
  if (words.unknown.length === 0 || !last || from === undefined || from >= END) return null
  const start = Math.max(from, lasting?.pay ? 0 : (lasting?.start ?? 0))
  const bottom = scale.y(last.paid + last.capital) - 0.15
  const box = { left: scale.x(start) + 0.15, right: width - 0.15, top: bottom - 1.6, bottom }
  const places = words.unknown.map((text) => ({ text, x: box.left + GAP, y: bottom - 0.8 }))
  return labels.put(places, { on: 'paper', within: box }) ? box : null
}

/**
 * Names the lasting income at its height, whatever capital is above it: directly above or, as long as no line lies between that
 * the name could seem to belong to, a little higher. False if there is no room.
 */
export function nameLasting(
  { labels, words, stretches, scale, width }: Drawing,
  hole: Box | null,
  lines: readonly Box[],
): boolean {
  const lasting = lastingStretch(stretches)
  if (!lasting || lasting.pay > 0) return true
  const top = hole ? hole.top : scale.y(lasting.paid)
  const left = scale.x(lasting.start)
  const higher = Array.from({ length: 2 * HIGHER + 1 }, (_, half) => top - 0.8 - (half * ROW) / 2)
  const heights = higher.filter((y) => !lines.some((line) => line.right > left && y < line.top && line.top < top))
  const texts = words.lasting(lasting.paid)
  const starts = heights.flatMap((y) => texts.map((text) => ({ text, x: left + GAP, y })))
  const atEnd = heights.flatMap((y) => endingAt(texts, width, y))
  return labels.put(
    [...starts, ...atEnd].map((place) => ({ ...place, isBold: true })),
    { on: 'paper', coversCapital: true },
  )
}

/** How far above the lasting income its name may be, in rows. */
const HIGHER = 1

/** Names the lasting income inside the band of the last pension, just below its top, if there is no room above. */
export function nameLastingInside({ labels, words, stretches }: Drawing, bands: readonly BandBox[]): boolean {
  const lasting = lastingStretch(stretches)
  const part = lasting && (lasting.lpp > 0 ? 'lpp' : 'avs')
  const band = widestOf(bands.filter((one) => one.part === part))
  if (!lasting || !part || !band) return false
  const y = band.top + 0.85
  const places = words.lasting(lasting.paid).map((text) => ({ text, x: band.left + GAP, y, isBold: true }))
  return labels.put(places, { on: part, within: band })
}

/** Names each band of a pillar at its widest part. False if one is too low for letters; a capital may be. */
export function nameBands({ labels, words }: Drawing, bands: readonly BandBox[]): boolean {
  const isNamed = (['avs', 'lpp', 'capital'] as const).map((part) => {
    const widest = widestOf(bands.filter((band) => band.part === part))
    if (!widest) return true
    // Centred, unless a line crosses it there.
    const heights = [(widest.top + widest.bottom) / 2, widest.top + 0.85, widest.bottom - 0.85]
    const places = heights.flatMap((y) => words[part](widest.amount).map((text) => ({ text, x: widest.left + GAP, y })))
    return labels.put(places, { on: part, within: widest }) || part === 'capital'
  })
  return isNamed.every(Boolean)
}

/** Names what taxes take in its own box. False if that is too low for letters. */
export function nameTax({ labels, words }: Drawing, box: Box, { tax }: Pick<IncomeFigures, 'tax'>): boolean {
  const y = (box.top + box.bottom) / 2
  const places = (words.tax?.(tax?.monthly ?? 0) ?? []).map((text) => ({ text, x: box.left + GAP, y }))
  return labels.put(places, { on: 'paper', within: box })
}

/** The same directly above the box, or a little higher. */
export function nameTaxAbove(
  { labels, words, width }: Drawing,
  box: Box,
  { tax }: Pick<IncomeFigures, 'tax'>,
): boolean {
  const texts = words.tax?.(tax?.monthly ?? 0) ?? []
  const heights = [0, 1, 2].map((half) => box.top - 0.85 - (half * ROW) / 2)
  const starts = heights.flatMap((y) => texts.map((text) => ({ text, x: box.left + GAP, y })))
  return labels.put([...starts, ...heights.flatMap((y) => endingAt(texts, width, y))], { on: 'paper' })
}

/** Among equals the last one, since later incomes last longer. */
const widestOf = (bands: readonly BandBox[]): BandBox | null =>
  bands.reduce<BandBox | null>(
    (one, other) => (one && one.right - one.left > other.right - other.left ? one : other),
    null,
  )

/** In one line, or with the amount below the name. */
export function namePay({ labels, words }: Drawing, bands: readonly BandBox[]) {
  const [widest] = bands
    .filter(({ part }) => part === 'pay')
    .toSorted((one, other) => other.right - other.left - (one.right - one.left))
  if (!widest) return
  const [name = '', amount = ''] = words.pay(widest.amount)
  const place = { x: widest.left + GAP, y: widest.top + 0.9 }
  const on = { on: 'pay', within: widest } as const
  if (labels.put([{ ...place, text: `${name} ${amount}` }], on)) return
  if (widest.bottom - place.y > 2 && labels.put([{ ...place, text: name }], on))
    labels.put([{ text: amount, x: place.x, y: place.y + 1.3, isBold: true }], on)
}

/** The outline's amount, above or below its last level. False if there is no room. */
export function nameOutline({ labels, words, width }: Drawing, level: Box, amount: number): boolean {
  const texts = words.without(amount)
  const heights = [level.top - 0.85, level.top + 0.85]
  const starts = heights.flatMap((y) => texts.map((text) => ({ text, x: level.left + GAP, y })))
  return labels.put([...starts, ...heights.flatMap((y) => endingAt(texts, width, y))], { on: 'paper' })
}

/** The amounts of temporary pensions, above them. */
export function namePassing({ labels, words, stretches, scale }: Drawing, ground: number) {
  const lasting = lastingStretch(stretches)
  for (const { start, end, paid, pay, capital } of stretches) {
    if (pay > 0 || paid === 0 || start >= (lasting?.start ?? 0)) continue
    const within = { left: scale.x(start), right: scale.x(end), top: 0, bottom: ground }
    const y = scale.y(paid + capital) - 0.8
    labels.put(
      words.while(paid).map((text) => ({ text, x: within.left + GAP, y })),
      { on: 'paper', within },
    )
  }
}

/** Today's pay across the whole width, to compare later amounts with. */
export function payLine({ labels, words, scale, width }: Drawing, payToday: number | null): Box | null {
  if (payToday === null || payToday <= 0) return null
  const y = scale.y(payToday)
  const texts = words.payToday(payToday)
  labels.put([...endingAt(texts, width, y - 0.8), ...endingAt(texts, width, y + 0.85)], { on: 'paper', isSoft: true })
  return { left: 0, right: width, top: y, bottom: y }
}

/** The need, from the end of pay on, or else from today. */
export function needBox({ stretches, scale, width }: Drawing, need: number | null | undefined): Box | null {
  if (need === null || need === undefined || need <= 0) return null
  const from = stretches.find(({ pay }) => pay === 0)?.start ?? stretches[0]?.start ?? 0
  const y = scale.y(need)
  return { left: scale.x(from), right: width, top: y, bottom: y }
}

/** Its name, at its end or start, above or below it. */
export function nameNeed({ labels, words, width }: Drawing, line: Box, need: number) {
  const texts = words.need(need)
  const heights = [line.top - 0.85, line.top + 0.9]
  const atEnd = heights.flatMap((y) => endingAt(texts, width, y))
  const starts = heights.flatMap((y) => texts.map((text) => ({ text, x: line.left + GAP, y })))
  labels.put(
    [...atEnd, ...starts].map((place) => ({ ...place, isBold: true })),
    { on: 'paper' },
  )
}

/** Round amounts, each with its number. Those without room are left out. */
export function gridLines({ labels, words, scale, width }: Drawing, highest: number): Box[] {
  const step = roundStep(highest)
  const amounts = Array.from({ length: Math.floor(highest / step) }, (_, index) => (index + 1) * step)
  return amounts.flatMap((amount) => {
    const y = scale.y(amount)
    const isNamed = labels.put(endingAt([words.amount(amount)], width, y - 0.7), { on: 'paper', isSoft: true })
    return isNamed ? [{ left: 0, right: width, top: y, bottom: y }] : []
  })
}

/** 1, 2 or 5 times a power of ten: one to three lines below the highest amount. */
function roundStep(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(highest))
  return [0.5, 1, 2, 5].map((digit) => digit * power).find((step) => highest / step < 4) ?? power
}

/** The words in the picture of the plan, each where it hides nothing. */
import type { Day } from '~/pillars/day'
import type { PhaseSources } from '~/pillars/synthesis/plan/result'
import { type Labels, ROW } from '../income/labels'
import { type Ground, NARROWEST } from '../income/picture'
import type { Box, LabelPlace } from '../place-labels'

/** Above each other, from the ground: what is paid for life below, capital above. */
export const PARTS = [
  'avs',
  'lpp',
  'bridging',
  'lppCapital',
  'vested',
  'pillar3a',
] as const satisfies (keyof PhaseSources)[]
export type PlanPart = (typeof PARTS)[number] | 'pay'

/** Where letters lie. Capital of the second pillar is drawn lighter, so its letters are those on paper. */
const LETTERS_ON: Record<PlanPart, Ground> = {
  ...{ avs: 'avs', lpp: 'lpp', bridging: 'pay', lppCapital: 'paper', vested: 'paper', pillar3a: 'capital', pay: 'pay' },
}

export type PlanWords = {
  part: (part: PlanPart, amount: number) => readonly string[]
  need: (amount: number) => readonly string[]
  missing: (amount: number) => readonly string[]
  leaving: (day: Day) => readonly string[]
  avs: (day: Day) => readonly string[]
  day: (day: Day) => readonly string[]
}

/** `amount`: CHF a month. */
export type PartBox = Box & { part: PlanPart; amount: number }

export type Mark = { start: number; from: Day; kind: 'leaving' | 'avs' | 'day' }

const { width: WIDTH } = NARROWEST

/** Each in its own row, beside its line: on the side with more room. */
export function nameMarks(
  labels: Labels,
  marks: readonly Mark[],
  { words, x }: { x: (age: number) => number; words: PlanWords },
) {
  marks.forEach(({ start, from, kind }, row) => {
    const at = x(start)
    const y = (row + 0.5) * ROW
    const isRight = at > WIDTH / 2
    const places = words[kind](from).map(
      (text): LabelPlace => ({ text, x: at + (isRight ? -0.5 : 0.5), y, anchor: isRight ? 'end' : 'start' }),
    )
    labels.put(places, { on: 'paper' })
  })
}

/** The first name that fits into its band. @returns whether each has one */
export function nameParts(labels: Labels, bands: readonly PartBox[], words: PlanWords): boolean {
  const named = bands.map(({ part, amount, ...box }) => {
    const y = part === 'pay' ? box.top + 1 : (box.top + box.bottom) / 2
    const places = words.part(part, amount).map((text): LabelPlace => ({ text, x: box.left + 0.5, y }))
    return labels.put(places, { on: LETTERS_ON[part], within: box })
  })
  return named.every(Boolean)
}

/** In the hole if it has room, else above it. */
export function nameHole(labels: Labels, { missing, ...box }: Box & { missing: number }, words: PlanWords) {
  const texts = words.missing(missing)
  const inside = texts.map(
    (text): LabelPlace => ({
      text,
      x: (box.left + box.right) / 2,
      y: (box.top + box.bottom) / 2,
      anchor: 'middle',
      isBold: true,
    }),
  )
  const above = texts.map((text): LabelPlace => ({ text, x: box.right, y: box.top - 0.9, anchor: 'end', isBold: true }))
  labels.put([...inside.filter(() => box.bottom - box.top > 1.3), ...above], { on: 'paper' })
}

/** Above the line, beside one of the lines of time: the first where it hides nothing. */
export function nameNeed(labels: Labels, { top }: Box, { amount, words, beside }: NeedName) {
  const places = words
    .need(amount)
    .flatMap((text) => [...beside, -0.2].map((x): LabelPlace => ({ text, x: x + 0.5, y: top - 0.9, isBold: true })))
  labels.put(places, { on: 'paper' })
}

type NeedName = { amount: number; words: PlanWords; beside: readonly number[] }

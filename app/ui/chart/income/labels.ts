import { type Box, boxOf, holds, type LabelPlace, type Measure, meet } from '../place-labels'
import type { Band, Ground, PictureLabel } from './picture'
import { percentOf, type Size } from './scale'

/** Sizes in em: a line of letters, the gap between letters and a mark, and the mark of a capital. */
export const ROW = 1.5
export const GAP = 0.5
export const COIN = 1.6

type BandOnPaper = Box & { part: Band }

type Look = { on: Ground; isSoft?: boolean; isCoin?: boolean }

/** The letters of a drawing, each placed where it hides nothing that is already there. */
export class Labels {
  readonly written: PictureLabel[] = []
  private readonly taken: Box[] = []
  private bands: readonly BandOnPaper[] = []

  /** @param frame the box for letters, unless a call restricts them further */
  constructor(
    private readonly size: Size,
    private readonly measure: Measure,
    private readonly frame: Box,
  ) {}

  /** Letters on paper avoid these bands, except that those above a pension may cover its light capital. */
  keepOffPaper(bands: readonly BandOnPaper[]) {
    this.bands = bands
  }

  /** Lines that no letters may cross. */
  avoid(lines: readonly Box[]) {
    const wide = 0.12
    for (const { left, right, top, bottom } of lines)
      this.taken.push({ left: left - wide, right: right + wide, top: top - wide, bottom: bottom + wide })
  }

  /** Uses the first place in which the label hides nothing; false if there is none. */
  put(
    places: readonly LabelPlace[],
    { within = this.frame, coversCapital = false, ...look }: Look & { within?: Box; coversCapital?: boolean },
  ): boolean {
    const bands = this.bands.filter(({ part }) => !coversCapital || part !== 'capital')
    const hidden = look.on === 'paper' ? [...this.taken, ...bands] : this.taken
    const free = places.find((place) => {
      const box = boxOf(place, this.measure)
      return holds(within, box) && !hidden.some((other) => meet(box, other))
    })
    if (free) this.write(free, look)
    return free !== undefined
  }

  write({ text, x, y, anchor = 'start', isBold = false }: LabelPlace, { on, isSoft = false, isCoin = false }: Look) {
    this.taken.push(boxOf({ text, x, y, anchor, isBold }, this.measure))
    // The gap beside a line depends on the size of letters, not on the width of the drawing.
    const gap = isCoin ? GAP + COIN : GAP
    const dx = anchor === 'start' ? gap : anchor === 'end' && x < this.size.width ? -gap : 0
    const { across, down } = percentOf(this.size)
    this.written.push({ text, x: across(x - dx), dx, y: down(y), anchor, on, isBold, isSoft, isCoin })
  }
}

export const endingAt = (texts: readonly string[], x: number, y: number): LabelPlace[] =>
  texts.map((text) => ({ text, x, y, anchor: 'end' }))

/** Dossiers as large as somebody could make them, by a file or by hand. */
import { randomInt } from 'node:crypto'
import { Career, type CareerOwner, CareerRow, MOST_CAREER_ROWS, UnreadLine } from '~/dossier/shape/career'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { checkDossierSize } from '~/dossier/vault/dossier-size'
import { day } from '~/pillars/day'

const OWNERS: readonly CareerOwner[] = ['person', 'partner', 'former']

const rowAt = (index: number) =>
  CareerRow.parse({
    ...{ line: index + 1, year: 1960 + (index % 66), months: { from: 1, to: 12 }, amount: 54_321 + index * 7 },
    ...{ kind: 'income', split: false, payer: 1 },
  })

export const longText = (sign: () => string, length = 120) => Array.from({ length }, sign).join('')
/** A character that takes six bytes once escaped, and then compresses well. */
export const wideSign = () => '中'
/** Random ones of the 92 characters without an escape: only their small number can be compressed. */
const SIGNS = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index)).filter(
  (one) => !/["\\]/.test(one),
)
export const chanceSign = () => SIGNS[randomInt(SIGNS.length)] as string

const unreadAt = (index: number, text: string) =>
  UnreadLine.parse({
    ...{ line: index + 501, text, reason: 'amountUnclear' },
    guess: { year: '1992', months: '', amount: '', split: false },
  })

/** Three extracts with as many lines as the shape allows, and this many lines each that were not understood. */
export function dossierWithLines(unread: number, text: () => string): Dossier {
  const career = () =>
    Career.parse({
      ...{ way: 'extract', asOf: day('2026-03-12') },
      rows: Array.from({ length: MOST_CAREER_ROWS }, (_, index) => rowAt(index)),
      unread: Array.from({ length: unread }, (_, index) => unreadAt(index, text())),
    })
  const empty = emptyDossier(null, '', '', { version: '7' })
  const careers = Object.fromEntries(OWNERS.map((owner) => [owner, career()])) as Dossier['firstPillar']['careers']
  return { ...empty, firstPillar: { ...empty.firstPillar, careers } }
}

/** The same with extracts that leave no room for anything more: neither for the largest of these lines nor for the smallest. */
export function filledUp(dossier: Dossier): Dossier {
  const [wide, short] = [longText(wideSign), '']
  let texts: string[] = []
  const holding = (lines: readonly string[]): Dossier => {
    const { careers } = dossierWithLines(0, wideSign).firstPillar
    const of = (at: number) => lines.slice(at * MOST_CAREER_ROWS, (at + 1) * MOST_CAREER_ROWS)
    const filled = OWNERS.map((owner, at) => [
      owner,
      { ...careers[owner], unread: of(at).map((text, i) => unreadAt(i, text)) },
    ])
    return { ...dossier, firstPillar: { ...dossier.firstPillar, careers: Object.fromEntries(filled) } }
  }
  for (const text of [wide, short])
    for (let more = 256; more >= 1; more /= 2) {
      const longer = [...texts, ...Array<string>(more).fill(text)]
      if (isKept(holding(longer))) texts = longer
    }
  return holding(texts)
}

function isKept(dossier: Dossier): boolean {
  try {
    checkDossierSize(dossier)
    return true
  } catch {
    return false
  }
}

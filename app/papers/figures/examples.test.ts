/**
 * Whole papers, invented after the words that funds print: the text of the file, and what is read of it. Funds and
 * persons are invented. An example is a file of three parts: title; the text; and what is read, written as `outcomeOf`
 * does. Nothing else may be read.
 */
import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { EXAMPLES, examplesIn } from '../../../tests/support/papers/examples'
import { paperPdf } from '../../../tests/support/papers/paper-pdf'
import { readPaperFile } from '../files/paper-file'
import { certificateOn, type FoundFigure, forecastOn, kindOfPaper, paperLines, statement3aOn } from '.'
import type { PaperLine } from './paper-lines'

/** `EXAMPLES=write` writes the expected part anew: read it line by line before keeping it. */
const RENEWS = process.env.EXAMPLES === 'write'

const lineOf = ({ field, value, line }: FoundFigure) => `${field}: ${value} < ${line}`

function certificateOutcome(lines: PaperLine[]): string[] {
  const { figures, ages, agesLine } = certificateOn(lines)
  return [
    ...figures.map(lineOf),
    ...ages.map(({ age, capital, pension }) => `age ${age}: ${capital ?? '–'} ${pension ?? '–'}`),
    ...(agesLine === null ? [] : [`ages < ${agesLine}`]),
  ]
}

const today = day('2026-11-28')
const READERS: Record<string, (lines: PaperLine[]) => string[]> = {
  funds: certificateOutcome,
  statements: (lines) => statement3aOn(lines, { today }).map(lineOf),
  forecasts: (lines) => forecastOn(lines).map(lineOf),
  others: () => [],
}

const outcomeOf = (part: string, text: string) => {
  const lines = paperLines(text)
  return `${[`seems ${kindOfPaper(lines)}`, ...(READERS[part]?.(lines) ?? [])].join('\n')}\n`
}
const named = (part: string) => examplesIn(part).map((one) => [one.title, one] as const)

describe.each(Object.keys(READERS))('of the %s', (part) => {
  it.each(named(part))('%s', (_title, { name, title, text, expected }) => {
    const outcome = outcomeOf(part, text)
    if (RENEWS) writeFileSync(new URL(name, EXAMPLES), [`${title}\n`, text, outcome].join('---\n'))
    else expect(outcome).toBe(expected)
  })

  it.each(named(part))('the same as a PDF: %s', async (_title, { text, expected }) => {
    const reading = await readPaperFile(await paperPdf(text))
    // The letters of a PDF need not have a blank between them.
    const outcome = 'text' in reading && outcomeOf(part, reading.text).replace(/CHF(?=\d)/g, 'CHF ')
    expect(outcome).toBe(expected)
  })
})

/**
 * Bad extracts: none makes the reader throw, loses a line, reveals a personal number, or turns an account number into
 * an amount.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountOf, type ExtractReading, MOST_LINES, readExtract, summaryOf } from '~/papers/extract'
import { hasDigit, linesOf } from '~/papers/extract/one-spelling'
import { day } from '~/pillars/day'
import { casesOf, check } from '../support/random/cases'
import { type BadExtract, badExtract, SPOUSES } from './extract-inputs'

const facts = {
  birthDate: day('1971-03-12'),
  today: day('2026-11-22'),
  referenceYear: 2036,
  minimumIncome: () => 5_000,
  marriageYears: [],
}

/** Every line of the answer, by its place in it; an overview's line with a credit makes two rows. */
function linesIn({ rows, unread, furniture, notes }: ExtractReading): number[] {
  const cancelled = notes.filter(({ key }) => key === 'cancelled').flatMap(({ lines }) => lines)
  const places = [rows, unread, furniture].map((place) => new Set(place.map(({ line }) => line)))
  return [...places.flatMap((place) => [...place]), ...cancelled].sort((a, b) => a - b)
}

/** What is prefilled, and what one answer for many lines would make of it. */
const readingsOf = ({ guess, proposal }: ExtractReading['unread'][number]) => (proposal ? [guess, proposal] : [guess])

const digits = (text: string) => text.replace(/\D/g, '')
const PERSON_NUMBER = /(?<!\d)756[ .'/-]?(\d[ .'/-]?){9}\d/

function expectNoLoss(text: string, reading: ExtractReading) {
  const withDigit = linesOf(text).flatMap((line, i) => (hasDigit(line) ? [i + 1] : []))
  const read = reading.beyond ? withDigit.filter((line) => line < (reading.beyond?.fromLine ?? 0)) : withDigit
  expect(linesIn(reading)).toEqual(read)
  expect((reading.beyond?.lines ?? 0) + read.length).toBe(withDigit.length)
}

function expectNoNumbers({ secrets }: BadExtract, reading: ExtractReading) {
  for (const { text } of reading.unread) {
    expect(text.length).toBeLessThanOrEqual(120)
    expect(text).not.toMatch(PERSON_NUMBER)
    for (const secret of secrets.filter((one) => SPOUSES.includes(one)))
      expect(digits(text)).not.toContain(digits(secret))
  }
  const amounts = [...reading.rows, ...reading.unread.flatMap(readingsOf)].map(({ amount }) => String(amount))
  for (const secret of secrets) expect(amounts).not.toContain(digits(secret))
}

function expectInLimits({ rows, unread }: ExtractReading) {
  expect(rows.length).toBeLessThanOrEqual(2 * MOST_LINES)
  for (const { year, amount } of [...rows, ...unread.flatMap(readingsOf)]) {
    if (year !== null) expect(year >= 1988 && year <= 2026).toBe(true)
    if (amount !== null) expect(Number.isInteger(amount) && Math.abs(amount) <= 10_000_000).toBe(true)
  }
}

/** A line that others are read with is one of them, and belongs to only one. */
function expectPartners({ unread }: ExtractReading) {
  const places = new Set(unread.map(({ line }) => line))
  const partners = unread.flatMap(({ line, proposal }) => (proposal?.with.length ? [line, ...proposal.with] : []))
  expect(partners.filter((line) => !places.has(line))).toEqual([])
  expect(new Set(partners).size).toBe(partners.length)
}

describe('a bad extract', () => {
  it('is read without a fault, loses no line and gives away no number', () => {
    const holds = (bad: BadExtract) => {
      const reading = readExtract(bad.text, facts)
      expectNoLoss(bad.text, reading)
      expectNoNumbers(bad, reading)
      expectInLimits(reading)
      expectPartners(reading)
      const account = accountOf(reading.rows, facts)
      expect(account.years.every(({ months }) => months >= 0 && months <= 12)).toBe(true)
      expect(Number.isFinite(summaryOf(account, facts).entries?.average ?? 0)).toBe(true)
    }
    check(fc.property(badExtract, holds), casesOf())
  }, 3_600_000)
})

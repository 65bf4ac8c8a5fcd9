import { describe, expect, it } from 'vitest'
import { ageLines, readAges } from './certificate-ages'

const read = (text: string, isCapitalOnly = false) => {
  const { rows, unread } = readAges(text, { isCapitalOnly })
  return { rows: rows.map(({ age, capital, pension }) => [age, capital, pension]), unread }
}

describe('a line', () => {
  it.each([
    ["58 412'300 20'615", 58, 412_300, 20_615],
    ['58\u00a0412’300\u00a020’615', 58, 412_300, 20_615],
    ['58 412300 20615', 58, 412_300, 20_615],
    ['58\t412300\t20615\r', 58, 412_300, 20_615],
    ['58\t412 300\t20 615', 58, 412_300, 20_615],
    ['58 412 300 20 615', 58, 412_300, 20_615],
    ['58 1 412 300 70 615', 58, 1_412_300, 70_615],
    ['58 412\u202f300.00 20\u202f615.40', 58, 412_300, 20_615.4],
    ["58 ans CHF 412'300.– CHF 20'615.–", 58, 412_300, 20_615],
    ["58 Jahre Fr. 412'300.- Fr. 20'615.-", 58, 412_300, 20_615],
    ['58;412300;20615', 58, 412_300, 20_615],
    ["62    601'420   30'071", 62, 601_420, 30_071],
    ["62 601'420 5.00 % 30'071", 62, 601_420, 30_071],
    ["62 601'420 5,0% 2'506.00", 62, 601_420, 2506],
    ["à 62 ans : 601'420 30'071", 62, 601_420, 30_071],
    ["64.5 673'900 35'380", 64.5, 673_900, 35_380],
    ["64,5 673'900 35'380", 64.5, 673_900, 35_380],
    ["64/6 673'900 35'380", 64.5, 673_900, 35_380],
    ["64/3 673'900 35'380", 64.25, 673_900, 35_380],
    ["64 ans et 6 mois 673'900 35'380", 64.5, 673_900, 35_380],
    ["64 Jahre 6 Monate 673'900 35'380", 64.5, 673_900, 35_380],
    ["62 601'420 -", 62, 601_420, null],
    ["62 – 30'071", 62, null, 30_071],
    ["62\t\t30'071", 62, null, 30_071],
    ["62\t601'420\t", 62, 601_420, null],
    ['62;;30071', 62, null, 30_071],
  ])('%s is read', (line, ...row) => expect(read(line)).toEqual({ rows: [row], unread: [] }))

  it.each([
    ['one amount, which may be either', "62 601'420"],
    ['three amounts', "62 601'420 30'071 2'506"],
    ['no amount', '62'],
    ['only dashes', '62 - -'],
    ['thousands with a point', '62 601.420 30.071'],
    ['digits that may be read in several ways', '62 601 420 130 071'],
    ['letters', "62 6O1'420 30'071"],
    ['no age', "601'420 30'071"],
    ['months that no year has', "64/12 673'900 35'380"],
    ['more than a table prints', `62 ${'1 '.repeat(12)}`],
    ['a long one', `62 601'420 30'071${' '.repeat(200)}x`],
  ])('with %s is not', (_, line) => expect(read(line)).toEqual({ rows: [], unread: [line.trim()] }))

  it('without digits is a title', () => expect(read('Âge\tCapital\tRente\n\n')).toEqual({ rows: [], unread: [] }))

  it('with one amount is capital where there is no pension', () => {
    expect(read("62 601'420", true).rows).toEqual([[62, 601_420, null]])
    expect(read('62 601 420', true).rows).toEqual([[62, 601_420, null]])
  })
})

it('reads a block in its order, each equal line once', () => {
  const text = "Alter Kapital Rente\r\n62 601'420 30'071\r\n62 601'420 30'071\r\nx 1\r\n63 629'810 32'120\r\n"
  expect(read(text)).toEqual({ rows: [[62, 601_420, 30_071], [63, 629_810, 32_120]], unread: ['x 1'] }) // biome-ignore format: a table
})

it('writes the block that reads as the same ages', () => {
  const ages = [
    { age: 58, capital: 412_300, pension: 20_615.5 },
    { age: 64.5, capital: 673_900, pension: null },
    { age: 64 + 3 / 12, capital: null, pension: 35_000 },
  ]
  const text = ageLines(ages)
  expect(text).toBe("58  412'300  20'615.50\n64.5  673'900  -\n64/3  -  35'000")
  expect(readAges(text, { isCapitalOnly: false }).rows).toMatchObject(ages)
})

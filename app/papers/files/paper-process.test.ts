/** Malicious files: each is refused by a limit before it takes anything, or ends only its process. */
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import { day } from '~/pillars/day'
import { createProcessPool, type ProcessPoolOptions } from '~/threads/process-pool'
import { extractPage, makePdf } from '../../../tests/support/pages/make-pdf'
import { BESIDE_THE_TEXT, endless, manyObjects, PLAIN, UNPACKING, widths } from '../../../tests/support/papers/bombs'
import { readExample } from '../../../tests/support/papers/examples'
import { paperPdf } from '../../../tests/support/papers/paper-pdf'
import { oneIn } from '../../../tests/support/random/cases'
import { type PaperAnswer, type PaperRequest, paperMessage } from '../paper-request'
import { readPaper } from '../read-paper'
import { MOST_ANSWER_BYTES, MOST_RESIDENT_BYTES } from './file-reading'

/** However slow the machine is, a file that ends has the time to do so. */
const HUGE_MS = 600_000
const READ = { text: '1998 01-12 45817' }
const plain = PLAIN[0][1]

function begin(options: Partial<ProcessPoolOptions> = {}) {
  const told: string[] = []
  const pool = createProcessPool<PaperAnswer>({
    file: new URL('paper-process.dev.mjs', import.meta.url),
    flags: ['--max-old-space-size=160'],
    deadlineMs: HUGE_MS,
    mostBytes: MOST_RESIDENT_BYTES,
    mostAnswerBytes: MOST_ANSWER_BYTES,
    told: (outcome) => told.push(outcome),
    ...options,
  })
  const run = (file: Uint8Array, request: PaperRequest = { as: 'text' }) => pool.run(paperMessage(request, file))
  return { ...pool, run, told }
}

describe('the process that reads papers', () => {
  const pool = begin()
  afterAll(pool.close)

  it('reads what is read without it', async () => {
    const pdf = await makePdf([extractPage([['25', '412.087.33', '1', '01-12', '1998', "45'817", 'Menuiserie']])])
    expect(await pool.run(pdf)).toEqual(await readPaper(paperMessage({ as: 'text' }, pdf)))
  })

  it('reads the figures of a paper, and names one of another kind', async () => {
    const asked = { as: 'certificate', today: day('2026-11-28') } as const
    const { text } = readExample('funds/05-ages-in-rows-german.txt')
    const answer = await pool.run(await paperPdf(text), asked)
    expect(answer).toEqual(await readPaper(paperMessage(asked, await paperPdf(text))))
    expect(answer).toMatchObject({ ages: { length: 7 } })
    expect(await pool.run(await paperPdf(readExample('others/03-pay-slip.txt').text), asked)).toEqual({
      other: 'paySlip',
    })
    expect(await pool.run(await makePdf([[]]), asked)).toEqual({ problem: 'fileWithoutText' })
  })

  it('reads a text made to take long, in its time', async () => {
    const asked = { as: 'certificate', today: day('2026-11-28') } as const
    const line = 'Altersrente  Kapital  65  66  Alter 62  Rente  Monat  Jahr  '.repeat(6).slice(0, 400)
    const answer = await pool.run(new TextEncoder().encode(`${line}\n`.repeat(13_000)), asked)
    expect(answer).toHaveProperty('figures')
    expect(await pool.run(plain())).toEqual(READ)
  })

  it.each(PLAIN)('reads a plain file %s', async (_name, make) => expect(await pool.run(make())).toEqual(READ))

  it.each(BESIDE_THE_TEXT)('does not unpack %s, and reads the text', async (_name, make) =>
    expect(await pool.run(make())).toEqual(READ),
  )

  it.each(oneIn(4, UNPACKING))('ends before it unpacks more of %s than one file may take', async (_name, make) => {
    await expect(pool.run(make())).rejects.toMatchObject({ code: 'THREAD_ENDED' })
    expect(await pool.run(plain())).toEqual(READ)
  })
})

describe('a file that nothing else bounds', () => {
  type Bomb = [string, () => Uint8Array, string, Partial<ProcessPoolOptions>]

  it.each<Bomb>([
    ...oneIn<Bomb>(2, [
      ['for its memory', widths, 'MEMORY_EXCEEDED', {}],
      ['for its memory', manyObjects, 'MEMORY_EXCEEDED', {}],
    ]),
    ['for its time', endless, 'DEADLINE_PASSED', { deadlineMs: 100 }],
  ])('ends its process %s, and not what waits behind it', async (_name, make, outcome, options) => {
    const pool = begin(options)
    onTestFinished(pool.close)
    const [first, second] = await Promise.allSettled([pool.run(make()), pool.run(new TextEncoder().encode('1998 1'))])
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: { text: '1998 1' } }])
    expect(pool.told).toEqual([outcome, 'DONE'])
    if (options.deadlineMs === undefined) expect(await pool.run(plain())).toEqual(READ)
  })
})

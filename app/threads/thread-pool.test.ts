import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { writePdf } from '~/takeaway/pdf'
import { pdfContent } from '~/takeaway/pdf-content'
import type { PdfContent } from '~/takeaway/pdf-part'
import { linesIn, readPdf } from '../../tests/support/pages/read-pdf'
import { sheet } from '../../tests/support/pages/sample-sheet'
import { WorkNotDone } from './pool'
import { createThreadPool, type PoolOptions } from './thread-pool'

/** A thread that answers with the given number and its own; some words are orders. */
const THREAD = `
import { parentPort, threadId } from 'node:worker_threads'
const orders = {
  crash: () => { throw new Error('of 756.1111.2222.08') },
  exit: () => process.exit(0),
  hang: () => { for (;;); },
  hungry: () => { const all = []; for (;;) all.push(Array.from({ length: 1e5 }, () => ({}))) },
  wait: () => {},
  fail: () => parentPort.postMessage({ failedAt: '    at writePdf (pdf.ts:1:2)' }),
}
new BroadcastChannel('all threads').onmessage = () => { throw new Error('with nothing to do') }
parentPort.on('message', (given) => orders[given] ? orders[given]() : parentPort.postMessage({ result: [given, threadId] }))
`

const fileOf = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`)

type Answer = [given: string, thread: number]

/** However slow the machine is, work that answers has the time for it; work that hangs never does. */
const deadlineOf = (given: string) => (given === 'hang' ? 100 : 600_000)

function poolOf(options: Partial<PoolOptions<string>> = {}) {
  const pool = createThreadPool<string, Answer>({ file: fileOf(THREAD), threads: 1, deadlineOf, ...options })
  onTestFinished(pool.close)
  return pool
}

const problemOf = (work: Promise<unknown>): Promise<WorkNotDone> =>
  work.then(
    () => expect.unreachable('it was done'),
    (error) => error,
  )

describe('a pool of threads', () => {
  it('does what it is given, in its order and in the same thread', async () => {
    const pool = poolOf()
    const answers = await Promise.all(['a', 'b', 'c'].map((given) => pool.run(given)))
    expect(answers.map(([given]) => given)).toEqual(['a', 'b', 'c'])
    expect(new Set(answers.map(([, thread]) => thread)).size).toBe(1)
    expect((await pool.run('d'))[1]).toBe(answers[0]?.[1])
  })

  it.each(['a', 'fail', 'crash', 'hang'])('says once how long a work had a thread: %s', async (order) => {
    const pool = poolOf()
    const spent = vi.fn()
    await pool.run(order, undefined, spent).catch(() => null)
    expect(spent.mock.calls).toEqual([[expect.any(Number)]])
  })

  it('says nothing of a work that got no thread', async () => {
    const pool = poolOf({ threads: 0, mostWaiting: 0 })
    const spent = vi.fn()
    await problemOf(pool.run('a', undefined, spent))
    expect(spent).not.toHaveBeenCalled()
  })

  it('begins no more threads than it may', async () => {
    const pool = poolOf({ threads: 2 })
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((given) => pool.run(given)))
    expect(new Set(answers.map(([, thread]) => thread)).size).toBe(2)
  })

  it.each([
    ['crash', 'THREAD_ENDED'],
    ['exit', 'THREAD_ENDED'],
    ['hungry', 'THREAD_ENDED'],
    ['hang', 'DEADLINE_PASSED'],
  ] as const)('replaces a thread that is told to %s, and goes on with those who wait', async (order, code) => {
    const pool = poolOf()
    const [, before] = await pool.run('first')
    const [problem, [given, after]] = await Promise.all([problemOf(pool.run(order)), pool.run('next')])
    expect(problem).toBeInstanceOf(WorkNotDone)
    expect(problem).toMatchObject({ name: 'WorkNotDone', code })
    expect(problem.stack).not.toContain('756')
    expect(given).toBe('next')
    expect(after).not.toBe(before)
  })

  it.each([
    ['a', 'DONE'],
    ['crash', 'THREAD_ENDED'],
    ['hang', 'DEADLINE_PASSED'],
    ['fail', 'WORK_FAILED'],
  ])('tells how %s has ended: %s', async (given, outcome) => {
    const told: string[] = []
    const pool = poolOf({ told: (...one) => told.push(one[0]) })
    await pool.run(given).catch(() => null)
    expect(told).toEqual([outcome])
  })

  it('tells how much waits, and what was refused for it', async () => {
    const told: string[] = []
    const pool = poolOf({ mostWaiting: 1, told: (outcome) => told.push(outcome) })
    void pool.run('wait').catch(() => null)
    void pool.run('wait').catch(() => null)
    await pool.run('wait').catch(() => null)
    expect([pool.waiting(), told]).toEqual([1, ['QUEUE_FULL']])
  })

  it('replaces a thread that ends while it has nothing to do', async () => {
    const pool = poolOf()
    const ended = new Promise((resolve) => process.once('worker', (thread) => thread.once('exit', resolve)))
    const [, before] = await pool.run('first')
    const everywhere = new BroadcastChannel('all threads')
    everywhere.postMessage('end')
    await ended
    everywhere.close()
    expect((await pool.run('next'))[1]).not.toBe(before)
  })

  it('says where a work failed, and keeps the thread', async () => {
    const pool = poolOf()
    const [, before] = await pool.run('first')
    const problem = await problemOf(pool.run('fail'))
    expect(problem.code).toBe('WORK_FAILED')
    expect(problem.stack).toBe('WorkNotDone: WORK_FAILED\n    at writePdf (pdf.ts:1:2)')
    expect((await pool.run('next'))[1]).toBe(before)
  })

  it('refuses at once where too many wait, and nobody else', async () => {
    const pool = poolOf({ mostWaiting: 1 })
    const [first, second, third] = [pool.run('a'), pool.run('b'), problemOf(pool.run('c'))]
    expect((await third).code).toBe('QUEUE_FULL')
    expect([(await first)[0], (await second)[0]]).toEqual(['a', 'b'])
  })

  it('leaves the place of somebody who has left to others', async () => {
    const pool = poolOf({ mostWaiting: 1 })
    const leaving = new AbortController()
    const first = pool.run('a')
    const left = problemOf(pool.run('b', leaving.signal))
    leaving.abort()
    const third = pool.run('c')
    expect((await left).code).toBe('ASKER_LEFT')
    expect([(await first)[0], (await third)[0]]).toEqual(['a', 'c'])
    expect((await problemOf(Promise.all([pool.run('d'), pool.run('e', leaving.signal)]))).code).toBe('ASKER_LEFT')
  })

  it('ends what is under way and what waits, and takes nothing more', async () => {
    const pool = poolOf()
    const [underWay, waiting] = [problemOf(pool.run('wait')), problemOf(pool.run('b'))]
    await pool.close()
    expect([(await underWay).code, (await waiting).code]).toEqual(['THREAD_ENDED', 'POOL_CLOSED'])
    expect((await problemOf(pool.run('c'))).code).toBe('POOL_CLOSED')
  })

  it('refuses where its file is not there', async () => {
    const pool = poolOf({ file: new URL('nowhere.mjs', import.meta.url) })
    expect((await problemOf(pool.run('a'))).code).toBe('THREAD_ENDED')
  })
})

describe('the thread that writes PDFs', () => {
  const file = new URL('../takeaway/pdf-thread.dev.mjs', import.meta.url)

  it('writes what is written without it', async () => {
    const pool = createThreadPool<PdfContent, Uint8Array>({ file, deadlineOf: () => 600_000 })
    onTestFinished(pool.close)
    const content = pdfContent(sheet())
    const [inThread, here] = [await pool.run(content), await writePdf(content)]
    expect(linesIn(readPdf(inThread).document)).toEqual(linesIn(readPdf(here).document))
    expect(Buffer.from(inThread).equals(here)).toBe(true)
  })

  it('says of what it cannot write nothing but the place', async () => {
    const pool = createThreadPool<PdfContent, Uint8Array>({ file, deadlineOf: () => 600_000 })
    onTestFinished(pool.close)
    const parts = [{ kind: 'list', items: '756.1111.2222.08' }] as unknown as PdfContent['parts']
    const problem = await problemOf(pool.run({ ...pdfContent(sheet()), parts }))
    expect(problem.code).toBe('WORK_FAILED')
    expect(problem.stack).toMatch(/^WorkNotDone: WORK_FAILED\n {4}at .*pdf-parts\.ts:\d+/)
    expect(problem.stack).not.toContain('756')
  })
})

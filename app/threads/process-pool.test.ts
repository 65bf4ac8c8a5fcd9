import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { processFlags } from '~/papers/files/process-flags'
import type { WorkNotDone } from './pool'
import { createProcessPool, type ProcessPoolOptions, residentBytesOf } from './process-pool'

const fixture = (name: string) => new URL(`../../tests/support/processes/${name}`, import.meta.url)
const OBEYING = fixture('obeying.mjs')

/** However slow the machine is, work that answers has the time for it; work that hangs never does. */
const HUGE_MS = 600_000

type Case = [order: string, code: string, options: Partial<ProcessPoolOptions>]
/** What no heap limit sees, and nobody outside if there is no /proc: there the guard is alone. */
const HUNGRY: Case[] = existsSync('/proc/self/status')
  ? [['hungry', 'MEMORY_EXCEEDED', { mostBytes: 200 * 1024 * 1024 }]]
  : []

type Answer = [given: string, process: number]

function poolOf(options: Partial<ProcessPoolOptions> = {}) {
  const pool = createProcessPool<Answer>({
    file: OBEYING,
    flags: [],
    deadlineMs: HUGE_MS,
    mostBytes: 256 * 1024 * 1024,
    mostAnswerBytes: 10_000,
    ...options,
  })
  onTestFinished(async () => void (await pool.close()))
  const run = (given: string) => pool.run(new TextEncoder().encode(given))
  return { run, close: pool.close }
}

const problemOf = (work: Promise<unknown>): Promise<WorkNotDone> =>
  work.then(
    () => expect.unreachable('it was done'),
    (error) => error,
  )

describe('a pool of one process', () => {
  it('does what it is given, in its order and in the same process', async () => {
    const { run } = poolOf()
    const answers = await Promise.all(['a', 'b', 'c'].map(run))
    expect(answers.map(([given]) => given)).toEqual(['a', 'b', 'c'])
    expect(new Set(answers.map(([, id]) => id)).size).toBe(1)
  })

  it.each<Case>([
    ['crash', 'THREAD_ENDED', {}],
    ['exit', 'THREAD_ENDED', {}],
    ['nonsense', 'THREAD_ENDED', {}],
    // More than it may write.
    ['flood', 'THREAD_ENDED', {}],
    // The process that replaces it has to start within the same time, on a busy machine too.
    ['hang', 'DEADLINE_PASSED', { deadlineMs: 2_000 }],
    ...HUNGRY,
    ['heap', 'MEMORY_EXCEEDED', { flags: ['--max-old-space-size=30'] }],
  ])('replaces a process that is told to %s, and goes on with those who wait', async (order, code, options) => {
    const { run } = poolOf(options)
    const [, before] = await run('first')
    const [problem, [given, after]] = await Promise.all([problemOf(run(order)), run('next')])
    expect(problem).toMatchObject({ name: 'WorkNotDone', code })
    expect(problem.stack).not.toContain('756')
    expect(given).toBe('next')
    expect(after).not.toBe(before)
    expect(residentBytesOf(before)).toBeNull()
  })

  it('gives it nothing of our environment', async () => {
    expect(process.env.PATH).toBeTypeOf('string')
    expect(await poolOf().run('environment')).toEqual([])
  })

  it('lets it read its own files and the packages, and do nothing else', async () => {
    const flags = processFlags(OBEYING)
    expect(await poolOf({ flags }).run('tries')).toEqual({
      write: 'ERR_ACCESS_DENIED',
      read: 'ERR_ACCESS_DENIED',
      begin: 'ERR_ACCESS_DENIED',
      make: 'EvalError',
    })
  })

  it('ends it with what is under way, and takes nothing more', async () => {
    const { run, close } = poolOf()
    const [, id] = await run('first')
    const underWay = problemOf(run('wait'))
    await close()
    expect((await underWay).code).toBe('THREAD_ENDED')
    expect(residentBytesOf(id)).toBeNull()
    expect((await problemOf(run('c'))).code).toBe('POOL_CLOSED')
  })

  it('refuses where its file is not there', async () => {
    const { run } = poolOf({ file: fixture('nowhere.mjs') })
    expect((await problemOf(run('a'))).code).toBe('THREAD_ENDED')
  })
})

describe('the guard in a process', () => {
  it('ends it where it holds more than it may, whoever looks from outside', async () => {
    const child = spawn(process.execPath, [fileURLToPath(fixture('serving.mjs')), '1'])
    onTestFinished(() => void child.kill('SIGKILL'))
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  })

  it('ends it where the one that began it was killed, even in a loop without end', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(fixture('beginning.mjs'))], {
      stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
    })
    onTestFinished(() => void parent.kill('SIGKILL'))
    await once(parent.stdout as Readable, 'data')
    parent.kill('SIGKILL')
    // Only the process still has it.
    await once((parent.stdio[3] as Readable).resume(), 'end')
  })
})

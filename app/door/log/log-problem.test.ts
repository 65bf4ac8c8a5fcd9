import { describe, expect, it } from 'vitest'
import { SignInError } from '~/identity/sign-in-error'
import { logProblem, logSilence } from './log-problem'

/** What nobody but the visitor may read. */
const SECRET = 'Geheim 756.9217.0769.85'

function lineOf(error: unknown): string {
  const lines: string[] = []
  logProblem('server', error, 0, (line) => void lines.push(line))
  return lines.join()
}

const withCode = (code: unknown) => Object.assign(new Error(SECRET), { code })

describe('a problem in the log', () => {
  it('is its kind, its code and its place', () => {
    const line = JSON.parse(lineOf(Object.assign(new TypeError('x'), { code: 'SQLITE_BUSY' })))
    expect(line).toEqual({
      at: 0,
      problem: 'server',
      kind: 'TypeError',
      code: 'SQLITE_BUSY',
      place: expect.any(String),
    })
    expect(line.place).toMatch(/^at .*log-problem\.test\.ts:\d+:\d+\)?$/)
  })

  it('says of a sign-in that failed why, in a fixed word', () =>
    expect(JSON.parse(lineOf(new SignInError('failed', 'ID token: aud')))).toMatchObject({
      kind: 'SignInError',
      why: 'ID token: aud',
    }))

  it.each([
    ['a message', new Error(SECRET)],
    ['a message that looks like a place', new Error(`x\n    at ${SECRET} (file.ts:1:1)\n    at more (file.ts:2:2)`)],
    ['a reason of another error', Object.assign(new Error('x'), { reason: SECRET })],
    ['a code of somebody else', withCode(SECRET)],
    ['a code in small letters, as the words of OAuth', withCode('geheim')],
    ['a cause', new Error('x', { cause: SECRET })],
    ['a text in place of an error', SECRET],
    ['an object in place of an error', { message: SECRET, stack: `    at ${SECRET} (file.ts:1:1)` }],
    ['nothing', null],
  ])('never holds %s', (_, error) => expect(lineOf(error)).not.toMatch(/geheim|756/i))

  it('says of a silent party what we call it', () => {
    const lines: string[] = []
    logSilence({ party: 'a-fund', reason: 'badAnswer', detail: 'status 503' }, 7, (line) => void lines.push(line))
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      { at: 7, silent: 'a-fund', reason: 'badAnswer', detail: 'status 503' },
    ])
  })
})

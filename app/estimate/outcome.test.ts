import { describe, expect, it } from 'vitest'
import { PartyError } from '~/connectors/connectors'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from './case/refusal'
import { createEstimate } from './estimate'
import { attempt, refusalOf } from './outcome'
import type { UseCases } from './use-cases'

describe('attempt', () => {
  it('gives the answer, or the name of what failed', async () => {
    expect(await attempt(Promise.resolve(1))).toEqual({ answer: 1, problem: null })
    const failed = Promise.reject(new Refusal('failed', 'no registry'))
    expect(await attempt(failed)).toEqual({ answer: null, problem: 'no registry' })
  })

  it.each([new Refusal('notLogged'), new TypeError('bug')])(
    'passes on what a page cannot live with: %s',
    async (error) => expect(attempt(Promise.reject(error))).rejects.toBe(error),
  )
})

describe('refusalOf', () => {
  const own = new Refusal('noInfo')
  it.each([
    [own, { reason: 'noInfo', title: 'no info' }],
    [new PartyError('timeout'), { reason: 'silent', title: 'no policy' }],
    [new VaultUnavailable(new Error('disk')), { reason: 'unavailable', title: 'no policy' }],
    [new TypeError('bug'), { reason: 'failed', title: 'no policy' }],
  ])('%s', (error, expected) => expect(refusalOf(error, 'no policy')).toMatchObject(expected))

  it('has the words of its reason where the catalogue has none', () =>
    expect([refusalOf(new PartyError('timeout'), undefined).title, refusalOf(null, undefined).title]).toEqual([
      'outside party silent',
      'internal server error',
    ]))
})

describe('an estimate', () => {
  const estimateWith = (getMe: () => Promise<unknown>) => createEstimate({ getMe } as unknown as UseCases)

  it('ends in an answer or a refusal', async () => {
    expect(await estimateWith(async () => 1).getMe()).toEqual({ ok: true, answer: 1, refusal: null })
    const refusal = new Refusal('notLogged')
    expect(await estimateWith(() => Promise.reject(refusal)).getMe()).toEqual({ ok: false, answer: null, refusal })
  })

  it('hides no fault of ours', async () => {
    const bug = new TypeError('bug')
    await expect(estimateWith(() => Promise.reject(bug)).getMe()).rejects.toBe(bug)
  })
})

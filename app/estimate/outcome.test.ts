import { beforeEach, describe, expect, it } from 'vitest'
import { PartyError } from '~/connectors/connectors'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { Refusal } from './case/refusal'
import { createEstimate } from './estimate'
import type { Tools } from './gather/tools'
import { attempt, refusalOf } from './outcome'
import type { PageVisit, PageVisitor } from './visit'

const quiet = { tools: { report: () => undefined } }

describe('attempt', () => {
  it('gives the answer, or the name of what failed', async () => {
    expect(await attempt(quiet, Promise.resolve(1))).toEqual({ answer: 1, problem: null })
    const failed = Promise.reject(new Refusal('failed', 'no registry'))
    expect(await attempt(quiet, failed)).toEqual({ answer: null, problem: 'no registry' })
  })

  it.each([new Refusal('notLogged'), new Refusal('busy')])(
    'passes on what a page cannot live with: %s',
    async (error) => expect(attempt(quiet, Promise.reject(error))).rejects.toBe(error),
  )

  it('names what fails by the title that it is given', async () => {
    const failed = Promise.reject(new PartyError('timeout'))
    expect(await attempt(quiet, failed, 'no policy')).toEqual({ answer: null, problem: 'no policy' })
  })
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
  const reported: unknown[] = []
  const refused: string[] = []
  const tools = {
    report: (error: unknown) => void reported.push(error),
    refused: (reason: string) => void refused.push(reason),
  } as unknown as Tools
  const visit = { tools } as unknown as PageVisit
  const visitor = { tools, visit: async () => visit } as unknown as PageVisitor
  const estimate = createEstimate(visitor, (answer) => answer)
  beforeEach(() => {
    reported.length = 0
    refused.length = 0
  })

  it('ends in an answer or a refusal', async () => {
    expect(await estimate.ask((_: PageVisit, one: number) => one, 1)).toBe(1)
    expect(await estimate.outcomeOf(() => 1)).toEqual({ ok: true, answer: 1, refusal: null })
    const refusal = new Refusal('notLogged')
    const refuse = () => Promise.reject(refusal)
    expect(await estimate.outcomeOf(refuse)).toEqual({ ok: false, answer: null, refusal })
    await expect(estimate.ask(refuse)).rejects.toBe(refusal)
  })

  it('reports a fault of ours, and refuses without its text', async () => {
    const bug = new TypeError('bug')
    await expect(estimate.ask(() => Promise.reject(bug))).rejects.toMatchObject({ reason: 'failed' })
    expect(reported).toEqual([bug])
  })

  it('counts a refusal once, however many hands it passes through', async () => {
    const read = (one: PageVisit) => attempt(one, Promise.reject(new Refusal('noInfo')))
    expect(await estimate.ask(read)).toEqual({ answer: null, problem: 'no info' })
    await estimate.outcomeOf((one) => attempt(one, Promise.reject(new Refusal('notLogged'))))
    expect(refused).toEqual(['noInfo', 'notLogged'])
  })
})

/**
 * One contract for the three ways to what the product does: its use cases in this process, those of another process over
 * HTTP, and the calls themselves as a program sees them.
 */

import { describe, expect, it } from 'vitest'
import { createApiClient } from '~/api/client'
import { fetchOf } from '../../tests/support/parties/fetch-of'
import { OWN, statement, stubConnectors } from '../../tests/support/parties/stub-connectors'
import { failure } from '../../tests/support/product/failure'
import { BACHELOR, MARRIED, ORIGIN, startApi } from '../../tests/support/product/start-api'
import { casesFor, requestEach, type UseCases, visitorUseCases } from '../../tests/support/product/use-cases'
import { elsewhere } from './visitors'

type RunningApi = Awaited<ReturnType<typeof startApi>>

const asked = (api: RunningApi, token: string | null = api.token) => ({ vault: api.vault, token })
const clientOf = (api: RunningApi, token: string | null = api.token) =>
  createApiClient({ base: `${ORIGIN}/api`, fetch: fetchOf(api.api), token })

/** Each as one request after the other, by the same visitor. */
const WAYS: [string, (api: RunningApi, token?: string | null) => UseCases][] = [
  ['in process', (api, token) => requestEach(() => visitorUseCases(api.tools, null)(asked(api, token)))],
  [
    'over HTTP',
    (api, token) => requestEach(() => casesFor(elsewhere(api.tools, clientOf(api, token), asked(api, token)))),
  ],
]

const ACCOUNT = { solde: 45_000, rate: 1, amount: 7000, paydate: null }
const TWO_MORE = { currentSalary: 80_000, desiredRate: 60, currentRate: 80 }

/** Every use case once, in the order of a visit, and what is refused on its way. */
const VISIT: [string, (use: UseCases) => Promise<unknown>][] = [
  ['who is signed in', ({ getMe }) => getMe()],
  ['nothing is told yet', ({ getSteps }) => getSteps()],
  ['terms', ({ acceptTerms }) => acceptTerms()],
  ['no form yet', ({ getInfo }) => getInfo()],
  ['no pension without a form', ({ getPension }) => getPension()],
  ['own record', ({ getInsured }) => getInsured(OWN)],
  ['nobody else is found', ({ getInsured }) => getInsured('756.9999.9999.99')],
  ['a form that breaks a rule', ({ saveInfo }) => saveInfo({ ...MARRIED, partner: null })],
  ['all that is wrong with it', ({ checkInfo }) => checkInfo({ person: { navs: 'x' }, children: [] })],
  ['a form', ({ saveInfo }) => saveInfo(BACHELOR)],
  ['its revision', ({ getRevision }) => getRevision('info')],
  ['upon an older revision', ({ saveInfo }) => saveInfo({ ...BACHELOR, children: MARRIED.children }, '0')],
  ['upon its own', ({ saveInfo }) => saveInfo({ ...BACHELOR, children: MARRIED.children }, '1')],
  ['the form as saved', ({ getInfo }) => getInfo()],
  ['household', ({ getHousehold }) => getHousehold()],
  ['pension', ({ getPension }) => getPension()],
  ['funds', ({ listPensionFunds }) => listPensionFunds()],
  ['of now', ({ getListDay }) => getListDay('pensionFunds')],
  ['funds to sign in at', ({ listLoginPensionFunds }) => listLoginPensionFunds()],
  ['an unknown fund', ({ saveSelectedFunds }) => saveSelectedFunds(['nobody'])],
  ['two funds', ({ saveSelectedFunds }) => saveSelectedFunds(['a', 'b', 'a'])],
  ['the two', ({ listSelectedFunds }) => listSelectedFunds()],
  ['policies', ({ getPolicies }) => getPolicies()],
  ['providers', ({ listEntities }) => listEntities()],
  ['a provider', ({ saveSelectedEntities }) => saveSelectedEntities(['x'])],
  ['the one', ({ listSelectedEntities }) => listSelectedEntities()],
  ['statements', ({ getProvidents }) => getProvidents()],
  ['the information that follows', ({ getOpen3kInfo }) => getOpen3kInfo()],
  ['impossible figures', ({ saveOpen3kInfo }) => saveOpen3kInfo({ ...ACCOUNT, solde: -1 })],
  ['figures', ({ saveOpen3kInfo }) => saveOpen3kInfo(ACCOUNT)],
  ['accounts', ({ listAccounts3a }) => listAccounts3a()],
  ['one of them', ({ saveAccount3a }) => saveAccount3a({ ...ACCOUNT, entityId: 'x' })],
  ['pay-out days', ({ getPaydateLimits }) => getPaydateLimits()],
  ['digest', ({ getDigest }) => getDigest()],
  ['digest with a change', ({ getDigest }) => getDigest(TWO_MORE)],
  ['what the funds answered to it', ({ listSalaryChanges }) => listSalaryChanges()],
  ['why, second pillar', ({ explainLpp }) => explainLpp(TWO_MORE)],
  ['why, third pillar', ({ explainPillar3a }) => explainPillar3a()],
  ['sources', ({ getSources }) => getSources()],
  ['asked anew', ({ askSourcesAnew }) => askSourcesAnew()],
  ['simulation', ({ getSimulation }) => getSimulation()],
  ['no scenario of nothing', ({ saveScenario }) => saveScenario({ name: 'less' })],
  ['scenarios', ({ listScenarios }) => listScenarios()],
  ['steps', ({ getSteps }) => getSteps()],
  ['no provider', ({ saveNoEntity }) => saveNoEntity()],
  ['nor a fund', ({ saveNoFund }) => saveNoFund()],
]

const REFUSED = [
  'no pension without a form',
  'nobody else is found',
  'a form that breaks a rule',
  'upon an older revision',
  'an unknown fund',
  'impossible figures',
  'no scenario of nothing',
]

/** As JSON carries it, since one of the ways is over HTTP. */
async function outcomeOf(answer: Promise<unknown>) {
  try {
    return JSON.parse(JSON.stringify({ answer: await answer }))
  } catch (error) {
    const { name, reason, title, problems } = error as Record<string, unknown>
    return { name, reason, title, problems }
  }
}

describe('the ways to the use cases', () => {
  it('answer the same, and refuse the same by the same names', async () => {
    const [inProcess, overHttp] = await Promise.all(
      WAYS.map(async ([, way]) => {
        const useCases = way(await startApi())
        const outcomes: [string, unknown][] = []
        for (const [what, use] of VISIT) outcomes.push([what, await outcomeOf(use(useCases))])
        return outcomes
      }),
    )
    expect(overHttp).toEqual(inProcess)
    const refused = (inProcess ?? []).filter(([, outcome]) => (outcome as { name?: string }).name === 'Refusal')
    expect(refused.map(([what]) => what)).toEqual(REFUSED)
  })

  it.each(WAYS)('know nobody without a session: %s', async (_, way) => {
    const useCases = way(await startApi(), null)
    for (const use of [useCases.getMe, useCases.getSteps, useCases.getDigest, useCases.getSimulation])
      expect(await failure(use())).toMatchObject({ reason: 'notLogged', title: 'not logged' })
    expect((await useCases.listLoginPensionFunds()).length).toBeGreaterThan(0)
  })

  it.each(WAYS)('name what an outside party was asked for in vain: %s', async (_, way) => {
    const api = await startApi()
    const useCases = way(api)
    api.silent.set('funds', 'timeout')
    expect(await failure(useCases.listPensionFunds())).toMatchObject({ reason: 'silent', title: 'no registry' })
    api.silent.set('register', 'timeout')
    expect(await failure(useCases.getInsured(OWN))).toMatchObject({ reason: 'silent', title: 'register silent' })
  })
})

/** A 3a provider that answers once the test lets it. */
function heldParty() {
  const { connectors } = stubConnectors()
  const gate = { answer: () => {}, ask: () => {} }
  const answered = new Promise<void>((resolve) => {
    gate.answer = resolve
  })
  const asked = new Promise<void>((resolve) => {
    gate.ask = resolve
  })
  connectors.entities.getStatement = async () => {
    gate.ask()
    await answered
    return statement(10_000)
  }
  return { connectors, asked, answer: () => gate.answer() }
}

describe('a page that is left', () => {
  it('[186] over HTTP: a read that is cancelled fails at once, and leaves nothing behind', async () => {
    const party = heldParty()
    const api = await startApi({ connectors: party.connectors })
    const answers: Promise<Response>[] = []
    const fetch = (async (input: RequestInfo | URL, init?: RequestInit) => {
      const answer = api.api.fetch(new Request(input, init))
      answers.push(answer)
      const { signal } = init ?? {}
      const left = new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
      return Promise.race([answer, left])
    }) as typeof globalThis.fetch
    const client = createApiClient({ base: `${ORIGIN}/api`, fetch, token: api.token })
    await client.saveSelectedEntities(['x'])
    const before = await api.dossier()

    const controller = new AbortController()
    const outcome = failure(client.getProvidents({ signal: controller.signal }))
    await party.asked
    controller.abort()
    expect(await outcome).toMatchObject({ name: 'AbortError' })
    party.answer()
    expect((await answers.at(-1))?.status).toBe(408)
    expect(await api.dossier()).toEqual(before)
    expect((await client.getProvidents()).providents).toHaveLength(1)
  })

  it('in process: what it still learns is not kept, and what it was given to save is', async () => {
    const party = heldParty()
    const api = await startApi({ connectors: party.connectors })
    const left = new AbortController()
    const useCases = visitorUseCases(api.tools, null)({ ...asked(api), signal: left.signal })
    await visitorUseCases(api.tools, null)(asked(api)).saveSelectedEntities(['x'])
    const before = await api.dossier()
    const outcome = failure(useCases.getProvidents())
    await party.asked
    left.abort()
    party.answer()
    expect(await outcome).toMatchObject({ reason: 'cancelled' })
    expect(await api.dossier()).toEqual(before)
  })
})

describe('what is counted as refused', () => {
  it.each<[string, string | null | undefined, (use: UseCases) => Promise<unknown>, string[]]>([
    ['nothing, where a page asks who is signed in and nobody has a session', null, (use) => use.getMe(), []],
    ['that a session is over', 'gone', (use) => use.getMe(), ['notLogged']],
    ['that somebody has not saved a form', undefined, (use) => use.getPension(), ['noInfo']],
  ])('%s', async (_, token, ask, counted) => {
    const api = await startApi()
    const reasons: string[] = []
    const tools = { ...api.tools, refused: (reason: string) => void reasons.push(reason) }
    await expect(ask(visitorUseCases(tools, null)(asked(api, token)))).rejects.toThrow()
    expect(reasons).toEqual(counted)
  })
})

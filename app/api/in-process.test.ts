/** The client of the pages, which calls the API without a network. */
import { describe, expect, it } from 'vitest'
import { failure } from '../../tests/support/failure'
import { BACHELOR, startApi } from '../../tests/support/start-api'
import { statement, stubConnectors } from '../../tests/support/stub-connectors'
import { createApiClient } from './client'
import { inProcess } from './in-process'

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

describe('in process', () => {
  it('[183] reaches the handler at its base, as the visitor', async () => {
    const api = await startApi()
    const fetch = inProcess(api.api)
    const client = createApiClient({ base: 'http://in-process/api', fetch, token: api.token })
    expect(await client.getMe()).toMatchObject({ fund_ids: [] })
    expect(await client.getInfo()).toBeNull()
    expect(await client.saveInfo(BACHELOR)).toMatchObject({ childCount: 0 })
    expect(await client.getPension({ force: true })).toMatchObject({ partner: null })
    expect(await client.saveSelectedFunds(['a'])).toEqual(['a'])
    expect((await client.getPolicies()).policies).toHaveLength(1)
    expect(await client.saveSelectedEntities(['x'])).toEqual(['x'])
    expect((await client.getProvidents()).providents).toHaveLength(1)
    expect((await client.getDigest()).silent).toEqual([])
    expect(await client.acceptTerms()).toMatchObject({ termsAccepted: true })
    const refused = await failure(client.saveOpen3kInfo({ solde: -1, rate: 1, amount: 1, paydate: null }))
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'solde', key: 'amountNegative' }] })
    const stranger = createApiClient({ base: 'http://in-process/api', fetch, token: null })
    expect((await stranger.getLaw()).map(({ id }) => id)).toContain('minimumPension')
    expect(await failure(stranger.getMe())).toMatchObject({ status: 401, title: 'not logged' })
  })

  it('[186] a read that is cancelled fails at once, and leaves nothing behind', async () => {
    const party = heldParty()
    const api = await startApi({ connectors: party.connectors })
    const answers: Promise<Response>[] = []
    const handler = {
      fetch(request: Request) {
        const response = api.api.fetch(request)
        answers.push(response)
        return response
      },
    }
    const client = createApiClient({ base: 'http://in-process/api', fetch: inProcess(handler), token: api.token })
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

  it('[186] a client whose page was left reads nothing any more, and saves what it was given', async () => {
    const api = await startApi()
    const left = new AbortController()
    const options = { base: 'http://in-process/api', fetch: inProcess(api.api), token: api.token, signal: left.signal }
    const client = createApiClient(options)
    left.abort()
    expect(await failure(client.getMe())).toMatchObject({ name: 'AbortError' })
    expect(await client.saveSelectedFunds(['a'])).toEqual(['a'])
  })
})

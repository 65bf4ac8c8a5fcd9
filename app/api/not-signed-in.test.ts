/** The calls of a visitor whose login is null: there is no party to ask for them, so they are answered as a stranger is. */

import { beforeEach, describe, expect, it } from 'vitest'
import { OWN } from '../../tests/support/parties/stub-connectors'
import { BACHELOR, startApi } from '../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../tests/support/product/use-cases'
import { openWay, WAYS } from '../../tests/support/product/ways-in'

type Call = [method: 'GET' | 'POST', path: string, body?: object]

/** Of the register, of a fund or of a 3a provider: nobody answers without a sign-in. */
const AT_A_PARTY: Call[] = [
  ['GET', `/acor/insureds/${OWN}`],
  ['GET', '/openpk/user/pension-funds/policies'],
  ['GET', '/openpk/user/pension-funds/salary-changes'],
  ['GET', '/openpv/user/providents'],
  ['GET', '/synthesis/sources'],
  ['POST', '/synthesis/sources', {}],
]
/** Of what the visitor types, and of directories that everybody may read. */
const OF_ONES_OWN: Call[] = [
  ['GET', '/me'],
  ['GET', '/steps'],
  ['GET', '/acor/pension-calculator/info'],
  ['GET', '/acor/household'],
  ['GET', '/openpk/pension-funds'],
  ['GET', '/openpk/user/pension-funds'],
  ['POST', '/openpk/user/pension-funds', { ids: [], none: true }],
  ['GET', '/openpv/entities'],
  ['GET', '/openpv/user/entities'],
  ['POST', '/openpv/user/entities', { ids: [], none: true }],
  ['GET', '/open3k/info'],
  ['GET', '/open3k/accounts'],
  ['GET', '/synthesis/digest'],
  ['GET', '/synthesis/lpp'],
  ['GET', '/synthesis/pillar3a'],
  ['GET', '/synthesis/simulation'],
  ['GET', '/synthesis/scenarios'],
]

const TYPED = { ...BACHELOR, person: { ...BACHELOR.person, navs: null } }

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
  await api.change((dossier) => ({ ...dossier, login: null, parties: { fund: {}, entity: {}, visits: {} } }))
})

describe.each(WAYS)('%s', (wayIn) => {
  const ask = async (...[method, path, body]: Call) => {
    const way = await openWay(wayIn, api.api)
    const headers: Record<string, string> = body ? { 'content-type': 'application/json' } : {}
    const response = await way.ask(path, { method, token: api.token, headers, body: body && JSON.stringify(body) })
    const answer = [response.status, await response.json()]
    await way.close()
    return answer
  }

  it.each(AT_A_PARTY)('%s %s is 404, and nobody is asked', async (...call) => {
    expect(await ask(...call)).toEqual([404, { type: 'about:blank', title: 'not found', status: 404 }])
    expect(api.asked).toEqual([])
  })

  it.each(OF_ONES_OWN)('%s %s answers', async (...call) => {
    expect((await ask('POST', '/acor/pension-calculator/info', TYPED))[0]).toBe(200)
    expect((await ask(...call))[0]).toBe(200)
  })
})

const PAGES = ['readSynthesis', 'readForFile', 'readFunds', 'readEntities', 'readOwnCheck', 'estimateAgain'] as const

it.each(['here', 'elsewhere'])('no page asks for them, with the calls answered %s', async (place) => {
  const refused: string[] = []
  const tools = { ...api.tools, refused: (reason: string) => void refused.push(reason) }
  const way = await openWay('over HTTP with the token', api.api)
  const ofRequest = visitorUseCases(tools, place === 'here' ? null : way.base)
  const page = () => createEstimate(ofRequest({ vault: api.vault.beginRequest(), token: api.token }))
  await page().saveInfo(TYPED)
  // Somebody who takes home what they typed, and has named a fund and a bank.
  await page().saveSelectedFunds(['a'])
  await page().saveSelectedEntities(['x'])
  for (const read of PAGES) {
    expect((await page().getMe()).answer).toMatchObject({ login: null })
    const estimate = page()
    const { answer, refusal } = await estimate[read]()
    expect([read, refusal, JSON.stringify(answer ?? '').includes('not found')]).toEqual([read, null, false])
  }
  expect(refused).not.toContain('notFound')
  await way.close()
})

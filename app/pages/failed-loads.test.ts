/** Calls that fail, and fail again when repeated: what the page says, and that it can still be used. */

import { describe, expect, it } from 'vitest'
import { type ApiClient, createApiClient } from '~/api/client'
import { LANGUAGES, pathIn } from '~/language/language'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { elsewhere } from '~/shell/visitors'
import { OWN } from '../../tests/support/parties/stub-connectors'
import { failure } from '../../tests/support/product/failure'
import { readable, servePage } from '../../tests/support/product/serve-page'
import { ORIGIN, startApi } from '../../tests/support/product/start-api'
import { casesFor, requestEach } from '../../tests/support/product/use-cases'
import * as avs from './avs/route'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'

type Case = {
  row: string
  message: string
  /** The path of the call, and its name in the client. */
  call: string
  name: keyof ApiClient
  page: keyof typeof PAGES
  /** The notice that reports it. */
  notice: (text: typeof fr) => readonly [title: string, sentence: string]
}

/** Each page, and a form of its own that leads on. */
const PAGES = {
  '/avs': {
    module: avs,
    form: { navs: OWN, birthDate: '10.05.1970', gender: 'FEMALE', status: 'bachelor', hasChildren: 'no' },
  },
  '/lpp': { module: lpp, form: { none: '1' } },
  '/3a': { module: pillar3a, form: { none: '1' } },
}

const CASES: Case[] = [
  {
    row: '217',
    message: 'no registry',
    call: '/openpk/pension-funds',
    name: 'listPensionFunds',
    page: '/lpp',
    notice: ({ lpp }) => [lpp.registrySilent, lpp.registrySilentText],
  },
  {
    row: '217',
    message: 'no registry',
    call: '/openpv/entities',
    name: 'listEntities',
    page: '/3a',
    notice: ({ pillar3a }) => [pillar3a.registrySilent, pillar3a.registrySilentText],
  },
  {
    row: '218',
    message: 'no selection',
    call: '/openpk/user/pension-funds',
    name: 'listSelectedFunds',
    page: '/lpp',
    notice: ({ lpp }) => [lpp.selectionSilent, lpp.selectionSilentText],
  },
  {
    row: '218',
    message: 'no selection',
    call: '/openpv/user/entities',
    name: 'listSelectedEntities',
    page: '/3a',
    notice: ({ pillar3a }) => [pillar3a.selectionSilent, pillar3a.selectionSilentText],
  },
  {
    row: '219',
    message: 'no policy',
    call: '/openpk/user/pension-funds/policies',
    name: 'getPolicies',
    page: '/lpp',
    notice: ({ lpp }) => [lpp.policiesSilent, lpp.policiesSilentText],
  },
  {
    row: '220',
    message: 'no info',
    call: '/acor/pension-calculator/info',
    name: 'getInfo',
    page: '/avs',
    notice: ({ avs }) => [avs.infoSilent, avs.infoSilentText],
  },
  {
    row: '220',
    message: 'no info',
    call: '/open3k/info',
    name: 'getOpen3kInfo',
    page: '/3a',
    notice: ({ pillar3a }) => [pillar3a.infoSilent, pillar3a.infoSilentText],
  },
  {
    row: '221',
    message: 'no provident',
    call: '/openpv/user/providents',
    name: 'getProvidents',
    page: '/3a',
    notice: ({ pillar3a }) => [pillar3a.providentsSilent, pillar3a.providentsSilentText],
  },
]

/** The product's calls with a fund and a 3a provider selected; from then on, reads of this path are answered with 500. */
async function failingAt(path: string) {
  const api = await startApi({ termsVersion: '1' })
  await api.post('/openpk/user/pension-funds', { ids: ['a'] })
  await api.post('/openpv/user/entities', { ids: ['x'] })
  let refused = 0
  const fetch = (async (input: string, init?: RequestInit) => {
    const request = new Request(input, init)
    if (request.method !== 'GET' || new URL(input).pathname !== `/api${path}`) return api.api.fetch(request)
    refused++
    return Response.json({ type: 'about:blank', title: 'internal server error', status: 500 }, { status: 500 })
  }) as typeof globalThis.fetch
  let time = 0
  // Nothing is kept from one request to the next, as with a browser.
  const client = createApiClient({ base: `${ORIGIN}/api`, fetch, token: api.token, now: () => (time += 1000) })
  // As if another process answered the calls.
  const { vault, token } = api
  const useCases = requestEach(() => casesFor(elsewhere(api.tools, client, { vault: vault.beginRequest(), token })))
  return { client, useCases, dossier: api.dossier, timesRefused: () => refused }
}

describe.each(CASES.map((one) => [one.row, one.call, one] as const))('[%s] %s', (_row, _call, failing) => {
  const { message, call, name, page, notice } = failing

  it('is repeated once, and then fails with the word of the catalogue', async () => {
    const { client, timesRefused } = await failingAt(call)
    const failed = await failure((client[name] as () => Promise<unknown>)())
    expect(failed).toMatchObject({ name: 'ApiProblem', message, title: message })
    expect(timesRefused()).toBe(2)
  })

  it.each(LANGUAGES)('is told on its page by a sentence in %s, and the page stays usable', async (language) => {
    const { useCases, dossier } = await failingAt(call)
    const { module, form } = PAGES[page]
    const served = servePage(module, page, useCases)
    const answer = await served.get(pathIn(language, page))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect([...html.matchAll(/data-error="([^"]*)"/g)].map(([, title]) => title)).toEqual([message])
    const text = readable(html)
    for (const sentence of notice(language === 'fr' ? fr : (de as typeof fr))) {
      expect(sentence.length).toBeGreaterThan(10)
      expect(text).toContain(sentence)
    }
    // The page must not claim that there is nothing where something could not be read.
    const { lpp: ofFunds, pillar3a: of3a } = language === 'fr' ? fr : (de as typeof fr)
    for (const none of [ofFunds.noneChosen, of3a.noneChosen]) expect(text).not.toContain(none)
    expect(text).not.toMatch(/no (registry|selection|policy|info|provident)|internal server error/i)

    const before = await dossier()
    const fields = [...Object.entries(form), ...revisionIn(html, Object.keys(form)[0] ?? '')] as [string, string][]
    const sent = await served.post(pathIn(language, page), fields)
    const next = `${pathIn(language, '/router')}?done=answer#done`
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, next])
    expect(await dossier()).not.toEqual(before)
  })
})

/** The form that contains a field or button, as a browser sends it. */
function revisionIn(html: string, name: string): [string, string][] {
  const form = html.split('<form').find((one) => one.includes(`name="${name}"`))
  expect(form, `a form with ${name}`).toBeDefined()
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(form ?? '')?.[1]
  return revision === undefined ? [] : [['revision', revision]]
}

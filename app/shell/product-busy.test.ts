/** Too many calculations wait: whoever asks is told so, in both languages, and what they typed is kept. */
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Calculated, Calculation } from '~/estimate/answers/calculation'
import { calculateHere, inThread } from '~/estimate/calculate'
import { TooBusy } from '~/estimate/outcome'
import { createThreadPool } from '~/threads/thread-pool'
import { startApi, TODAY } from '../../tests/support/product/start-api'
import { startProduct } from '../../tests/support/product/start-product'
import { dearestBody, dearestFile } from '../../tests/support/strangers/dearest'
import { isFormAgain } from '../../tests/support/visit/form-told'
import { de } from './catalogue.de'
import { fr } from './catalogue.fr'

/** As few former spouses as make a calculation that takes a thread. */
const COUPLE = { former: 1, isCouple: true }

/** Somebody with a dear dossier of their own, while no thread takes a calculation until `isBusy` is false. */
async function visit() {
  const state = { isBusy: true }
  const calculate = inThread(async (one) => {
    if (state.isBusy) throw new TooBusy()
    return calculateHere(one)
  })
  const product = await startProduct({ calculate })
  onTestFinished(product.close)
  const headers: Record<string, string> = {
    ...{ accept: 'text/html', origin: product.origin, 'sec-fetch-site': 'same-origin' },
  }
  const send = (path: string, body?: BodyInit) =>
    fetch(product.origin + path, { headers, redirect: 'manual', ...(body && { method: 'POST', body }) })
  const file = new FormData()
  file.set('file', new Blob([dearestFile(COUPLE)]), 'synthese.json')
  file.set('terms', 'on')
  file.set('enter', '1')
  const begun = await send('/resume', file)
  expect(begun.status).toBe(303)
  headers.cookie = begun.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return { state, send, origin: product.origin }
}

describe('while too many calculations wait', () => {
  it.each([
    ['', fr],
    ['/de', de],
  ])('a page of %s/synthesis says so with 503, and when to ask again', async (prefix, text) => {
    const { send } = await visit()
    const answer = await send(`${prefix}/synthesis`)
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    const page = await answer.text()
    expect(page).toContain(text.errorPage.busy.sentence)
    expect(page).not.toContain(text.errorPage.unavailable.sentence)
  })

  /** With the token of any page of the session: this one calculates nothing. */
  async function sendForm(send: Awaited<ReturnType<typeof visit>>['send'], path: string, typed: object) {
    const formToken = /name="formToken" value="([^"]*)"/.exec(await (await send('/data')).text())?.[1] ?? ''
    return send(path, new URLSearchParams({ formToken, ...typed }))
  }

  it('a form that would be saved comes back with all that was typed', async () => {
    const typed = { desiredSalary: '72’000', retirementDate: '1.4.2037' }
    const { send } = await visit()
    const answer = await sendForm(send, '/simulation', typed)
    const page = await answer.text()
    expect(answer.status).toBe(503)
    expect(page).toContain(fr.errorPage.busy.unsent)
    for (const [name, value] of Object.entries(typed)) expect(page).toContain(`name="${name}" value="${value}"`)
  })

  it.each([
    ['/simulation', { desiredSalary: 'many', retirementDate: '31.2.2037' }, ['many', '31.2.2037']],
    ['/scenarios', { intent: 'keep', name: '' }, []],
  ])('what is wrong with a form sent to %s waits until its page can be shown: %j', async (path, typed, shown) => {
    const { send, state } = await visit()
    const answer = await sendForm(send, path, typed)
    const address = answer.headers.get('location') ?? ''
    expect([answer.status, isFormAgain(address)]).toEqual([303, true])
    const busy = await send(address)
    expect(busy.status).toBe(503)
    expect(await busy.text()).toContain(fr.errorPage.busy.sentence)
    state.isBusy = false
    const page = await (await send(address)).text()
    expect(page).toContain('error-summary')
    for (const value of shown) expect(page).toContain(`value="${value}"`)
  })

  it.each(['/data/synthesis.json', '/data/synthesis.csv', '/data/synthesis.pdf', '/data/calendar.ics'])(
    'the file %s is refused with 503',
    async (path) => {
      const { send } = await visit()
      const answer = await send(path)
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true])
    },
  )

  it('a sent life is refused with 503, and answered where it takes no thread', async () => {
    const { origin, state } = await visit()
    const post = (life: object) =>
      fetch(`${origin}/api/estimate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(life),
      })
    const refused = await post(dearestBody())
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await refused.json()).toMatchObject({ title: 'too busy, try again', status: 503 })
    const { partner: _, marriages: __, ...alone } = dearestBody()
    expect((await post({ ...alone, tax: null, children: [] })).status).toBe(200)
    state.isBusy = false
    expect((await post(dearestBody())).status).toBe(200)
  })
})

it('calculates in the thread what is calculated here', async () => {
  const file = new URL('../estimate/estimate-thread.dev.mjs', import.meta.url)
  const pool = createThreadPool<Calculation, Calculated>({ file, deadlineOf: () => 600_000 })
  onTestFinished(pool.close)
  const { send } = await startApi({ calculate: inThread((one) => pool.run(one)) })
  const here = await startApi()
  const request = () => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...dearestBody(), day: TODAY }),
  })
  const [inPool, alone] = [await send('/estimate', request()), await here.send('/estimate', request())]
  expect(inPool.status).toBe(200)
  expect(await inPool.json()).toEqual(await alone.json())
})

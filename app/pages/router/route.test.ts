import { describe, expect, it } from 'vitest'
import { failing, servePage, signedIn } from '../../../tests/support/product/serve-page'
import * as router from './route'

const done = { avs: true, lpp: true, pillar3a: true }

describe('/router', () => {
  it.each([
    [{}, '/router', '/avs'],
    [{ avs: true }, '/router', '/lpp'],
    [{ avs: true, lpp: true }, '/router', '/3a'],
    [done, '/router', '/synthesis'],
    [{}, '/de/router', '/de/avs'],
    [done, '/de/router', '/de/synthesis'],
    [{ ...done, termsAccepted: false }, '/de/router', '/de/terms'],
    [{}, '/router?way=guided', '/v2/wizard/1p'],
    [{ avs: true }, '/de/router?way=guided', '/de/v2/wizard/2p'],
    [done, '/router?way=guided', '/v2/wizard/synthesis'],
    [{ ...done, termsAccepted: false }, '/router?way=guided', '/terms?way=guided'],
    [{}, '/router?way=//evil.example', '/avs'],
    [{ avs: true }, '/router?done=answer', '/lpp?done=answer#done'],
    [done, '/de/router?way=guided&done=answer', '/de/v2/wizard/synthesis?done=answer#done'],
    [{}, '/router?done=anything', '/avs'],
    [{}, '/router?done=account', '/avs'],
  ])('after %j leads from %s to %s', async (steps, path, location) => {
    const answer = await servePage(router, '/router', signedIn(steps)).get(path)
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, location])
  })

  it.each([
    ['/router', '/own/check'],
    ['/de/router', '/de/own/check'],
    ['/router?done=answer', '/own/check?done=answer#done'],
  ])('leads whoever has typed all of their own figures from %s to %s', async (path, location) => {
    const own = { papers: true, family: true, careers: [], incomes: true, open: [] }
    const answer = await servePage(router, '/router', signedIn({ avs: true, own })).get(path)
    expect(answer.headers.get('Location')).toBe(location)
  })

  it('[022] leads someone who is not signed in to the home page', async () => {
    const answer = await servePage(router, '/router', { getMe: failing(401, 'not logged') }).get('/router')
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
  })
})

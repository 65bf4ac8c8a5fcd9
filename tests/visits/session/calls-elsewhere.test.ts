/**
 * Pages whose calls another process answers: who is signed in is kept for a while, and a call is repeated, or not, as
 * the specification says. Calls are counted where they arrive; the test sets the clock.
 */
import type { Response as ExpressResponse } from 'express'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createCall } from '~/api/answer-cache'
import { createApiClient } from '~/api/client'
import { createCurrentUser } from '~/api/current-user'
import { patientFetch } from '~/api/patient-fetch'
import { type CallsElsewhere, startCallsElsewhere } from '../../support/product/calls-elsewhere'
import { failure } from '../../support/product/failure'
import { personNamed } from '../../support/visit/people'
import { PROTECTED } from '../../support/visit/routes'
import { enter, ownVisitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

const SECOND = 1000
const ME = 'GET /me'

let elsewhere: CallsElsewhere
let clock = Date.parse('2026-11-21T12:00:00Z')
const pass = (seconds: number) => {
  clock += seconds * SECOND
}
beforeAll(async () => {
  elsewhere = await startCallsElsewhere({ now: () => clock })
})
afterAll(() => elsewhere.close())

let visit: Visit
const times = (call: string) => elsewhere.timesSeen(call)

/** Who is signed in, as a page asks. */
const getMe = () => {
  const token = visit.session ?? ''
  const { getMe: fetchMe } = createApiClient({ base: elsewhere.base, fetch: patientFetch, token })
  return createCurrentUser({ vault: elsewhere.vault, token, now: () => clock, fetchMe }).get()
}

/** Opens a page. @returns how often this call was made for it */
async function asked(call: string, path: string): Promise<number> {
  const before = times(call)
  await visit.open(path)
  return times(call) - before
}

describe('who is signed in', () => {
  beforeEach(async () => {
    visit = await beginVisit('fr', elsewhere.pages)
    await enter(visit, personNamed('Nadia'))
  })
  /** From a call made now. */
  const fetched = async () => {
    pass(301)
    expect(await asked(ME, '/data')).toBe(1)
    expect(visit.path).toBe('/data')
  }

  it('[152] is asked for once in 300 seconds', async () => {
    await fetched()
    pass(299)
    expect(await asked(ME, '/data')).toBe(0)
    pass(2)
    expect(await asked(ME, '/data')).toBe(1)
    expect(visit.path).toBe('/data')
  })

  it('[153] is the login of then, without a call, also while the call would fail', async () => {
    await fetched()
    elsewhere.answerInPlace(ME, 500, 500)
    pass(299)
    expect(await asked(ME, '/data')).toBe(0)
    expectToSay(visit.screen.document.querySelector('.account'), 'Nadia')
    elsewhere.answerInPlace(ME)
  })

  it('[155] [222] after a failure the error is passed on, and for 10 seconds nobody is asked', async () => {
    await fetched()
    pass(301)
    elsewhere.answerInPlace(ME, 503, 503)
    // Once more, like every GET.
    expect(await asked(ME, '/data')).toBe(2)
    expect(visit.status).toBe(503)
    elsewhere.answerInPlace(ME, 503, 503)
    pass(9)
    expect(await asked(ME, '/data')).toBe(0)
    expect([visit.status, visit.path]).toEqual([200, '/data'])
    pass(2)
    expect(await asked(ME, '/data')).toBe(2)
    pass(11)
    expect(await asked(ME, '/data')).toBe(1)
    expect([visit.status, visit.path]).toEqual([200, '/data'])
  })

  it('[154] [156] [223] after an empty login nobody is signed in for 2 seconds, without a call', async () => {
    await fetched()
    pass(301)
    elsewhere.answerInPlace(ME, 401)
    const before = times(ME)
    expect(await asked(ME, '/data')).toBe(1)
    // Their data still exist, so nobody is told that they are gone.
    expect(visit.status).toBe(503)
    pass(1)
    expect(await asked(ME, '/data')).toBe(0)
    expect(visit.status).toBe(503)
    expect(await failure(getMe())).toMatchObject({ status: 401, message: 'not logged' })
    expect(times(ME)).toBe(before + 1)
    pass(2)
    expect(await asked(ME, '/data')).toBe(1)
    expect(visit.path).toBe('/data')
  })

  it('[151] is nobody as soon as the session has ended', async () => {
    await fetched()
    const token = visit.session ?? ''
    await visit.press(WORDS.fr.logout)
    visit.bring(token)
    expect(await asked(ME, '/data')).toBe(0)
    expect([visit.path, visit.screen.url.search]).toEqual(['/', '?session=over'])
    expect(visit.screen.document.querySelector('details.account')).toBeNull()
  })
})

it.each(LANGUAGES)('who types own figures stays with their dossier, kept or asked for anew (%s)', async (language) => {
  visit = await ownVisitOf(language, elsewhere.pages)
  for (const [seconds, calls] of [
    [0, 0],
    [299, 0],
    [2, 1],
  ] as const) {
    pass(seconds)
    expect(await asked(ME, '/data')).toBe(calls)
    for (const path of PROTECTED) {
      expect([path, await visit.open(path)]).toEqual([path, 200])
      expect(visit.path).toBe(path === '/router' ? '/own/papers' : path)
    }
  }
  // A failed call leaves it as it is.
  pass(301)
  elsewhere.answerInPlace(ME, 503, 503)
  await visit.open('/avs')
  expect(visit.status).toBe(503)
  expect(await asked(ME, '/avs')).toBe(0)
  expect([visit.status, visit.path]).toEqual([200, '/avs'])
})

describe('a call of a page', () => {
  const FUNDS = 'GET /openpk/pension-funds'
  const funds = () => visit.screen.main.queryAllByRole('checkbox')

  beforeEach(async () => {
    visit = await beginVisit('fr', elsewhere.pages)
    await enter(visit, personNamed('Nadia'))
    await visit.open('/data')
  })
  afterEach(() => elsewhere.answerInPlace(FUNDS))

  it.each([408, 409, 425, 429, 500, 502, 503, 504])('[189] is made once more after %i', async (status) => {
    elsewhere.answerInPlace(FUNDS, status)
    expect(await asked(FUNDS, '/lpp')).toBe(2)
    expect(funds().length).toBeGreaterThan(5)

    elsewhere.answerInPlace(FUNDS, status, status)
    expect(await asked(FUNDS, '/lpp')).toBe(2)
    expect([visit.status, funds().length]).toEqual([200, 0])
    expectToSay(mainOf(visit.screen), TEXT.fr.lpp.registrySilent)
  })

  it.each([400, 403, 404, 410, 501])('[190] is made once where the answer is %i', async (status) => {
    elsewhere.answerInPlace(FUNDS, status)
    expect(await asked(FUNDS, '/lpp')).toBe(1)
    expect(funds()).toEqual([])
  })

  it.each([301, 302, 304, 307])('[196] that is answered by %i has failed, and nobody follows', async (status) => {
    const location = `${elsewhere.base}/openpk/moved`
    elsewhere.answerInPlace(FUNDS, (response) => response.writeHead(status, { location }).end())
    expect(await asked(FUNDS, '/lpp')).toBe(1)
    expectToSay(mainOf(visit.screen), TEXT.fr.lpp.registrySilent)
    expect(times('GET /openpk/moved')).toBe(0)
  })

  it('[196] that is answered by another 2xx is answered', async () => {
    elsewhere.answerInPlace(FUNDS, (response) => response.status(203).json([]))
    expect(await asked(FUNDS, '/lpp')).toBe(1)
    expect(visit.screen.says(TEXT.fr.lpp.registrySilent)).toBe(false)
  })

  it('[191] that saves is made once, and what was typed is kept', async () => {
    await visit.open('/lpp')
    const save = 'POST /openpk/user/pension-funds'
    const box = funds()[0] as HTMLInputElement
    box.checked = true
    const chosen = async () => (await elsewhere.vault.open(visit.session ?? ''))?.dossier.secondPillar.selection
    elsewhere.answerInPlace(save, 503)
    const before = times(save)
    expect(await visit.press(TEXT.fr.lpp.save, { within: visit.screen.main })).toBe(503)
    expect(times(save)).toBe(before + 1)
    expect(await visit.press(TEXT.fr.errorPage.unavailable.sendAgain, { within: visit.screen.main })).toBe(303)
    expect(await chosen()).toEqual([box.value])
  })

  it('[188] that two parts of a page need is made once', async () => {
    for (const path of ['/avs', '/lpp', '/3a', '/synthesis']) {
      const before = elsewhere.seen.length
      await visit.open(path)
      const made = elsewhere.seen.slice(before).map(({ call, query }) => `${call}?${query}`)
      expect(made.length, path).toBeGreaterThan(0)
      expect(made).toEqual([...new Set(made)])
    }
  })

  it('[186] ends with the visit of the page, and leaves nothing behind', async () => {
    const before = await elsewhere.vault.open(visit.session ?? '')
    const leaving = new AbortController()
    const ended = new Promise<void>((resolve) => {
      elsewhere.answerInPlace(FUNDS, (response) => {
        response.on('close', resolve)
        leaving.abort()
      })
    })
    expect(await failure(visit.ask('/lpp', { signal: leaving.signal }))).toMatchObject({ name: 'AbortError' })
    await ended
    expect(await elsewhere.vault.open(visit.session ?? '')).toEqual(before)
    await visit.open('/lpp')
    expect(funds().length).toBeGreaterThan(5)
  })
})

describe('what sends the calls', () => {
  let time = 0
  const sender = () => createCall({ base: elsewhere.base, fetch: patientFetch, token: null, now: () => time })
  const okay = (response: ExpressResponse) => response.json('fine')
  const last = () => elsewhere.seen.at(-1)

  it('[187] writes what a POST has beside its body into the query', async () => {
    elsewhere.answerInPlace('POST /open3k/info', okay)
    expect(await sender()('/open3k/info', { method: 'POST', body: { solde: 1 }, query: { x: 1 } })).toBe('fine')
    expect(last()).toMatchObject({ call: 'POST /open3k/info', query: 'x=1' })
  })

  it.each([
    ['[192]', 'PUT'],
    ['[193]', 'PATCH'],
    ['[194]', 'DELETE'],
  ] as const)('%s sends a %s once', async (_row, method) => {
    const call = `${method} /open3k/info`
    elsewhere.answerInPlace(call, 503, okay)
    const before = times(call)
    expect(await failure(sender()('/open3k/info', { method, body: {} }))).toMatchObject({ status: 503 })
    expect(times(call)).toBe(before + 1)
    elsewhere.answerInPlace(call)
  })

  it('[188] sends a GET once within 500 milliseconds, and anew after them', async () => {
    const call = sender()
    const before = times(ME)
    elsewhere.answerInPlace(ME, okay, okay)
    for (const [at, sent] of [
      [0, 1],
      [499, 1],
      [500, 2],
    ] as const) {
      time = at
      expect(await call('/me')).toBe('fine')
      expect(times(ME)).toBe(before + sent)
    }
  })
})

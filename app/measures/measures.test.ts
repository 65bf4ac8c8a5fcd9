import { describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { answerMeasures } from './answer-measures'
import { createFirstTimes } from './first-times'
import { createMeasures } from './measures'

const NAVS = '756.4242.4343.42'
const newMeasures = () => createMeasures({ routes: ['/', '/avs'], version: 'a1', longestMs: 1_000, now: () => 0 })

/** The values of the lines with this beginning. */
async function valuesOf(measures: ReturnType<typeof newMeasures>, start: string) {
  const lines = (await measures.text()).split('\n').filter((line) => line.startsWith(start))
  return lines.map((line) => Number(line.slice(line.lastIndexOf(' ') + 1)))
}

/** Without the values, which may have any digits. */
const labelsIn = (text: string) => [...text.matchAll(/\{[^}]*\}/g)].join()

describe('requests', () => {
  it.each([
    [{ route: '/avs', method: 'GET', status: 200 }, '{route="/avs",method="GET",status="2xx"}'],
    [{ route: '/avs', method: 'POST', status: 303 }, '{route="/avs",method="POST",status="3xx"}'],
    [{ route: '/', method: 'GET', status: 503 }, '{route="/",method="GET",status="5xx"}'],
    [{ route: '/', method: 'GET', status: null }, '{route="/",method="GET",status="left"}'],
    [{ route: 'other', method: 'GET', status: 404 }, '{route="other",method="GET",status="4xx"}'],
    [{ route: `/avs/${NAVS}`, method: 'GET', status: 404 }, '{route="other",method="GET",status="4xx"}'],
    [{ route: '/', method: NAVS, status: 405 }, '{route="/",method="other",status="4xx"}'],
    [{ route: '/', method: 'GET', status: 999 }, '{route="/",method="GET",status="other"}'],
  ])('%j are counted as %s', async (request, labels) => {
    const measures = newMeasures()
    measures.answered({ ...request, ms: 42 })
    expect(await valuesOf(measures, `piliers_request_seconds_count${labels}`)).toEqual([1])
    expect(await valuesOf(measures, `piliers_request_seconds_sum${labels}`)).toEqual([0.042])
    expect(labelsIn(await measures.text())).not.toContain('756')
  })
})

describe('events', () => {
  it.each([
    [{ event: 'signed-in' }, 'piliers_journeys_begun_total{way="signed-in"}'],
    [{ event: 'own-begun' }, 'piliers_journeys_begun_total{way="own-papers"}'],
    [{ event: 'logged-out' }, 'piliers_journeys_ended_total{how="logged-out"}'],
    [{ event: 'data-deleted' }, 'piliers_journeys_ended_total{how="deleted"}'],
    [{ event: 'sign-in-refused', reason: 'expired' }, 'piliers_refusals_total{by="sign-in",reason="expired"}'],
    [{ event: 'foreign-origin' }, 'piliers_refusals_total{by="door",reason="foreign-origin"}'],
    [{ event: 'rate-reached' }, 'piliers_refusals_total{by="door",reason="rate-reached"}'],
    [{ event: 'shed' }, 'piliers_refusals_total{by="door",reason="shed"}'],
  ] as const)('%j is counted as %s, which stands there before', async (event, line) => {
    const measures = newMeasures()
    expect(await valuesOf(measures, line)).toEqual([0])
    measures.event(event)
    expect(await valuesOf(measures, line)).toEqual([1])
  })

  it.each([
    [413, 'piliers_refusals_total{by="door",reason="too-large"}', 1],
    [421, 'piliers_refusals_total{by="door",reason="other-host"}', 1],
    // Counted as an event.
    [503, 'piliers_refusals_total{by="door",reason="shed"}', 0],
  ])('a refusal of the door with %i adds to %s: %i', async (status, line, count) => {
    const measures = newMeasures()
    measures.refusedAtDoor(status)
    expect(await valuesOf(measures, line)).toEqual([count])
  })

  it('a session reaches its synthesis once', async () => {
    const measures = newMeasures()
    for (const token of ['a', 'b', 'a']) measures.reachedSynthesis(token)
    expect(await valuesOf(measures, 'piliers_syntheses_reached_total')).toEqual([2])
  })

  it('a word that is on no list is other, whatever it is', async () => {
    const measures = newMeasures()
    measures.problem(NAVS as 'vault')
    measures.waitedFor('fund', NAVS as 'answered', 1)
    measures.rows.done(NAVS as 'find', 1, false)
    measures.threadDone(NAVS as 'pdf', 'DONE', 1)
    expect(labelsIn(await measures.text())).not.toContain('756')
    expect(await valuesOf(measures, 'piliers_problems_total{where="other"}')).toEqual([1])
  })
})

/** Otherwise the first of them would not be an increase to the reader. */
it.each([
  'piliers_vault_seconds_count{operation="put",outcome="failed"}',
  'piliers_vault_seconds_count{operation="sweep",outcome="failed"}',
  'piliers_thread_work_seconds_count{work="pdf",outcome="QUEUE_FULL"}',
  'piliers_thread_work_seconds_count{work="paper",outcome="THREAD_ENDED"}',
])('%s stands there before it happens', async (line) => expect(await valuesOf(newMeasures(), line)).toEqual([0]))

it('breakers are counted by their state now', async () => {
  const measures = newMeasures()
  measures.breakerChanged('fund', 'closed', null)
  measures.breakerChanged('fund', 'closed', null)
  measures.breakerChanged('fund', 'open', 'closed')
  const line = (state: string) => `piliers_party_breakers{party="fund",state="${state}"}`
  expect([await valuesOf(measures, line('closed')), await valuesOf(measures, line('open'))]).toEqual([[1], [1]])
})

it('sweeps tell how many rows are left, where they know, and how many were over', async () => {
  const measures = newMeasures()
  measures.rows.swept({ removed: 3, kept: 8 })
  measures.rows.swept({ removed: 1, kept: null })
  expect(await valuesOf(measures, 'piliers_vault_rows ')).toEqual([8])
  expect(await valuesOf(measures, 'piliers_vault_rows_expired_total ')).toEqual([4])
})

it('what is read when asked is read then', async () => {
  const measures = newMeasures()
  let underWay = 1
  measures.watch({
    load: { isLate: () => true, counts: () => ({ underWay, waiting: 0 }) },
    waitingFor: { pdf: () => underWay, estimate: () => 0, paper: () => 0 },
  })
  underWay = 7
  expect(await valuesOf(measures, 'piliers_requests_under_way ')).toEqual([7])
  expect(await valuesOf(measures, 'piliers_thread_work_waiting{work="pdf"}')).toEqual([7])
  expect(await valuesOf(measures, 'piliers_loop_late ')).toEqual([1])
})

describe('first times', () => {
  it('are known for so long, and so many', () => {
    let now = 0
    const isFirst = createFirstTimes(() => now, 1_000, 3)
    expect(['a', 'a', 'b', 'c'].map(isFirst)).toEqual([true, false, true, true])
    // The oldest is dropped.
    expect(['d', 'c', 'a'].map(isFirst)).toEqual([true, false, true])
    now = 1_000
    expect(isFirst('d')).toBe(false)
    expect(['e', 'd'].map(isFirst)).toEqual([true, true])
  })
})

describe('the port of the measures', () => {
  let served: Listening
  const ask = async (path: string, init?: RequestInit) => {
    served = await listen(answerMeasures({ ...newMeasures(), host: '127.0.0.1' }))
    const answer = await fetch(served.origin + path, init)
    const text = await answer.text()
    await served.close()
    return { status: answer.status, type: answer.headers.get('content-type'), text }
  }

  it('answers them in the form of Prometheus', async () => {
    const { status, type, text } = await ask('/metrics')
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
    expect(text).toContain('# TYPE piliers_request_seconds histogram')
    expect(text).toContain('piliers_build_info{version="a1"} 1')
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  })

  it.each([
    ['/', {}, 404],
    ['/avs', {}, 404],
    ['/metrics', { method: 'POST' }, 405],
  ])('answers %s %j with %i and nothing', async (path, init, status) =>
    expect(await ask(path, init)).toMatchObject({ status, text: '' }),
  )

  const statusAt = async (host: string, asked: string) => {
    served = await listen(answerMeasures({ ...newMeasures(), host }))
    const status = await served.send('/metrics', 'GET', { Host: asked })
    await served.close()
    return status
  }

  it.each([
    ['127.0.0.1', '127.0.0.1:9100'],
    ['127.0.0.1', 'localhost'],
    ['127.0.0.1', 'LOCALHOST:9100'],
    ['127.0.0.1', '127.0.0.2:9100'],
    ['127.0.0.1', '[::1]:9100'],
    ['172.30.33.11', '172.30.33.11:9101'],
    ['172.30.33.11', 'localhost:9101'],
    ['fd00::1', '[fd00::1]:9101'],
    ['Measures.internal', 'measures.internal:9101'],
    ['0.0.0.0', '127.0.0.1'],
  ])('at %s answers who asks for %s', async (host, asked) => expect(await statusAt(host, asked)).toBe(200))

  it.each([
    ['127.0.0.1', 'evil.example:9100'],
    ['127.0.0.1', '127.0.0.1.evil.example'],
    ['127.0.0.1', 'localhost.evil.example:9100'],
    ['127.0.0.1', 'evil.example:127.0.0.1'],
    ['127.0.0.1', '172.30.33.11:9100'],
    ['127.0.0.1', 'localhost@evil.example'],
    ['0.0.0.0', 'evil.example'],
    ['0.0.0.0', '0.0.0.0'],
  ])('at %s sends away who asks for %j', async (host, asked) => expect(await statusAt(host, asked)).toBe(421))
})

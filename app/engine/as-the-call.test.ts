/** The package and `POST /api/estimate` give the same bytes for the same life, and refuse the same in the same words. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { LIFE_EXAMPLES } from '~/api/examples/life-examples'
import { lifeBody } from '../../tests/fuzz/life-inputs'
import { startApi, TODAY } from '../../tests/support/product/start-api'
import { casesOf, checkAsync } from '../../tests/support/random/cases'
import { type EstimateText, estimate, estimateText } from '.'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

async function called(body: string): Promise<EstimateText> {
  const headers = { 'content-type': 'application/json' }
  const response = await api.send('/estimate', { method: 'POST', headers, body })
  return { status: response.status as EstimateText['status'], body: await response.text() }
}

const ofPackage = (body: string) => estimateText(body, { today: TODAY })

describe('the package and the call', () => {
  it.each(LIFE_EXAMPLES)('$name: the same bytes', async ({ request }) => {
    const body = JSON.stringify(request)
    const answer = await called(body)
    expect(answer.status).toBe(200)
    expect(ofPackage(body)).toEqual(answer)
    const outcome = estimate(request as never, { today: TODAY })
    expect(outcome.ok && JSON.stringify(outcome.answer)).toBe(answer.body)
  })

  it('a life without a day is estimated on today', async () => {
    const { day: _, ...life } = { day: '', ...LIFE_EXAMPLES[0]?.request }
    const body = JSON.stringify(life)
    expect(ofPackage(body)).toEqual(await called(body))
    expect(JSON.parse(ofPackage(body).body).estimateOf).toBe(TODAY)
  })

  it.each([
    ['half a document', '{"person":', 400],
    ['nothing', '', 400],
    ['two documents', '{} {}', 400],
    ['a list', '[]', 422],
    ['null', 'null', 422],
    ['a text', '"life"', 422],
    ['no person', '{}', 422],
    ['names of the prototype', '{"__proto__": {"person": {}}, "constructor": 1, "toString": 2}', 422],
    ['a name of the prototype in a list', '{"person": {"__proto__": 1}, "children": [{"hasOwnProperty": 1}]}', 422],
    ['a field twice', '{"person": 1, "person": 2}', 422],
    ['a number that is none', '{"person": {"birthDate": 1e999}}', 422],
    ['64 kB and one byte', `"${'x'.repeat(64 * 1024 - 1)}"`, 413],
    ['64 kB of two bytes each', `"${'é'.repeat(40_000)}"`, 413],
    ['a megabyte', `{"person": "${'x'.repeat(1_000_000)}"}`, 413],
    ['4001 values', `[${'1,'.repeat(3999)}1]`, 413],
    ['4000 values', `[${'1,'.repeat(3998)}1]`, 422],
    ['11 levels', `${'['.repeat(12)}${']'.repeat(12)}`, 413],
    ['10 levels', `${'['.repeat(11)}${']'.repeat(11)}`, 422],
    ['30000 levels', `${'['.repeat(30_000)}${']'.repeat(30_000)}`, 413],
    ['a text of 1001 characters', `["${'x'.repeat(1001)}"]`, 413],
    ['a name of 1001 characters', `{"${'x'.repeat(1001)}": 1}`, 413],
    ['a byte order mark before', `\uFEFF${JSON.stringify(LIFE_EXAMPLES[0]?.request)}`, 200],
    ['blanks before and after', ` \n${JSON.stringify(LIFE_EXAMPLES[0]?.request)}\t`, 200],
  ])('%s: the same answer', async (_, body, status) => {
    const answer = await called(body)
    expect(answer.status).toBe(status)
    expect(ofPackage(body)).toEqual(answer)
  })

  it('lives at random, possible and spoilt: the same bytes', () =>
    checkAsync(
      fc.asyncProperty(lifeBody, async (body) => {
        expect(ofPackage(body)).toEqual(await called(body))
      }),
      casesOf({ isCostly: true }),
    ))
})

describe('what the call cannot be sent', () => {
  const circle: { person?: object } = {}
  circle.person = circle
  it.each([
    ['nothing', undefined, 400],
    ['a function', () => 1, 400],
    ['a number that JSON does not hold', { person: 1n }, 400],
    ['what contains itself', circle, 413],
  ])('%s is refused', (_, life, status) => {
    const outcome = estimate(life as never, { today: TODAY })
    expect(outcome.ok ? 200 : outcome.problem.status).toBe(status)
  })

  it.each<unknown>(['today', [TODAY], null])('a day that is none: %j', (today) =>
    expect(estimate({} as never, { today: today as string })).toEqual({
      ok: false,
      problem: {
        ...{ type: 'about:blank', title: 'body does not fit', status: 422 },
        errors: [{ field: 'today', key: 'dayUnknown' }],
      },
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { faultsOf, type JudgedAnswer, TOO_LONG } from './judge'
import { CANARY } from './texts'

const ORIGIN = 'http://localhost:3000'

const WELL: JudgedAnswer = {
  status: 200,
  headers: {
    date: 'Sat, 21 Nov 2026 12:00:00 GMT',
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  },
  body: '<p>fine</p>',
  cpuMs: 1_000,
  path: '/avs',
  accept: 'text/html',
  log: ['{"route":"/avs","status":200}'],
}

const withHeaders = (headers: JudgedAnswer['headers']) => ({ headers: { ...WELL.headers, ...headers } })

const cases: [name: string, changed: Partial<JudgedAnswer>, fault: string][] = [
  ['a fault of ours', { status: 500 }, 'status 500'],
  ['more than a second of work', { cpuMs: 1_001 }, `${TOO_LONG}: 1001 ms of work`],
  ['what was typed, as it came', { body: `<p><script>${CANARY}</p>` }, 'unescaped echo'],
  ['a link that runs', { body: '<a href="javascript:alert(1)">' }, 'unescaped echo'],
  ['a type that nobody expects', withHeaders({ 'content-type': 'text/xml' }), "content type 'text/xml'"],
  ['a page for a program', { path: '/api/me', accept: '*/*' }, 'a call that answers with a page'],
  ['a way out', withHeaders({ location: '//evil.example/' }), 'leads to //evil.example/'],
  ['a cookie with it', withHeaders({ 'set-cookie': [`locale=${CANARY}`] }), 'a cookie with what was sent'],
  ['a type to be guessed', withHeaders({ 'x-content-type-options': undefined }), 'no nosniff'],
  ['no policy', withHeaders({ 'content-security-policy': undefined }), 'no content policy'],
  ['it in the log', { log: [`{"route":"${CANARY}"}`] }, 'what was sent stands in the log'],
  ['a problem', { log: ['{"problem":"page"}'] }, 'unexpected: {"problem":"page"}'],
]

describe('the judge of answers to bad input', () => {
  it('lets a good answer pass', () => expect(faultsOf(WELL, ORIGIN)).toEqual([]))

  it.each(cases)('finds %s', (_, changed, fault) => expect(faultsOf({ ...WELL, ...changed }, ORIGIN)).toEqual([fault]))
})

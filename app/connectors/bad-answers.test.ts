/**
 * Bad answers from outside, over real HTTP and through our own calls: the party counts as silent, the log says why
 * without a word of what was asked or answered, and nothing else changes.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '~/api/client'
import { logSilence } from '~/door/log/log-problem'
import type { Dossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { BAD_POLICIES, type BadAnswer, PAGE } from '../../tests/support/parties/bad-policies'
import { fetchOf } from '../../tests/support/parties/fetch-of'
import {
  json,
  POLICY,
  SECRET,
  type Spoilt,
  type SpoiltParties,
  STATEMENT,
  startSpoiltParties,
  text,
} from '../../tests/support/parties/spoilt-parties'
import { INSURED, OWN, PARTNER } from '../../tests/support/parties/stub-connectors'
import { BACHELOR, grantedAt, startApi } from '../../tests/support/product/start-api'
import { createConnectors } from './create-connectors'

/** Long enough for every answer that arrives at all. */
const TIME_LIMIT_MS = 1000

let parties: SpoiltParties
beforeAll(async () => {
  parties = await startSpoiltParties()
})
afterAll(() => parties.close())
beforeEach(() => {
  parties.spoilt.clear()
  parties.asked.length = 0
})

/** A visitor with both funds and both providers, and everything that the log says from then on. */
async function visitor(until?: number) {
  const { origin } = parties
  const lines: string[] = []
  const connectors = createConnectors({
    directoryUrl: `${origin}/funds`,
    entitiesUrl: `${origin}/entities`,
    registerUrl: origin,
    registerKey: 'key-of-the-register',
    client: { id: 'product', secret: 'secret-of-the-product' },
    allowHttp: false,
    redirectUri: 'https://product.example/back',
    timeoutMs: TIME_LIMIT_MS,
    today: () => day('2026-11-21'),
    report: (silence) => logSilence(silence, 0, (line) => void lines.push(line)),
  })
  const granted = grantedAt(['good', 'bad', 'one'], ['good-bank', 'bad-bank'], until)
  const api = await startApi({ connectors, parties: granted })
  const client = createApiClient({ base: 'http://own.invalid/api', fetch: fetchOf(api.api), token: api.token })
  return { api, client, lines }
}

/** `until`: when the access tokens expire, in milliseconds since 1970. */
async function visitorWithParties(until?: number) {
  const started = await visitor(until)
  await started.client.saveSelectedFunds(['good', 'bad'])
  await started.client.saveSelectedEntities(['good-bank', 'bad-bank'])
  return started
}

const silence = (party: string, reason: string, detail: string) => ({ at: 0, silent: party, reason, detail })

function expectNothingPersonal(lines: string[]) {
  for (const line of lines) expect(line).not.toMatch(/Geheim|Muster|756|person-1|p-1|Bearer|Basic|"token"|http|127\.0/)
}

it('is a long list', () => expect(BAD_POLICIES.length).toBeGreaterThanOrEqual(30))

describe('a fund that answers a policy with', () => {
  it.each(BAD_POLICIES)('%s', async (_name, spoilt, reason, detail) => {
    const { api, client, lines } = await visitorWithParties()
    const before = await api.dossier()
    parties.spoilt.set('/bad/policies/p-1', spoilt)

    const { policies, silent } = await client.getPolicies()
    expect(silent).toMatchObject([{ fundId: 'bad', fundName: 'Fund bad', reason }])
    expect(policies).toEqual([{ fundId: 'good', fundName: 'Fund good', webUrl: null, policy: POLICY }])
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('bad', reasonInLog(reason, detail), detail)])
    expectNothingPersonal(lines)
    expect(besidesPolicies(await api.dossier())).toEqual(besidesPolicies(before))
    expect(parties.asked).not.toContain('/elsewhere')
  })
})

/** Whether the answer is kept, and since when, is not compared here. */
const besidesPolicies = ({ secondPillar: { policies: _, ...secondPillar }, sources: __, ...dossier }: Dossier) => ({
  ...dossier,
  secondPillar,
})

/** To the visitor, a party that lists a policy and then denies knowing it gives a bad answer. */
const reasonInLog = (reason: string, detail: string) => (detail === 'status 404' ? 'notFound' : reason)

describe('a fund that answers on the way to the policies with', () => {
  const PERSONS = '/bad/insured-persons'
  const PERSON = '/bad/insured-persons/person-1'
  const manyPersons = Array.from({ length: 21 }, (_, i) => ({ personId: `person-${i}` }))

  it.each<[name: string, path: string, ...rest: [Spoilt, string, string]]>([
    ['an id that leads elsewhere', PERSONS, json([{ personId: '..' }]), 'badAnswer', 'shape at 0.personId'],
    ['a number for an id', PERSONS, json([{ personId: 7561111 }]), 'badAnswer', 'shape at 0.personId'],
    ['more persons than one can be', PERSONS, json(manyPersons), 'badAnswer', 'shape at the root'],
    ['a page of persons', PERSONS, json({ items: [], next: '/2' }), 'badAnswer', 'shape at the root'],
    [
      'somebody else',
      PERSON,
      json({ personId: 'person-2', policyIds: [] }),
      'badAnswer',
      'another record than asked for',
    ],
    ['no policies at all', PERSON, json({ personId: 'person-1' }), 'badAnswer', 'shape at policyIds'],
  ])('%s', async (_name, path, spoilt, reason, detail) => {
    const { client, lines } = await visitorWithParties()
    parties.spoilt.set(path, spoilt)
    const { policies, silent } = await client.getPolicies()
    expect(silent).toEqual([{ fundId: 'bad', fundName: 'Fund bad', reason }])
    expect(policies).toHaveLength(1)
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('bad', reason, detail)])
    expectNothingPersonal(lines)
  })
})

describe('a fund that answers the renewal of an access with', () => {
  it.each<BadAnswer>([
    ['a token that is not one', json({ access_token: '' }), 'badAnswer', 'shape at access_token'],
    [
      'a token of another kind',

      json({ access_token: 'a', token_type: 'mac' }),
      'badAnswer',
      'shape at token_type',
    ],
    ['a page in place of a token', text('text/html', PAGE), 'badAnswer', 'content type'],
    ['an error of OAuth', json({ error: 'invalid_grant' }, 400), 'refused', 'status 400'],
    ['one 503 for a token', json({}, 503), 'badAnswer', 'status 503'],
    ['a redirect with the secret', text('', '', 308), 'badAnswer', 'status 308'],
  ])('%s', async (_name, spoilt, reason, detail) => {
    const { client, lines } = await visitorWithParties(0)
    parties.spoilt.set('/bad/token', spoilt)
    const { policies, silent } = await client.getPolicies()
    // A grant that has ended is renewed by the visitor's own sign-in.
    const told = reason === 'refused' ? 'notSignedIn' : reason
    expect(silent).toMatchObject([{ fundId: 'bad', fundName: 'Fund bad', reason: told }])
    expect(policies).toHaveLength(1)
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('bad', reason, detail)])
    expectNothingPersonal(lines)
  })
})

describe('a 3a provider that answers with', () => {
  const PATH = '/bad-bank/statements/person-1/compact-3a-statements'
  const { rc } = STATEMENT

  it.each<BadAnswer>([
    ['a page', text('text/html', PAGE), 'badAnswer', 'content type'],
    ['200 with an error inside', json({ status: 500 }), 'badAnswer', 'shape at ai'],
    ['a negative balance', json({ ...STATEMENT, rc: { ...rc, cb: -0.01 } }), 'badAnswer', 'shape at rc.cb'],
    ['a number as text', json({ ...STATEMENT, rc: { ...rc, cb: '44000' } }), 'badAnswer', 'shape at rc.cb'],
    ['no balance', json({ ...STATEMENT, rc: {} }), 'badAnswer', 'shape at rc.cb'],
    ['no day', json({ ...STATEMENT, rd: null }), 'badAnswer', 'shape at rd'],
    ['500, twice', json({}, 500), 'badAnswer', 'status 500'],
    ['never an answer', () => undefined, 'timeout', 'no answer in time'],
  ])('%s', async (_name, spoilt, reason, detail) => {
    const { api, client, lines } = await visitorWithParties()
    parties.spoilt.set(PATH, spoilt)
    const { providents, silent } = await client.getProvidents()
    expect(silent).toEqual([{ entityId: 'bad-bank', entityName: 'Bank bad-bank', reason }])
    expect(providents).toEqual([{ entityId: 'good-bank', entityName: 'Bank good-bank', statement: STATEMENT }])
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('bad-bank', reason, detail)])
    expectNothingPersonal(lines)
    const { selection, info } = (await api.dossier()).thirdPillar
    expect([selection, info?.solde]).toEqual([['good-bank', 'bad-bank'], 44000])
  })
})

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)

describe('a register that answers with', () => {
  it.each<BadAnswer>([
    ['a page', text('text/html', PAGE), 'badAnswer', 'content type'],
    ['200 with an error inside', json({ error: SECRET }), 'badAnswer', 'shape at navs'],
    ['somebody else', json({ ...INSURED[OWN], navs: PARTNER }), 'badAnswer', 'another record than asked for'],
    ['a gender of its own', json({ ...INSURED[OWN], gender: 'F' }), 'badAnswer', 'shape at gender'],
    [
      'an income as text',
      json({ ...INSURED[OWN], incomes: [{ year: 2020, amount: '1', months: 12 }] }),
      'badAnswer',
      'shape at incomes.0.amount',
    ],
    [
      '13 months',
      json({ ...INSURED[OWN], incomes: [{ year: 2020, amount: 1, months: 13 }] }),
      'badAnswer',
      'shape at incomes.0.months',
    ],
    ['one 503', json({}, 503), 'badAnswer', 'status 503'],
    ['a key that is not taken', json({}, 403), 'refused', 'status 403'],
    [
      'a redirect',
      (response) => void response.writeHead(301, { location: '/elsewhere' }).end(),
      'badAnswer',
      'status 301',
    ],
    ['never an answer', () => undefined, 'timeout', 'no answer in time'],
  ])('%s', async (_name, spoilt, reason, detail) => {
    const { api, client, lines } = await visitor()
    await client.saveInfo(BACHELOR)
    const before = await api.dossier()
    parties.spoilt.set('/insureds', spoilt)
    parties.asked.length = 0
    expect(await outcome(client.getPension({ force: true }))).toMatchObject({ status: 424, title: 'register silent' })
    // The connector does not repeat a POST, and our own client does not repeat a silence.
    expect(parties.asked).toEqual(['/insureds'])
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('register', reason, detail)])
    expectNothingPersonal(lines)
    expect(await api.dossier()).toEqual(before)
    expect(await client.getInfo()).toMatchObject({ childCount: 0 })
  })

  it('404, for a number that it does not know, is no silence', async () => {
    const { client, lines } = await visitor()
    parties.spoilt.set('/insureds', json({}, 404))
    expect(await outcome(client.getInsured(OWN))).toMatchObject({ status: 404 })
    expect(lines).toEqual([])
  })
})

describe('a directory that answers with', () => {
  it.each<[...BadAnswer, requests: number]>([
    ['a page', text('text/html', PAGE), 'badAnswer', 'content type', 1],
    ['200 with an error inside', json({ error: SECRET }), 'badAnswer', 'shape at the root', 1],
    ['entries none of which fits', json([{ id: 1 }, null]), 'badAnswer', 'shape at the root', 1],
    ['500, twice', json({}, 500), 'badAnswer', 'status 500', 2],
    ['10 MB', text('application/json', `["${'x'.repeat(10_000_000)}"]`), 'badAnswer', 'more than 1000000 bytes', 1],
    // One time limit, not two: our own client does not repeat the request.
    ['never an answer', () => undefined, 'timeout', 'no answer in time', 1],
  ])('%s', async (_name, spoilt, reason, detail, requests) => {
    const { api, client, lines } = await visitor()
    const before = await api.dossier()
    parties.spoilt.set('/funds', spoilt)
    expect(await outcome(client.listPensionFunds())).toMatchObject({ status: 424, title: 'no registry' })
    expect(parties.asked).toHaveLength(requests)
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('directory', reason, detail)])
    expectNothingPersonal(lines)
    expect(await client.listSelectedFunds()).toEqual([])
    expect(await client.listEntities()).toHaveLength(2)
    expect(await api.dossier()).toEqual(before)
  })

  it('one entry that does not fit keeps the others, and says so once', async () => {
    const { client, lines } = await visitor()
    const { origin } = parties
    const services = { authorizeUrl: `${origin}/authorize`, tokenEndpoint: `${origin}/token`, policyEndpoint: origin }
    const fund = { id: 'one', name: 'One', openpkStatus: 'active', openpkServices: services }
    parties.spoilt.set('/funds', json([fund, { ...fund, id: 'two', webUrl: 'javascript:alert(1)' }]))
    expect((await client.listPensionFunds()).map(({ id }) => id)).toEqual(['one'])
    await client.saveSelectedFunds(['one'])
    expect(lines.map((line) => JSON.parse(line))).toEqual([silence('directory', 'badAnswer', 'entries left out: 1')])
  })
})

/** A payment into pillar 3a above what the law allows is told where it was typed from memory, and where its figure stands. */
import { beforeEach, expect, it } from 'vitest'
import type { FromMemory } from '~/dossier/shape/from-memory'
import * as synthesisPage from '~/pages/synthesis/route'
import { day } from '~/pillars/day'
import { type DecideVisit, openDecide } from '../../../tests/support/pages/decide-page'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as quickPage from './route'

const TYPED: FromMemory = {
  ...{ birthDate: day('1985-05-14'), gender: 'FEMALE', status: 'bachelor', salary: 85_000, rate: 100 },
  ...{ work: 'employed', fund: null, insuredSince: 'always', childYears: [] },
  partner: { birthYear: null, salary: null },
  pillar3a: { solde: 20_000, amount: 100_000 },
}

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
  await visit.beginAnew()
})

async function textsAfter(typed: Partial<FromMemory>, amount: number, of = '') {
  await visit.client.saveFromMemory({ ...TYPED, ...typed, pillar3a: { solde: 20_000, amount } })
  const texts = [
    servePage(quickPage, '/own/quick', visit.client).get(`${of}/own/quick`),
    servePage(synthesisPage, '/synthesis', visit.client).get(`${of}/synthesis`),
  ].map(async (answer) => readable(await (await answer).text()).replaceAll('\u00a0', ' '))
  return Promise.all(texts)
}

it.each([
  ['', "la loi permet au plus CHF 7'258 par an avec une caisse", "Vous prévoyez CHF 100'000"],
  ['/de', "CHF 7'258", "CHF 100'000"],
])('%s/own/quick and the synthesis tell the ceiling and what is planned', async (of, ceiling, planned) => {
  for (const text of await textsAfter({}, 100_000, of)) {
    expect(text).toContain(ceiling)
    expect(text).toContain(planned)
  }
})

it.each<[string, Partial<FromMemory>, number, boolean]>([
  ['the ceiling itself', {}, 7_258, false],
  ['a franc more', {}, 7_259, true],
  ['self-employed without a fund, a fifth of the income', { work: 'selfEmployed', fund: 'no' }, 17_000, false],
  ['and a franc more', { work: 'selfEmployed', fund: 'no' }, 17_001, true],
  [
    'self-employed who does not know, below one of both ceilings',
    { work: 'selfEmployed', fund: 'unknown' },
    17_000,
    false,
  ],
  ['and above both', { work: 'selfEmployed', fund: 'unknown' }, 17_001, true],
  ['a salary below the threshold', { salary: 20_000 }, 7_258, false],
  ['without work', { work: 'none' }, 1, true],
])('%s: %o %i %s', async (_, typed, amount, isTold) => {
  const words = typed.work === 'none' ? 'La loi ne permet pas de verser dans un 3a' : 'Vous prévoyez'
  for (const text of await textsAfter(typed, amount)) expect(text.includes(words)).toBe(isTold)
})

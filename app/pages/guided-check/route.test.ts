import { describe, expect, it } from 'vitest'
import type { InfoAnswer } from '~/dossier/shape/info'
import { PensionFund } from '~/dossier/shape/party-answers'
import { day } from '~/pillars/day'
import { failing, PARTNER_NAVS, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as check from './route'

const PATH = '/v2/wizard/check'
const ALL = { avs: true, lpp: true, pillar3a: true }

const info: InfoAnswer = {
  person: {
    navs: '756.1111.2222.08',
    birthDate: day('1971-03-14'),
    gender: 'FEMALE',
    status: 'married',
    relationshipStartDate: day('1998-05-16'),
    relationshipEndDate: null,
    age: 55,
  },
  partner: { navs: PARTNER_NAVS, birthDate: day('1969-08-02'), gender: 'MALE', deathDate: null, age: 57 },
  children: [{ birthDate: day('2000-02-10'), alive: false, deathDate: day('2001-01-02') }],
  hasChildren: true,
  childCount: 1,
}
const fund = PensionFund.parse({
  id: 'a',
  name: 'Fund a',
  nameFr: 'Caisse a',
  nameDe: 'Kasse a',
  webUrl: null,
  address: null,
  openpkStatus: 'active',
})
const calls: Partial<UseCases> = {
  getInfo: async () => info,
  getFamily: async () => null,
  listPensionFunds: async () => [fund],
  listSelectedFunds: async () => ['a'],
  listEntities: async () => [{ id: 'b', name: 'Banque b', kind: 'bank', webUrl: null }],
  listSelectedEntities: async () => ['b'],
  listAccounts3a: async () => ({ accounts: [], ceiling: { year: 2026, amount: 7258, withFund: true } }),
  getOpen3kInfo: async () => ({ solde: 45230.55, amount: 7258, rate: 1.5, paydate: day('2036-03-31') }),
}

async function shown(changed: Partial<UseCases> = {}, { steps = ALL as Partial<typeof ALL>, path = PATH } = {}) {
  const answer = await servePage(check, PATH, { ...signedIn(steps), ...calls, ...changed }).get(path)
  expect(answer.status).toBe(200)
  const html = await answer.text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}

describe('the check before the synthesis', () => {
  it('shows all that was entered in the three pillars', async () => {
    const { text } = await shown()
    expect(text).toMatch(/756\.1111\.2222\.08.*14\.03\.1971.*Féminin.*Mariée ou en partenariat.*16\.05\.1998/)
    expect(text).toMatch(/756\.2222\.3333\.02.*02\.08\.1969.*Masculin.*1 enfant.*10\.02\.2000.*02\.01\.2001/)
    expect(text).toMatch(/Caisse a .*Banque b .*CHF 45'230\.55.*CHF 7'258.*1\.5 %.*31\.03\.2036/)
  })

  it('shows what the page of the family adds', async () => {
    const marriage = {
      start: day('1991-06-01'),
      end: day('1996-02-03'),
      endedBy: 'divorce' as const,
      separatedSince: null,
      partner: { birthDate: day('1968-01-02'), gender: 'MALE' as const },
    }
    const children = [{ birthDate: day('2000-02-10'), credits: 'half' as const }]
    const getFamily = async () => ({ marriages: [marriage], children, survivorsPension: 1600 })
    const as = (status: InfoAnswer['person']['status']) => async () => ({ ...info, person: { ...info.person, status } })
    const { text } = await shown({ getFamily, getInfo: as('divorced') })
    expect(text).toMatch(
      /01\.06\.1991.*03\.02\.1996.*Divorce.*02\.01\.1968.*Masculin.*10\.02\.2000 La moitié à chaque parent.*CHF 1'600/,
    )
    expect((await shown()).text).not.toContain('Divorce')
    // It was saved under another civil status, so it does not apply to somebody who has never been married.
    const single = (await shown({ getFamily, getInfo: as('bachelor') })).text
    expect(single).not.toMatch(/Divorce|1'600/)
  })

  it.each([
    [{ insuredSince: 'always' as const }, /assure-t-elle \? Depuis mes 20 ans, ou avant/],
    [
      {
        insuredSince: 1998,
        abroad: [
          { from: 2001, to: 2001 },
          { from: 2004, to: 2006 },
        ],
      },
      /Début de l’assurance AVS, année 1998 Vos années à l’étranger 2001, 2004–2006/,
    ],
  ])('shows since when somebody is insured, and their years abroad: %o', async (insurance, words) => {
    const getInfo = async () => ({ ...info, person: { ...info.person, ...insurance } })
    expect((await shown({ getInfo })).text).toMatch(words)
    expect((await shown()).text).not.toMatch(/Début de l’assurance|étranger/)
  })

  it('shows every 3a account under its name, where there are several', async () => {
    const figures = { amount: 0, rate: 1, paydate: null }
    const accounts = [
      { ...figures, entityId: 'b', entityName: 'Banque b', solde: 11_000 },
      { ...figures, entityId: 'c', entityName: 'Assurance c', solde: 22_000 },
    ]
    const ceiling = { year: 2026, amount: 7258, withFund: true }
    const { text } = await shown({ listAccounts3a: async () => ({ accounts, ceiling }) })
    expect(text).toMatch(/chez Banque b .*CHF 11'000 .*chez Assurance c .*CHF 22'000 .*Modifier le 3e pilier/)
    expect(text.match(/Solde actuel/g)).toHaveLength(2)
  })

  it('in German too, with the names of funds in it', async () => {
    const { text } = await shown({}, { path: `/de${PATH}` })
    expect(text).toMatch(/Meine Angaben prüfen.*Weiblich.*Kasse a .*3\. Säule ändern/)
  })

  it('leads to each pillar, to change it and come back, and on to the synthesis', async () => {
    const { html } = await shown()
    for (const step of ['1p', '2p', '3p']) expect(html).toContain(`href="/v2/wizard/${step}?then=check"`)
    expect(html).toMatch(/<a href="\/v2\/wizard\/synthesis" class="button button-primary">/)
    expect((await shown({}, { path: `/de${PATH}` })).html).toContain('href="/de/v2/wizard/2p?then=check"')
  })

  it('leads to the first open step where there is one, and says which are open', async () => {
    const { html, text } = await shown({ getInfo: async () => null }, { steps: { lpp: true } })
    expect(html).toMatch(/<a href="\/v2\/wizard\/1p" class="button button-primary">/)
    expect(html).not.toContain('href="/v2/wizard/synthesis"')
    expect(text.match(/Cette étape n’est pas encore terminée/g)).toHaveLength(2)
    expect(text).toMatch(/Compléter le 1er pilier.*Modifier le 2e pilier.*Compléter le 3e pilier/)
  })

  it('says what there is none of', async () => {
    const { text } = await shown({ listSelectedFunds: async () => [], listSelectedEntities: async () => [] })
    expect(text).toContain('Aucune caisse de pension n’est enregistrée pour vous.')
    expect(text).toContain('Aucun 3e pilier n’est enregistré pour vous.')
    expect(text).not.toContain('CHF')
  })

  it.each<[string, Partial<UseCases>, string]>([
    ['no info', { getInfo: failing(500, 'no info') }, 'Vos données enregistrées ne peuvent pas être lues'],
    ['no selection', { listSelectedFunds: failing(500, 'no selection') }, 'Votre choix enregistré ne peut pas être lu'],
  ])('stays usable with %s', async (problem, changed, sentence) => {
    const { html, text } = await shown(changed)
    expect(html).toContain(`data-error="${problem}"`)
    expect(text).toContain(sentence)
    expect(text).not.toContain('Aucune caisse')
  })
})

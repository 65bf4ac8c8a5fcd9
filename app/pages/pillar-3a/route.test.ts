import { JSDOM } from 'jsdom'
import { describe, expect, it, vi } from 'vitest'
import { Open3kInfo, type OwnAccounts3a } from '~/dossier/shape/account-3a'
import { Entity, type Providents } from '~/dossier/shape/party-answers'
import { languageOfPath } from '~/language/language'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import { french } from '../../../tests/support/pages/french'
import { failing, readable, servePage, sessionWith, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as pillar3a from './route'

const entity = (id: string, kind: string) =>
  Entity.parse({ id, name: `Institut ${id}`, kind, webUrl: `https://${id}.example.ch` })
const registry = [entity('i', 'insurer'), entity('b', 'bank')]
const info = Open3kInfo.parse({ solde: 42000.5, rate: 0.5, amount: 7056, paydate: '2040-01-01' })
const statement = (balance: number) => ({ pn: 'Épargne 3', rd: '2026-11-01', rc: { cb: balance } })
const providents: Providents = {
  providents: [
    { entityId: 'b', entityName: 'Institut b', statement: statement(42000.5) },
    { entityId: 'i', entityName: 'Institut i', statement: statement(1500) },
  ],
  silent: [],
}

const FURTHER = { entityId: 'b', entityName: 'Institut b', ...info, amount: 100 }
const own: OwnAccounts3a = {
  accounts: [FURTHER, { entityId: 'i', entityName: 'Institut i', ...info }],
  ceiling: { year: 2026, amount: 7258, withFund: true },
}

const pageWith = (calls: Partial<UseCases>, steps = { pillar3a: false }) =>
  servePage(pillar3a, '/3a', {
    ...signedIn(steps),
    listEntities: async () => registry,
    listSelectedEntities: async () => [],
    getProvidents: async () => providents,
    getOpen3kInfo: async () => null,
    listAccounts3a: async () => own,
    ...calls,
  })
const chosen = { listSelectedEntities: async () => ['b', 'i'], getOpen3kInfo: async () => info }
const pageOf = async (calls: Partial<UseCases>, { path = '/3a', steps = { pillar3a: false } } = {}) => {
  const html = await (await pageWith(calls, steps).get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}
const valueIn = (html: string, name: string) =>
  /value="([^"]*)"/
    .exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '')?.[1]
    ?.replaceAll('&#x27;', "'")

describe('the 3a page', () => {
  it('[091] offers banks and insurers, each named as what it is', async () => {
    expect((await pageOf({})).text).toMatch(/Institut b .*Banque .*Institut i .*Assurance/)
    expect((await pageOf({}, { path: '/de/3a' })).text).toMatch(/Institut b .*Bank .*Institut i .*Versicherung/)
  })

  it('[092] [093] [094] [095] is prefilled with the figures of the account', async () => {
    const { html } = await pageOf(chosen)
    const values = ['solde', 'amount', 'rate', 'paydate'].map((name) => valueIn(html, name))
    expect(values).toEqual(["42'000.50", "7'056", '0.5', '01.01.2040'])
    for (const name of ['solde', 'amount', 'rate', 'paydate']) expect(html).toContain(`<label for="${name}">`)
  })

  it.each([
    ['nothing chosen', '/3a', { listAccounts3a: async () => ({ ...own, accounts: [] }) }, 1],
    ['one account', '/3a', { ...chosen, listAccounts3a: async () => ({ ...own, accounts: own.accounts.slice(1) }) }, 1],
    ['two accounts', '/de/3a', chosen, 2],
  ])('says to save first in every form but the page’s own: %s', async (_name, path, calls, others) => {
    const { document } = new JSDOM((await pageOf(calls, { path })).html).window
    const sentence = textIn(languageOfPath(path))('pillar3a.saveFirst')
    const forms = [...document.querySelectorAll('form')].filter((form) =>
      form.querySelector('input:not([type=hidden])'),
    )
    const saying = forms.map((form) => form.textContent?.includes(sentence))
    expect(saying).toEqual(forms.map(({ id }) => id !== 'page-form'))
    expect(saying.filter(Boolean)).toHaveLength(others)
  })

  it('leads to the sign-in at a bank that waits for it, and says why the last one did not work', async () => {
    const signIn = { origin: 'https://b.example', problem: 'otherPerson' } as const
    const silent = [{ entityId: 'b', entityName: 'Institut b', reason: 'notSignedIn', signIn } as const]
    const calls = { ...chosen, getProvidents: async () => ({ providents: [], silent }) }
    const { html, text } = await pageOf(calls)
    expect(html).toMatch(/<button[^>]*name="intent" value="signIn:b"[^>]*>Se connecter à «\u00a0Institut b\u00a0»</)
    expect(html).toContain('data-error="otherPerson"')
    expect(text).toContain(french('partySignIn.problemTitle', { name: 'Institut b' }))
    // Visitors who know the figures do not need it.
    expect(html).toContain('<label for="solde">')

    const letFormsLeadTo = vi.fn()
    const beginPartySignIn = vi.fn(async () => 'https://b.example/authorize')
    const session = sessionWith({ beginPartySignIn })
    const listEntities = async () => registry
    const listAccounts3a = async () => own
    const page = servePage(
      pillar3a,
      '/3a',
      { ...signedIn(), listEntities, listAccounts3a, ...calls },
      { session, letFormsLeadTo },
    )
    await page.get('/3a')
    expect(letFormsLeadTo).toHaveBeenCalledWith(['https://b.example'])
    const response = await page.post('/3a', [['intent', 'signIn:b']])
    expect(response.headers.get('location')).toBe('https://b.example/authorize')
    expect(beginPartySignIn).toHaveBeenCalledWith({ kind: 'entity', id: 'b' }, 'plain')
  })

  it('asks for the figures after the providers have been asked: they are written when these answer', async () => {
    const order: string[] = []
    const getProvidents = async () => {
      order.push('providents')
      return providents
    }
    const getOpen3kInfo = async () => {
      order.push('info')
      return info
    }
    await pageOf({ ...chosen, getProvidents, getOpen3kInfo })
    expect(order).toEqual(['providents', 'info'])
  })

  it.each(['/3a', '/de/3a'])(
    '[092] [093] [094] [095] asks for the four figures before a bank is chosen, below the choice: %s',
    async (path) => {
      const { html } = await pageOf({ listAccounts3a: async () => ({ ...own, accounts: [] }) }, { path })
      const places = ['ids', 'solde', 'amount', 'rate', 'paydate'].map((name) =>
        html.search(new RegExp(`name="${name}"`)),
      )
      expect(places).not.toContain(-1)
      expect(places).toEqual(places.toSorted((one, other) => one - other))
      expect(html).not.toContain('value="askResetInfo"')
      const none = await pageOf({}, { path, steps: { pillar3a: true } })
      expect(none.html).not.toContain('name="solde"')
    },
  )

  it('[169] lists each provider with its value', async () => {
    expect((await pageOf(chosen)).text).toMatch(/CHF 42'000\.50.*CHF 1'500/)
  })

  it.each([
    ['/3a', '20 % du revenu'],
    ['/de/3a', '20 % des Einkommens'],
  ])('[098] helps with the ceilings of 2023 and of today: %s', async (path, share) => {
    const { text } = await pageOf(chosen, { path })
    for (const part of ["CHF 7'258", "CHF 7'056", "CHF 36'288", "CHF 35'280", '2023', '2026', share])
      expect(text).toContain(part)
  })

  /** The help in the same part of the page as this field: what opens it, and its text. */
  const helpBeside = (html: string, field: string, summary: string) => {
    const part = html.split('<section').find((one) => one.includes(field)) ?? ''
    const helps = part.match(/<details class="help"[\s\S]*?<\/details>/g) ?? []
    const help = helps.find((one) => readable(one).replaceAll('\u00a0', ' ').includes(summary)) ?? ''
    return readable(help.split('</summary>')[1] ?? '')
  }

  it.each([
    ['[096]', 'bank', '/3a', 'name="ids"', 'Comment trouver ma banque ou mon assurance ?', /relevé de compte 3a/],
    [
      '[096]',
      'bank',
      '/de/3a',
      'name="ids"',
      'Wie finde ich meine Bank oder Versicherung?',
      /Kontoauszug der Säule 3a/,
    ],
    ['[097]', 'balance', '/3a', 'name="solde"', 'Où trouver le solde ?', /dernier relevé/],
    ['[097]', 'balance', '/de/3a', 'name="solde"', 'Wo finde ich den Saldo?', /letzten Kontoauszug/],
  ])('%s beside the %s stands a help that opens by itself: %s', async (_row, _name, path, field, summary, said) => {
    const { html } = await pageOf(chosen, { path })
    expect(helpBeside(html, field, summary)).toMatch(said)
  })

  it.each([
    ['/3a', 'Les chiffres de votre compte chez', 'Enregistrer ce compte'],
    ['/de/3a', 'Die Zahlen Ihres Kontos bei', 'Dieses Konto speichern'],
  ])('has a form for each of several accounts, with its own figures: %s', async (path, title, save) => {
    const { html, text } = await pageOf(chosen, { path })
    expect(text).toMatch(new RegExp(`${title} Institut b .*${save}.*${title} Institut i `))
    const names = ['solde', 'amount', 'rate', 'paydate'].map((field) => `accounts[0].${field}`)
    expect(names.map((name) => valueIn(html, name.replace(/[[\]]/g, '\\$&')))).toEqual([
      "42'000.50",
      '100',
      '0.5',
      '01.01.2040',
    ])
    expect(html).toContain('<input type="hidden" name="entityId" value="b"/>')
    expect(html).not.toContain('accounts[1]')
  })

  it('names no account where one is chosen, and the one that is meant where several are', async () => {
    const listAccounts3a = async () => ({ ...own, accounts: [FURTHER] })
    const sole = { ...chosen, listAccounts3a, listSelectedEntities: async () => ['b'] }
    const one = async (): Promise<Providents> => ({
      providents: providents.providents.slice(0, 1),
      silent: [{ entityId: 'i', entityName: 'Institut i', reason: 'timeout' }],
    })
    expect((await pageOf({ ...sole, getProvidents: one })).text).not.toContain('votre compte chez')
    const { text } = await pageOf({ ...chosen, listAccounts3a, getProvidents: one })
    expect(text).toContain('votre compte chez Institut b ')
    expect(text).not.toContain('Enregistrer ce compte')
  })

  it.each([
    [true, 7258, '/3a', "En 2026, la loi permet au plus CHF 7'258 par an avec une caisse de pension"],
    [true, 7258, '/3a', "tous comptes 3a ensemble. Vous prévoyez CHF 7'259."],
    [false, 36_288, '/3a', "sans caisse de pension au plus 20 % du revenu et CHF 36'288 par an"],
    [true, 7258, '/de/3a', "mit Pensionskasse höchstens CHF 7'258 pro Jahr"],
  ])(
    'says beside each payment that all are above the ceiling (fund: %s, %d): %s',
    async (withFund, amount, path, said) => {
      const listAccounts3a = async () => ({ ...own, ceiling: { year: 2026, amount, withFund } })
      const planning = (all: number) => ({
        ...chosen,
        listAccounts3a,
        getOpen3kInfo: async () => ({ ...info, amount: all - 100 }),
      })
      const { html, text } = await pageOf(planning(amount + 1), { path })
      expect(text).toContain(said)
      for (const id of ['amount', 'accounts-0-amount']) {
        expect(html).toContain(`<p class="field-notice" id="${id}-notice">`)
        expect(html).toMatch(new RegExp(`<input[^>]*id="${id}"[^>]*aria-describedby="[^"]*${id}-notice"`))
      }
      expect((await pageOf(planning(amount), { path })).html).not.toContain('field-notice')
    },
  )

  it('names a provider that is silent', async () => {
    const getProvidents = async (): Promise<Providents> => ({
      providents: [],
      silent: [{ entityId: 'b', entityName: 'Institut b', reason: 'timeout' }],
    })
    expect((await pageOf({ ...chosen, getProvidents })).text).toContain(
      french('words.silent.timeout', { name: 'Institut b' }),
    )
  })

  it('leads on for someone who has no 3a', async () => {
    const { html, text } = await pageOf({}, { steps: { pillar3a: true } })
    expect(html).toContain('href="/router"')
    expect(text).toContain(french('pillar3a.noneChosen'))
  })

  it('says of which day an old list is, and nothing of one of now', async () => {
    const getListDay = async () => day('2026-11-20')
    expect((await pageOf({ getListDay })).text).toContain('Liste du 20.11.2026.')
    expect((await pageOf({ getListDay }, { path: '/de/3a' })).text).toContain('Liste vom 20.11.2026.')
    expect((await pageOf({})).text).not.toContain('Liste du')
  })
})

const typed: [string, string][] = [
  ['solde', '42 000,50'],
  ['amount', "7'056"],
  ['rate', '0,5'],
  ['paydate', '1.1.2040'],
]

describe('the sent 3a forms', () => {
  const send = async (fields: [string, string][], calls: Partial<UseCases> = {}, path = '/3a') => {
    const saveIds = vi.fn<UseCases['saveSelectedEntities']>(async (ids) => [...ids])
    const saveInfo = vi.fn<UseCases['saveOpen3kInfo']>(async (saved) => saved)
    const saveAccount = vi.fn<UseCases['saveAccount3a']>(async (saved) => ({ ...saved, entityName: 'Institut b' }))
    const saveNone = vi.fn<UseCases['saveNoEntity']>(async () => [])
    const saves = {
      saveSelectedEntities: saveIds,
      saveNoEntity: saveNone,
      saveOpen3kInfo: saveInfo,
      saveAccount3a: saveAccount,
      checkOpen3kInfo: async () => [],
      checkAccount3a: async () => [],
    }
    const page = pageWith({ ...chosen, ...saves, ...calls })
    const answer = await page.post(path, fields)
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      ids: [...saveIds.mock.calls.map(([ids]) => [ids]), ...saveNone.mock.calls.map(() => 'none')],
      info: saveInfo.mock.calls.map(([saved]) => [saved]),
      further: saveAccount.mock.calls,
      html: await answer.text(),
    }
  }

  it('[092] [093] [094] [095] saves the figures as they were meant, and goes on', async () =>
    expect(await send(typed)).toMatchObject({
      status: 303,
      location: '/router?done=answer#done',
      ids: [],
      info: [[info]],
    }))

  it.each<[string, [string, string][], ('none' | string[][])[], string]>([
    [
      'saves several',
      [
        ['ids', 'b'],
        ['ids', 'i'],
      ],
      [[['b', 'i']]],
      '/3a?done=accounts#done',
    ],
    ['saves that there is none, and goes on', [['none', '1']], ['none'], '/router?done=answer#done'],
    ['takes one away', [['remove', 'b']], [[['i']]], '/3a?done=accountRemoved#done'],
    ['says nothing of an account that was never there', [['remove', 'x']], [], '/3a'],
    ['starts again', [['reset', '1']], [[[]]], '/3a?done=accountsRemoved#done'],
  ])('%s', async (_name, fields, ids, location) =>
    expect(await send(fields)).toMatchObject({ status: 303, location, ids, info: [] }),
  )

  it('[168] empties the figures and keeps the day of pay-out', async () => {
    const { info: saved, location } = await send([...typed, ['resetInfo', '1']])
    expect(saved).toEqual([[{ solde: null, rate: null, amount: null, paydate: '2040-01-01' }]])
    expect(location).toBe('/3a?done=accountCleared#done')
  })

  it('asks before it empties the figures or takes all accounts away; no for an answer keeps what is typed', async () => {
    const half: [string, string][] = [['solde', 'viel'], ...typed.slice(1)]
    const asked = await send([...half, ['askResetInfo', '1']])
    expect([asked.status, asked.info]).toEqual([200, []])
    expect(readable(asked.html)).toMatch(/Effacer les chiffres de votre compte.*Oui, effacer.*Non, les garder/)
    const kept = await send([...half, ['keepInfo', '1']])
    expect([kept.status, kept.info]).toEqual([200, []])
    expect(kept.html).not.toContain('id="ask"')
    for (const { html } of [asked, kept]) expect(valueIn(html, 'solde')).toBe('viel')

    const all = await send([['askReset', '1']])
    expect([all.status, all.ids]).toEqual([200, []])
    expect(readable(all.html)).toMatch(/Retirer tous vos comptes 3a.*Oui, retirer tous mes comptes 3a.*Non, les garder/)
  })

  it('says that the figures are cleared where they stand, and only if they are', async () => {
    const cleared = { ...chosen, getOpen3kInfo: async () => ({ ...info, solde: null, rate: null, amount: null }) }
    const said = async (calls: Partial<UseCases>) =>
      (await (await pageWith(calls).get('/3a?done=accountCleared')).text()).includes(french('done.accountCleared'))
    expect([await said(cleared), await said(chosen)]).toEqual([true, false])
  })

  it('refuses what it cannot read, at the field, as typed; the other form stays as it was', async () => {
    const { status, info: saved, html } = await send([['solde', '10,500'], ...typed.slice(1)])
    expect([status, saved]).toEqual([400, []])
    expect(valueIn(html, 'solde')).toBe('10,500')
    expect(valueIn(html, 'rate')).toBe('0,5')
    expect(html).toContain('href="#solde"')
    expect(readable(html)).toContain('Ce montant peut se lire de deux façons.')
    expect(html.match(/checked=""/g)).toHaveLength(2)
  })

  const further = typed.map(([name, value]): [string, string] => [`accounts[0].${name}`, value])

  it('saves a further account as its own, and stays', async () => {
    const sent = await send([['entityId', 'b'], ['revision', '4'], ...further])
    const location = '/3a?done=account#done'
    expect(sent).toMatchObject({
      status: 303,
      location,
      ids: [],
      info: [],
      further: [[{ ...info, entityId: 'b' }, '4']],
    })
  })

  it('refuses at a further account’s own field, as typed', async () => {
    const { status, html, ...saved } = await send([
      ['entityId', 'b'],
      ['accounts[0].solde', '10,500'],
      ...further.slice(1),
    ])
    expect([status, saved.info, saved.further]).toEqual([400, [], []])
    expect(valueIn(html, 'accounts\\[0\\].solde')).toBe('10,500')
    expect(valueIn(html, 'solde')).toBe("42'000.50")
    expect(html).toContain('href="#accounts-0-solde"')
    expect(html).toContain('id="accounts-0-solde-error"')
  })

  it('stays where the payment is now above the ceiling, and goes on with the next press', async () => {
    const above = [['amount', '9000'], ...typed.filter(([name]) => name !== 'amount')] as [string, string][]
    expect((await send(above)).location).toBe('/3a?done=account#done')
    const getOpen3kInfo = async () => ({ ...info, amount: 9000 })
    expect((await send(above, { getOpen3kInfo })).location).toBe('/router?done=answer#done')
  })

  it('shows what the call refuses at the field', async () => {
    const saveOpen3kInfo = failing(422, 'body does not fit', [{ field: 'paydate', key: 'paydateRange' }])
    const { status, html } = await send(typed, { saveOpen3kInfo, getPaydateLimits: failing(424, 'register silent') })
    expect(status).toBe(400)
    expect(html).toContain('id="paydate-error"')
    // The limits are unknown.
    expect(readable(html)).toContain(`${french('problems.paydateRange')} `)
    expect(readable(html)).not.toContain('Choisissez une date')
  })

  it('refuses a choice of nothing', async () => {
    const { status, html } = await send([], { listSelectedEntities: async () => [] })
    expect(status).toBe(400)
    expect(readable(html)).toContain('Aucun établissement n’est coché.')
  })
})

it('[021] is only for signed-in visitors', async () => {
  const answer = await pageWith({ getMe: failing(401, 'not logged') }).get('/3a')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
})

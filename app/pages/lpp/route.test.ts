import { describe, expect, it, vi } from 'vitest'
import type { PartyProblem } from '~/dossier/shape/party-access'
import { PensionFund, type Policies } from '~/dossier/shape/party-answers'
import { day } from '~/pillars/day'
import { french } from '../../../tests/support/pages/french'
import { failing, readable, servePage, sessionWith, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as lpp from './route'

const fund = (id: string, changes: object = {}) =>
  PensionFund.parse({
    id,
    name: `Fund ${id}`,
    nameFr: `Caisse ${id}`,
    nameDe: `Kasse ${id}`,
    webUrl: `https://${id}.example.ch`,
    address: null,
    openpkStatus: 'active',
    ...changes,
  })
const registry = [fund('a'), fund('b', { nameFr: null, nameDe: null }), fund('late', { openpkStatus: 'onboarding' })]

const policy = (changes: object = {}) => ({
  referenceDate: '2026-01-01',
  pensionPlan: { planName: 'Plan Confort', contractType: 'mand' },
  personalPensionDetails: {
    retirementCapital: {
      balanceReferenceDate: 154321.5,
      projectedRetirementBenefits: [
        { retirementAge: 768, capitalBalance: 380000, pension: 20000 },
        { retirementAge: 780, capitalBalance: 400000, pension: 21650, ...changes },
      ],
    },
  },
})
const policies = (changes: Partial<Policies> = {}): Policies => ({
  policies: [{ fundId: 'a', fundName: 'Fund a', webUrl: null, policy: policy() }],
  silent: [],
  ...changes,
})

const calls = {
  listPensionFunds: async () => registry,
  listSelectedFunds: async () => [],
  getPolicies: async () => policies(),
}
const pageWith = (changed: Partial<UseCases>, steps = { lpp: false }) =>
  servePage(lpp, '/lpp', { ...signedIn(steps), ...calls, ...changed })
const textOf = async (calls: Partial<UseCases>, { path = '/lpp', steps = { lpp: false } } = {}) => {
  const html = await (await pageWith(calls, steps).get(path)).text()
  return { html, text: readable(html).replaceAll('\u00a0', ' ') }
}
const chosen = { listSelectedFunds: async () => ['a', 'b'] }

describe('the LPP page', () => {
  it('[085] offers the active funds of the registry, by their names in the language', async () => {
    const { html, text } = await textOf({})
    expect([...html.matchAll(/type="checkbox"[^>]*value="(\w+)"/g)].map(([, id]) => id)).toEqual(['a', 'b'])
    expect(text).toMatch(/Caisse a .*Fund b/)
    expect((await textOf({}, { path: '/de/lpp' })).text).toContain('Kasse a')
  })

  it('says of which day an old list is, and nothing of one of now', async () => {
    const getListDay = async () => day('2026-11-20')
    expect((await textOf({ getListDay })).text).toContain(french('words.listedOn', { day: '20.11.2026' }))
    expect((await textOf({ getListDay }, { path: '/de/lpp' })).text).toContain('Liste vom 20.11.2026.')
    expect((await textOf({})).text).not.toContain('Liste du')
  })

  it('names the funds that cannot be reached yet, without a box', async () => {
    const { text } = await textOf({})
    expect(text).toMatch(/pas encore reliées.*Caisse late/)
  })

  it.each([
    ['/lpp', /Chaque année en janvier.*certificat de prévoyance.*nom de la caisse.*employeur/],
    ['/de/lpp', /Jedes Jahr im Januar.*Vorsorgeausweis.*Name der Kasse.*Arbeitgeber/],
  ])(
    '[086] beside the funds a help says where the name stands: January, the statement, the employer: %s',
    async (path, said) => {
      const { html } = await textOf({}, { path })
      const beside = html.slice(0, html.indexOf('name="ids"')).split('<section').at(-1) ?? ''
      const [help = ''] = /<details class="help"[\s\S]*?<\/details>/.exec(beside) ?? []
      expect(readable(help)).toMatch(said)
    },
  )

  it('[090] shows what each chosen fund says', async () => {
    const { html, text } = await textOf(chosen, { steps: { lpp: true } })
    expect(text).toMatch(
      /Plan Confort.*01\.01\.2026.*CHF 154'321\.50.*CHF 400'000.*CHF 1'804 par mois.*CHF 21'650 par an/,
    )
    expect(html).toContain('href="https://a.example.ch" rel="noopener external"')
    expect(text).toContain(french('lpp.noPolicy'))
  })

  it('says in words what a fund does not state', async () => {
    const stated = policies({
      policies: [{ fundId: 'a', fundName: 'Fund a', webUrl: null, policy: policy({ pension: undefined }) }],
    })
    expect((await textOf({ ...chosen, getPolicies: async () => stated })).text).toContain(french('lpp.notStated'))
  })

  it.each(['timeout', 'notSignedIn', 'refused', 'badAnswer', 'notActive', 'noDirectory'] as const)(
    'names a fund that is silent, with the reason: %s',
    async (reason) => {
      const getPolicies = async () => policies({ policies: [], silent: [{ fundId: 'a', fundName: 'Fund a', reason }] })
      const { text } = await textOf({ ...chosen, getPolicies })
      expect(text).toContain(french(`words.silent.${reason}`, { name: 'Caisse a' }))
    },
  )

  const waiting = (problem: PartyProblem | null, reason: 'notSignedIn' | 'refused' = 'notSignedIn') => ({
    ...chosen,
    getPolicies: async () =>
      policies({
        policies: [],
        silent: [{ fundId: 'a', fundName: 'Fund a', reason, signIn: { origin: 'https://a.example', problem } }],
      }),
  })

  it('leads to the sign-in at a fund that waits for it, lets the form lead there, and on without it', async () => {
    const letFormsLeadTo = vi.fn()
    const page = servePage(lpp, '/lpp', { ...calls, ...signedIn({ lpp: true }), ...waiting(null) }, { letFormsLeadTo })
    const html = await (await page.get('/lpp')).text()
    expect(html).toMatch(/<button[^>]*name="intent" value="signIn:a"[^>]*>Se connecter à «\u00a0Caisse a\u00a0»</)
    expect(letFormsLeadTo).toHaveBeenCalledWith(['https://a.example'])
    const text = readable(html).replaceAll('\u00a0', ' ')
    expect(text).toContain(french('partySignIn.intro', { name: 'Caisse a' }))
    expect(text).toContain(french('words.continueWithout'))
    expect(text).not.toContain(french('words.silent.notSignedIn', { name: 'Caisse a' }))
    expect(html).not.toContain('data-error')
  })

  it.each(['refused', 'expired', 'otherPerson', 'failed', 'unavailable'] as const)(
    'says why a sign-in did not work: %s',
    async (problem) => {
      const { html, text } = await textOf(waiting(problem))
      expect(html).toContain(`data-error="${problem}"`)
      expect(text).toContain(french('partySignIn.problemTitle', { name: 'Caisse a' }))
      expect(text).toContain(french(`partySignIn.problem.${problem}`, { name: 'Caisse a' }))
    },
  )

  it('offers a new sign-in where the fund takes the old one no more', async () => {
    const { text } = await textOf(waiting(null, 'refused'))
    const [why, again] = [
      french('words.silent.refused', { name: 'Caisse a' }),
      french('partySignIn.again', { name: 'Caisse a' }),
    ]
    expect(text.split(why)[1]).toContain(again)
  })

  it('says that an answer belonged to nothing', async () => {
    const { html, text } = await textOf(waiting(null), { path: '/lpp?signIn=lost' })
    expect(html).toContain('data-error="lost"')
    expect(text).toContain(french('partySignIn.undoneTitle'))
    // If no figures are missing, nothing went wrong for the visitor.
    expect((await textOf(chosen, { path: '/lpp?signIn=lost' })).html).not.toContain('data-error')
  })

  it('says that there was no room for a sign-in', async () => {
    const { html, text } = await textOf(waiting(null), { path: '/lpp?signIn=full' })
    expect(html).toContain('data-error="full"')
    expect(text).toContain(french('partySignIn.undone.full'))
  })

  it('sends the visitor to the fund whose button was pressed', async () => {
    const beginPartySignIn = vi.fn(async () => 'https://a.example/authorize?state=s')
    const session = sessionWith({ beginPartySignIn })
    const page = servePage(lpp, '/lpp', { ...calls, ...signedIn() }, { session })
    const response = await page.post('/lpp', [['intent', 'signIn:a']])
    expect([response.status, response.headers.get('location')]).toEqual([303, 'https://a.example/authorize?state=s'])
    expect(beginPartySignIn).toHaveBeenCalledWith({ kind: 'fund', id: 'a' }, 'plain')
  })

  it('keeps a chosen fund in the list when it pauses', async () => {
    const listPensionFunds = async () => [fund('a', { openpkStatus: 'paused' })]
    expect((await textOf({ listPensionFunds, ...chosen })).html).toMatch(
      /<input[^>]*checked=""[^>]*value="a"|value="a"[^>]*checked=""/,
    )
  })

  it('leads on when the step is done, also without a fund', async () => {
    const { html, text } = await textOf({}, { steps: { lpp: true } })
    expect(html).toContain('href="/router"')
    expect(text).toContain(french('lpp.noneChosen'))
    expect((await textOf({})).html).not.toContain('href="/router"')
  })
})

describe('what the LPP page says was done', () => {
  const said = async (word: string, ids: string[]) => {
    const { text } = await textOf({ listSelectedFunds: async () => ids }, { path: `/lpp?done=${word}` })
    return /Confirmation : ([^.]*\.)/.exec(text)?.[1]
  }

  it.each([
    ['funds', ['a'], french('done.funds')],
    ['fundRemoved', ['a'], french('done.fundRemoved')],
    ['fundRemoved', [], french('done.fundRemoved')],
    ['fundsRemoved', [], french('done.fundsRemoved')],
    // Anybody can write these words into an address, so they are not trusted.
    ['funds', [], undefined],
    ['fundsRemoved', ['a'], undefined],
    ['accounts', ['a'], undefined],
    ['toString', ['a'], undefined],
  ])('%s, with %j chosen: %s', async (word, ids, sentence) => expect(await said(word, ids)).toBe(sentence))

  it('is said no more by a page that answers a form', async () => {
    const answer = await pageWith(chosen).post('/lpp?done=funds', [])
    expect(answer.status).toBe(400)
    expect(await answer.text()).not.toContain('id="done"')
  })
})

describe('the sent LPP form', () => {
  const send = async (fields: [string, string][], calls: Partial<UseCases> = {}, path = '/lpp') => {
    const save = vi.fn<UseCases['saveSelectedFunds']>(async (ids) => [...ids])
    const saveNone = vi.fn<UseCases['saveNoFund']>(async () => [])
    const answer = await pageWith({ saveSelectedFunds: save, saveNoFund: saveNone, ...calls }).post(path, fields)
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      saved: [...save.mock.calls.map(([ids]) => [ids]), ...saveNone.mock.calls.map(() => 'none')],
      html: await answer.text(),
    }
  }

  it.each<[string, [string, string][], ('none' | string[][])[], string]>([
    [
      '[087] saves several funds',
      [
        ['ids', 'a'],
        ['ids', 'b'],
      ],
      [[['a', 'b']]],
      '/lpp?done=funds#done',
    ],
    ['saves that there is none, and goes on', [['none', '1']], ['none'], '/router?done=answer#done'],
    ['[088] [171] takes one away', [['remove', 'a']], [[['b']]], '/lpp?done=fundRemoved#done'],
    ['[172] saves nothing where there is nothing to take away', [['remove', 'x']], [], '/lpp'],
    ['[089] [173] starts again with an empty list', [['reset', '1']], [[[]]], '/lpp?done=fundsRemoved#done'],
  ])('%s', async (_name, fields, saved, location) => {
    expect(await send(fields, chosen)).toMatchObject({ status: 303, location, saved })
  })

  it('asks before it takes all away, and then changes nothing', async () => {
    const { status, saved, html } = await send([['askReset', '1']], chosen)
    expect([status, saved]).toEqual([200, []])
    for (const key of ['lpp.resetAsk', 'lpp.resetYes', 'lpp.resetNo'] as const)
      expect(readable(html).replaceAll('\u00a0', ' ')).toContain(french(key))
    expect(html).toMatch(/<div role="group" id="ask" tabindex="-1"/)
  })

  it('stays in the language', async () => {
    expect((await send([['none', '1']], {}, '/de/lpp')).location).toBe('/de/router?done=answer#done')
    expect((await send([['ids', 'a']], {}, '/de/lpp')).location).toBe('/de/lpp?done=funds#done')
  })

  it('is refused where nothing is ticked', async () => {
    const { status, saved, html } = await send([])
    expect([status, saved]).toEqual([400, []])
    expect(readable(html)).toContain('Aucune caisse n’est cochée.')
    expect(html).toContain('href="#ids"')
  })

  it('shows what the call refuses, with the boxes as they were ticked', async () => {
    const saveSelectedFunds = failing(422, 'body does not fit', [{ field: 'ids', key: 'notActive' }])
    const { status, html } = await send([['ids', 'b']], { saveSelectedFunds })
    expect(status).toBe(400)
    expect(readable(html)).toContain(french('problems.notActive'))
    expect([...html.matchAll(/<input[^>]*checked[^>]*>/g)].map(([tag]) => /value="(\w)"/.exec(tag)?.[1])).toEqual(['b'])
  })

  it('says so where nothing could be saved', async () => {
    const { status, html } = await send([['reset', '1']], { saveSelectedFunds: failing(424, 'no selection') })
    expect(status).toBe(400)
    expect(readable(html)).toContain(french('problems.notSaved'))
  })
})

it('[020] is only for signed-in visitors', async () => {
  const answer = await pageWith({ getMe: failing(401, 'not logged') }).get('/lpp')
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/'])
})

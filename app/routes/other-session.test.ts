/** A form left open over another sign-in, over the calls themselves: nothing is saved, and what was typed is there, in both languages. */
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApiClient } from '~/api/client'
import { inProcess } from '~/api/in-process'
import type { Open3kInfo } from '~/dossier/shape'
import { NO_CHANGE } from '~/dossier/simulation'
import { day } from '~/pillars/day'
import { textIn } from '~/text/i18n.server'
import { LANGUAGES, pathIn } from '~/text/language'
import { readable, servePage } from '../../tests/support/serve-page'
import { BACHELOR, ORIGIN, startApi } from '../../tests/support/start-api'
import * as avs from './avs'
import * as lpp from './lpp'
import * as pillar3a from './pillar-3a'
import * as scenarios from './scenarios'
import * as simulation from './simulation'

type Fields = [string, string][]
type Form = { module: object; path: string; typed: Fields; buttons: Fields }

const PERSON: Fields = Object.entries({
  navs: '756.9217.0769.85',
  birthDate: '31.13.1971',
  gender: 'FEMALE',
  status: 'widow',
  relationshipStartDate: '1.2.1999',
  relationshipEndDate: '',
  'partner.navs': '756 12',
  'partner.birthDate': '',
  'partner.gender': 'MALE',
  'partner.deathDate': '',
  hasChildren: 'yes',
  childCount: '2',
  'children[0].birthDate': '3.2.2000',
  'children[0].alive': 'yes',
  'children[0].deathDate': '',
  'children[1].birthDate': '',
  'children[1].deathDate': '4.4.2004',
})
/** Without a rate: what is saved must not stand in its place. */
const ACCOUNT: Fields = Object.entries({ solde: '12’345', amount: 'beaucoup', rate: '', paydate: '1.6.2035' })
const CHANGE: Fields = Object.entries({
  currentSalary: '',
  desiredSalary: '90000',
  currentRate: '',
  desiredRate: '80',
  retirementDate: '31.13.',
  lppCapitalShare: '',
})

const FORMS: Record<string, Form> = {
  AVS: {
    module: avs,
    path: '/avs',
    typed: PERSON,
    buttons: [
      ['intent', 'addChild'],
      ['intent', 'removeChild:0'],
    ],
  },
  funds: { module: lpp, path: '/lpp', typed: [['ids', 'a']], buttons: [['none', '1']] },
  '3a providers': { module: pillar3a, path: '/3a', typed: [['ids', 'x']], buttons: [['none', '1']] },
  '3a account': {
    module: pillar3a,
    path: '/3a',
    typed: ACCOUNT,
    buttons: [
      ['askResetInfo', '1'],
      ['resetInfo', '1'],
      ['keepInfo', '1'],
    ],
  },
  'further 3a account': {
    module: pillar3a,
    path: '/3a',
    typed: [['entityId', 'y'], ...ACCOUNT.map(([name, typed]): [string, string] => [`accounts[0].${name}`, typed])],
    buttons: [],
  },
  simulation: {
    module: simulation,
    path: '/simulation',
    typed: CHANGE,
    buttons: [
      ['remove', '1'],
      ['suggestion', 'eightyPercent'],
    ],
  },
  scenario: {
    module: scenarios,
    path: '/scenarios',
    typed: [
      ['simulation', JSON.stringify({ ...NO_CHANGE, lppCapitalShare: 25 })],
      ['name', 'Un quart en capital'],
    ],
    buttons: [],
  },
}

const OTHER: [string, string] = ['formToken', 'of-another-session']

let api: Awaited<ReturnType<typeof startApi>>
let client: ReturnType<typeof createApiClient>
let pageOf: (form: Pick<Form, 'module' | 'path'>) => ReturnType<typeof servePage>
beforeEach(async () => {
  api = await startApi({ termsVersion: '1' })
  let time = 0
  client = createApiClient({
    base: `${ORIGIN}/api`,
    fetch: inProcess(api.api),
    token: api.token,
    now: () => (time += 1000),
  })
  pageOf = ({ module, path }) => servePage(module, path, client)
})

/** Who has signed in meanwhile has answered everything otherwise. */
async function answerOtherwise() {
  await client.saveInfo({ ...BACHELOR, children: [] })
  await client.saveSelectedFunds(['b'])
  await client.saveSelectedEntities(['y', 'z'])
  await client.getProvidents()
  const account: Open3kInfo = { solde: 777, amount: 77, rate: 2, paydate: day('2035-06-01') }
  await client.saveOpen3kInfo(account)
  await client.saveAccount3a({ ...account, entityId: 'y' })
  await client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 10 })
}

/** What the form with these fields would send now, as a browser sends it. */
function sentAgain(html: string, fields: Fields): Fields {
  const { document, FormData } = new JSDOM(html).window
  const name = fields.at(-1)?.[0]
  const form = [...document.querySelectorAll('form')].find((one) => one.querySelector(`[name="${name}"]`))
  const entries = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return entries.filter(([name]) => name !== 'revision' && name !== 'formToken')
}

const sorted = (fields: Fields) => fields.toSorted(([a], [b]) => (a < b ? -1 : 1))

const NOTICE = /role="alert" id="meanwhile" tabindex="-1" autofocus=""/i

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textIn(language)

  describe.each([
    ['has said nothing', async () => undefined],
    ['has answered otherwise', answerOtherwise],
  ])('to a person who %s', (_who, before) =>
    it.each(
      Object.entries(FORMS).flatMap(([name, form]) =>
        [null, ...form.buttons].map((button): [string, string, Form, Fields] => [
          name,
          button?.join('=') ?? 'its own button',
          form,
          button ? [button] : [],
        ]),
      ),
    )('%s, %s: shows what was typed, saves nothing', async (_name, _button, form, button) => {
      await before()
      // What parties tell is kept when a page asks them.
      await pageOf(form).get(form.path)
      const saved = await api.dossier()
      const answer = await pageOf(form).post(pathIn(language, form.path), [
        OTHER,
        ['revision', '0'],
        ...form.typed,
        ...button,
      ])
      expect(answer.status).toBe(409)
      const html = await answer.text()
      expect(sorted(sentAgain(html, form.typed))).toEqual(sorted(form.typed))
      expect(html).toMatch(NOTICE)
      const text = readable(html)
      for (const key of ['title', 'where', 'typed'] as const) expect(text).toContain(t(`frame.sessionChanged.${key}`))
      expect(html).not.toContain('aria-invalid="true"')
      expect(await api.dossier()).toEqual(saved)
    }),
  )

  it.each<[string, Pick<Form, 'module' | 'path'>, [string, string]]>([
    ...(['remove=b', 'askReset=1', 'reset=1', 'signIn=b'] as const).map(
      (button): [string, Pick<Form, 'module' | 'path'>, [string, string]] => [
        button,
        { module: lpp, path: '/lpp' },
        button.split('=') as [string, string],
      ],
    ),
    ['remove=y', { module: pillar3a, path: '/3a' }, ['remove', 'y']],
    ['show=1', { module: scenarios, path: '/scenarios' }, ['show', '1']],
    ['remove=1', { module: scenarios, path: '/scenarios' }, ['remove', '1']],
  ])('a button of a form without fields does nothing: %s', async (_name, form, button) => {
    await answerOtherwise()
    await client.saveScenario({ name: 'A' })
    await pageOf(form).get(form.path)
    const saved = await api.dossier()
    const answer = await pageOf(form).post(pathIn(language, form.path), [OTHER, button])
    expect(answer.status).toBe(409)
    const html = await answer.text()
    expect(html).toMatch(NOTICE)
    expect(readable(html)).toContain(t('frame.sessionChanged.pressed'))
    expect(readable(html)).not.toContain(t('frame.sessionChanged.typed'))
    expect(html).not.toContain('id="ask"')
    expect(await api.dossier()).toEqual(saved)
  })
})

/**
 * A form left open across another sign-in, over the calls themselves: nothing is saved, and the entries are kept, in both
 * languages.
 */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Open3kInfo } from '~/dossier/shape/account-3a'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { LANGUAGES, pathIn } from '~/language/language'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import { type Fields, FORMS, type Form, sentAgain, sorted } from '../../tests/support/pages/typed-forms'
import { readable } from '../../tests/support/product/serve-page'
import { BACHELOR } from '../../tests/support/product/start-api'
import { type Pages, startPages } from '../../tests/support/product/start-pages'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'
import * as scenarios from './scenarios/route'

const OTHER: [string, string] = ['formToken', 'of-another-session']

let api: Pages['api']
let client: Pages['client']
let pageOf: (form: Pick<Form, 'module' | 'path'>) => ReturnType<Pages['pageOf']>
beforeEach(async () => {
  const started = await startPages()
  ;({ api, client } = started)
  pageOf = ({ module, path }) => started.pageOf(module, path)
})

/** Somebody has signed in meanwhile whose answers are all different. */
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
      // Answers of parties are stored when a page asks them.
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
    ...(['intent=remove:b', 'intent=askReset', 'intent=reset', 'intent=signIn:b', 'remove=b'] as const).map(
      (button): [string, Pick<Form, 'module' | 'path'>, [string, string]] => [
        button,
        { module: lpp, path: '/lpp' },
        button.split('=') as [string, string],
      ],
    ),
    ['intent=remove:y', { module: pillar3a, path: '/3a' }, ['intent', 'remove:y']],
    ['intent=show:1', { module: scenarios, path: '/scenarios' }, ['intent', 'show:1']],
    ['intent=remove:1', { module: scenarios, path: '/scenarios' }, ['intent', 'remove:1']],
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

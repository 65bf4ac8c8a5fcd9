/** Two tabs with the same form, over the calls themselves: the tab that saves later is warned, in both languages. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { textIn } from '~/shell/texts'
import { ADD_CHILD } from '../../tests/support/pages/row-buttons'
import { OWN } from '../../tests/support/parties/stub-connectors'
import { readable } from '../../tests/support/product/serve-page'
import { type Pages, startPages } from '../../tests/support/product/start-pages'
import * as avs from './avs/route'
import * as lpp from './lpp/route'
import * as pillar3a from './pillar-3a/route'

type Fields = [string, string][]

const person = (status: string): Fields =>
  Object.entries({ navs: OWN, birthDate: '10.05.1970', gender: 'FEMALE', status, hasChildren: 'no' })
const account = (solde: string): Fields => Object.entries({ solde, amount: '100', rate: '1', paydate: '01.06.2035' })

/** A form as each of two tabs sends it; what shows that the page has the other tab's entries; what is saved in between. */
const FORMS: [name: string, module: object, path: string, one: Fields, other: Fields, shown: RegExp][] = [
  ['AVS', avs, '/avs', person('bachelor'), person('widow'), /value="widow"[^>]*selected|selected=""[^>]*value="widow"/],
  ['funds', lpp, '/lpp', [['ids', 'a']], [['ids', 'b']], /value="b"[^>]*checked|checked=""[^>]*value="b"/],
  ['3a providers', pillar3a, '/3a', [['ids', 'x']], [['ids', 'y']], /value="y"[^>]*checked|checked=""[^>]*value="y"/],
  ['3a account', pillar3a, '/3a', account('111'), account('222'), /name="solde"[^>]*value="222"/],
]

let api: Pages['api']
let pageOf: Pages['pageOf']
beforeEach(async () => {
  const started = await startPages()
  ;({ api, pageOf } = started)
  // An account has fields for its figures only if a provider is selected.
  await started.client.saveSelectedEntities(['z'])
})

/** The revision in the form that contains this field or button. */
function revisionIn(html: string, [name]: [string, string]): string {
  const form = html.split('<form').find((one) => one.includes(`name="${name}"`))
  const revision = /name="revision"[^>]*value="(\d+)"/.exec(form ?? '')?.[1]
  if (revision === undefined) throw new Error(`no revision in the form with ${name}`)
  return revision
}
/** The visitor's answers only: the returned page also asks parties and stores their answers. */
const said = async () => {
  const { firstPillar, secondPillar, thirdPillar, revisions } = await api.dossier()
  const selections = [secondPillar.selection, thirdPillar.selection]
  return { info: firstPillar.info, selections, account: thirdPillar.info, revisions }
}
const first = (fields: Fields) => fields[0] as [string, string]

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textIn(language)
  const text = async (answer: Response) => readable(await answer.clone().text())
  const told = t('frame.meanwhile.title')

  describe.each(FORMS)('%s', (_name, module, path, one, other, shown) => {
    const address = pathIn(language, path)
    const page = () => pageOf(module, path)
    const revisionNow = async () => revisionIn(await (await page().get(address)).text(), first(one))
    const send = (fields: Fields, revision: string) => page().post(address, [...fields, ['revision', revision]])

    it('someone who saves later is told, keeps what was typed, and may save again', async () => {
      const opened = await revisionNow()
      expect((await send(one, opened)).status).toBe(303)
      const saved = await said()

      const refused = await send(other, opened)
      expect(refused.status).toBe(409)
      expect(await said()).toEqual(saved)
      const html = await refused.clone().text()
      expect(html).toMatch(shown)
      expect(html).toMatch(/role="alert" id="meanwhile" tabindex="-1" autofocus=""/i)
      for (const sentence of [told, t('frame.meanwhile.where'), t('frame.meanwhile.typed')])
        expect(await text(refused)).toContain(sentence)

      const now = revisionIn(html, first(one))
      expect(now).not.toBe(opened)
      expect((await send(other, now)).status).toBe(303)
      expect(await said()).not.toEqual(saved)
    })

    it('who sends what is saved has it saved, and is not told anything', async () => {
      const opened = await revisionNow()
      await send(one, opened)
      expect((await send(one, opened)).status).toBe(303)
    })

    it('a form that does not say from what it was filled is saved', async () => {
      await send(one, await revisionNow())
      expect((await page().post(address, other)).status).toBe(303)
      expect((await page().post(address, [...one, ['revision', '"1"\n']])).status).toBe(303)
    })

    it('a form that comes back for another reason stays filled from what it was filled from', async () => {
      const opened = await revisionNow()
      await send(one, opened)
      // Invalid entries: no AVS number, nothing ticked, no balance. The button of a row also returns the form.
      const wrong: Fields = other.map(([name]) => [name === 'ids' ? 'nothing' : name, ''])
      const back = await send(wrong, opened)
      expect(back.status).toBe(400)
      expect(revisionIn(await back.text(), first(one))).toBe(opened)
      if (path !== '/avs') return
      const row = await send([...other, ADD_CHILD], opened)
      expect([row.status, revisionIn(await row.text(), first(one))]).toEqual([200, opened])
    })
  })

  it.each<[string, object, string, Fields, Fields]>([
    ['all funds away', lpp, '/lpp', [['ids', 'a']], [['reset', '1']]],
    ['no fund', lpp, '/lpp', [['ids', 'a']], [['none', '1']]],
    ['no 3a', pillar3a, '/3a', [['ids', 'x']], [['none', '1']]],
    ['no figures', pillar3a, '/3a', account('111'), [['resetInfo', '1']]],
  ])('who presses a button for %s is told, and shown what is there', async (_name, module, path, before, button) => {
    const address = pathIn(language, path)
    const page = pageOf(module, path)
    const opened = revisionIn(await (await page.get(address)).text(), first(before))
    await page.post(address, [...before, ['revision', opened]])
    const saved = await said()
    const refused = await page.post(address, [...button, ['revision', opened]])
    expect(refused.status).toBe(409)
    expect(await said()).toEqual(saved)
    expect(await text(refused)).toContain(t('frame.meanwhile.pressed'))
    expect(await text(refused)).not.toContain(t('frame.meanwhile.saved'))
  })
})

it('taking one fund away leaves those that another tab has chosen beside it', async () => {
  const page = pageOf(lpp, '/lpp')
  await page.post('/lpp', [['ids', 'a']])
  const opened = revisionIn(await (await page.get('/lpp')).text(), ['intent', 'remove:a'])
  await page.post('/lpp', [
    ['ids', 'a'],
    ['ids', 'b'],
  ])
  const answer = await page.post('/lpp', [
    ['intent', 'remove:a'],
    ['revision', opened],
  ])
  expect(answer.status).toBe(303)
  expect((await api.dossier()).secondPillar.selection).toEqual(['b'])
})

it('what a provider answers meanwhile, and what a spouse shares, alarms nobody', async () => {
  const [page, form] = [pageOf(pillar3a, '/3a'), pageOf(avs, '/avs')]
  const opened = revisionIn(await (await page.get('/3a')).text(), ['solde', ''])
  const filled = revisionIn(await (await form.get('/avs')).text(), ['navs', ''])
  await api.get('/openpv/user/providents')
  await api.get('/acor/household')
  expect((await page.post('/3a', [...account('333'), ['revision', opened]])).status).toBe(303)
  expect((await form.post('/avs', [...person('bachelor'), ['revision', filled]])).status).toBe(303)
})

/** The choices under the amount, as they are posted: what comes back, what is refused, and what another tab has done. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { PLAY } from '~/forms/play/form'
import { LANGUAGES, pathIn } from '~/language/language'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import type { ProblemKey } from '~/ui/form/problem-keys'
import { readable } from '../../../tests/support/product/serve-page'
import { BACHELOR } from '../../../tests/support/product/start-api'
import { type Pages, startPages } from '../../../tests/support/product/start-pages'
import * as synthesis from './route'

type Fields = [string, string][]

let api: Pages['api']
let client: Pages['client']
let page: ReturnType<Pages['pageOf']>
beforeEach(async () => {
  const started = await startPages()
  ;({ api, client } = started)
  page = started.pageOf(synthesis, '/synthesis')
  await client.saveInfo(BACHELOR)
})

const saved = async () => {
  const { simulation } = await api.dossier()
  return simulation && Object.fromEntries(Object.entries(simulation).filter(([, value]) => value !== null))
}
const plain = (html: string) => readable(html).replaceAll('\u00a0', ' ')

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textIn(language)
  const address = pathIn(language, '/synthesis')
  const press = (...fields: Fields) => page.post(address, [['intent', 'play'], ...fields])

  it('a press is saved and comes back to its place, never to the top', async () => {
    const answer = await press(['retirementDate', '63'])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}#play`])
    expect(await saved()).toEqual({ retirementDate: '2033-06-01' })
    // Its own value is read, whatever is empty beside it.
    await press(['retirementDate', '64/6'], ['retirementDate', ''], ['lppCapitalShare', ''], ['desiredRate', ''])
    expect(await saved()).toEqual({ retirementDate: '2034-12-01' })
    const html = await (await page.get(address)).text()
    expect(html).toMatch(/value="64\/6" aria-pressed="true"/)
    expect(html).toMatch(/value="65" aria-pressed="false"><span class="pick-before" aria-hidden="true">65/)
    expect(plain(html)).toContain(plain(t('synthesis.play.back', { values: t('explained.years', { count: 65 }) })))
  })

  it('what is typed in the fields is read in all its forms', async () => {
    for (const typed of ['63 ans et 6 mois', '63 Jahre 6 Monate', '01.12.2033', '63/6', '63.5']) {
      expect((await page.post(address, [['retirementDate', typed]])).status, typed).toBe(303)
      expect(await saved(), typed).toEqual({ retirementDate: '2033-12-01' })
    }
  })

  it.each<[string, Fields, keyof typeof PLAY.fields, ProblemKey]>([
    ['too early', [['retirementDate', '59']], 'retirementDate', 'retirementTooEarly'],
    ['no age', [['retirementDate', 'bientôt']], 'retirementDate', 'dayOrAgeForm'],
    ['nothing', [['retirementDate', '']], 'retirementDate', 'required'],
    ['too large a share', [['lppCapitalShare', '120']], 'lppCapitalShare', 'capitalShareRange'],
    ['no rate', [['desiredRate', 'viel']], 'desiredRate', 'rateForm'],
    ['too long a text', [['desiredRate', '9'.repeat(500)]], 'desiredRate', 'tooLong'],
  ])('%s is kept as typed, and the page says what is wrong', async (_what, fields, field, key) => {
    await client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2034-06-01') })
    const answer = await press(...fields)
    expect(answer.status).toBe(400)
    const html = await answer.text()
    const { label, example } = PLAY.fields[field]
    expect(plain(html)).toContain(plain(t(`problems.${key}`, { field: label && t(label), example })))
    const [, typed = ''] = fields[0] ?? []
    if (typed.length < 100 && typed) expect(html).toContain(`value="${typed}"`)
    expect(html).toMatch(/<details class="help" open="">/)
    expect(html).toContain(`name="${field}"`)
    expect(await saved()).toEqual({ retirementDate: '2034-06-01' })
  })

  it('a form of another session saves nothing, and none without its token does', async () => {
    for (const token of ['somebody else’s', '']) {
      const answer = await page.post(address, [
        ['formToken', token],
        ['intent', 'play'],
        ['retirementDate', '63'],
      ])
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('id="meanwhile"')
      expect(await saved()).toBeNull()
    }
  })

  it('takes the change away and leaves the need', async () => {
    await client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2034-06-01'), need: 5000 })
    // The last intent is that of the button.
    const answer = await press(['intent', 'withoutChange'])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${address}#play`])
    expect(await saved()).toEqual({ need: 5000 })
  })

  it('keeps what the page showed under a name made of it, even if another tab has chosen since', async () => {
    await press(['retirementDate', '63'])
    const html = await (await page.get(address)).text()
    const shown = /name="simulation" value="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? ''
    await press(['retirementDate', '64'])
    const keep = async () => (await press(['simulation', shown], ['intent', 'keep'])).headers.get('Location')
    expect(await keep()).toBe(`${address}#play`)
    const { scenarios } = await api.dossier()
    expect(scenarios.map(({ simulation }) => simulation.retirementDate)).toEqual(['2033-06-01'])
    expect(scenarios[0]?.name).toMatch(/63/)
    // The page of what is kept already offers to compare it instead.
    await press(['retirementDate', '63'])
    const again = await (await page.get(address)).text()
    expect(again).toContain(`href="${pathIn(language, '/scenarios')}">${t('synthesis.play.kept')}`)
    expect(again).not.toContain('value="keep"')
  })

  it('keeps nothing where there is no change, and says so', async () => {
    const answer = await press(['intent', 'keep'])
    expect(answer.status).toBe(400)
    expect((await api.dossier()).scenarios).toEqual([])
  })
})

it('a press in an older tab changes its own choice and leaves what the newer one has chosen beside it', async () => {
  await page.post('/synthesis', [['retirementDate', '63']])
  await client.saveCertificate(
    { ...(await import('../../../tests/support/papers/typed-papers')).CERTIFICATE, maxCapitalShare: 50 },
    { number: 1, confirmed: ['certificateOld'] },
  )
  await page.post('/synthesis', [['lppCapitalShare', '25']])
  expect(await saved()).toEqual({ retirementDate: '2033-06-01', lppCapitalShare: 25 })
})

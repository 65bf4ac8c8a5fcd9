/** Estimating the AVS pension again, over the calls themselves: all parties are asked again, and the pages say so. */
import { beforeEach, describe, expect, it } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import type { CompactStatement3a, Policy } from '~/standards/types'
import { figuresIn } from '../../../tests/support/pages/sample-synthesis'
import { INSURED, OWN, PARTNER, statement } from '../../../tests/support/parties/stub-connectors'
import { readable } from '../../../tests/support/product/serve-page'
import { MARRIED } from '../../../tests/support/product/start-api'
import { type Pages, startPages } from '../../../tests/support/product/start-pages'
import * as avs from '../avs/route'
import * as synthesis from './route'

let api: Pages['api']
let pageOf: Pages['pageOf']
beforeEach(async () => {
  const started = await startPages()
  ;({ api, pageOf } = started)
  const { client } = started
  await client.saveInfo(MARRIED)
  await client.saveSelectedFunds(['a', 'b'])
  await client.saveSelectedEntities(['x', 'y'])
  await api.signInEverywhere()
  await client.getProvidents()
  for (const { entityName: _, ...account } of (await client.listAccounts3a()).accounts)
    await client.saveAccount3a(account)
})

/** Every party now gives different answers. */
function answerOtherwise() {
  for (const navs of [OWN, PARTNER])
    api.insured[navs] = {
      ...(INSURED[navs] as (typeof api.insured)[string]),
      incomes: Array.from({ length: 34 }, (_, i) => ({ year: 1991 + i, amount: 30_000, months: 12 })),
    }
  const { funds, entities } = api.connectors
  const { listPolicies } = funds
  funds.listPolicies = async (...asked) => (await listPolicies(...asked)).map(twice)
  const { getStatement } = entities
  entities.getStatement = async (...asked): Promise<CompactStatement3a> => {
    const told = await getStatement(...asked)
    return statement((told.rc.cb ?? 0) + 1000)
  }
}

/** The fund holds and projects twice as much. */
function twice(policy: Policy): Policy {
  const details = policy.personalPensionDetails
  const { retirementCapital: capital } = details
  const benefits = capital.projectedRetirementBenefits.map((at) => ({ ...at, capitalBalance: at.capitalBalance * 2 }))
  return {
    ...policy,
    personalPensionDetails: { ...details, retirementCapital: { ...capital, projectedRetirementBenefits: benefits } },
  }
}

const EVERYBODY = ['policies a', 'policies b', `register ${OWN}`, `register ${PARTNER}`, 'statement x', 'statement y']
/** Who was asked for the visitor's data; the directory's answers are not about the visitor. */
const askedOf = () => api.asked.filter((what) => /^(register|policies|statement) /.test(what)).toSorted()

describe.each(LANGUAGES)('in %s', (language) => {
  const t = textIn(language)
  const [path, form] = [pathIn(language, '/synthesis'), pathIn(language, '/avs')]
  const shown = async () => {
    const html = await (await pageOf(synthesis, '/synthesis').get(path)).text()
    return { html, text: readable(html).replaceAll('\u00a0', ' '), figures: figuresIn(html) }
  }
  const press = () => pageOf(avs, '/avs').post(form, [['estimateAgain', '1']])
  const askedAt = (time: string) => t('synthesis.askedAt', { day: '21.11.2026', time }).replaceAll('\u00a0', ' ')
  const standsSince = (name: string, time: string) =>
    t('synthesis.silentSince.each', { name, day: '21.11.2026', time }).replaceAll('\u00a0', ' ')

  it('[102] asks register, funds and 3a providers anew, each once, computes anew, and says when', async () => {
    const before = await shown()
    expect(before.text).toContain(askedAt('13:00'))
    api.asked.length = 0
    await shown()
    expect(askedOf()).toEqual([])

    answerOtherwise()
    api.clock.time += 5 * 60_000
    const answer = await press()
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?done=askedAnew#done`])
    expect(askedOf()).toEqual(EVERYBODY)
    const after = await shown()
    expect(askedOf()).toEqual(EVERYBODY)
    for (const figure of ['avs.monthly', 'lpp.monthly', 'pillar3a.current', 'pillar3a.projected'])
      expect(after.figures[figure], figure).not.toBe(before.figures[figure])
    expect(after.figures['pillar3a.current']).toBe('32000 withoutChange')
    expect(after.text).toContain(askedAt('13:05'))
    expect(after.text).not.toContain(t('synthesis.silentSince.title'))
  })

  it('[102] is a button by its name that leads to the AVS page, beside the way to the form', async () => {
    const { html } = await shown()
    const sent = html.split('<form').find((one) => one.includes(t('synthesis.avsAgain')))
    expect(sent).toMatch(new RegExp(`^[^>]*action="${form}"`))
    expect(sent).toMatch(/^[^>]*method="post"/)
    expect(html).toContain(`href="${form}"`)
  })

  it('of a page of another session asks nobody, and the synthesis says so', async () => {
    api.asked.length = 0
    const fields: [string, string][] = [
      ['estimateAgain', '1'],
      ['formToken', 'another'],
    ]
    const answer = await pageOf(avs, '/avs').post(form, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}?session=changed#session`])
    expect(askedOf()).toEqual([])
  })

  it('keeps what those who are silent now said before, and says of which moment it is', async () => {
    const before = await shown()
    for (const name of ['register', 'a', 'y']) api.silent.set(name, 'timeout')
    answerOtherwise()
    api.clock.time += 5 * 60_000
    expect((await press()).status).toBe(303)
    const after = await shown()
    expect(after.figures['avs.monthly']).toBe(before.figures['avs.monthly'])
    // Fund b now projects twice as much, fund a the same as before: 2 × 2083 and 2083 1/3 a month, in whole francs.
    expect(before.figures['lpp.monthly']).toBe('4166 withoutChange')
    expect(after.figures['lpp.monthly']).toBe('6250 withoutChange')
    expect(after.figures['pillar3a.current']).toBe('31000 withoutChange')
    expect(after.text).toContain(askedAt('13:05'))
    expect(after.text).toContain(t('synthesis.silentSince.title'))
    for (const name of [t('words.register'), 'Fund a', 'Bank y'])
      expect(after.text).toContain(standsSince(name, '13:00'))
    expect(after.text).not.toContain(standsSince('Fund b', '13:00'))

    api.silent.clear()
    await press()
    const last = await shown()
    expect(last.text).not.toContain(t('synthesis.silentSince.title'))
    expect(last.figures['pillar3a.current']).toBe('32000 withoutChange')
  })

  it('leads to the AVS form where the register now says otherwise than the form, with the reason', async () => {
    await shown()
    api.registered({ relationshipStartDate: day('1999-07-02') })
    const answer = await press()
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(readable(html)).toContain(t('problems.notAsRegistered'))
    expect(html).toMatch(/name="relationshipStartDate"[^>]*value="01\.06\.1998"/)
    expect((await shown()).figures['avs.monthly']).toBeUndefined()
  })
})

it('leaves what the visitor typed over what a provider gave', async () => {
  const info = { solde: 5, rate: 1, amount: 100, paydate: day('2035-06-01') }
  expect((await api.post('/open3k/accounts', { ...info, entityId: 'x' })).status).toBe(200)
  answerOtherwise()
  expect((await api.post('/synthesis/sources', {})).status).toBe(200)
  const { accounts } = await (await api.get('/open3k/accounts')).json()
  expect(accounts).toMatchObject([
    { ...info, entityId: 'x' },
    { solde: 21_000, entityId: 'y' },
  ])
  expect(await (await api.get('/steps')).json()).toMatchObject({ pillar3a: true })
})

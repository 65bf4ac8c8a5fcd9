/** The pension funds: chosen, shown with what they say, taken away. */
import { describe, expect, it } from 'vitest'
import type { Policies } from '~/dossier/shape/party-answers'
import { chf, dayText } from '~/language/format'
import { fundStatement } from '~/ui/parties/fund-statement'
import { figure } from '../../support/visit/figures'
import { confirmCheck } from '../../support/visit/journey'
import { personNamed } from '../../support/visit/people'
import { descriptionOf, plain, textOf } from '../../support/visit/screen'
import { answerAll, signInAt, visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import type { Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, literally, TEXT, WORDS } from '../../support/visit/words'

type Fund = { id: string; name: string; nameFr: string; nameDe: string; webUrl: string; openpkStatus: string }
const SELECTION = '/openpk/user/pension-funds'
const CLAIRE = personNamed('Claire')
const [ARC, RHONE] = CLAIRE.policies.map(({ fundId }) => fundId) as [string, string]

async function openFunds(language: Language) {
  const visit = await visitOf(CLAIRE, language)
  await visit.open('/lpp')
  const { body: funds } = await visit.call<Fund[]>('/openpk/pension-funds')
  return {
    visit,
    funds,
    nameOf: (id: string) => funds.find((fund) => fund.id === id)?.[language === 'fr' ? 'nameFr' : 'nameDe'] ?? '',
  }
}

const selected = async (visit: Visit) => (await visit.call<string[]>(SELECTION)).body

const HELP = {
  fr: ['janvier', 'certificat de prévoyance', 'employeur'],
  de: ['Januar', 'Vorsorgeausweis', 'Arbeitgeber'],
}

describe.each(LANGUAGES)('%s', (language) => {
  const text = TEXT[language].lpp

  async function choose(visit: Visit, names: string[]) {
    for (const name of names) visit.tick(name)
    expect(await visit.press(text.save)).toBe(303)
  }

  const fundsOn = ({ screen }: Visit, name: string) => screen.main.queryAllByRole('region', { name })

  const tickedOn = ({ screen }: Visit) =>
    screen.main.getAllByRole<HTMLInputElement>('checkbox').flatMap(({ checked, value }) => (checked ? [value] : []))

  it('[085] the funds that can be reached are offered, and no other', async () => {
    const { visit, funds, nameOf } = await openFunds(language)
    const { main, part } = visit.screen
    const offered = part(main.getByRole('group', { name: text.ids })).getAllByRole<HTMLInputElement>('checkbox')
    const active = funds.filter((fund) => fund.openpkStatus === 'active')
    expect(new Set(offered.map(({ value }) => value))).toEqual(new Set(active.map(({ id }) => id)))
    expect(offered).toHaveLength(active.length)
    const notYet = funds.filter((fund) => fund.openpkStatus !== 'active')
    expect(new Set(notYet.map((fund) => fund.openpkStatus))).toEqual(new Set(['onboarding', 'paused']))
    for (const { id } of notYet) {
      expect(main.queryAllByRole('checkbox', { name: literally(nameOf(id)) })).toEqual([])
      expectToSay(main.getByRole('region', { name: text.notYetTitle }), nameOf(id))
      expect((await visit.call(SELECTION, { ids: [id] })).status).toBe(422)
    }
    expect(await selected(visit)).toEqual([])
  })

  it('[086] help names the statement of January and the employer', async () => {
    const { visit } = await openFunds(language)
    const help = visit.screen.main.getByText(plain(text.helpText))
    expectToSay(help.closest('details')?.querySelector('summary') ?? null, text.help)
    expectToSay(help, ...HELP[language])
  })

  it('[085] [087] [090] two funds are chosen, and say what the call says', async () => {
    const { visit, nameOf } = await openFunds(language)
    await choose(visit, [nameOf(ARC), nameOf(RHONE)])
    expect(await selected(visit)).toEqual([ARC, RHONE])
    for (const id of [ARC, RHONE]) await signInAt(visit, '/lpp', id, CLAIRE)
    await visit.reload()

    const { body } = await visit.call<Policies>(`${SELECTION}/policies`)
    expect(body.policies.map(({ fundId }) => fundId)).toEqual([ARC, RHONE])
    for (const { fundId, policy, webUrl } of body.policies) {
      const fund = visit.screen.main.getByRole('region', { name: nameOf(fundId) })
      const { planName, asOf, balance, capitalAt65, yearlyPensionAt65 } = fundStatement(policy)
      expect([capitalAt65, yearlyPensionAt65]).not.toContain(null)
      const lines = [...fund.querySelectorAll('dl > div')]
      for (const [term, value] of [
        [text.plan, planName],
        [text.statementDate, dayText(asOf)],
        [text.balance, chf(balance)],
        [text.capitalAt65, chf(capitalAt65 ?? 0)],
        [text.pensionAt65, fillGaps(text.pensionPerYear, { amount: chf(yearlyPensionAt65 ?? 0) })],
      ] as const)
        expectToSay(lines.find((line) => textOf(line).includes(plain(term)))?.querySelector('dd') ?? null, value)
      expect(visit.screen.part(fund).getByRole('link').getAttribute('href')).toBe(webUrl ?? '')
    }
  })

  it('[088] [089] a fund is taken away, then all of them', async () => {
    const { visit, nameOf } = await openFunds(language)
    await choose(visit, [nameOf(ARC), nameOf(RHONE)])
    expect(await visit.press(fillGaps(text.remove, { name: nameOf(ARC) }))).toBe(303)
    expect(await selected(visit)).toEqual([RHONE])
    expect(fundsOn(visit, nameOf(ARC))).toEqual([])
    expect(tickedOn(visit)).toEqual([RHONE])

    await choose(visit, [nameOf(ARC)])
    expect(await selected(visit)).toHaveLength(2)
    expect(await visit.press(text.reset)).toBe(200)
    visit.screen.main.getByRole('group', { name: text.resetAsk })
    expect(await selected(visit)).toHaveLength(2)
    expect(await visit.press(text.resetYes)).toBe(303)
    expect(await selected(visit)).toEqual([])
    await visit.open('/lpp')
    for (const id of [ARC, RHONE]) expect(fundsOn(visit, nameOf(id))).toEqual([])
    expect(tickedOn(visit)).toEqual([])
    expect(visit.screen.main.queryAllByRole('button', { name: text.reset })).toEqual([])
  })

  it('a choice of nothing is refused, and ‘none’ is an answer', async () => {
    const { visit } = await openFunds(language)
    expect(await visit.press(text.save)).toBe(400)
    const { all, main, part, title } = visit.screen
    expect(title).toMatch(new RegExp(`^${WORDS[language].errorPrefix}`))
    const { fundRequired } = TEXT[language].problems
    const link = part(all.getByRole('alert')).getByRole('link', { name: literally(fundRequired) })
    expect(link.getAttribute('href')).toBe('#ids')
    expect(descriptionOf(main.getByRole('group', { name: text.ids }))).toContain(plain(fundRequired))

    expect(await visit.press(text.none)).toBe(303)
    expect(await selected(visit)).toEqual([])
    await visit.open('/lpp')
    expect(visit.screen.says(text.noneChosen)).toBe(true)
    expect((await visit.call('/steps')).body).toMatchObject({ lpp: true })
  })

  it('taking the last fund away says of nobody that they have none', async () => {
    const { synthesis } = TEXT[language]
    const { visit, nameOf } = await openFunds(language)
    await answerAll(visit, CLAIRE)
    await visit.open('/lpp')
    for (const id of [ARC, RHONE]) expect(await visit.press(fillGaps(text.remove, { name: nameOf(id) }))).toBe(303)
    await visit.open('/router')
    expect(visit.path).toBe('/lpp')
    expect(visit.screen.says(text.noneChosen)).toBe(false)

    await visit.open('/synthesis')
    expect(visit.screen.says(synthesis.openTitle)).toBe(true)
    expect(visit.screen.says(synthesis.none.lpp)).toBe(false)
    expect(figure(visit.screen, 'avs.monthly')).not.toBeNull()
    const ways = [...mainOf(visit.screen).querySelectorAll<HTMLAnchorElement>('.button-primary')]
    expect(ways.map(textOf)).toEqual([plain(synthesis.open['/lpp'])])
    await visit.open(ways[0]?.href ?? '')

    await visit.press(text.none)
    expect(visit.path).toBe('/own/check')
    await confirmCheck(visit)
    expect(visit.screen.says(synthesis.openTitle)).toBe(false)
    const cards = [...visit.screen.document.querySelectorAll('.pillar-card')].map(textOf)
    expect(cards.filter((card) => card.includes(plain(synthesis.none.lpp)))).toHaveLength(1)
  })
})

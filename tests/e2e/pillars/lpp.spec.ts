/** The pension funds: chosen, shown with what they say, taken away. */
import type { Page } from '@playwright/test'
import type { Policies } from '../../../app/dossier/shape/shape'
import { chf, dayText } from '../../../app/language/format'
import { fundStatement } from '../../../app/ui/parties/fund-statement'
import { personNamed } from '../../support/visit/people'
import { fillGaps, isPage, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { openGroups, press } from '../support/forms'
import { answerAll, enter, signInAt } from '../support/shortcuts'
import { confirmCheck } from '../support/steps'

test.use({ javaScriptEnabled: false })

type Fund = { id: string; name: string; nameFr: string; nameDe: string; webUrl: string; openpkStatus: string }
const SELECTION = '/openpk/user/pension-funds'
const CLAIRE = personNamed('Claire')
const [ARC, RHONE] = CLAIRE.policies.map(({ fundId }) => fundId) as [string, string]

async function openFunds(page: Page, language: Language) {
  await enter(page, CLAIRE, language)
  await page.goto(pathIn(language, '/lpp'))
  const { body: funds } = await api<Fund[]>(page, '/openpk/pension-funds')
  return {
    funds,
    nameOf: (id: string) => funds.find((fund) => fund.id === id)?.[language === 'fr' ? 'nameFr' : 'nameDe'] ?? '',
  }
}

const selected = async (page: Page) => (await api<string[]>(page, SELECTION)).body

for (const language of LANGUAGES) {
  const text = TEXT[language].lpp

  async function choose(page: Page, names: string[]) {
    await openGroups(page)
    for (const name of names) await page.getByRole('checkbox', { name, exact: true }).check()
    expect(await press(page, text.save)).toBe(303)
  }

  test(`[085] the funds that can be reached are offered, and no other (${language})`, async ({ page }) => {
    const { funds, nameOf } = await openFunds(page, language)
    const list = page.getByRole('group', { name: text.ids })
    await expect(list.getByRole('checkbox')).toHaveCount(funds.filter((fund) => fund.openpkStatus === 'active').length)
    const notYet = funds.filter((fund) => fund.openpkStatus !== 'active')
    expect(new Set(notYet.map((fund) => fund.openpkStatus))).toEqual(new Set(['onboarding', 'paused']))
    for (const { id } of notYet) {
      await expect(page.getByRole('checkbox', { name: nameOf(id) })).toHaveCount(0)
      await expect(page.getByRole('region', { name: text.notYetTitle }).getByText(nameOf(id))).toBeVisible()
      expect((await api(page, SELECTION, { ids: [id] })).status).toBe(422)
    }
    expect(await selected(page)).toEqual([])
  })

  test(`[086] help names the statement of January and the employer (${language})`, async ({ page }) => {
    await openFunds(page, language)
    const help = page.getByText(text.helpText)
    await expect(help).toBeHidden()
    await page.getByText(text.help).click()
    await expect(help).toBeVisible()
    for (const word of HELP[language]) await expect(help).toContainText(word)
  })

  test(`[085] [087] [090] two funds are chosen, and say what the call says (${language})`, async ({ page }) => {
    const { nameOf } = await openFunds(page, language)
    await choose(page, [nameOf(ARC), nameOf(RHONE)])
    expect(await selected(page)).toEqual([ARC, RHONE])
    for (const id of [ARC, RHONE]) await signInAt(page, '/lpp', id, CLAIRE)
    await page.reload()

    const { body } = await api<Policies>(page, `${SELECTION}/policies`)
    expect(body.policies.map(({ fundId }) => fundId)).toEqual([ARC, RHONE])
    for (const { fundId, policy, webUrl } of body.policies) {
      const fund = page.getByRole('region', { name: nameOf(fundId) })
      const { planName, asOf, balance, capitalAt65, yearlyPensionAt65 } = fundStatement(policy)
      expect([capitalAt65, yearlyPensionAt65]).not.toContain(null)
      for (const [term, value] of [
        [text.plan, planName],
        [text.statementDate, dayText(asOf)],
        [text.balance, chf(balance)],
        [text.capitalAt65, chf(capitalAt65 ?? 0)],
        [text.pensionAt65, fillGaps(text.pensionPerYear, { amount: chf(yearlyPensionAt65 ?? 0) })],
      ] as const)
        await expect(fund.locator('dl > div', { hasText: term }).getByRole('definition')).toContainText(value)
      await expect(fund.getByRole('link')).toHaveAttribute('href', webUrl ?? '')
    }
  })

  test(`[088] [089] a fund is taken away, then all of them (${language})`, async ({ page }) => {
    const { nameOf } = await openFunds(page, language)
    await choose(page, [nameOf(ARC), nameOf(RHONE)])
    expect(await press(page, fillGaps(text.remove, { name: nameOf(ARC) }))).toBe(303)
    expect(await selected(page)).toEqual([RHONE])
    await expect(page.getByRole('region', { name: nameOf(ARC) })).toHaveCount(0)
    await openGroups(page)
    await expect(page.getByRole('checkbox', { name: nameOf(ARC) })).not.toBeChecked()
    await expect(page.getByRole('checkbox', { name: nameOf(RHONE) })).toBeChecked()

    await choose(page, [nameOf(ARC)])
    expect(await selected(page)).toHaveLength(2)
    expect(await press(page, text.reset)).toBe(200)
    await expect(page.getByRole('group', { name: text.resetAsk, exact: true })).toBeFocused()
    expect(await selected(page)).toHaveLength(2)
    expect(await press(page, text.resetYes)).toBe(303)
    expect(await selected(page)).toEqual([])
    await page.goto(pathIn(language, '/lpp'))
    for (const id of [ARC, RHONE]) {
      await expect(page.getByRole('region', { name: nameOf(id) })).toHaveCount(0)
      await expect(page.getByRole('checkbox', { name: nameOf(id) })).not.toBeChecked()
    }
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: text.reset, exact: true })).toHaveCount(0)
  })

  test(`a choice of nothing is refused, and ‘none’ is an answer (${language})`, async ({ page }) => {
    await openFunds(page, language)
    expect(await press(page, text.save)).toBe(400)
    await expect(page).toHaveTitle(new RegExp(`^${WORDS[language].errorPrefix}`))
    const { fundRequired } = TEXT[language].problems
    await expect(page.getByRole('alert').getByRole('link', { name: fundRequired })).toHaveAttribute('href', '#ids')
    await expect(page.getByRole('group', { name: text.ids })).toHaveAccessibleDescription(new RegExp(fundRequired))

    expect(await press(page, text.none)).toBe(303)
    expect(await selected(page)).toEqual([])
    await page.goto(pathIn(language, '/lpp'))
    await expect(page.getByText(text.noneChosen)).toBeVisible()
    expect((await api(page, '/steps')).body).toMatchObject({ lpp: true })
  })

  test(`taking the last fund away says of nobody that they have none (${language})`, async ({ page }) => {
    const { synthesis } = TEXT[language]
    const { nameOf } = await openFunds(page, language)
    await answerAll(page, CLAIRE)
    await page.goto(pathIn(language, '/lpp'))
    for (const id of [ARC, RHONE]) expect(await press(page, fillGaps(text.remove, { name: nameOf(id) }))).toBe(303)
    await page.goto(pathIn(language, '/router'))
    await expect(page).toHaveURL(pathIn(language, '/lpp'))
    await expect(page.getByText(text.noneChosen)).toHaveCount(0)

    await page.goto(pathIn(language, '/synthesis'))
    await expect(page.getByText(synthesis.openTitle)).toBeVisible()
    await expect(page.getByText(synthesis.none.lpp)).toHaveCount(0)
    await expect(figure(page, 'avs.monthly')).toBeAttached()
    const ways = page.locator('main .button-primary')
    await expect(ways).toHaveText([synthesis.open['/lpp']])
    await ways.click()

    await press(page, text.none)
    await expect(page).toHaveURL(isPage(language, '/own/check'))
    await confirmCheck(page, language)
    await expect(page.getByText(synthesis.openTitle)).toHaveCount(0)
    await expect(page.locator('.pillar-card').getByText(synthesis.none.lpp)).toBeVisible()
  })
}

const HELP = {
  fr: ['janvier', 'certificat de prévoyance', 'employeur'],
  de: ['Januar', 'Vorsorgeausweis', 'Arbeitgeber'],
}

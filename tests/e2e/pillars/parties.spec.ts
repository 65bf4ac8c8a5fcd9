/** The visitor's own sign-in at their pension fund, bank or insurer: there, back again, and what can go wrong. */
import type { Page } from '@playwright/test'
import { chf } from '../../../app/language/format'
import { type Person, personNamed } from '../../support/visit/people'
import { fillGaps, isInTurn, LANGUAGES, literally, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { fold, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { enter, openSynthesis, signInAt } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')
const [ARC, RHONE] = CLAIRE.policies.map(({ fundId }) => fundId) as [string, string]
const PARTIES = {
  '/lpp': { list: '/openpk/pension-funds', selection: '/openpk/user/pension-funds', id: ARC },
  '/3a': { list: '/openpv/entities', selection: '/openpv/user/entities', id: CLAIRE.providents[0]?.entityId ?? '' },
} as const

for (const language of LANGUAGES) {
  const [words, text] = [WORDS[language], TEXT[language].partySignIn]

  /** The page of a visitor who has chosen one fund or provider; with its name in the language. */
  async function openChosen(page: Page, path: '/lpp' | '/3a', person: Person = CLAIRE, id: string = PARTIES[path].id) {
    await enter(page, person, language)
    const { list, selection } = PARTIES[path]
    await api(page, selection, { ids: [id] })
    await page.goto(pathIn(language, path))
    const { body } = await api<{ id: string; name: string; nameFr?: string; nameDe?: string }[]>(page, list)
    const party = body.find((one) => one.id === id)
    return (language === 'fr' ? party?.nameFr : party?.nameDe) ?? party?.name ?? ''
  }

  const button = (page: Page, name: string) =>
    page.getByRole('button', { name: fillGaps(text.button, { name }), exact: true })
  const signInThere = (page: Page, { firstName, lastName }: Person) =>
    page.getByRole('button', { name: words.signInAs(`${firstName} ${lastName}`) }).click()

  for (const javaScriptEnabled of [false, true])
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled })

      test(`[012] a fund shows its figures once the visitor has signed in there (${language})`, async ({ page }) => {
        const name = await openChosen(page, '/lpp')
        const fund = page.getByRole('region', { name })
        await expect(fund.getByText(fillGaps(text.intro, { name }))).toBeVisible()
        await expect(fund.getByRole('definition')).toHaveCount(0)

        await button(page, name).click()
        await expect(page).toHaveURL(new RegExp(`/sandbox/funds/${ARC}/sign-in/`))
        await expect(page.locator('html')).toHaveAttribute('lang', `${language}-CH`)
        await signInThere(page, CLAIRE)
        await page.getByRole('button', { name: words.allowParty, exact: true }).click()

        await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/lpp')}$`))
        await expect(button(page, name)).toHaveCount(0)
        await expect(fund.locator('dl > div', { hasText: TEXT[language].lpp.balance })).toContainText('CHF')
      })

      test(`[012] a bank shows its account once the visitor has signed in there (${language})`, async ({ page }) => {
        const name = await openChosen(page, '/3a')
        await button(page, name).click()
        await signInThere(page, CLAIRE)
        await page.getByRole('button', { name: words.allowParty, exact: true }).click()
        await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/3a')}$`))
        const bank = page.getByRole('region', { name })
        await expect(bank.locator('dl > div', { hasText: TEXT[language].pillar3a.balance })).toContainText(
          chf(CLAIRE.providents[0]?.solde ?? 0),
        )
      })

      if (!isInTurn(language, javaScriptEnabled)) return

      test(`who refuses, or goes back, is told, and can begin again (${language})`, async ({ page }) => {
        const name = await openChosen(page, '/lpp')
        const told = page.locator('[data-error=refused]')
        await button(page, name).click()
        await page.getByRole('button', { name: words.cancelParty, exact: true }).click()
        await expect(told).toContainText(fillGaps(text.problemTitle, { name }))
        await expect(told).toContainText(text.problem.refused)

        await button(page, name).click()
        await signInThere(page, CLAIRE)
        await page.getByRole('button', { name: words.refuseParty, exact: true }).click()
        await expect(told).toBeVisible()

        await button(page, name).click()
        await signInThere(page, CLAIRE)
        await page.getByRole('button', { name: words.allowParty, exact: true }).click()
        await expect(told).toHaveCount(0)
        await expect(button(page, name)).toHaveCount(0)
      })
    })

  test(`someone who signs in there as somebody else is told, and nothing of the other is taken (${language})`, async ({
    page,
  }) => {
    const [nadia, reto] = [personNamed('Nadia'), personNamed('Reto')]
    const retosFund = reto.policies[0]?.fundId ?? ''
    const name = await openChosen(page, '/lpp', nadia, retosFund)
    await signInAt(page, '/lpp', retosFund, reto)
    await page.reload()
    const told = page.locator('[data-error=otherPerson]')
    await expect(told).toContainText(fillGaps(text.problemTitle, { name }))
    await expect(told).toContainText(text.problem.otherPerson)
    await expect(page.getByRole('region', { name }).getByRole('definition')).toHaveCount(0)
    const { body } = await api(page, '/openpk/user/pension-funds/policies')
    expect(body).toMatchObject({ policies: [], silent: [{ fundId: retosFund, reason: 'notSignedIn' }] })
  })

  test(`someone who comes back with an answer to nothing is told (${language})`, async ({ page }) => {
    await openChosen(page, '/lpp')
    const state = `${language}.plain.fund.${'a'.repeat(43)}`
    await page.goto(`/signin/party/callback?code=c&state=${state}`)
    await expect(page).toHaveURL(new RegExp(`${literally(pathIn(language, '/lpp')).source}\\?signIn=lost$`))
    await expect(page.locator('[data-error=lost]')).toContainText(text.undone.lost)
  })

  test(`someone who comes back when the session is over is told so at home (${language})`, async ({ page }) => {
    const name = await openChosen(page, '/lpp')
    await button(page, name).click()
    await signInThere(page, CLAIRE)
    await page.context().clearCookies({ name: '__Host-session' })
    await page.getByRole('button', { name: words.allowParty, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/')}\\?session=over$`))
  })

  test(`without one of two funds the synthesis names it where its figure would stand, and in the total (${language})`, async ({
    page,
  }) => {
    await openSynthesis(page, CLAIRE, language)
    const withBoth = await page.locator('[data-figure="lpp.monthly"]').first().getAttribute('value')
    await api(page, PARTIES['/lpp'].selection, { ids: [ARC] })
    await api(page, PARTIES['/lpp'].selection, { ids: [ARC, RHONE] })
    await page.goto(pathIn(language, '/synthesis'))
    const { body: funds } = await api<{ id: string; nameFr: string; nameDe: string }[]>(page, '/openpk/pension-funds')
    const fund = funds.find(({ id }) => id === RHONE)
    const name = (language === 'fr' ? fund?.nameFr : fund?.nameDe) ?? ''
    const sentence = fillGaps(TEXT[language].words.silent.notSignedIn, { name })
    const { synthesis } = TEXT[language]
    const ofTotal = page.locator('.notice-warning').filter({ hasText: synthesis.totalWithout })
    await expect(ofTotal.getByText(sentence)).toBeVisible()
    await unfoldAll(page)
    await expect(fold(page, synthesis.lpp).getByText(sentence)).toBeVisible()
    await expect(page.getByRole('link', { name: synthesis.lppSignIn, exact: true })).toHaveAttribute(
      'href',
      pathIn(language, '/lpp'),
    )
    const withOne = await page.locator('[data-figure="lpp.monthly"]').first().getAttribute('value')
    expect(Number(withOne)).toBeGreaterThan(0)
    expect(Number(withOne)).toBeLessThan(Number(withBoth))
  })
}

test('a form that was made for another session leads nowhere', async ({ page }) => {
  const { request } = page.context()
  await enter(page, CLAIRE)
  await api(page, PARTIES['/lpp'].selection, { ids: [ARC] })
  const answer = await request.post('/lpp', {
    form: { signIn: ARC, formToken: 'of-another-session' },
    maxRedirects: 0,
  })
  expect([answer.status(), answer.headers().location]).toEqual([409, undefined])
})

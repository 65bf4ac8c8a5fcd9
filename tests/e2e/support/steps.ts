/** The steps of the main journey, as a visitor takes them. */
import { expect, type Page } from '@playwright/test'
import type { Person } from '../../support/visit/people'
import { type Language, TEXT, WORDS } from '../../support/visit/words'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** From the home page to the identity service's login page. */
export async function goToLogin(page: Page, language: Language) {
  const words = WORDS[language]
  await page.goto(`${words.prefix || '/'}?lang=${language}`)
  await page.getByRole('link', { name: words.start, exact: true }).click()
  await page.getByRole('link', { name: words.ready, exact: true }).click()
  await page.getByRole('checkbox', { name: words.terms }).check()
  await page.getByRole('button', { name: words.signIn, exact: true }).click()
}

/** The button of one of the five, or of a test case, which are folded. */
export async function pressAccount(page: Page, name: string) {
  const button = page.getByRole('button', { name, includeHidden: true })
  const fold = page.locator('details:not([open])').filter({ has: button })
  if ((await fold.count()) > 0) await fold.locator('summary').click()
  await button.click()
}

export async function signIn(page: Page, language: Language, person: Person) {
  const words = WORDS[language]
  await goToLogin(page, language)
  await pressAccount(page, words.signInAs(`${person.firstName} ${person.lastName}`))
  await page.getByRole('button', { name: words.allow, exact: true }).click()
  await expect(heading(page, words.avs)).toBeVisible()
}

/** The register has filled in the form, and the visitor finds it right. */
export async function confirmFirstPillar(page: Page, language: Language) {
  const words = WORDS[language]
  await page.getByRole('button', { name: words.continue, exact: true }).last().click()
  await expect(heading(page, words.lpp)).toBeVisible()
}

export async function chooseFunds(page: Page, language: Language, person: Person) {
  const words = WORDS[language]
  if (person.policies.length === 0) {
    await page.getByRole('button', { name: words.noFund, exact: true }).click()
  } else {
    for (const { fundId } of person.policies) await page.locator(`input[name=ids][value="${fundId}"]`).check()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await signInAtEach(page, language, person)
    await page.getByRole('link', { name: words.continue, exact: true }).click()
  }
  await expect(heading(page, words.pillar3a)).toBeVisible()
}

/** `next`: the heading of the page that follows, the check. */
export async function choose3a(page: Page, language: Language, person: Person, next = TEXT[language].ownCheck.title) {
  const words = WORDS[language]
  if (person.providents.length === 0) {
    await page.getByRole('button', { name: words.no3a, exact: true }).click()
  } else {
    for (const { entityId } of person.providents) await page.locator(`input[name=ids][value="${entityId}"]`).check()
    await page.getByRole('button', { name: words.save, exact: true }).click()
    await signInAtEach(page, language, person)
    await page.getByRole('button', { name: words.continue, exact: true }).click()
  }
  await expect(heading(page, next)).toBeVisible()
}

/** Everything is as it should be. */
export async function confirmCheck(page: Page, language: Language) {
  const { ownCheck } = TEXT[language]
  await page.getByRole('link', { name: ownCheck.toSynthesis, exact: true }).click()
  await expect(heading(page, WORDS[language].synthesis)).toBeVisible()
}

/** At each chosen fund or 3a provider in turn, until no button is left. */
async function signInAtEach(page: Page, language: Language, person: Person) {
  const words = WORDS[language]
  const buttons = page.getByRole('button', { name: words.signInAt })
  // The page that was just left has none either.
  await expect(buttons).not.toHaveCount(0)
  for (let left = await buttons.count(); left > 0; left--) {
    await expect(buttons).toHaveCount(left)
    await buttons.first().click()
    await page.getByRole('button', { name: words.signInAs(`${person.firstName} ${person.lastName}`) }).click()
    await page.getByRole('button', { name: words.allowParty, exact: true }).click()
  }
  await expect(buttons).toHaveCount(0)
}

/** The whole way from the home page to the synthesis. */
export async function reachSynthesis(page: Page, language: Language, person: Person) {
  await signIn(page, language, person)
  await confirmFirstPillar(page, language)
  await chooseFunds(page, language, person)
  await choose3a(page, language, person)
  await confirmCheck(page, language)
}

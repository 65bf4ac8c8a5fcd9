/** How forms are sent, and what they say if they are refused. */
import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { isFormAgain, toldOn } from '../../support/visit/form-told'
import { type Problems, problemAt } from '../../support/visit/problems'
import { LANGUAGES, type Language, literally, pathIn, TEXT, WORDS } from '../../support/visit/words'

export type { Problems }

/**
 * Presses a button that sends a form. @returns the status of the answer; for a form that is shown again, the status
 * kept for it
 */
export async function press(page: Page, name: string, { within = page as Page | Locator } = {}): Promise<number> {
  await openWhatHides(page, name)
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await within.getByRole('button', { name, exact: true }).click()
  return toldOf(page, await answered)
}

/** @param answer the answer to the form, whose page is then shown */
export async function toldOf(page: Page, answer: Response): Promise<number> {
  const { location } = answer.headers()
  if (!location || !isFormAgain(location)) return answer.status()
  const { search } = new URL(location, answer.url())
  await page.waitForURL((url) => url.search === search)
  return toldOn(await page.content())
}

/** What a signed-in visitor can do from every page, behind a button with their name. */
export const account = (page: Page) => page.getByRole('banner').locator('details')

/** Opens it. */
export async function openAccount(page: Page) {
  if ((await account(page).getAttribute('open')) === null) await account(page).locator('summary').click()
}

/** Opens what hides the button of this name, if none is visible. */
async function openWhatHides(page: Page, name: string) {
  if ((await page.getByRole('button', { name, exact: true }).count()) > 0) return
  const button = { name, exact: true, includeHidden: true } as const
  if ((await account(page).getByRole('button', button).count()) > 0) await openAccount(page)
  else await openGroups(page)
}

/** Ends the visit, from whichever page. */
export async function logOut(page: Page, language: Language) {
  await openAccount(page)
  await page.getByRole('button', { name: WORDS[language].logout, exact: true }).click()
}

/** Opens every group of the AVS form and every folded list, for tests about their contents and not about the fold. */
export const openGroups = (page: Page) =>
  page.locator('main details.correct').evaluateAll((groups) => {
    for (const group of groups as HTMLDetailsElement[]) group.open = true
  })

/** The AVS form with all its fields in view. */
export async function openAvsForm(page: Page, language: Language, path = '/avs') {
  await page.goto(pathIn(language, path))
  await openGroups(page)
}

/** Everything in the controls of the page, in order: what is typed, chosen and ticked. */
export async function typedOn(page: Page) {
  // A page that is still loading has only its first controls.
  await page.waitForLoadState()
  return page
    .locator('main')
    .locator('input[name], select[name]')
    .evaluateAll((controls) =>
      (controls as (HTMLInputElement | HTMLSelectElement)[]).map(({ name, value, ...control }) => [
        name,
        value,
        'checked' in control && control.checked,
      ]),
    )
}

/**
 * A field by its label, optional or not, with or without the number that ties it to a drawn paper; a group of radios by
 * its legend.
 */
export function field(page: Page | Locator, label: string) {
  const optional = LANGUAGES.map((language) => literally(TEXT[language].frame.optional).source).join('|')
  // In accessible names every space is a plain one, however the label writes it.
  const name = new RegExp(`^(\\d )?${literally(label.replace(/\s/g, ' ')).source}( (${optional}))?$`)
  return page
    .getByRole('textbox', { name })
    .or(page.getByRole('combobox', { name }))
    .or(page.getByRole('radiogroup', { name }))
    .or(page.getByRole('checkbox', { name }))
}

/** The page says what is wrong: before its title, in a summary that leads to each field, and at the field itself. */
export async function expectProblems(page: Page, language: Language, problems: Problems) {
  await expect(page).toHaveTitle(new RegExp(`^${WORDS[language].errorPrefix}`))
  const summary = page.getByRole('alert')
  for (const [label, key] of Object.entries(problems)) {
    const sentence = problemAt(label, key, language)
    const wrong = field(page, label)
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription(
      new RegExp(`${literally(WORDS[language].errorPrefix).source}${sentence}`),
    )
    const id = await wrong.evaluate((control) => control.id || control.querySelector('input')?.id)
    const link = summary.locator(`a[href="#${id}"]`)
    await expect(link).toHaveText(new RegExp(sentence))
    await expect(link).toContainText(label)
  }
  const count = Object.keys(problems).length
  await expect(summary.getByRole('link')).toHaveCount(count)
  await expect(page.locator('main [aria-invalid=true]')).toHaveCount(count)
}

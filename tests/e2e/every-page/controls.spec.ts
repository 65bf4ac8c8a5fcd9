/** The controls, with keyboard and with scripts; and what is there without. */
import type { Locator, Page, Request } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import {
  isInTurn,
  isPage,
  LANGUAGES,
  type Language,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
  WORDS,
} from '../../support/visit/words'
import { unfoldAll } from '../support/figures'
import { answerFirst } from '../support/first-time'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, openAvsForm, openGroups, press } from '../support/forms'
import { enter, openSynthesis } from '../support/shortcuts'

/** The list of funds, or of 3a providers, and the field above it. */
async function openList(page: Page, language: Language, path: '/lpp' | '/3a') {
  await enter(page, personNamed('Nadia'), language)
  await page.goto(pathIn(language, path))
  const text = TEXT[language]
  const list = page.getByRole('group', { name: path === '/lpp' ? text.lpp.ids : text.pillar3a.ids })
  return { list, search: list.getByRole('searchbox', { name: text.scripts.search.label, exact: true }) }
}

/** Another value in each control of the page, as if typed or chosen; its events, and how many there were. */
const changeEverything = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const controls = main.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select')
    for (const control of controls) {
      control.focus()
      if (control instanceof HTMLSelectElement) control.selectedIndex = (control.selectedIndex + 1) % control.length
      else if (/checkbox|radio/.test(control.type)) control.checked = !control.checked
      else if (control.type !== 'file') control.value = '1'
      for (const event of ['input', 'change', 'blur']) control.dispatchEvent(new Event(event, { bubbles: true }))
    }
    return controls.length
  })

/** Sends a request: by then the test knows of every earlier one. */
const askVersion = (page: Page) => page.evaluate(async () => (await fetch('/version')).status)

const shown = (list: Locator) => list.getByRole('checkbox').and(list.page().locator(':visible'))

// The languages take turns; tests/visits checks the texts of helps in both.
for (const [turn, language] of LANGUAGES.entries()) {
  const text = TEXT[language]
  const isInItsTurn = (_: unknown, at: number) => at % 2 === turn

  test.describe(`searchable select (${language})`, () => {
    const LISTS = [
      ['/lpp', 'arc', 'zzz'],
      ['/3a', 'mon', 'zzz'],
    ] as const
    for (const [path, typed, others] of LISTS.filter(isInItsTurn))
      test(`[133] three letters filter the list of ${path}; what is ticked stays`, async ({ page }) => {
        const { list, search } = await openList(page, language, path)
        const result = list.getByRole('status')
        const all = await list.getByRole('checkbox').count()
        await search.pressSequentially(typed)
        await expect(shown(list)).toHaveCount(1)
        await expect(result).toHaveText(text.scripts.search.one)
        const found = shown(list)
        await page.keyboard.press('Tab')
        await expect(found).toBeFocused()
        await page.keyboard.press('Space')
        await expect(found).toBeChecked()

        await search.fill(others)
        await expect(result).toHaveText(text.scripts.search.none)
        await expect(shown(list)).toHaveCount(1)
        await expect(shown(list)).toBeChecked()
        await search.press('Escape')
        await expect(search).toHaveValue('')
        await expect(result).toBeEmpty()
        await expect(shown(list)).toHaveCount(all)
        await expect(search).toBeFocused()
      })

    if (language === 'fr')
      test('[133] accents and case do not matter, Enter sends nothing, and a hidden choice is sent all the same', async ({
        page,
      }) => {
        const { list, search } = await openList(page, language, '/3a')
        await list.getByRole('checkbox', { name: 'Säntis Lebensversicherung' }).check()
        for (const typed of ['SÄN', 'san', 'saentis', 'Lebens sän']) {
          await search.fill(typed)
          await expect(list.getByRole('status')).toHaveText(text.scripts.search.one)
        }
        await search.fill('pleiades')
        await shown(list).filter({ visible: true }).first().focus()
        await list.getByRole('checkbox', { name: 'Banque des Pléiades' }).check()
        await search.press('Enter')
        await expect(search).toHaveValue('pleiades')
        expect(await press(page, text.pillar3a.save)).toBe(303)
        await openGroups(page)
        for (const name of ['Säntis Lebensversicherung', 'Banque des Pléiades'])
          await expect(page.getByRole('checkbox', { name })).toBeChecked()
      })
  })

  test.describe(`modal (${language})`, () => {
    const HELPS = [
      ['[082]', '/avs', text.avs.navsHelp, [text.avs.navsHelpText]],
      ['[096]', '/3a', text.pillar3a.bankHelp, [text.pillar3a.bankHelpText]],
      ['[097]', '/3a', text.pillar3a.soldeHelp, [text.pillar3a.soldeHelpText]],
      ['[098]', '/3a', text.pillar3a.amountHelp, ["7'056", "35'280", '20', '2023']],
    ] as const

    for (const [row, path, name, said] of HELPS.filter(isInItsTurn)) {
      test(`${row} [134] ‘${name}’ opens over the page with the keyboard, keeps the focus and gives it back`, async ({
        page,
        readAs,
      }) => {
        await readAs(personNamed('Claire'))
        await openHelps(page, language, path)
        const opener = page.locator('summary[aria-haspopup=dialog]', { hasText: name })
        await opener.focus()
        await page.keyboard.press('Enter')
        const dialog = page.getByRole('dialog', { name, exact: true })
        await expect(dialog).toBeVisible()
        for (const word of said) await expect(dialog).toContainText(word)
        for (let times = 0; times < 4; times++) {
          await page.keyboard.press('Tab')
          expect(await focusedOutside(page)).toBe(false)
        }
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(opener).toBeFocused()

        await page.keyboard.press('Space')
        await page.getByRole('dialog').getByRole('button', { name: text.scripts.close, exact: true }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(opener).toBeFocused()
      })
    }

    if (language === 'de') {
      test('[103] [117] [118] [119] [120] [134] the simulation opens over the synthesis, and is sent like any form', async ({
        page,
      }) => {
        await openSynthesis(page, personNamed('Nadia'), language)
        await page.locator('a[aria-haspopup=dialog]').press('Enter')
        const dialog = page.getByRole('dialog', { name: text.simulation.title, exact: true })
        const date = field(dialog, text.simulation.retirementDate)
        const title = dialog.getByRole('heading', { level: 2 })
        await expect(title).toHaveText(text.simulation.title)
        // From its own page's sheet.
        await expect(date).toHaveCSS('border-top-width', '2px')
        await expect(title).toBeFocused()
        await expect(title).toBeInViewport()
        await expect(dialog.getByRole('button', { name: text.scripts.close, exact: true })).toBeInViewport()
        for (const part of [text.simulation.readyMade, text.simulation.own]) {
          await expect(dialog.getByRole('heading', { level: 3, name: part, exact: true })).toBeVisible()
          await expect(dialog.getByRole('region', { name: part, exact: true })).toBeVisible()
        }
        await page.keyboard.press('Tab')
        await expect(field(dialog, text.simulation.currentSalary)).toBeFocused()
        await expect(dialog.getByRole('button', { name: text.simulation.launch, exact: true })).toBeInViewport()
        const { currentSalary, desiredSalary, currentRate, desiredRate } = text.simulation
        const five = [currentSalary, desiredSalary, currentRate, desiredRate, text.simulation.retirementDate]
        for (const label of five) await expect(field(dialog, label)).toBeVisible()
        const labels = await dialog.locator('label:visible').allTextContents()
        expect(labels.slice(0, five.length).map((label, place) => label.startsWith(five[place] ?? '?'))).toEqual(
          five.map(() => true),
        )
        await expect(dialog.getByText(text.simulation.tax.title)).toBeVisible()
        await expect(field(dialog, text.simulation.tax.label)).toBeHidden()
        await expect(field(dialog, currentSalary)).not.toHaveValue('')
        await expect(field(dialog, currentRate)).not.toHaveValue('')
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
        await expect(page.locator('a[aria-haspopup=dialog]')).toBeFocused()

        await page.keyboard.press('Enter')
        await date.fill('31.02.2039')
        expect(await press(page, text.simulation.launch, { within: dialog })).toBe(400)
        await expect(page).toHaveURL(isPage(language, '/simulation'))
        await expectProblems(page, language, { [text.simulation.retirementDate]: 'dayUnknown' })

        await page.goto(pathIn(language, '/synthesis'))
        await unfoldAll(page)
        await page.locator('a[aria-haspopup=dialog]').click()
        await date.fill('1.12.2039')
        expect(await press(page, text.simulation.launch, { within: dialog })).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/synthesis'))
        await expect(page.locator('[data-column=withChange]').first()).toBeVisible()
        await unfoldAll(page)
        await page.locator('a[aria-haspopup=dialog]').click()
        await field(dialog, desiredRate).fill('60')
        await field(dialog, desiredSalary).fill("50'000")
        expect(await press(page, text.simulation.launch, { within: dialog })).toBe(303)
        await unfoldAll(page)
        await page.locator('a[aria-haspopup=dialog]').click()
        await expect(field(dialog, desiredRate)).toHaveValue('60')
        await expect(field(dialog, desiredSalary)).toHaveValue("50'000")
      })

      test('[121] [122] its note stands in the window, below the form', async ({ page }) => {
        await openSynthesis(page, personNamed('Nadia'), language)
        await unfoldAll(page)
        await page.locator('a[aria-haspopup=dialog]').click()
        const note = page.getByRole('dialog').getByRole('region', { name: text.simulation.know, exact: true })
        await expect(note).toContainText(text.simulation.avs)
        await expect(note).toContainText(text.simulation.lpp)
        await expect(note.locator('xpath=preceding-sibling::form')).toHaveCount(1)
      })
    }

    if (language === 'fr')
      test('[134] where the form cannot be had, the link is followed', async ({ page }) => {
        await openSynthesis(page, personNamed('Nadia'), language)
        for (const failing of [{ status: 404, body: '' }, { body: '<main><h1>Another page</h1></main>' }]) {
          await page.goto(pathIn(language, '/synthesis'))
          await answerFirst(page, '**/simulation', failing)
          await unfoldAll(page)
          await page.locator('a[aria-haspopup=dialog]').click()
          await expect(page).toHaveURL(pathIn(language, '/simulation'))
          await expect(field(page, text.simulation.retirementDate)).toBeVisible()
        }
        await page.goto(pathIn(language, '/synthesis'))
        await answerFirst(page, '**/assets/change-*.css', { status: 404, body: '' })
        await unfoldAll(page)
        await page.locator('a[aria-haspopup=dialog]').click()
        await expect(page).toHaveURL(pathIn(language, '/simulation'))
      })
  })

  for (const javaScriptEnabled of SCRIPTS.filter((on) => isInTurn(language, on)))
    test.describe(`native controls (${language}), ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })

      test('[132] the dropdown is a select: named, changed with the arrows; Escape keeps the choice and Enter sends nothing', async ({
        page,
      }) => {
        await enter(page, personNamed('Nadia'), language)
        await openAvsForm(page, language)
        const sent: (string | null)[] = []
        page.on('request', (request) => {
          if (request.method() === 'POST') sent.push(new URLSearchParams(request.postData() ?? '').get('status'))
        })
        const status = page.getByRole('combobox', { name: text.avs.status, exact: true })
        expect(await status.evaluate(({ tagName }) => tagName)).toBe('SELECT')
        const values = await status
          .locator('option')
          .evaluateAll((options) => (options as HTMLOptionElement[]).map(({ value }) => value))
        const [first = '', second = '', third = ''] = values
        await status.selectOption(second)
        await status.focus()
        for (const [key, value] of [
          ['ArrowUp', first],
          ['ArrowDown', second],
          ['Escape', second],
          ['ArrowDown', third],
          ['Enter', third],
          ['Escape', third],
          ['ArrowUp', second],
        ] as const) {
          await page.keyboard.press(key)
          await expect(status, key).toHaveValue(value)
          await expect(status, key).toBeFocused()
        }
        // None of these keys has sent the form: the first form that is sent has the last choice.
        await press(page, WORDS[language].continue)
        expect(sent).toEqual([second])
      })

      test('its longest value is read whole on a narrow screen', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 800 })
        await enter(page, personNamed('Nadia'), language)
        await openAvsForm(page, language)
        const status = page.getByRole('combobox', { name: text.avs.status, exact: true })
        const height = () => status.evaluate((element) => element.getBoundingClientRect().height)
        await status.selectOption('bachelor')
        const ofOneLine = await height()
        await status.selectOption('married')
        expect(await height()).toBeGreaterThan(ofOneLine)
        expect(await status.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      })

      test('[135] a date is typed by hand, and one that does not exist is refused at its field', async ({ page }) => {
        await enter(page, personNamed('Nadia'), language)
        await openAvsForm(page, language)
        const birthDate = field(page, text.avs.birthDate)
        await expect(birthDate).toHaveAttribute('type', 'text')
        await birthDate.fill('')
        await birthDate.pressSequentially('31.02.2000')
        expect(await press(page, WORDS[language].continue)).toBe(400)
        await expectProblems(page, language, { [text.avs.birthDate]: 'dayUnknown' })
        await expect(birthDate).toHaveValue('31.02.2000')
        await birthDate.fill('')
        await birthDate.pressSequentially('2.11.1976')
        expect(await press(page, WORDS[language].continue)).toBe(303)
        await openAvsForm(page, language)
        await expect(birthDate).toHaveValue('02.11.1976')
      })

      test('[136] a checkbox has a label, is ticked with Space and by its label, and says so', async ({ page }) => {
        const { list } = await openList(page, language, '/3a')
        const box = list.getByRole('checkbox', { name: 'Banque du Mont', exact: true })
        await box.focus()
        for (const checked of [true, false]) {
          await page.keyboard.press('Space')
          await expect(box).toBeChecked({ checked })
          await expect(list).toMatchAriaSnapshot(`- checkbox "Banque du Mont"${checked ? ' [checked]' : ''}`)
        }
        await list.getByText('Banque du Mont', { exact: true }).click()
        await expect(box).toBeChecked()
      })
    })

  test.describe(`without JavaScript (${language})`, () => {
    test.use({ javaScriptEnabled: false })

    if (language === 'fr')
      test('[133] the list is there whole, without a field that would do nothing', async ({ page }) => {
        const { list } = await openList(page, language, '/lpp')
        await expect(page.getByRole('searchbox')).toHaveCount(0)
        await expect(shown(list)).toHaveCount(await list.getByRole('checkbox').count())
      })

    if (language === 'de')
      test('[134] every help opens in place with the keyboard, and the focus stays', async ({ page, readAs }) => {
        await readAs(personNamed('Claire'))
        for (const path of ['/3a', '/avs']) {
          await page.goto(pathIn(language, path))
          await openGroups(page)
          for (const help of await page.locator('main .help').all()) {
            const opener = help.locator('summary')
            await expect(help.locator('.help-text')).toBeHidden()
            await opener.focus()
            await page.keyboard.press('Enter')
            await expect(help.locator('.help-text')).toBeVisible()
            await expect(opener).toBeFocused()
          }
        }
      })
  })
}

async function openHelps(page: Page, language: Language, path: '/avs' | '/3a') {
  await page.goto(pathIn(language, path))
  await openGroups(page)
}

/** On the page behind the dialog; the browser's own bars are no page. */
const focusedOutside = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document
    return activeElement !== body && activeElement?.closest('dialog') === null
  })

test('nothing is sent and no page is left where something is typed or chosen, before a button is pressed', async ({
  page,
  readAs,
}) => {
  await readAs(personNamed('Claire'))
  const paths = ['/avs', '/avs/family', '/lpp', '/3a', '/simulation', '/decide', '/v2/wizard/1p']
  for (const [at, path] of paths.entries()) {
    await page.goto(pathIn(LANGUAGES[at % 2] ?? 'fr', path))
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    const keep = (request: Request) => asked.push(`${request.method()} ${request.url()}`)
    page.on('request', keep)
    const [address, changed] = [page.url(), await changeEverything(page)]
    expect(changed, path).toBeGreaterThan(0)
    expect(await askVersion(page)).toBe(200)
    page.off('request', keep)
    const own = `GET ${new URL('/version', address).href}`
    expect([page.url(), asked], path).toEqual([address, [own]])
  }
})

test.describe('a window on a small screen', () => {
  test.use({ viewport: { width: 320, height: 480 } })

  for (const forcedColors of ['none', 'active'] as const)
    test(`[134] fits, is easy to close, and stands out (forced colours: ${forcedColors})`, async ({ page, readAs }) => {
      await readAs(personNamed('Claire'))
      await page.emulateMedia({ forcedColors })
      await openHelps(page, 'fr', '/3a')
      await page.locator('summary[aria-haspopup=dialog]', { hasText: TEXT.fr.pillar3a.amountHelp }).click()
      const dialog = page.getByRole('dialog')
      const box = await dialog.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
      const close = dialog.getByRole('button', { name: TEXT.fr.scripts.close, exact: true })
      for (const end of ['bottom', 'top'] as const) {
        await dialog.evaluate((one, to) => one.scrollTo(0, to === 'top' ? 0 : one.scrollHeight), end)
        await expect(close, end).toBeInViewport({ ratio: 1 })
        await close.click({ trial: true })
      }
      expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44)
      const border = await dialog.evaluate((one) => getComputedStyle(one).borderLeftWidth)
      expect(border).toBe(forcedColors === 'active' ? '1px' : '0px')
    })
})

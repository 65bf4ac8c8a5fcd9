/** The choices of the synthesis with scripts: pressed in place, one after the other, and whatever fails. */
import type { Page, Request } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { type Language, pathIn } from '../../support/visit/words'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')

const age = (page: Page, years: string) => page.locator(`#play button[name=retirementDate][value="${years}"]`)
const share = (page: Page, percent: string) => page.locator(`#play button[name=lppCapitalShare][value="${percent}"]`)
const chosen = (page: Page) =>
  page
    .locator('#play button[aria-pressed=true]')
    .evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))

/** The synthesis with its script at work. @returns what the page asks for from then on */
async function openPlay(page: Page, language: Language = 'fr') {
  await enter(page, CLAIRE, language)
  await answerAll(page, CLAIRE)
  await arrive(page, language)
  return asked(page)
}

async function arrive(page: Page, language: Language = 'fr') {
  const script = page.waitForResponse(/\/assets\/play-[^/]*\.js/)
  await page.goto(pathIn(language, '/synthesis'))
  await (await script).finished()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

function asked(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** Every figure and control of the page, as somebody who opens it now has them. */
async function expectAsOpened(page: Page) {
  const shown = { figures: await figuresOn(page, null), chosen: await chosen(page) }
  await page.goto(page.url())
  expect({ figures: await figuresOn(page, null), chosen: await chosen(page) }).toEqual(shown)
}

/** What a live region tells: each change of it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    const watch = new MutationObserver((changes) => {
      const statuses = new Set(changes.map(({ target }) => (target as Element).closest?.('[role=status]')))
      for (const status of statuses) if (status?.textContent) told.push(status.textContent)
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)

for (const language of ['fr', 'de'] as const)
  test(`a choice is shown in place, by mouse and by keyboard (${language})`, async ({ page }) => {
    const requests = await openPlay(page, language)
    const [address, entries] = [page.url(), await page.evaluate(() => history.length)]
    await page
      .locator('main details')
      .last()
      .evaluate((fold) => fold.setAttribute('open', ''))
    await listen(page)
    await age(page, '63').click()
    await expect(age(page, '63')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.play-result')).not.toBeEmpty()
    await expect(age(page, '63')).toBeFocused()
    expect(await told(page)).toEqual([await page.locator('.play-result').textContent()])

    await share(page, '25').focus()
    await page.keyboard.press('Space')
    await expect(share(page, '25')).toHaveAttribute('aria-pressed', 'true')
    await expect(share(page, '25')).toBeFocused()
    expect(await chosen(page)).toEqual(['63', '25', expect.anything()])
    await expect(page.locator('main details').last()).toHaveAttribute('open', '')
    expect(requests.map((request) => [request.method(), new URL(request.url()).pathname])).toEqual([
      ['POST', pathIn(language, '/synthesis')],
      ['POST', pathIn(language, '/synthesis')],
    ])
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([address, entries])
    await expectAsOpened(page)
  })

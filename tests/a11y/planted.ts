/** Faults planted in a page of ours: a checker that does not find its own finds nothing. */
import type { Page } from '@playwright/test'

/** Each stands in the home page in place of its subtitle. */
export const PLANTED = {
  'a field without a label': '<input type="text" name="salary">',
  'a picture without a text': '<img src="/favicon.svg">',
  'grey that has 5:1, and not 7:1': '<p style="color: #707070; background: #fff">Grey</p>',
  'a heading that skips two levels': '<h4>Deep</h4>',
  'an id that stands twice': '<p id="main">Again</p>',
  'a block inside a line': '<span><div>Block</div></span>',
  'an element that is not closed': '<p><strong>Never closed</p>',
  'a property that no style has': '<p style="colour: red">Red</p>',
} as const

/** The home page with a fault; null: as it is. */
export async function homeWith(page: Page, planted: keyof typeof PLANTED | null): Promise<string> {
  const html = await (await page.request.get('/')).text()
  const subtitle = /<p class="home-subtitle hint">.*?<\/p>/
  if (!subtitle.test(html)) throw new Error('nothing to be replaced')
  return planted ? html.replace(subtitle, PLANTED[planted]) : html
}

/** Shows it in the place of the home page, with its style sheet. */
export async function showPlanted(page: Page, html: string) {
  await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await page.goto('/')
}

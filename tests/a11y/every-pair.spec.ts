/** Every state of every page, with every pair of language, scripts, width and colours: no checker finds a fault. */
import { checkWithAxe } from './check-axe'
import { checkWithHtmlValidate } from './check-html-validate'
import { checkWithHtmlcs } from './check-htmlcs'
import { sentenceOf } from './fault'
import { expect, test } from './fixtures'
import { openRow } from './open-row'
import { EVERY_PAIR, titleOf } from './rows'
import { keep } from './served'

for (const row of EVERY_PAIR)
  test(`no checker finds a fault: ${titleOf(row)}`, async ({ browser, stage }) => {
    const { page, served, close } = await openRow(browser, await stage(row.state.stage), row)
    keep(`${titleOf(row)}.html`, served)
    const faults = [...(await checkWithAxe(page)), ...(await checkWithHtmlcs(page)), ...checkWithHtmlValidate(served)]
    await close()
    expect(faults.map(sentenceOf)).toEqual([])
  })

test('the style sheet of the sandbox is kept for the checker of files', async ({ request }) => {
  const answer = await request.get('/sandbox/style.css')
  expect(answer.status()).toBe(200)
  keep('sandbox.css', await answer.text())
})

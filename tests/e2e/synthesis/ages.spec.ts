/** The ages compared, on a narrow screen. */
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { personNamed } from '../../support/visit/people'
import { expect, test } from '../support/fixtures'

test.use({ javaScriptEnabled: false })

test('on a narrow screen each age is a card that the keyboard goes through, and nothing stands out', async ({
  page,
  readAs,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await readAs(personNamed('Claire'))
  for (const path of ['/ages', '/ages?year=65']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const row = page
      .getByRole('row', { name: '66 ans' })
      .or(page.getByRole('row', { name: '65 ans 6 mois' }))
      .first()
    expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
    for (const key of ['Tab', 'Shift+Tab']) {
      const faults = await keyboardFaults(page, { key })
      expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
    }
  }
})

test('departures side by side fit a narrow screen in both languages, with their names in sight while one reads on', async ({
  page,
  readAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await readAs(personNamed('Claire'))
  for (const path of ['/ages', '/de/ages']) {
    await page.goto(`${path}?compare=60&compare=63&compare=65&compare=66`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader')).toHaveCount(5)
    const last = table.getByRole('button').last()
    await last.scrollIntoViewIfNeeded()
    await expect(table.getByRole('columnheader', { name: /^66/ })).toBeInViewport()
    // No word of a button is broken.
    expect(await last.evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(60)
    for (const key of ['Tab', 'Shift+Tab']) {
      const faults = await keyboardFaults(page, { key })
      expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
    }
  }
})

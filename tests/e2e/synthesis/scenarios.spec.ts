/** Kept and compared simulations on a narrow screen. */
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { personNamed } from '../../support/visit/people'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

test('on a narrow screen each scenario is a card that the keyboard goes through, and nothing stands out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await enter(page, personNamed('Philippe'))
  await answerAll(page, personNamed('Philippe'))
  for (const [name, simulation] of [
    ['Plus tard', { retirementDate: '2035-11-01' }],
    ['80 %', { desiredRate: 80 }],
    ['Capital', { lppCapitalShare: 25 }],
  ] as const) {
    expect((await api(page, '/synthesis/simulation', simulation)).status).toBe(200)
    expect((await api(page, '/synthesis/scenarios', { name })).status).toBe(200)
  }
  await page.goto('/scenarios')
  await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(4)
  // Once its style has loaded: rows are there before.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  for (const key of ['Tab', 'Shift+Tab']) {
    const faults = await keyboardFaults(page, { key })
    expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
  }
})

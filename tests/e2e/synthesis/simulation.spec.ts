/** Retiring earlier or later: what is asked, what is refused, and what the synthesis shows beside. */
import type { Page } from '@playwright/test'
import { chf, dayText, signedChf } from '../../../app/language/format'
import type { PensionResult } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { personNamed } from '../../support/visit/people'
import {
  fillGaps,
  isInTurn,
  isPage,
  LANGUAGES,
  type Language,
  literally,
  pathIn,
  TEXT,
} from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { figure, figuresOf, figuresOn, row, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press } from '../support/forms'
import { enter, openSynthesis } from '../support/shortcuts'

/** From the synthesis to the form, and what is typed there sent. */
async function simulate(page: Page, language: Language, date: string): Promise<number> {
  const { simulation } = TEXT[language]
  await page.goto(pathIn(language, '/simulation'))
  await field(page, simulation.retirementDate).fill(date)
  return press(page, simulation.launch)
}

/** Today's work, which is folded where it is known. */
const openWork = (page: Page) => page.locator('main details:has([name=currentSalary]) > summary').first().click()

const digestFor = async (page: Page, day: string) =>
  (await api<Digest>(page, `/synthesis/digest?retirementDate=${day}`)).body

/** Nadia is 65 on 2 November 2041: on these days she is 63, 64, 66 to 70. */
const STARTS = [
  ['2039-12-01', 'lower'],
  ['2040-12-01', 'lower'],
  ['2042-12-01', 'higher'],
  ['2043-12-01', 'higher'],
  ['2044-12-01', 'higher'],
  ['2045-12-01', 'higher'],
  ['2046-12-01', 'higher'],
] as const

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })
    for (const language of LANGUAGES) {
      const { synthesis, simulation } = TEXT[language]

      test(`[103] [119] [120] a retirement date fills the second column, and can be taken away (${language})`, async ({
        page,
      }) => {
        await openSynthesis(page, personNamed('Nadia'), language)
        const before = await figuresOn(page)
        await page.getByRole('link', { name: synthesis.simulate, exact: true }).click()
        // A page of its own, or a window over this one.
        await expect(page.getByRole('heading', { name: simulation.title, exact: true })).toBeVisible()
        await field(page, simulation.retirementDate).fill('1.12.2039')
        expect(await press(page, simulation.launch)).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/synthesis'))

        const { withChange } = await digestFor(page, '2039-12-01')
        if (!withChange) throw new Error('no second column')
        // Beside a change its own part of the pay stands.
        expect(before).toMatchObject(await figuresOn(page))
        expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(withChange))
        await expect(row(page, synthesis.total, synthesis.retirement).getByRole('cell')).toHaveText([
          '01.12.2041',
          '01.12.2039',
        ])

        await page.getByRole('link', { name: synthesis.changeSimulation, exact: true }).click()
        await expect(field(page, simulation.retirementDate)).toHaveValue('01.12.2039')
        expect(await press(page, simulation.remove)).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/synthesis'))
        expect(await figuresOn(page, 'withChange')).toEqual({})
      })

      test(`[008] [009] [117] [118] [120] salary, activity rate, date and capital share fill the second column together (${language})`, async ({
        page,
      }) => {
        await openSynthesis(page, personNamed('Philippe'), language)
        await page.goto(pathIn(language, '/simulation'))
        await openWork(page)
        await expect(field(page, simulation.currentSalary)).not.toHaveValue('')
        for (const told of [simulation.currentSalary, simulation.currentRate])
          await expect(field(page, told)).toHaveAccessibleDescription(literally(simulation.known.funds))
        const typed = {
          [simulation.currentSalary]: "100'000",
          [simulation.desiredSalary]: "90'000",
          [simulation.currentRate]: '100',
          [simulation.desiredRate]: '80',
          [simulation.retirementDate]: '01.11.2033',
          [simulation.lppCapitalShare]: '25',
        }
        for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value)
        expect(await press(page, simulation.launch)).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/synthesis'))

        const query = {
          currentSalary: '100000',
          desiredSalary: '90000',
          currentRate: '100',
          desiredRate: '80',
          retirementDate: '2033-11-01',
          lppCapitalShare: '25',
        }
        const { body } = await api<Digest>(page, `/synthesis/digest?${new URLSearchParams(query)}`)
        if (!body.withChange) throw new Error('no second column')
        expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(body.withChange))
        await unfoldAll(page)
        const told = page.getByRole('table', { name: TEXT[language].differences.title })
        await expect(told.getByRole('row')).toHaveCount(1 + body.differences.length)
        for (const { figure: name, difference } of body.differences)
          await expect(told.locator(`data[data-difference="${name}"]`)).toHaveText(signedChf(difference))

        await page.goto(pathIn(language, '/simulation'))
        await openWork(page)
        for (const [label, value] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(value)
      })

      test(`[119] an age, a day within a month and a fraction are understood, and said in words (${language})`, async ({
        page,
      }) => {
        await openSynthesis(page, personNamed('Claire'), language)
        for (const [typed, understood, day, count] of [
          ['63', 'plain', '01.04.2034', 63],
          ['15.03.2035', 'moved', '01.04.2035', 64],
        ] as const) {
          await page.goto(pathIn(language, '/simulation'))
          await field(page, simulation.retirementDate).fill(typed)
          await field(page, simulation.lppCapitalShare).fill('1/4')
          expect(await press(page, simulation.launch)).toBe(303)
          await page.goto(pathIn(language, '/simulation'))
          const age = fillGaps(TEXT[language].words.atAge_other, { count })
          const said = fillGaps(simulation.understood[understood], { day, age })
          await expect(field(page, simulation.retirementDate)).toHaveAccessibleDescription(
            new RegExp(literally(said).source),
          )
          await expect(field(page, simulation.lppCapitalShare)).toHaveValue('25')
        }
      })

      if (!isInTurn(language, javaScriptEnabled)) continue

      test(`[124] what cannot be is refused at its field, and kept as typed (${language})`, async ({ page }) => {
        await openSynthesis(page, personNamed('Philippe'), language)
        for (const [label, value, key] of [
          [simulation.desiredSalary, '-1', 'amountNegative'],
          [simulation.desiredSalary, "10'000'001", 'salaryTooLarge'],
          [simulation.desiredRate, '0', 'activityRateRange'],
          [simulation.desiredRate, '150', 'activityRateRange'],
          [simulation.lppCapitalShare, '101', 'capitalShareRange'],
          [simulation.lppCapitalShare, '100', 'capitalShareTooLarge'],
          [simulation.retirementDate, '', 'nothingChanged'],
          [simulation.retirementDate, 'bientôt', 'dayOrAgeForm'],
        ] as const) {
          await page.goto(pathIn(language, '/simulation'))
          await field(page, label).fill(value)
          expect(await press(page, simulation.launch), value).toBe(400)
          await expectProblems(page, language, { [label]: key })
          await expect(field(page, label)).toHaveValue(value)
        }
      })

      test(`[123] 62 and 71 are refused with a message at the field (${language})`, async ({ page }) => {
        await enter(page, personNamed('Nadia'), language)
        for (const [date, key] of [
          ['01.12.2038', 'retirementTooEarly'],
          ['01.11.2039', 'retirementTooEarly'],
          ['01.01.2047', 'retirementTooLate'],
          ['01.12.2047', 'retirementTooLate'],
          ['01.11.2026', 'retirementInPast'],
        ] as const) {
          expect(await simulate(page, language, date), date).toBe(400)
          await expectProblems(page, language, { [simulation.retirementDate]: key })
          await expect(field(page, simulation.retirementDate)).toHaveValue(date)
        }
        expect((await api<object>(page, '/synthesis/simulation')).body).toMatchObject({ simulation: null })
      })
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const language of LANGUAGES) {
    const { synthesis, simulation, problems, assumptions } = TEXT[language]

    test(`[123] before 65 the AVS pension for life is lower, after it higher (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Nadia'), language)
      const monthly = Number(await figure(page, 'avs.monthly').getAttribute('value'))
      for (const [start, direction] of STARTS) {
        expect(await simulate(page, language, dayText(start as Parameters<typeof dayText>[0]))).toBe(303)
        const changed = Number(await figure(page, 'avs.monthly', 'withChange').getAttribute('value'))
        expect(Math.sign(changed - monthly), start).toBe(direction === 'lower' ? -1 : 1)
        const { person, periods } = (await api<PensionResult>(page, `/acor/pension-calculator?retirementDate=${start}`))
          .body
        expect(person.from).toBe(start)
        expect(changed).toBe(periods.at(-1)?.person)
      }
    })

    test(`65 itself changes nothing, and a deferral of months is none (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Nadia'), language)
      await unfoldAll(page)
      const monthly = await figure(page, 'avs.monthly').innerText()
      expect(await simulate(page, language, '01.12.2041')).toBe(303)
      await expect(figure(page, 'avs.monthly', 'withChange')).toHaveText(monthly)
      expect(await simulate(page, language, '01.06.2042')).toBe(303)
      await expect(figure(page, 'avs.monthly', 'withChange')).toHaveText(monthly)
      await unfoldAll(page)
      await expect(row(page, synthesis.avs, synthesis.from).getByRole('cell')).toHaveText(['01.12.2041', '01.12.2041'])
      await expect(row(page, synthesis.lpp, synthesis.lppFrom).getByRole('cell')).toHaveText([
        '01.12.2041',
        '01.06.2042',
      ])
      await expect(page.getByText(assumptions.deferralUnderOneYear)).toBeVisible()
    })

    test(`[119] the form says from when to when, and what law and funds allow (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await page.goto(pathIn(language, '/simulation'))
      const hint = fillGaps(simulation.retirementDateHint, {
        earliest: '01.04.2034',
        reference: '01.04.2036',
        latest: '01.04.2041',
      })
      await expect(field(page, simulation.retirementDate)).toHaveAccessibleDescription(hint)
      for (const note of [simulation.avs, simulation.lpp, simulation.pillar3aNote, simulation.partner])
        await expect(page.getByText(note, { exact: true })).toBeVisible()
      await expect(page.getByText(simulation.transitionGeneration)).toHaveCount(0)
      await page.getByRole('link', { name: simulation.back }).click()
      await expect(page).toHaveURL(pathIn(language, '/synthesis'))
    })

    test(`on a desk the form stands beside the ready-made changes and the tax they save (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      await openSynthesis(page, personNamed('Claire'), language)
      await page.goto(pathIn(language, '/simulation'))
      const heading = (name: string) => page.getByRole('heading', { name, exact: true })
      const places = [heading(simulation.readyMade), heading(simulation.own), page.getByText(simulation.tax.title)]
      const [readyMade, own, tax] = await Promise.all(
        places.map(async (place) => (await place.boundingBox()) ?? { x: 0, y: 0 }),
      )
      expect(own?.y).toBe(readyMade?.y)
      expect(own?.x).toBeGreaterThan(640)
      expect(readyMade?.x).toBeLessThan(640)
      expect(tax?.x).toBeLessThan(640)
      expect(tax?.y).toBeGreaterThan(readyMade?.y ?? 0)
    })

    test(`of a couple every change is shown, early or late, and the other’s start (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      expect(await simulate(page, language, '01.04.2034')).toBe(303)
      const { person, periods } = (await api<PensionResult>(page, '/acor/pension-calculator?retirementDate=2034-04-01'))
        .body
      expect(person.drawing).toEqual({ kind: 'early', months: 24 })
      const [first, second, third] = periods
      await unfoldAll(page)
      const cells = (term: string) => row(page, synthesis.avs, term).getByRole('cell')
      await expect(cells(synthesis.avsMonthly).nth(1)).toHaveText(chf(third?.person ?? 0))
      const earlier = cells(synthesis.avsEarlier).nth(1)
      for (const [reason, period, days] of [
        ['partner', first, { from: '01.04.2034', to: '31.10.2034' }],
        ['referenceAge', second, { from: '01.11.2034', to: '31.03.2036' }],
      ] as const) {
        await expect(earlier).toContainText(chf(period?.person ?? 0))
        await expect(earlier).toContainText(fillGaps(synthesis.avsEarlierUntil[reason], days))
      }
    })

    test(`a simulation that fits no more is said to (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      expect((await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })).status).toBe(200)
      expect((await api(page, '/openpk/user/pension-funds', { ids: [] })).status).toBe(200)
      await page.goto(pathIn(language, '/synthesis'))
      await expect(page.getByText(synthesis.simulationUnfit)).toBeVisible()
      await expect(page.getByText(problems.noFundForCapital)).toBeVisible()
      expect(await figuresOn(page, 'withChange')).toEqual({})
    })
  }

  test('on a narrow screen it is still a table, and nothing stands out', async ({ page }) => {
    const { synthesis } = TEXT.fr
    await page.setViewportSize({ width: 320, height: 700 })
    await openSynthesis(page, personNamed('Philippe'))
    await simulate(page, 'fr', '01.11.2036')
    await unfoldAll(page)
    await expect(row(page, synthesis.total, synthesis.retirement).getByRole('cell')).toHaveText([
      '01.11.2034',
      '01.11.2036',
    ])
    await expect(page.getByRole('columnheader', { name: synthesis.columns.withChange }).first()).toBeVisible()
    const [left, right] = await Promise.all(
      (['withoutChange', 'withChange'] as const).map((column) => figure(page, 'avs.monthly', column).boundingBox()),
    )
    expect(left?.y).toBe(right?.y)
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(320)
  })

  test('is only for signed-in visitors', async ({ request }) => {
    for (const language of LANGUAGES) {
      const answer = await request.get(pathIn(language, '/simulation'), { maxRedirects: 0 })
      expect(leadsTo(answer)).toBe(pathIn(language, '/'))
    }
  })

  test('nobody else can save one', async ({ page }) => {
    await enter(page, personNamed('Nadia'))
    const foreign = { headers: { Origin: 'https://evil.example' } }
    const form = { retirementDate: '01.12.2039' }
    expect((await page.request.post('/simulation', { form, ...foreign })).status()).toBe(403)
    const data = { retirementDate: '2039-12-01' }
    expect((await page.request.post('/api/synthesis/simulation', { data, ...foreign })).status()).toBe(403)
    expect((await api<object>(page, '/synthesis/simulation')).body).toMatchObject({ simulation: null })
  })

  test('goes with everything else when the data are deleted', async ({ page }) => {
    await openSynthesis(page, personNamed('Nadia'))
    expect(await simulate(page, 'fr', '01.12.2039')).toBe(303)
    await page.goto('/data')
    await press(page, TEXT.fr.data.confirm)
    expect((await api<object>(page, '/synthesis/simulation')).body).toMatchObject({ simulation: null })
  })
})

/** Somebody without an account who types what they know, in a browser: the result is that of the call. */
import type { SentLife } from '../../../app/estimate/case/life/shape'
import { day } from '../../../app/pillars/day'
import { incomes, lines } from '../../support/visit/estimated'
import { IN_TURN, scripts, TEXT, WORDS } from '../../support/visit/words'
import { figuresOn, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { expectAsCalled, visitorOn } from '../support/visitor'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { career, synthesis } = TEXT[language]

    test(`few figures of somebody single give a range, in nine fields and five pages at most (${language})`, async ({
      page,
    }) => {
      const visitor = visitorOn(page, language)
      await visitor.begin(['nothing'])
      await visitor.tellPerson('12.04.1975', 'FEMALE', 'bachelor')
      await visitor.go()
      await visitor.expectPage('/avs/career')
      await visitor.type(career.salary, "82'000")
      await visitor.go()
      await visitor.readSynthesis()

      const between = visitor.counted.pages.slice(1, -1)
      expect(new Set(between).size, between.join(' ')).toBeLessThanOrEqual(5)
      expect(visitor.counted.fields).toBeLessThanOrEqual(9)
      const { 'avs.monthly.low': low, 'avs.monthly': expected, 'avs.monthly.high': high } = await figuresOn(page)
      expect(low).toBeLessThan(expected ?? 0)
      expect(high).toBeGreaterThan(expected ?? 0)
      await unfoldAll(page)
      await expect(page.getByText(synthesis.rangeBasis.estimated).first()).toBeVisible()
    })
  })

test('an extract, a certificate and two 3a accounts give the exact amounts, and come back from a file', async ({
  page,
}) => {
  const { careerCheck, certificate, account3a, resume, prelogin } = TEXT.fr
  const visitor = visitorOn(page, 'fr')
  await visitor.begin(['extract', 'certificate', 'account3a'])
  await visitor.tellPerson('14.03.1971', 'MALE', 'bachelor')
  await visitor.go()
  await visitor.pasteExtract(lines(1993, 2024, 68_000).join('\n'))
  await visitor.go(careerCheck.save)
  await visitor.type(certificate.date, '1.1.2026')
  await visitor.type(certificate.balance, "412'638")
  await visitor.type(certificate.capital, "689'022")
  await visitor.type(certificate.pension, "37'207")
  await visitor.go()
  for (const [balance, payment, rate, button] of [
    ["48'200", "3'000", '0.5', account3a.another],
    ["20'000", '0', '0.25', WORDS.fr.continue],
  ] as const) {
    await visitor.expectPage('/3a/account')
    await visitor.type(account3a.solde, balance)
    await visitor.type(account3a.amount, payment)
    await visitor.type(account3a.rate, rate)
    await visitor.go(button)
  }
  await visitor.readSynthesis()
  expect(visitor.counted.fields).toBeLessThanOrEqual(25)

  const life: SentLife = {
    person: {
      ...{ birthDate: day('1971-03-14'), gender: 'MALE', incomesAsOf: day('2026-03-12') },
      incomes: incomes(1993, 2024, 68_000),
    },
    secondPillar: [
      {
        ...{ kind: 'certificate', date: day('2026-01-01'), balance: 412_638, capital: 689_022 },
        ...{ pension: 37_207, pensionPer: 'year' },
      },
    ],
    thirdPillar: [
      { solde: 48_200, amount: 3_000, rate: 0.5 },
      { solde: 20_000, amount: 0, rate: 0.25 },
    ],
  }
  await expectAsCalled(page, life)

  const file = await page.context().request.get('/data/synthesis.json')
  await page.context().clearCookies()
  await visitor.open('/resume')
  await field(page, prelogin.terms.label).check()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: await file.body() })
  expect(await press(page, resume.show)).toBe(200)
  await visitor.go(resume.preview.confirm)
  await visitor.open('/synthesis')
  await expectAsCalled(page, life)
})

/**
 * Somebody without an account types what they know and reads what they will have; each time the figures are those that
 * `POST /api/estimate` gives for the same facts.
 */
import type { SentLife } from '../../../app/estimate/life/shape'
import { incomesFromFewFigures } from '../../../app/pillars/avs/few-figures'
import { day } from '../../../app/pillars/day'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { figuresOn, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { enter } from '../support/shortcuts'
import { estimate, expectAsCalled, incomes, lines, visitorOn } from '../support/visitor'

const TODAY = '2026-11-21'

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(`own figures (${language}), ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })
      const { avs, career, careerCheck, certificate, account3a, ownPapers, synthesis, words } = TEXT[language]

      test('few figures of somebody single give a range, in nine fields and five pages at most', async ({ page }) => {
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

        const { incomeBounds, incomes: expected } = incomesFromFewFigures({
          ...{ birthDate: day('1975-04-12'), salary: 82_000, since: null, course: 'steady', insured: null },
          asOf: day(TODAY),
        })
        const monthly = async (entries: typeof expected) => {
          const person = {
            ...{ birthDate: '1975-04-12', gender: 'FEMALE', insured: null, incomeToCome: 82_000 },
            ...{ incomes: [...(entries ?? [])], incomesAsOf: TODAY },
          } as SentLife['person']
          return (await estimate(page.context().request, { person })).pension.person.monthly
        }
        const told = await figuresOn(page)
        expect([told['avs.monthly.low'], told['avs.monthly'], told['avs.monthly.high']]).toEqual([
          await monthly(incomeBounds?.low ?? null),
          await monthly(expected),
          await monthly(incomeBounds?.high ?? null),
        ])
        await unfoldAll(page)
        await expect(page.getByText(synthesis.rangeBasis.estimated).first()).toBeVisible()
      })

      test('an extract, a certificate and two 3a accounts give the exact amounts, and come back from a file', async ({
        page,
      }) => {
        const visitor = visitorOn(page, language)
        await visitor.begin(['extract', 'certificate', 'account3a'])
        await visitor.tellPerson('14.03.1971', 'MALE', 'bachelor')
        await visitor.go()
        const text = [
          'Kassen-Nr. / N° caisse  Code  Einkommen / Revenu',
          ...lines(1993, 2009, 68_000),
          // Two employers in a year, an entry that is taken back, and a line that cannot be read.
          '25 123.456 1 01-06 2010 40000',
          '31 777.888 1 07-12 2010 41000',
          '25 123.456 1 01-12 2011 99000',
          '25 123.456 11 01-12 2011 99000',
          '25 123.456 1 01-12 2011 82000',
          '25 123.456 1 01-12 2012 8l500',
          ...lines(2013, 2024, 84_000),
        ]
        await visitor.pasteExtract(text.join('\n'))
        const amount = page.getByRole('textbox', { name: new RegExp(`^${careerCheck.fields.amount} ?, `) }).first()
        await expect(page.getByText(/8l500/)).toBeVisible()
        await amount.fill("81'500")
        visitor.counted.fields++
        await visitor.go(careerCheck.save)

        await visitor.expectPage('/lpp/certificate')
        await visitor.type(certificate.date, '1.1.2026')
        await visitor.type(certificate.balance, "412'638")
        await visitor.type(certificate.capital, "689'022")
        await visitor.type(certificate.pension, "37'207")
        await visitor.go()
        for (const [balance, payment, rate, button] of [
          ["48'200", "3'000", '0.5', account3a.another],
          ["20'000", '0', '0.25', WORDS[language].continue],
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
            incomes: [
              ...incomes(1993, 2009, 68_000),
              { year: 2010, amount: 81_000, months: 12 },
              { year: 2011, amount: 82_000, months: 12 },
              { year: 2012, amount: 81_500, months: 12 },
              ...incomes(2013, 2024, 84_000),
            ],
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
        await expect(page.getByText(synthesis.rangeBasis.estimated)).toHaveCount(0)

        const { resume, prelogin } = TEXT[language]
        const file = await page.context().request.get(pathIn(language, '/data/synthesis.json'))
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

      test('a couple types both extracts, and reads the couple’s cap', async ({ page }) => {
        const visitor = visitorOn(page, language)
        await visitor.begin(['extract'])
        await visitor.tellPerson('12.04.1970', 'MALE', 'married')
        await visitor.type(avs.relationshipStartDate, '1.7.2000')
        await visitor.type(avs.partnerBirthDate, '30.4.1970')
        await visitor.choose(avs.partnerGender, words.gender.FEMALE)
        await visitor.go()
        await visitor.pasteExtract(lines(1991, 2024, 100_000).join('\n'))
        await visitor.go(careerCheck.save)
        await visitor.expectPage('/avs/career')
        await visitor.pasteExtract(lines(1991, 2024, 90_000).join('\n'))
        await visitor.go(careerCheck.save)
        await visitor.readSynthesis()
        const asOf = { incomesAsOf: day('2026-03-12') }
        const life: SentLife = {
          person: { birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2024, 100_000), ...asOf },
          partner: {
            birthDate: day('1970-04-30'),
            gender: 'FEMALE',
            incomes: incomes(1991, 2024, 90_000),
            ...asOf,
          },
          marriages: [{ start: day('2000-07-01'), spouse: 'partner' }],
        }
        await expectAsCalled(page, life)
        expect((await figuresOn(page))['avs.monthly']).toBeLessThan(2_520)
      })

      test('a divorced person does not know what the other earned, and reads a range', async ({ page }) => {
        const visitor = visitorOn(page, language)
        await visitor.begin(['extract', 'certificate'])
        await visitor.tellPerson('12.04.1970', 'MALE', 'divorced')
        await visitor.go()
        await visitor.tellDivorce()
        await visitor.pasteExtract(lines(1991, 2024, 60_000).join('\n'))
        await visitor.go(careerCheck.save)
        await visitor.expectPage('/avs/career')
        await visitor.choose(career.way, career.ways.none.name)
        await visitor.go()
        await visitor.type(certificate.date, '1.1.2026')
        await visitor.type(certificate.capital, "500'000")
        await visitor.type(certificate.pension, "27'000")
        await visitor.go()
        await visitor.readSynthesis()
        const life: SentLife = {
          person: {
            ...{ birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2024, 60_000) },
            incomesAsOf: day('2026-03-12'),
          },
          marriages: [
            {
              ...{ start: day('1996-06-01'), end: day('2010-06-01'), endedBy: 'divorce' },
              spouse: { birthDate: day('1970-05-05'), gender: 'FEMALE', incomes: null },
            },
          ],
          secondPillar: [
            {
              ...{ kind: 'certificate', date: day('2026-01-01'), capital: 500_000 },
              ...{ pension: 27_000, pensionPer: 'year' },
            },
          ],
        }
        await expectAsCalled(page, life)
        const { ranges } = await estimate(page.context().request, life)
        expect(await figuresOn(page)).toMatchObject({
          'avs.monthly.low': ranges.avs?.low,
          'avs.monthly.high': ranges.avs?.high,
        })
      })

      test('a signed-in person copies the certificate of a fund that does not answer', async ({ page }) => {
        const nadia = personNamed('Nadia') as ReturnType<typeof personNamed> & { incomes: [] }
        const visitor = visitorOn(page, language)
        await enter(page, nadia, language)
        await visitor.open('/avs')
        await visitor.go()
        await page.locator(`input[name=ids][value="${nadia.policies[0]?.fundId}"]`).check()
        await visitor.go(WORDS[language].save)
        await page.getByRole('link', { name: new RegExp(`^${ownPapers.typeCertificateOf.split('{{')[0]}`) }).click()
        await visitor.type(certificate.date, '1.1.2026')
        await visitor.type(certificate.capital, "310'000")
        await visitor.type(certificate.pension, "16'500")
        await visitor.go()
        await visitor.open('/3a')
        await visitor.go(WORDS[language].no3a)
        await visitor.open('/synthesis')
        await expectAsCalled(page, {
          person: {
            ...{ birthDate: day(nadia.birthDate), gender: 'FEMALE', incomes: nadia.incomes },
            incomesAsOf: day(TODAY),
          },
          children: nadia.children.map(({ birthDate }) => ({ birthDate: day(birthDate), parents: 'person' })),
          secondPillar: [
            {
              ...{ kind: 'certificate', date: day('2026-01-01'), capital: 310_000 },
              ...{ pension: 16_500, pensionPer: 'year' },
            },
          ],
        })
      })
    })

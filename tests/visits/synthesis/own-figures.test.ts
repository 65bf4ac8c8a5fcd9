/**
 * Somebody without an account types what they know and reads what they will have; each time the figures are those that
 * `POST /api/estimate` gives for the same facts.
 */
import { describe, expect, it } from 'vitest'
import type { SentLife } from '~/estimate/case/life/shape'
import { incomesFromFewFigures } from '~/pillars/avs/few-figures'
import { day } from '~/pillars/day'
import { inTurn } from '../../support/random/cases'
import { incomes, lines } from '../../support/visit/estimated'
import { figuresOn } from '../../support/visit/figures'
import { personNamed } from '../../support/visit/people'
import { plain, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginTyping, estimate, expectAsCalled, typistOn } from '../../support/visit/typist'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, literally, TEXT, WORDS } from '../../support/visit/words'

const TODAY = '2026-11-21'

/** Two employers in a year, an entry that is taken back, and a line that cannot be read. */
const EXTRACT = [
  'Kassen-Nr. / N° caisse  Code  Einkommen / Revenu',
  ...lines(1993, 2009, 68_000),
  '25 123.456 1 01-06 2010 40000',
  '31 777.888 1 07-12 2010 41000',
  '25 123.456 1 01-12 2011 99000',
  '25 123.456 11 01-12 2011 99000',
  '25 123.456 1 01-12 2011 82000',
  '25 123.456 1 01-12 2012 8l500',
  ...lines(2013, 2024, 84_000),
]

/** With this extract, once the line is corrected. */
const EXACT: SentLife = {
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

describe.each(inTurn(LANGUAGES, 1))('own figures (%s)', (language) => {
  const { avs, career, careerCheck, certificate, account3a, ownPapers, resume, prelogin, synthesis, words } =
    TEXT[language]

  it('few figures of somebody single give a range, in nine fields and five pages at most', async () => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(['nothing'])
    typist.tellPerson('12.04.1975', 'FEMALE', 'bachelor')
    await typist.go()
    typist.expectPage('/avs/career')
    typist.type(career.salary, "82'000")
    await typist.go()
    await typist.readSynthesis()

    const between = new Set(typist.counted.pages.slice(1, -1))
    expect(between.size, [...between].join(' ')).toBeLessThanOrEqual(5)
    expect(typist.counted.fields).toBeLessThanOrEqual(9)

    const { incomeBounds, incomes: expected } = incomesFromFewFigures({
      ...{ birthDate: day('1975-04-12'), salary: 82_000, since: null, course: 'steady', insured: null },
      asOf: day(TODAY),
    })
    const monthly = async (entries: typeof expected) => {
      const person = {
        ...{ birthDate: '1975-04-12', gender: 'FEMALE', insured: null, incomeToCome: 82_000 },
        ...{ incomes: [...(entries ?? [])], incomesAsOf: TODAY },
      } as SentLife['person']
      return (await estimate(visit, { person })).pension.person.monthly
    }
    const told = figuresOn(visit.screen)
    expect([told['avs.monthly.low'], told['avs.monthly'], told['avs.monthly.high']]).toEqual([
      await monthly(incomeBounds?.low ?? null),
      await monthly(expected),
      await monthly(incomeBounds?.high ?? null),
    ])
    expectToSay(mainOf(visit.screen), synthesis.rangeBasis.estimated)
  })

  it('an extract, a certificate and two 3a accounts give the exact amounts, and come back from a file', async () => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(['extract', 'certificate', 'account3a'])
    typist.tellPerson('14.03.1971', 'MALE', 'bachelor')
    await typist.go()
    await typist.pasteExtract(EXTRACT)
    expectToSay(mainOf(visit.screen), '8l500')
    const [amount] = visit.screen.main.getAllByRole<HTMLInputElement>('textbox', {
      name: new RegExp(`^${literally(careerCheck.fields.amount).source} ?, `),
    })
    if (!amount) throw new Error('no line to correct')
    amount.value = "81'500"
    typist.counted.fields++
    await typist.go(careerCheck.save)

    typist.expectPage('/lpp/certificate')
    typist.type(certificate.date, '1.1.2026')
    typist.type(certificate.balance, "412'638")
    typist.type(certificate.capital, "689'022")
    typist.type(certificate.pension, "37'207")
    await typist.go()
    for (const [balance, payment, rate, button] of [
      ["48'200", "3'000", '0.5', account3a.another],
      ["20'000", '0', '0.25', WORDS[language].continue],
    ] as const) {
      typist.expectPage('/3a/account')
      typist.type(account3a.solde, balance)
      typist.type(account3a.amount, payment)
      typist.type(account3a.rate, rate)
      await typist.go(button)
    }
    await typist.readSynthesis()
    expect(typist.counted.fields).toBeLessThanOrEqual(25)
    await expectAsCalled(visit, EXACT)
    expect(textOf(mainOf(visit.screen))).not.toContain(plain(synthesis.rangeBasis.estimated))

    const file = new File([await (await visit.ask('/data/synthesis.json')).bytes()], 'mine.json', {
      type: 'application/json',
    })
    const another = await beginVisit(language)
    await another.open('/resume')
    another.tick(literally(prelogin.terms.label))
    expect(await another.press(resume.show, { file })).toBe(200)
    expect(await another.press(resume.preview.confirm, { within: another.screen.main })).toBe(303)
    await another.open('/synthesis')
    await expectAsCalled(another, EXACT)
  })

  it('a couple types both extracts, and reads the couple’s cap', async () => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(['extract'])
    typist.tellPerson('12.04.1970', 'MALE', 'married')
    typist.type(avs.relationshipStartDate, '1.7.2000')
    typist.type(avs.partnerBirthDate, '30.4.1970')
    typist.choose(avs.partnerGender, words.gender.FEMALE)
    await typist.go()
    await typist.pasteExtract(lines(1991, 2024, 100_000))
    await typist.go(careerCheck.save)
    typist.expectPage('/avs/career')
    await typist.pasteExtract(lines(1991, 2024, 90_000))
    await typist.go(careerCheck.save)
    await typist.readSynthesis()
    const asOf = { incomesAsOf: day('2026-03-12') }
    await expectAsCalled(visit, {
      person: { birthDate: day('1970-04-12'), gender: 'MALE', incomes: incomes(1991, 2024, 100_000), ...asOf },
      partner: { birthDate: day('1970-04-30'), gender: 'FEMALE', incomes: incomes(1991, 2024, 90_000), ...asOf },
      marriages: [{ start: day('2000-07-01'), spouse: 'partner' }],
    })
    expect(figuresOn(visit.screen)['avs.monthly']).toBeLessThan(2_520)
  })

  it('a divorced person does not know what the other earned, and reads a range', async () => {
    const typist = await beginTyping(language)
    const { visit } = typist
    await typist.begin(['extract', 'certificate'])
    typist.tellPerson('12.04.1970', 'MALE', 'divorced')
    await typist.go()
    await typist.tellDivorce()
    await typist.pasteExtract(lines(1991, 2024, 60_000))
    await typist.go(careerCheck.save)
    typist.expectPage('/avs/career')
    typist.choose(career.way, career.ways.none.name)
    await typist.go()
    typist.type(certificate.date, '1.1.2026')
    typist.type(certificate.capital, "500'000")
    typist.type(certificate.pension, "27'000")
    await typist.go()
    await typist.readSynthesis()
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
    await expectAsCalled(visit, life)
    const { ranges } = await estimate(visit, life)
    expect(ranges?.avs?.low).toBeLessThan(ranges?.avs?.high ?? 0)
    expect(figuresOn(visit.screen)).toMatchObject({
      'avs.monthly.low': ranges?.avs?.low,
      'avs.monthly.high': ranges?.avs?.high,
    })
  })

  it('a signed-in person copies the certificate of a fund that does not answer', async () => {
    const nadia = personNamed('Nadia') as ReturnType<typeof personNamed> & { incomes: [] }
    const visit = await visitOf(nadia, language)
    const typist = typistOn(visit)
    await typist.open('/avs')
    await typist.go()
    const fund = visit.screen.document.querySelector<HTMLInputElement>(`[value="${nadia.policies[0]?.fundId}"]`)
    if (!fund) throw new Error('her fund is not in the list')
    fund.checked = true
    await typist.go(WORDS[language].save)
    await visit.follow(new RegExp(`^${literally(ownPapers.typeCertificateOf.split('{{')[0] ?? '').source}`))
    typist.type(certificate.date, '1.1.2026')
    typist.type(certificate.capital, "310'000")
    typist.type(certificate.pension, "16'500")
    await typist.go()
    await typist.open('/3a')
    await typist.go(WORDS[language].no3a)
    await typist.open('/synthesis')
    await expectAsCalled(visit, {
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

import { describe, expect, it } from 'vitest'
import { FundCertificate } from '~/dossier/shape/savings-papers'
import { day } from '~/pillars/day'
import { textIn } from '~/shell/texts'
import { CERTIFICATE, certificateRows, certificateValues } from './certificate'
import { readCertificateForm } from './certificate-read'

const BASE = { label: 'Atelier', date: '01.01.2026', pensionPer: 'year', contributionPer: 'year' }

function read(fields: Record<string, string>) {
  const posted = new FormData()
  for (const [name, text] of Object.entries({ ...BASE, ...fields })) posted.append(name, text)
  const { submission, unread } = readCertificateForm(posted)
  return {
    value: submission.status === 'success' ? submission.value : null,
    errors: submission.reply().error,
    typed: submission.payload,
    unread,
  }
}

const FIGURES = { balance: "412'638", capital: "689'022", pension: "37'207", contribution: "17'627" }
/** Everything that somebody may have typed before they chose the kind. */
const ALL = {
  ...FIGURES,
  ...{ paidSince: '01.06.2024', conversionRate: '5.4', conversionRateAbove: '4.8', interest: '1.75' },
  ...{ 'bridging.monthly': "1'200", 'bridging.from': '62', agesText: "63 629'810 32'120", maxCapitalShare: '50' },
  ...{ interestAbove: '1.25', 'insuredSalaries[0].amount': "12'000", pledged: "40'000", divorceBuyIn: "30'000" },
}

describe('the kind decides what is kept', () => {
  it('of a pension to come everything but its first day', () =>
    expect(read(ALL).value).toMatchObject({
      ...{ kind: 'pension', paidSince: null, pension: 37_207, conversionRateAbove: 4.8, interestAbove: 1.25 },
      bridging: { monthly: 1200, from: 62, until: null, reduction: null },
      ages: [{ age: 63, capital: 629_810, pension: 32_120 }],
      ...{ insuredSalaries: [{ amount: 12_000 }], pledged: 40_000, divorceBuyIn: 30_000 },
    }))

  it('of capital alone no pension and no rate', () =>
    expect(read({ ...ALL, kind: 'capitalOnly' }).value).toMatchObject({
      ...{ kind: 'capitalOnly', balance: 412_638, capital: 689_022, interest: 1.75, pledged: 40_000 },
      ...{ pension: null, conversionRate: null, conversionRateAbove: null, bridging: null, maxCapitalShare: null },
    }))

  it('of a pension that is paid only that', () =>
    expect(
      read({ ...ALL, kind: 'paid', pension: "2'150", pensionPer: 'month', date: 'x', balance: 'x' }).value,
    ).toEqual(
      FundCertificate.parse({
        ...{ ...EMPTY, label: 'Atelier', kind: 'paid', date: day('2024-06-01'), paidSince: day('2024-06-01') },
        ...{ pension: 2150, pensionPer: 'month' },
      }),
    ))

  it('and nothing typed for another kind is lost on the page', () =>
    expect(read({ ...ALL, kind: 'paid', paidSince: '' }).typed).toMatchObject({
      ...{ balance: "412'638", conversionRate: '5.4', agesText: "63 629'810 32'120" },
      bridging: { monthly: "1'200" },
    }))

  it.each(['pension', 'capitalOnly', 'paid'])('and of a %s the fund for which it stands is kept', (kind) =>
    expect(read({ ...ALL, kind, fundId: 'caisse-arc' }).value).toMatchObject({ kind, fundId: 'caisse-arc' }),
  )

  it('a form of before is about a pension to come', () =>
    expect(read(FIGURES).value).toMatchObject({ kind: 'pension', pension: 37_207 }))

  it.each([
    ['an unknown one', { kind: 'both' }, { kind: ['certificateKindUnknown'] }],
    ['no day and no amount of one that is paid', { kind: 'paid' }, { paidSince: ['required'], pension: ['required'] }],
    [
      'a day that no calendar has',
      { kind: 'paid', paidSince: '31.02.2024', pension: '1' },
      { paidSince: ['dayUnknown'] },
    ],
  ])('%s is a problem at its field', (_, fields, errors) => expect(read(fields).errors).toEqual(errors))
})

const EMPTY = {
  ...{ balance: null, balanceMandatory: null, contribution: null, contributionPer: 'year', capital: null },
  ...{ atAge: null, conversionRate: null, interest: null, ages: [], maxCapitalShare: null, noticeMonths: null },
  ...{ insuredSalary: null, rate: null, buyIn: null, withdrawn: null, fundId: null },
}

describe('a bridging pension', () => {
  it.each([
    [
      { 'bridging.from': '62', 'bridging.until': '64/9' },
      { from: 62, until: 64.75 },
    ],
    [
      { 'bridging.from': '1.6.2034', 'bridging.until': '65 ans', 'bridging.reduction': '150' },
      { from: '2034-06-01', until: 65, reduction: 150 },
    ],
    [{}, { from: null, until: null, reduction: null }],
  ])('has days or ages: %o', (fields, bridging) =>
    expect(read({ ...FIGURES, 'bridging.monthly': "1'200", ...fields }).value?.bridging).toEqual({
      ...{ monthly: 1200, from: null, until: null, reduction: null },
      ...bridging,
    }),
  )

  it.each([
    [{ 'bridging.from': '62' }, { 'bridging.monthly': ['required'] }],
    [{ 'bridging.monthly': '1', 'bridging.from': 'bientôt' }, { 'bridging.from': ['dayOrAgeForm'] }],
    [{ 'bridging.monthly': 'x' }, { 'bridging.monthly': ['amountForm'] }],
  ])('is asked for what is missing or not read: %o', (fields, errors) =>
    expect(read({ ...FIGURES, ...fields }).errors).toEqual(errors),
  )

  it('is none where nothing is typed', () => expect(read(FIGURES).value?.bridging).toBeNull())
})

describe('the ages', () => {
  it('are one block', () =>
    expect(
      read({ ...FIGURES, agesText: "Âge Capital Rente\r\n62 601'420 30'071\r\n64.5 673'900 35'380" }).value?.ages,
    ).toEqual([
      { age: 62, capital: 601_420, pension: 30_071 },
      { age: 64.5, capital: 673_900, pension: 35_380 },
    ]))

  it('sent one by one join the block, and come back in it', () => {
    const { value, typed } = read({
      ...{ ...FIGURES, agesText: "62 601'420 30'071" },
      ...{ 'ages[0].age': '63', 'ages[0].capital': "629'810", 'ages[0].pension': '' },
      ...{ 'ages[1].age': '64/6', 'ages[1].capital': '', 'ages[1].pension': "35'380" },
    })
    expect(value?.ages).toEqual([
      { age: 62, capital: 601_420, pension: 30_071 },
      { age: 63, capital: 629_810, pension: null },
      { age: 64.5, capital: null, pension: 35_380 },
    ])
    expect(typed).toMatchObject({ agesText: "62 601'420 30'071\n63\t629'810\t-\n64/6\t-\t35'380" })
    expect(typed).not.toHaveProperty('ages')
  })

  it('tell the lines that were not read, and the others are still checked', () => {
    const { errors, unread } = read({ ...FIGURES, agesText: "62 601'420\n63 x y\n64 658'980 34'267", capital: 'x' })
    expect(errors).toEqual({ agesText: ['agesLineUnread', "62 601'420", '63 x y'], capital: ['amountForm'] })
    expect(unread).toMatchObject({ balance: 412_638, pension: 37_207 })
  })

  it('need one amount alone where only capital is paid', () =>
    expect(read({ kind: 'capitalOnly', balance: '1000', agesText: "62 601'420" }).value?.ages).toEqual([
      { age: 62, capital: 601_420, pension: null },
    ]))

  it('are at most thirty', () => {
    const lines = Array.from({ length: 31 }, (_, index) => `62 ${700_000 + index} 30000`)
    expect(read({ ...FIGURES, agesText: lines.join('\n') }).errors).toEqual({ agesText: ['tooManyRows'] })
  })
})

describe('a saved certificate', () => {
  const saved = read({ ...ALL, atAge: '64.5' }).value as FundCertificate

  it('reads as the same when its form is sent again', () => {
    const { bridging, insuredSalaries, ages: _, ...texts } = certificateValues(saved)
    const sent = {
      ...(texts as Record<string, string>),
      ...Object.fromEntries(Object.entries(bridging ?? {}).map(([name, text]) => [`bridging.${name}`, String(text)])),
      'insuredSalaries[0].amount': String(insuredSalaries?.[0]?.amount),
    }
    expect(read(sent).value).toEqual(saved)
  })

  it('is summed up with all that was typed', () => {
    const rows = certificateRows(textIn('fr'), saved).map(({ term, value }) =>
      `${term}: ${value}`.replaceAll('\u00a0', ' '),
    )
    expect(rows).toMatchInlineSnapshot(`
      [
        "Avoir de vieillesse: CHF 412'638",
        "Capital prévu à la retraite: CHF 689'022",
        "Rente de vieillesse: CHF 37'207 par an",
        "Âge de la rente ci-dessus: 64.5",
        "Cotisations d’épargne: CHF 17'627 par an",
        "Capital à 63 ans: CHF 629'810",
        "Rente à 63 ans: CHF 32'120 par an",
        "Rente-pont, par mois: CHF 1'200",
        "Rente-pont, dès: 62",
        "Taux de conversion à la retraite: 5.4 %",
        "Taux de conversion, part surobligatoire: 4.8 %",
        "Intérêt de la projection: 1.75 %",
        "Intérêt, part surobligatoire: 1.25 %",
        "Autre salaire assuré 1, par an: CHF 12'000",
        "Part que la caisse verse en capital, au plus: 50 %",
        "Rachat après un divorce: CHF 30'000",
        "Montant mis en gage: CHF 40'000",
      ]
    `)
  })

  it('names what it shows where that is not a pension to come', () => {
    const paid = { ...saved, kind: 'paid' as const, paidSince: day('2024-06-01') }
    expect(certificateRows(textIn('de'), paid, ['kind', 'paidSince']).map(({ value }) => value)).toEqual([
      'Eine Rente, die schon bezahlt wird',
      '01.06.2024',
    ])
    expect(certificateRows(textIn('de'), saved, ['kind'])).toEqual([])
  })

  it('has a control for each of its fields', () =>
    expect(Object.keys(CERTIFICATE.fields)).toEqual(expect.arrayContaining(Object.keys(FundCertificate.shape))))
})

/**
 * Certificates of every kind, from the paper to the answer: four figures, capital alone beside a fund, a pension
 * that is paid already, a bridging pension. Each figure is that of the call. `tests/visits/journeys` adds one to answers from memory.
 */
import { describe, expect, it } from 'vitest'
import type { LifeAge } from '~/estimate/answers/life/ages'
import type { SentLife } from '~/estimate/case/life/shape'
import { chf } from '~/language/format'
import { day } from '~/pillars/day'
import { FOUR, FOUR_SENT } from '../../support/papers/four-figures'
import { inTurn } from '../../support/random/cases'
import { incomes, lines } from '../../support/visit/estimated'
import { figure, figuresOn } from '../../support/visit/figures'
import { textOf } from '../../support/visit/screen'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginTyping, estimate as called, expectAsCalled } from '../../support/visit/typist'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { expectWholeAnswer, type Whole } from '../../support/visit/whole-answer'
import { fillGaps, LANGUAGES, type Language, TEXT, WORDS } from '../../support/visit/words'

type Papers = SentLife['secondPillar']

const lifeOf = (born: number, secondPillar: Papers): SentLife => ({
  person: {
    ...{ birthDate: day(`${born}-05-14`), gender: 'MALE', incomesAsOf: day('2026-03-12') },
    incomes: incomes(born + 21, 2024, 85_000),
  },
  secondPillar,
})

/** A year after the reference age. */
const laterOf = (born: number): Whole['change'] => {
  const retirementDate = day(`${born + 66}-06-01`)
  return { typed: { retirementDate }, plan: { retirementDate } }
}

/** Up to the page of the certificate. */
async function toCertificate(language: Language, born: number) {
  const typist = await beginTyping(language)
  await typist.begin(['extract', 'certificate'])
  typist.tellPerson(`14.05.${born}`, 'MALE', 'bachelor')
  await typist.go()
  await typist.pasteExtract(lines(born + 21, 2024, 85_000))
  await typist.go(TEXT[language].careerCheck.save)
  typist.expectPage('/lpp/certificate')
  return typist
}

/** Fills in fields by their names, as papers are read by people who know them. */
function fill({ screen }: Visit, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) {
    const all = [...screen.document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
    const choice = all.find((one) => one.type === 'radio' && one.value === value)
    if (choice) choice.checked = true
    else (all[0] as HTMLInputElement).value = value
  }
}

type Copied = { another?: Record<string, string>; fields: Record<string, string> }

async function synthesisWith(language: Language, born: number, { fields, another }: Copied) {
  const typist = await toCertificate(language, born)
  fill(typist.visit, { date: '01.01.2026', ...fields })
  if (another) {
    await typist.go(TEXT[language].certificate.another)
    fill(typist.visit, { date: '01.01.2026', ...another })
  }
  await typist.go()
  if (typist.visit.path !== '/own/check') await typist.visit.open('/own/check')
  await typist.readSynthesis()
  return typist
}

const surenessOf = ({ screen }: Visit, name = 'lpp.monthly') => figure(screen, name)?.getAttribute('data-sure')

/** Every row of the page is one of the call. */
async function expectAges(visit: Visit, life: SentLife) {
  const { ages } = (await called(visit, { ...life, ages: true })) as unknown as { ages: LifeAge[] }
  expect(ages.length).toBeGreaterThan(0)
  await visit.open('/ages')
  const shown = figuresOn(visit.screen, null)
  for (const { age, monthlyTotal } of ages) {
    const name = age.months > 0 ? `${age.years}-${age.months}` : String(age.years)
    expect([name, shown[`ages.${name}.monthly`]]).toEqual([name, monthlyTotal])
  }
  return ages
}

describe.each(inTurn(LANGUAGES, 1))('a certificate (%s)', (language) => {
  const { lppComputed } = TEXT[language].synthesis

  it('of four figures says what is printed and what is computed', async () => {
    const { visit } = await synthesisWith(language, 1985, { fields: FOUR })
    const life = lifeOf(1985, [FOUR_SENT])
    await expectAsCalled(visit, life)
    expect(surenessOf(visit)).toBe('printed')
    expect(textOf(mainOf(visit.screen))).not.toContain(lppComputed)
    await expectAges(visit, life)
    const earlier = visit.screen.document.querySelector('data[data-figure="ages.64.monthly"]')
    expect(earlier?.getAttribute('data-sure')).toBe('computed')
    await visit.open('/lpp/explained')
    expect(surenessOf(visit)).toBe('printed')
  })

  it('of the savings alone is computed, named with its two ends, and its total as about', async () => {
    const { visit } = await synthesisWith(language, 1985, { fields: { balance: "150'000", contribution: "14'400" } })
    const { pension: _pension, pensionPer: _per, capital: _capital, ...sent } = FOUR_SENT
    const life = lifeOf(1985, [sent])
    await expectAsCalled(visit, life)
    const { lpp, monthlyTotal } = (await called(visit, life)).digest.withoutChange
    expect([lpp?.sureness, surenessOf(visit)]).toEqual(['computed', 'computed'])
    const { low = 0, high = 0 } = lpp?.range ?? {}
    expect(low).toBeLessThan(high)
    expect(figuresOn(visit.screen)).toMatchObject({ 'lpp.monthly.low': low, 'lpp.monthly.high': high })
    const about = TEXT[language].outlook.picture.aboutAmount
    expectToSay(mainOf(visit.screen), fillGaps(about, { amount: chf(monthlyTotal ?? 0) }))
    expectToSay(mainOf(visit.screen), fillGaps(about, { amount: chf(lpp?.monthly ?? 0) }))
    await expectAges(visit, life)
    await visit.open('/lpp/explained')
    expect(figuresOn(visit.screen)).toMatchObject({ 'lpp.monthly.low': low, 'lpp.monthly.high': high })
  })

  it('of capital alone beside a fund pays all of it once, and the fund its pension', async () => {
    const { visit } = await synthesisWith(language, 1985, {
      fields: { ...FOUR, label: 'Caisse de base' },
      another: { kind: 'capitalOnly', label: 'Plan 1e', balance: "40'000", capital: "120'000", pension: "9'999" },
    })
    const life = lifeOf(1985, [
      { ...FOUR_SENT, label: 'Caisse de base' },
      { kind: 'capitalOnly', label: 'Plan 1e', date: day('2026-01-01'), balance: 40_000, capital: 120_000 },
    ])
    await expectAsCalled(visit, life)
    const { fund } = TEXT[language].synthesis.cards
    expectToSay(mainOf(visit.screen), fillGaps(fund.capital, { name: 'Plan 1e', capital: chf(120_000) }))
    expectToSay(mainOf(visit.screen), fillGaps(fund.pension, { name: 'Caisse de base', amount: chf(1854) }))
  })

  it('of a pension that is paid already is in every total from now on', async () => {
    const { visit } = await synthesisWith(language, 1963, {
      fields: { ...FOUR, kind: 'paid', paidSince: '01.06.2024', pension: "2'150", pensionPer: 'month', date: 'x' },
    })
    const from = day('2024-06-01')
    const life = lifeOf(1963, [{ kind: 'paid', label: 'A', from, pension: 2150, pensionPer: 'month' }])
    await expectAsCalled(visit, life)
    expect([surenessOf(visit), figuresOn(visit.screen)['lpp.monthly']]).toEqual(['printed', 2150])
    expectToSay(mainOf(visit.screen), fillGaps(TEXT[language].synthesis.cards.alreadyPaid, { day: '01.06.2024' }))
    await expectWholeAnswer(visit, { life, ages: [64, 70], isComplete: true, change: laterOf(1963) })
  })

  it('with a bridging pension says until when, what comes after, and what it costs for life', async () => {
    const { visit } = await synthesisWith(language, 1969, {
      fields: {
        ...{ ...FOUR, atAge: '62', 'bridging.monthly': "1'500", 'bridging.reduction': '120' },
        ...{ 'bridging.from': '62', 'bridging.until': '65' },
      },
    })
    const bridging = { monthly: 1500, from: 62, until: 65, reduction: 120 }
    const life = lifeOf(1969, [{ ...FOUR_SENT, atAge: 62, bridging }])
    await expectWholeAnswer(visit, { life, ages: [58, 70], isComplete: true, change: laterOf(1969) })
    const plan = { stopsOn: day('2031-05-31'), lppFrom: day('2031-06-01'), retirementDate: day('2034-06-01') }
    await visit.call('/synthesis/simulation', plan)
    await visit.open('/synthesis')
    const { withChange } = (await called(visit, { ...life, plan })).digest
    const shown = figuresOn(visit.screen, 'withChange')
    expect(withChange?.lpp?.bridging?.monthly).toBe(1500)
    expect(shown).toMatchObject({ 'lpp.bridging.monthly': 1500, 'lpp.monthly': withChange?.lpp?.monthly })
    expect(shown).toMatchObject({ 'total.monthly': withChange?.monthlyTotal })
    expect(shown['total.monthlyFirst']).toBe(withChange?.first?.monthly)
    const { lppPaidBack } = TEXT[language].synthesis
    expectToSay(mainOf(visit.screen), fillGaps(lppPaidBack, { reduction: chf(120) }))
  })

  it('after an answer from memory is in the band of its pillar, with what it rests on', async () => {
    const visit = await beginVisit(language)
    await visit.open('/own/quick')
    fill(visit, { birthDate: '14.05.1985', gender: 'FEMALE', status: 'bachelor', salary: '85000', work: 'employed' })
    const terms = visit.screen.document.querySelector<HTMLInputElement>('main [name=terms]')
    if (terms) terms.checked = true
    expect(await visit.press(TEXT[language].quick.button, { within: visit.screen.main })).toBe(303)
    expect(visit.path).toBe('/synthesis')
    expect(surenessOf(visit)).toBe('floor')
    await visit.open('/lpp/certificate')
    fill(visit, { date: '01.01.2026', balance: "150'000", contribution: "14'400" })
    expect(await visit.press(TEXT[language].words.continue, { within: visit.screen.main })).toBe(303)
    await visit.open('/synthesis')
    expect(surenessOf(visit)).toBe('computed')
    const { 'lpp.monthly': monthly, 'lpp.monthly.low': low, 'lpp.monthly.high': high } = figuresOn(visit.screen)
    expect(low).toBeLessThan(monthly ?? 0)
    expect(high).toBeGreaterThan(monthly ?? 0)
  })

  it('of a fund that is typed twice counts once, the newer one, and its page says so', async () => {
    const older = { ...FOUR, date: '01.10.2025', pension: "11'000", capital: "220'000" }
    const { visit } = await synthesisWith(language, 1985, {
      fields: { ...FOUR, label: 'Caisse' },
      another: { ...older, label: 'caisse' },
    })
    await expectAsCalled(visit, lifeOf(1985, [FOUR_SENT]))
    await visit.open('/lpp/certificate')
    const said = fillGaps(TEXT[language].certificate.newerCounts, { day: '01.01.2026' })
    expect(visit.screen.says(said)).toBe(true)
  })

  it('asks at its field about an amount that seems to be of a year, keeps what was typed, and takes it once it is confirmed', async () => {
    const { visit } = await toCertificate(language, 1985)
    const typed = { ...FOUR, date: '01.01.2026', 'bridging.monthly': "30'240", pledged: "150'001" }
    fill(visit, typed)
    const save = WORDS[language].continue
    expect(await visit.press(save, { within: visit.screen.main })).toBe(400)
    const field = (name: string) => visit.screen.document.querySelector<HTMLInputElement>(`main [name="${name}"]`)
    for (const [name, text] of Object.entries(typed)) expect([name, field(name)?.value]).toEqual([name, text])
    for (const name of ['bridging.monthly', 'pledged'])
      expect([name, field(name)?.getAttribute('aria-invalid')]).toEqual([name, 'true'])
    for (const key of ['bridgingOfYear', 'pledgedAboveBalance']) {
      const box = field(`confirmed.${key}`)
      if (!box) throw new Error(`not asked: ${key}`)
      box.checked = true
    }
    expect(await visit.press(save, { within: visit.screen.main })).toBe(303)
  })
})

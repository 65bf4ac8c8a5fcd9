/** A pension beside the capital in its place, and what has to be kept for it. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FundCertificate } from '~/dossier/shape/savings-papers'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import {
  account,
  type DecideVisit,
  FUND,
  firstYearOf,
  LAUSANNE,
  openDecide,
} from '../../../tests/support/pages/decide-page'
import { ENTITIES, FUNDS } from '../../../tests/support/parties/stub-connectors'
import { readable } from '../../../tests/support/product/serve-page'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

describe('a pension beside its capital', () => {
  it('what is given up, what is left after tax, and until when it pays the same', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, yield: '1.5', until: '92' })
    const { figures, text } = await visit.shown()
    const left = (figures['choice.capital'] ?? 0) - (figures['choice.tax'] ?? 0)
    const givenUp = figures['choice.givenUp'] ?? 0
    expect([figures['choice.left'], figures['choice.capital']]).toEqual([left, 344_511])
    expect((figures['shares.0.monthly'] ?? 0) - (figures['shares.50.monthly'] ?? 0)).toBe(givenUp)
    expect(figures['choice.lasts.0']).toBe(Math.floor(left / givenUp))
    // From June 2035 to May 2062 is 27 years.
    expect(figures['until.92.monthly.0']).toBe((figures['shares.50.monthly'] ?? 0) + Math.round(left / 324))
    expect(figures).toMatchObject({ 'until.85.yield': expect.any(Number), 'until.95.monthly.1.5': expect.any(Number) })
    expect(text).toMatch(/Sans intérêt : jusqu’à 88 ans et 5 mois \(avant cet impôt : 82 ans ?\)/)
    expect(text).not.toMatch(/conseil|recommand/i)
  })

  it.each([
    ['/decide', ['jusqu’à 85 ans', 'en général 60 % de votre rente', 'art. 38 LIFD', 'art. 22 al. 1 LIFD']],
    [
      '/de/decide',
      ['Bis zum Alter von 85 Jahren', 'in der Regel 60 % Ihrer Rente', 'Art. 38 DBG', 'Art. 22 Abs. 1 DBG'],
    ],
  ])('%s tells the survivor’s part and how each is taxed', async (path, words) => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, status: 'married' })
    const { text, html, figures } = await visit.shown(path)
    for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(figures['survivor.whole']).toBe(Math.round(3_101 * 0.6))
    expect(html).not.toMatch(/NaN|undefined|\{\{/)
  })

  it('what the law and the fund ask for, with their days', async () => {
    await visit.typeIn({ certificates: [{ ...FUND, maxCapitalShare: 60, noticeMonths: 6 }] })
    const { text } = await visit.shown()
    for (const words of [
      'Atelier verse jusqu’à 60 % en capital. Elle veut le savoir au plus tard 6 mois avant : le 01.12.2034.',
      'rachetez après le 01.06.2032 ne peut pas être versé en capital le 01.06.2035 :',
      '25 % de son avoir obligatoire',
      'moins de CHF 126 par mois',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('art. 37a LPP')
  })

  it('whoever is taxed as a couple needs the consent of the spouse', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, status: 'married' })
    expect((await visit.shown()).text).toContain('Votre partenaire doit accepter par écrit (art. 37a LPP)')
  })

  it('the pension of a fund below the limit may be paid as capital all the same', async () => {
    await visit.typeIn({
      certificates: [
        { ...FUND, capital: 20_000, pension: 1_080, balance: 10_000, balanceMandatory: 10_000, contribution: null },
      ],
    })
    expect((await visit.shown()).text).toContain('Votre rente est de moins de CHF 126 par mois')
  })

  it('counts from the simulated day, and says so', async () => {
    const ages = [64, 65].map((age) => ({ age, capital: 689_022, pension: 37_207 }))
    await visit.typeIn({ certificates: [{ ...FUND, ages }] })
    const before = (await visit.shown()).text
    expect(before).toContain('retraite le 01.06.2035, à l’âge de référence (65 ans)')
    await visit.client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2034-06-01') })
    await visit.send(LAUSANNE)
    const { text, taxes } = await visit.shown()
    expect(text).toContain('votre simulation : retraite le 01.06.2034, à 64 ans')
    const tax = await visit.taxOfCall(LAUSANNE, 5586, { query: { retirementDate: day('2034-06-01') } })
    expect(taxes).toMatchObject(firstYearOf(tax))
    expect(text).toContain('Versé en 2034')
  })

  it('leaves what results from a simulated buy-in out of the capital of three years, and says what the tax office may do', async () => {
    await visit.typeIn({ certificates: [{ ...FUND, buyIn: 60_000 }] })
    expect((await visit.shown()).text).toContain('50 % en capital')
    const buyIn = (on: string) => visit.client.saveSimulation({ ...NO_CHANGE, buyIn: { amount: 20_000, on: day(on) } })
    await buyIn('2033-12-31')
    const beside = (await visit.shown()).text
    expect(beside).toContain('50 % en capital')
    expect(beside).not.toContain('Au plus 100 %')
    expect(beside).toContain('Au plus 97 %')
    expect(beside).toContain('le fisc peut alors refuser de déduire le rachat')
    expect((await visit.send(LAUSANNE)).status).toBe(303)
    const refused = await visit.send({ ...LAUSANNE, lppCapitalShare: '100' })
    expect(refused.status).toBe(400)
    expect(readable(await refused.text())).toContain('trois ans')

    // More than three years before retirement in June 2035.
    await buyIn('2031-12-31')
    expect((await visit.send(LAUSANNE)).status).toBe(303)
    const { text } = await visit.shown()
    expect(text).toContain('50 % en capital')
    expect(text).not.toContain('refuser de déduire')
  })

  it('names the day on which the funds pay, where the AVS pays later', async () => {
    const ages = [60, 65].map((age) => ({ age, capital: 500_000, pension: 25_000 }))
    await visit.typeIn({ certificates: [{ ...FUND, ages, noticeMonths: 6 }] })
    await visit.client.saveSimulation({ ...NO_CHANGE, stopsOn: day('2030-05-31'), lppFrom: day('2030-06-01') })
    await visit.send(LAUSANNE)
    const { text } = await visit.shown()
    expect(text).toContain('Le 2e pilier est versé dès le 01.06.2030, à 60 ans.')
    expect(text).not.toContain('à 65 ans. Changer ce jour')
    expect(text).toContain('Versé en 2030')
    expect((await visit.shown('/de/decide')).text).toContain(
      'Die 2. Säule wird ab dem 01.06.2030 bezahlt, mit 60 Jahren.',
    )
  })

  it('a notice period that is over is shown as such, and is no day to keep', async () => {
    const ages = [58, 65].map((age) => ({ age, capital: 500_000, pension: 25_000 }))
    await visit.typeIn({ certificates: [{ ...FUND, ages, noticeMonths: 36 }] })
    const ahead = (await visit.shown()).text
    expect(ahead).toContain('annonce jusqu’au 01.06.2032')
    expect(ahead).not.toContain('Ce délai est passé')
    await visit.client.saveSimulation({ ...NO_CHANGE, stopsOn: day('2028-05-31'), lppFrom: day('2028-06-01') })
    const over = (await visit.shown()).text
    expect(over).toContain('au plus tard 36 mois avant : le 01.06.2025. Ce délai est passé : demandez')
    expect(over).not.toContain('annonce jusqu’au')
  })

  it('drawn in parts, is announced by the first of them, which a buy-in would block too', async () => {
    const ages = [64, 65].map((age) => ({ age, capital: 500_000, pension: 25_000 }))
    await visit.typeIn({ certificates: [{ ...FUND, ages, noticeMonths: 12 }] })
    await visit.client.saveSimulation({
      ...{ ...NO_CHANGE, currentSalary: 78_000, currentRate: 100 },
      ...{ steps: [{ on: day('2034-06-01'), rate: 50 }], stepsDrawFund: true },
    })
    await visit.send(LAUSANNE)
    const { text } = await visit.shown()
    expect(text).toContain('Versé en 2034')
    expect(text).toContain('au plus tard 12 mois avant : le 01.06.2033.')
    expect(text).toContain('après le 01.06.2031 ne peut pas être versé en capital le 01.06.2034')
  })

  it('a capital without end at the yield that is given says nothing of a longer life', async () => {
    const sentence = 'une vie plus longue avec la rente'
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    expect((await visit.shown()).text).toContain(sentence)
    await visit.send({ ...LAUSANNE, yield: '10' })
    const { text } = await visit.shown()
    expect(text).toContain('Avec 10 % par an : sans fin')
    expect(text).not.toContain(sentence)
  })

  it('whoever has no spouse reads nothing of a widow’s pension in the answer', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const { text, figures } = await visit.shown()
    expect(text).not.toContain('Rente de veuve ou de veuf : en général')
    expect(text).toContain('Rente de veuve ou de veuf (art. 19 et 21 al. 2 LPP) : à certaines conditions')
    expect(figures).not.toHaveProperty('survivor.whole')
  })

  it('pensions of two funds are each compared with the limit of small ones', async () => {
    const small = { ...FUND, capital: 20_000, pension: 1_080, balance: 10_000, balanceMandatory: 10_000 }
    await visit.typeIn({
      certificates: [
        { ...small, contribution: null },
        { ...small, label: 'Usine', contribution: null },
      ],
    })
    const { text } = await visit.shown()
    for (const name of ['Atelier', 'Usine']) expect(text).toContain(`Votre rente (${name}) est de moins de CHF 126`)
  })
})

describe('a fund that pays less than the law and does not say which part of the savings is mandatory', () => {
  /** Stands for a party's answer, not a copied certificate. */
  async function answerAsFund(largestCapitalShare: number) {
    const told = await visit.dossier()
    const benefits = [{ retirementAge: 65 * 12, capitalBalance: 689_022, pension: 37_207 }]
    const salary = { declaredSalary: 90_000, employmentLevel: 100 }
    const details = {
      earliestRetirementAge: 58 * 12,
      largestCapitalShare,
      ...salary,
      balance: 412_638,
      benefits,
      rest: '',
    }
    const named = { fundId: 'usine', fundName: 'Usine', webUrl: null, policyId: '1', personId: '1', planName: '' }
    const policies = { policies: [{ ...named, asOf: day('2026-01-01'), details, rest: '' }], silent: [] }
    const secondPillar = { ...told.secondPillar, policies, selection: ['usine'] }
    visit.own.token = (await visit.api.vault.create({ ...told, secondPillar })).token
  }
  const QUARTER = { ...LAUSANNE, lppCapitalShare: '25' }

  it.each<[string, FundCertificate[]]>([
    ['beside another', [FUND]],
    ['alone', []],
  ])('%s, the share is not computed without it, and the fund is named', async (_, certificates) => {
    await visit.typeIn({ certificates, statements: [account('Un', 50_000, '2035-01-01')] })
    await answerAsFund(10)
    expect((await visit.send(QUARTER)).status).toBe(303)
    const { text, figures } = await visit.shown()
    expect(text).toContain('Pas calculé : 25 % en capital Il manque la part obligatoire de l’avoir : Usine.')
    expect(Object.keys(figures).filter((name) => /^(choice|shares\.25|taken|tax)\./.test(name))).toEqual([])
    expect(text).not.toContain('Aucun capital n’est versé')
    expect((await visit.shown('/de/decide')).text).toContain('Nicht berechnet: 25 % als Kapital')
  })

  it('says so before a share is chosen, and taxes what else is paid', async () => {
    await visit.typeIn({ certificates: [FUND], statements: [account('Un', 50_000, '2035-01-01')] })
    await answerAsFund(10)
    await visit.send({ ...LAUSANNE, lppCapitalShare: '' })
    const { text, figures } = await visit.shown()
    expect(text).toContain('Pas calculé : 25 % en capital')
    expect(figures['taken.capital']).toBe(50_000)
  })

  it('that says how much of all it pays has its figures', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await answerAsFund(50)
    await visit.send(QUARTER)
    const { text, figures } = await visit.shown()
    expect(text).not.toContain('Pas calculé')
    expect(figures['choice.capital']).toBe(Math.round(689_022 / 4) * 2)
  })
})

describe('a party that says nothing', () => {
  it('is named with its reason', async () => {
    await visit.typeIn({ certificates: [FUND] })
    expect((await visit.shown()).text).not.toContain('ce calcul est incomplet')
    const [fund, entity] = [FUNDS[0]?.id ?? '', ENTITIES[0]?.id ?? '']
    await visit.client.saveSelectedFunds([fund])
    await visit.client.saveSelectedEntities([entity])
    const { text } = await visit.shown()
    const at = text.indexOf('ce calcul est incomplet')
    const told = text.slice(at, at + 400)
    expect(at).toBeGreaterThan(0)
    for (const name of [FUNDS[0]?.name, ENTITIES[0]?.name]) expect(told).toContain(name)
    await visit.send({ ...LAUSANNE, lppCapitalShare: '' })
    expect((await visit.shown()).text).not.toContain('Aucun capital n’est versé')
  })
})

/** What is said about each step of the third pillar, as the engine computes it, in both languages. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '~/language/language'
import { day } from '~/pillars/day'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import type { AccountExplanation, Origin } from '~/pillars/synthesis/explanation'
import { strictText } from '../../../tests/support/pages/explained-step'
import { accountSteps, accountsTotal, ceiling, payOutYears, sharedNotes } from './steps'
import { pillar3aExplainedView } from './view'

const PAYDATE = day('2035-06-01')
const LAW = { withFund: 7258, withoutFund: 36_288, incomeShare: 20, yearsBefore: 5, yearsAfter: 5 }

type Case = {
  amount?: number
  paidThisYear?: number
  from?: Origin
  paydateFrom?: Origin
  rateFrom?: Origin
  born?: string
  most?: number | null
}

function viewOf(changes: Case = {}) {
  const { amount = 3000, paidThisYear = 0, from = 'provider', paydateFrom = 'visitor', rateFrom = 'visitor' } = changes
  const { born = '1970-05-10', most = 7_258 } = changes
  const { result, missing } = pillar3aFromAccounts({
    accounts: [
      { entityName: 'Bank y', solde: 20_000, rate: 0.5, amount, paydate: PAYDATE, paidThisYear },
      {
        entityName: 'Bank x',
        solde: 10_000.25,
        rate: 1.25,
        amount: 600,
        paydate: day('2034-01-01'),
        paidThisYear: 0,
      },
    ],
    person: { birthDate: day(born), gender: 'MALE' },
    worksUntil: null,
    computedOn: day('2026-11-21'),
  })
  const account: AccountExplanation = {
    entityName: 'Bank y',
    asOf: day('2026-11-20'),
    balance: { value: 20_000, from },
    deposits: { value: amount, from },
    rate: { value: 0.5, from: rateFrom },
    paydate: { value: PAYDATE, from: paydateFrom },
  }
  const other: AccountExplanation = {
    ...account,
    entityName: 'Bank x',
    balance: { value: 10_000.25, from: 'provider' },
    deposits: { value: 600, from: 'visitor' },
    rate: { value: 1.25, from: 'visitor' },
    paydate: { value: day('2034-01-01'), from: 'visitor' },
  }
  return pillar3aExplainedView({
    computedOn: day('2026-11-21'),
    lawYear: 2026,
    reference: PAYDATE,
    change: null,
    law: LAW,
    most,
    withoutChange: { pillar3a: result, missing, accounts: [account, other] },
    withChange: null,
    silent: [],
  })
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** All texts of each step of an account, by its name. */
function read({ accounts, law }: ReturnType<typeof viewOf>, language: Language, index = 0) {
  const account = accounts[index]
  if (!account) throw new Error('no such account')
  const facts = { account, law }
  return new Map(
    accountSteps(strictText(language), facts).map(({ name, parts, notes = [], result }) => [
      name,
      plain(`${parts.join(' ')} ${notes.map(({ status, text }) => `[${status}] ${text}`).join(' ')} → ${result}`),
    ]),
  )
}

describe('an account’s steps', () => {
  it.each([
    [0, {}, ['balance', 'accountPayments', 'accountInterest', 'accountCapital']],
    [0, { amount: 0 }, ['balance', 'accountInterest', 'accountCapital']],
    [1, {}, ['balance', 'accountPayments', 'accountInterest', 'accountCapital']],
  ] as const)('account %i %o: stand in order, whole in both languages', (index, changes, expected) => {
    for (const language of LANGUAGES) {
      const steps = read(viewOf(changes), language, index)
      expect([...steps.keys()]).toEqual(expected)
      for (const text of steps.values()) expect(text).not.toMatch(/\{\{|NaN|undefined|null|\d{4}-\d{2}/)
    }
  })

  it('have the engine’s amounts as their results', () => {
    const view = viewOf()
    for (const [index, { steps }] of view.accounts.entries()) {
      const told = read(view, 'fr', index)
      for (const { key, output } of steps)
        expect(told.get(key), key).toMatch(new RegExp(`→ CHF ${String(output).replace(/\B(?=(\d{3})+$)/g, "'")}$`))
    }
  })

  it.each([
    ['balance', {}, "Bank y indique un solde de CHF 20'000 au 20.11.2026."],
    ['balance', { from: 'visitor' }, "Vous avez indiqué un solde de CHF 20'000."],
    ['accountPayments', {}, "Nous comptons CHF 3'000 par an, d’après les versements que Bank y indique."],
    ['accountPayments', { from: 'visitor' }, "Vous prévoyez de verser CHF 3'000 par an."],
    ['accountPayments', {}, 'Cela correspond à CHF 250 par mois.'],
    [
      'accountPayments',
      { paidThisYear: 1000 },
      "De cette année, CHF 1'000 sont déjà dans le solde : nous ne les comptons pas une deuxième fois.",
    ],
    ['accountInterest', {}, 'Vous attendez un intérêt de 0.5 % par an.'],
    ['accountInterest', { rateFrom: 'usual' }, '[assumed] vous n’avez pas encore indiqué de taux.'],
    ['accountCapital', {}, '[chosen] le capital est versé le 01.06.2035, à la date que vous avez indiquée.'],
    [
      'accountCapital',
      { paydateFrom: 'referenceAge' },
      '[assumed] le capital est versé le 01.06.2035, quand votre rente AVS commence.',
    ],
    [
      'accountCapital',
      { paydateFrom: 'simulation' },
      '[assumed] le capital est versé le 01.06.2035, à la date de départ de votre simulation, mais au plus tard 5 ans après l’âge de référence.',
    ],
    ['accountCapital', { born: '1969-05-10' }, '[assumed] vous travaillez jusqu’à ce jour.'],
    ['accountCapital', { amount: 0 }, 'Solde et intérêts font ensemble'],
  ] as const)('%s %o says where it comes from', (name, changes, sentence) =>
    expect(read(viewOf(changes), 'fr').get(name)).toContain(sentence),
  )

  it.each([
    [
      6658,
      'fr',
      "la loi permet CHF 7'258 en 2026 avec une caisse de pension. Sans caisse, c’est 20 % du revenu, au plus CHF 36'288.",
      'dépassent',
    ],
    [6658, 'de', "erlaubt das Gesetz 2026 auf allen Konten zusammen CHF 7'258.", 'über der Grenze'],
  ] as const)('a ceiling that is kept is told for all accounts: CHF %i (%s)', (amount, language, told, unsaid) => {
    const text = plain(ceiling(strictText(language), viewOf({ amount })))
    expect(text).toContain(told)
    expect(text).not.toContain(unsaid)
  })

  it('a ceiling that is not kept is named, once it is known which one counts', () => {
    const above = (most: number | null) => ceiling(strictText('fr'), viewOf({ amount: 7000, most }))
    expect(above(7_258)).toContain('Vos versements prévus dépassent votre limite.')
    for (const most of [7_600, null]) expect(above(most)).not.toContain('dépassent')
  })

  it.each([
    ['fr', 'La loi ne permet pas de verser dans un 3a sans revenu'],
    ['de', 'lässt das Gesetz keine Einzahlung'],
  ] as const)('who earns nothing is told that nothing may be paid in, and no amount (%s)', (language, told) => {
    const text = plain(ceiling(strictText(language), viewOf({ amount: 0, most: 0 })))
    expect(text).toContain(told)
    expect(text).not.toContain('CHF')
  })

  it('what holds for every account is said once', () => {
    const notes = sharedNotes(strictText('fr'), viewOf()).map(({ status, text }) => `[${status}] ${text}`)
    expect(notes).toEqual([
      '[assumed] vous versez autant chaque année, jusqu’au versement du capital.',
      '[projected] le taux peut changer chaque année.',
    ])
    expect(payOutYears(strictText('fr'), LAW)).toContain(
      'au plus tôt 5 ans avant l’âge de référence, et au plus tard 5 ans après.',
    )
  })

  it.each([
    ['accountPayments', 'Vous prévoyez de verser CHF 600 par an. Jusqu’au 01.01.2034'],
    ['accountPayments', 'Cela correspond à CHF 50 par mois.'],
    ['accountInterest', 'Vous attendez un intérêt de 1.25 % par an.'],
    ['accountCapital', '[chosen] le capital est versé le 01.01.2034'],
  ] as const)('a further account has its own (%s: %s)', (name, sentence) =>
    expect(read(viewOf(), 'fr', 1).get(name)).toContain(sentence),
  )

  it('add up', () => {
    const { pillar3a } = viewOf()
    if (!pillar3a) throw new Error('no figures')
    const [one, other] = pillar3a.accounts.map(({ projected }) => projected)
    const { parts, output } = accountsTotal(strictText('fr'), pillar3a)
    expect(output).toBe((one ?? 0) + (other ?? 0))
    const spelt = [one, other, pillar3a.projected].map((amount) => String(amount).replace(/\B(?=(\d{3})+$)/g, "'"))
    expect(plain(parts.join())).toContain(`${spelt[0]} + ${spelt[1]} = CHF ${spelt[2]}`)
  })
})

/** Outside parties for tests: they answer at once from this file, count requests, and can be silenced. */
import { type Connectors, type Party, PartyError } from '~/connectors/connectors'
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { type Day, day } from '~/pillars/day'
import type { CompactStatement3a, Policy } from '~/standards/types'

export const OWN = '756.1111.2222.08'
export const PARTNER = '756.2222.3333.02'
/** Registered, and nobody's partner here. */
export const STRANGER = '756.3333.4444.06'
/** In no register. */
export const NOBODY = '756.4444.5555.00'

const insuredOf = (navs: string, firstName: string, more: Partial<RegisterRecord>): RegisterRecord => ({
  navs,
  firstName,
  lastName: 'Muster',
  birthDate: day('1970-05-10'),
  gender: 'FEMALE',
  civilStatus: 'married',
  relationshipStartDate: day('1998-06-01'),
  relationshipEndDate: null,
  partnerNavs: null,
  children: [{ birthDate: day('2000-02-03'), deathDate: null }],
  incomes: Array.from({ length: 34 }, (_, i) => ({ year: 1991 + i, amount: 60_000, months: 12 })),
  source: 'register',
  asOf: day('2026-11-21'),
  ...more,
})

export const INSURED: Record<string, RegisterRecord> = {
  [OWN]: insuredOf(OWN, 'Anna', { partnerNavs: PARTNER }),
  [PARTNER]: insuredOf(PARTNER, 'Paul', { birthDate: day('1968-03-04'), gender: 'MALE', partnerNavs: OWN }),
  [STRANGER]: insuredOf(STRANGER, 'Eve', { civilStatus: 'bachelor' }),
}

const fund = (id: string, openpkStatus: PensionFund['openpkStatus'] = 'active'): PensionFund => ({
  id,
  name: `Fund ${id}`,
  nameFr: null,
  nameDe: null,
  webUrl: `https://${id}.example`,
  address: null,
  openpkStatus,
})

export const FUNDS = [fund('a'), fund('b'), fund('sleepy', 'paused'), fund('soon', 'onboarding')]

export const ENTITIES: Entity[] = ['x', 'y', 'z'].map((id) => ({ id, name: `Bank ${id}`, kind: 'bank', webUrl: null }))

/** The parts of a policy that are read; CHF a year, percent, months of age. */
export const POLICY = {
  policyId: 'p',
  personId: 'person',
  referenceDate: '2026-01-01',
  pensionPlan: { planName: 'Plan' },
  personalPensionDetails: {
    earliestRetirementAge: 756,
    ordinaryRetirementAge: 780,
    maxLumpSumShare: 50,
    salaryData: { declaredSalary: 80_000, employmentLevel: 100 },
    retirementCapital: {
      balanceReferenceDate: 400_000,
      interestRates: { interestRateEnvelopingProjection: 1 },
      projectedRetirementBenefits: [
        { retirementAge: 768, capitalBalance: 480_000, capitalBalanceMandatory: 1, conversionRateEnveloping: 4.8 },
        {
          retirementAge: 780,
          capitalBalance: 500_000,
          capitalBalanceMandatory: 1,
          capitalBalanceNoInterest: 450_000,
          conversionRateEnveloping: 5,
        },
      ],
    },
  },
} as unknown as Policy

export const statement = (solde: number) =>
  ({ ai: 'account', rd: '2026-11-21', rc: { cb: solde, cbpy: 0, inv: 0 }, cyd: { de: 3000 } }) as CompactStatement3a

const SOLDE: Record<string, number> = { x: 10_000, y: 20_000, z: 30_000 }

/** The first of its funds, as a dossier names it. */
export const FUND = { kind: 'fund', id: 'a' } as const

/** What each party grants, for ten minutes. */
export const TOKENS = { accessToken: 'fresh access', refreshToken: 'fresh refresh', seconds: 600 }

/** As if all savings followed the salary. */
export function withSalary(declaredSalary: number, employmentLevel: number): Policy['personalPensionDetails'] {
  const details = POLICY.personalPensionDetails
  const factor = (declaredSalary * employmentLevel) / 100 / 80_000
  const benefits = details.retirementCapital.projectedRetirementBenefits.map((at) => ({
    ...at,
    capitalBalance: at.capitalBalance * factor,
  }))
  return {
    ...details,
    salaryData: { ...details.salaryData, declaredSalary, employmentLevel },
    retirementCapital: { ...details.retirementCapital, projectedRetirementBenefits: benefits },
  }
}

/** As if the fund paid one and a half times what is bought. */
export function withPurchase(amount: number): Policy['personalPensionDetails'] {
  const details = POLICY.personalPensionDetails
  const benefits = details.retirementCapital.projectedRetirementBenefits.map((at) => ({
    ...at,
    capitalBalance: at.capitalBalance + amount * 1.5,
  }))
  return { ...details, retirementCapital: { ...details.retirementCapital, projectedRetirementBenefits: benefits } }
}

const party = (kind: Party['kind'], id: string, name: string): Party => ({
  kind,
  id,
  name,
  webUrl: `https://${id}.example`,
  api: `https://${id}.example/api`,
  issuer: `https://${id}.example/`,
  authorizeEndpoint: `https://${id}.example/authorize`,
  tokenEndpoint: `https://${id}.example/token`,
})

export type StubConnectors = ReturnType<typeof stubConnectors>

export function stubConnectors() {
  /** The requests, in order: `register 756...`, `policies a`, `statement x`. */
  const asked: string[] = []
  /** Names of parties and directories that fail, with the reason: `register`, `funds`, `entities`, or an id. */
  const silent = new Map<string, PartyError['reason']>()
  /** The records of the register, which a test may change. */
  const insured = { ...INSURED }

  /** What a code is exchanged for, which a test may change. */
  const granted = { ...TOKENS }

  /** The day of lists that are old. */
  const lists: { day: Day | null } = { day: null }

  async function told<Answer>(name: string, what: string, answer: () => Answer): Promise<Answer> {
    asked.push(what)
    const reason = silent.get(name)
    if (reason) throw new PartyError(reason)
    return answer()
  }

  const connectors: Connectors = {
    connected: { register: true, funds: true, entities: true },
    register: {
      getInsured: (navs) =>
        told('register', `register ${navs}`, () => {
          const found = insured[navs]
          if (!found) throw new PartyError('notFound')
          return found
        }),
    },
    directory: {
      listPensionFunds: () => told('funds', 'funds', () => ({ entries: FUNDS, listedOn: lists.day })),
      listEntities: () => told('entities', 'entities', () => ({ entries: ENTITIES, listedOn: lists.day })),
      findPensionFund: (id) =>
        told('funds', `fund ${id}`, () => {
          const found = FUNDS.find((candidate) => candidate.id === id)
          return found?.openpkStatus === 'active' ? party('fund', id, found.name) : null
        }),
      findEntity: (id) =>
        told('entities', `entity ${id}`, () => {
          const found = ENTITIES.find((candidate) => candidate.id === id)
          return found ? party('entity', id, found.name) : null
        }),
    },
    access: {
      signInAddress: ({ authorizeEndpoint }, { state, language }) =>
        `${authorizeEndpoint}?${new URLSearchParams({ state, ui_locales: language })}`,
      exchange: ({ id }, { code }) => told(id, `exchange ${id} ${code}`, () => ({ ...granted })),
      renew: ({ id }, refreshToken) => told(id, `renew ${id} ${refreshToken}`, () => TOKENS),
      revoke: ({ id }, { accessToken }) => told(`revoke ${id}`, `revoke ${id} ${accessToken}`, () => undefined),
      isOwn: ({ id }, token) => told(`owner ${id}`, `owner ${id} ${token}`, () => true),
    },
    funds: {
      listPolicies: ({ id }) => told(id, `policies ${id}`, () => [POLICY]),
      simulateSalaryChange: ({ id }, _token, { declaredSalary, employmentLevel, effectiveDate }) => {
        const what = `salary ${id} ${declaredSalary} ${employmentLevel} ${effectiveDate}`
        return told(`simulation ${id}`, what, () => withSalary(declaredSalary, employmentLevel))
      },
      simulatePurchase: ({ id }, _token, { totalAmount, date }) =>
        told(`simulation ${id}`, `purchase ${id} ${totalAmount} ${date}`, () => withPurchase(totalAmount)),
    },
    entities: { getStatement: ({ id }) => told(id, `statement ${id}`, () => statement(SOLDE[id] ?? 0)) },
  }
  return { connectors, asked, silent, lists, insured, granted }
}

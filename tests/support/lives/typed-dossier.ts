/** The dossier of somebody who has typed everything that can be typed, without a sign-in. */
import { Career } from '~/dossier/shape/career'
import { Decision } from '~/dossier/shape/decision'
import { Family } from '~/dossier/shape/family'
import { Info } from '~/dossier/shape/info'
import { Place } from '~/dossier/shape/place'
import { FundCertificate, Statement3a, VestedStatement } from '~/dossier/shape/savings-papers'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'

const info = Info.parse({
  person: {
    navs: null,
    birthDate: '1971-03-14',
    gender: 'FEMALE',
    status: 'remarried',
    relationshipStartDate: '2003-05-17',
    relationshipEndDate: null,
    insuredSince: 1990,
    abroad: [{ from: 1996, to: 1997 }],
    work: 'selfEmployed',
    fund: 'yes',
  },
  partner: { navs: null, birthDate: '1969-08-02', gender: 'MALE', deathDate: null },
  children: [{ birthDate: '2005-02-10', alive: true, deathDate: null }],
})

const family = Family.parse({
  marriages: [
    {
      start: '1991-06-01',
      end: '1996-02-03',
      endedBy: 'divorce',
      separatedSince: null,
      partner: { birthDate: '1968-01-02', gender: 'MALE' },
    },
  ],
  children: [{ birthDate: '2005-02-10', credits: 'both' }],
  survivorsPension: null,
})

const row = (line: number, year: number, amount: number) => ({
  line,
  year,
  months: { from: 1, to: 12 },
  amount,
  kind: 'income',
  split: false,
  payer: 1,
})

const person = Career.parse({
  way: 'extract',
  asOf: '2026-03-12',
  rows: [row(1, 1992, 41_000), row(2, 1993, 42_500)],
  unread: [],
})
const partner = Career.parse({
  way: 'quick',
  asOf: '2026-11-20',
  salary: 85_000,
  rate: 80,
  since: 1990,
  course: 'rising',
  blocks: [],
})

const certificate = FundCertificate.parse({
  label: 'Atelier',
  date: '2026-01-01',
  balance: 412_638,
  balanceMandatory: 178_214,
  contribution: 17_627,
  contributionPer: 'year',
  capital: 689_022,
  pension: 37_207,
  pensionPer: 'year',
  atAge: null,
  conversionRate: 5.4,
  interest: 1.75,
  ages: [],
  maxCapitalShare: 50,
  noticeMonths: 12,
  insuredSalary: null,
  rate: null,
  buyIn: null,
  withdrawn: null,
  fundId: null,
})
const statement = Statement3a.parse({
  label: 'Mon 3a',
  kind: 'account',
  solde: 48_200,
  amount: 7000,
  paidThisYear: null,
  rate: 0.5,
  paydate: null,
  maturity: null,
  entityId: null,
})

const place = Place.parse({ canton: 'VD', municipality: 'Lausanne', healthPremium: 5_640.6, spousePension: 1_850 })

const decision = Decision.parse({
  status: 'married',
  yield: 1.5,
  until: 92,
  spouse: [{ year: 2036, amount: 120_000 }],
  spread: [{ what: 'pillar3a.0', year: 2033 }],
})

export function typedDossier(): Dossier {
  const empty = emptyDossier(null, '', '', { version: '7' })
  const { firstPillar, secondPillar, thirdPillar, revisions } = empty
  const simulation = { ...NO_CHANGE, retirementDate: day('2035-04-01'), lppCapitalShare: 50 }
  return {
    ...empty,
    firstPillar: { ...firstPillar, info, family, careers: { person, partner, former: null } },
    secondPillar: {
      ...secondPillar,
      certificates: [certificate],
      vested: [VestedStatement.parse({ label: 'Fondation', balance: 31_450, rate: 0.25 })],
    },
    thirdPillar: { ...thirdPillar, statements: [statement] },
    papers: ['extract', 'certificate'],
    simulation,
    place,
    decision,
    marginalRate: 28.5,
    wealth: 250_000,
    scenarios: [
      {
        ...{ id: 2, name: 'Plus tôt', simulation },
        capital: { yield: null, until: 90, spread: [{ what: 'pillar3a.0', year: 2034 }] },
      },
    ],
    scenariosMade: 2,
    timesKept: 1,
    revisions: { ...revisions, info: 2, careers: 1, certificates: 1 },
  }
}

/** The part of a file taken home in which lies what was entered. */
export const takenHomeOf = ({ firstPillar, secondPillar, thirdPillar, papers, ...changes }: Dossier) => ({
  firstPillar: firstPillar.info,
  family: firstPillar.family,
  careers: firstPillar.careers,
  papers,
  secondPillar: {
    selection: secondPillar.selection,
    certificates: secondPillar.certificates,
    vested: secondPillar.vested,
  },
  thirdPillar: { selection: thirdPillar.selection, info: null, accounts: null, statements: thirdPillar.statements },
  simulation: changes.simulation,
  place: changes.place,
  decision: changes.decision,
  marginalRate: changes.marginalRate,
  wealth: changes.wealth,
  scenarios: changes.scenarios.map(({ id: _, ...scenario }) => scenario),
})

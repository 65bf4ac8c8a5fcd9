/** A visitor's dossier, with what the outside parties said, as a case. */
import { saysNo3a } from '~/dossier/rules/savings-rules'
import { isMarriedStatus, lastEndOf } from '~/dossier/shape/civil-status'
import type { Family } from '~/dossier/shape/family'
import { answersOf, hasEndedMarriage } from '~/dossier/shape/family-questions'
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { AssumedFact, Info } from '~/dossier/shape/info'
import type { Providents } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import type { AskedParties } from '~/dossier/shape/visitor'
import { insures, kindsOfWork, pensionFundOf } from '~/dossier/shape/work'
import { type PaidPension, retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { coordinatedSalary } from '~/pillars/lpp'
import { type Accounts, type AvsAccount, factsOf } from './avs/facts'
import {
  type Birth,
  type Case,
  idOfCertificate,
  type NoAvsCase,
  nothingFound,
  type WhoBuysIn,
  type WorkCase,
} from './case'
import { workAtFunds } from './known-work'
import { hasRetired } from './rules/paid-pension-rules'

/**
 * `person`: as entered, or else as registered. `policies`, `providents`: the answers so far. `work`: see {@link workFrom}.
 */
type Heard = {
  day: Day
  asks: AskedParties
  person: Birth
  accounts: Accounts | NoAvsCase
  policies: FundPolicies
  providents: Providents
  work: WorkCase
}

export function caseFromDossier(dossier: Dossier, heard: Heard): Case {
  const { day, person, accounts, policies, providents, work } = heard
  const { firstPillar, secondPillar, thirdPillar } = dossier
  const { info, family } = firstPillar
  const { selection, certificates, vested, counts } = secondPillar
  const isMarried = info ? isMarriedStatus(info.person.status) : false
  const isKnown = 'own' in accounts
  const isInsured =
    isKnown && work.now !== null && isInsuredByLaw(dossier, heard, { own: accounts.own, salary: work.now.salary })
  const hasFund = isInsured || Boolean(selection?.length) || insures(certificates)
  return {
    day,
    person: { birthDate: person.birthDate, gender: person.gender },
    isSent: false,
    avs:
      info && isKnown
        ? {
            facts: factsOf({
              info,
              family: answersOf(family, info),
              pensionPaid: paidPensionIn(dossier, day),
              ...accounts,
            }),
            navs: info.person.navs,
            isPartnerRegistered: accounts.isPartnerRegistered ?? false,
            assumed: assumedIn(info, family),
          }
        : isKnown
          ? { facts: null, refusal: { reason: 'noInfo' }, silent: null }
          : accounts,
    partner:
      isMarried && info?.partner
        ? {
            birthDate: info.partner.birthDate,
            gender: info.partner.gender,
            isPensionKnown: isKnown && isPensionKnown(accounts),
            isPaid: paidPensionIn(dossier, day) !== null,
          }
        : null,
    isMarried,
    stopsOn: null,
    drawing: null,
    work,
    secondPillar: {
      ...{ certificates, vested, counts, policies },
      hasFund,
      isAnswered: selection !== null || hasFund || certificates.length > 0,
      idOf: certificates.map(idOfCertificate),
      legalMinimum: isInsured ? LEGAL_MINIMUM : null,
      salaryChanges: [],
      purchases: {},
    },
    thirdPillar: { ...thirdPillar, providents, isNone: saysNo3a(thirdPillar) },
    found: nothingFound(),
  }
}

/** A marriage that was told on the page of the family is assumed no more. */
const assumedIn = ({ person: { assumed = [] } }: Info, family: Family | null): AssumedFact[] =>
  assumed.filter((fact) => fact !== 'marriageNotTold' || !hasEndedMarriage(family))

const LEGAL_MINIMUM = { id: 'legalMinimum', isSalaryOpen: false }

/**
 * Whether the law's guarantee stands in for a fund: for work that a fund insures by law, if neither a fund nor a certificate
 * says more, and the visitor's own words give the salaries. The self-employed are insured only where they say so (LPP art. 4),
 * nobody up to the entry threshold (art. 7).
 * @param salary CHF a year
 */
function isInsuredByLaw(
  { firstPillar: { info }, secondPillar }: Dossier,
  { asks, day, policies: { policies, silent } }: Pick<Heard, 'asks' | 'day' | 'policies'>,
  { own, salary }: { own: AvsAccount; salary: number },
): boolean {
  const hasPapers = secondPillar.certificates.length + policies.length + silent.length > 0
  if (asks.register || hasPapers || own.incomes === null || !coordinatedSalary(salary, day).insured) return false
  const fund = pensionFundOf({ firstPillar: { info }, secondPillar })
  const { work } = info?.person ?? {}
  return work === 'selfEmployed' ? fund === 'yes' : work === 'employed' && fund !== 'no'
}

/** What the spouse is paid, if they have retired by then; since the reference age, unless another day is given. */
function paidPensionIn({ firstPillar: { info, family } }: Dossier, day: Day): PaidPension | null {
  const { pensionSince = null, pension = null } = (info && answersOf(family, info)?.partner) ?? {}
  if (!info?.partner || (pensionSince === null && pension === null) || !hasRetired(info.partner, day)) return null
  return { from: pensionSince ?? retirementOf(info.partner).start, monthly: pension }
}

/** Whether the partner's incomes are known, which a pension needs. */
const isPensionKnown = ({ partner }: Accounts) =>
  partner !== null && (partner.incomes !== null || partner.forecast != null)

/** @param onAccount the salary according to the AVS account */
export function workFrom(dossier: Dossier, policies: FundPolicies, onAccount: KnownWork | null): WorkCase {
  const now = workAtFunds(policies) ?? onAccount
  const { work } = dossier.firstPillar.info?.person ?? {}
  const kinds = work ? kindsOfWork(work) : []
  return {
    ...{ now, onAccount },
    rate: now?.rate ?? null,
    ...{ isNone: kinds.includes('none'), isEmployed: kinds.includes('employed') },
    fund: pensionFundOf(dossier),
    buysIn: whoBuysIn(dossier.firstPillar),
  }
}

/** For typed figures. */
export function whoBuysIn({ info, family }: Pick<Dossier['firstPillar'], 'info' | 'family'>): WhoBuysIn {
  const { status, insuredSince } = info?.person ?? {}
  const isDivorced =
    lastEndOf(status) === 'divorce' || (family?.marriages.some(({ endedBy }) => endedBy === 'divorce') ?? false)
  return { isDivorced, insuredSince: typeof insuredSince === 'number' ? insuredSince : null }
}

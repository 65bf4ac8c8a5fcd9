/** A visitor's dossier, with what the outside parties said, as a case. */
import { saysNo3a } from '~/dossier/rules/savings-rules'
import { isMarriedStatus, lastEndOf } from '~/dossier/shape/civil-status'
import { answersOf } from '~/dossier/shape/family-questions'
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { Providents } from '~/dossier/shape/party-answers'
import type { Dossier } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation-answers'
import { pensionFundOf } from '~/dossier/shape/work'
import type { Day } from '~/pillars/day'
import { type Accounts, factsOf } from './avs/facts'
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

/**
 * `person`: as entered, or else as registered. `policies`, `providents`: the answers so far. `work`: see {@link workFrom}.
 */
type Heard = {
  day: Day
  person: Birth
  accounts: Accounts | NoAvsCase
  policies: FundPolicies
  providents: Providents
  work: WorkCase
}

export function caseFromDossier(dossier: Dossier, { day, person, accounts, policies, providents, work }: Heard): Case {
  const { firstPillar, secondPillar, thirdPillar } = dossier
  const { info, family } = firstPillar
  const { selection, certificates, vested, counts } = secondPillar
  const isMarried = info ? isMarriedStatus(info.person.status) : false
  const isKnown = 'own' in accounts
  return {
    day,
    person: { birthDate: person.birthDate, gender: person.gender },
    isSent: false,
    avs:
      info && isKnown
        ? {
            facts: factsOf({ info, family: answersOf(family, info), ...accounts }),
            navs: info.person.navs,
            isPartnerRegistered: accounts.isPartnerRegistered ?? false,
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
          }
        : null,
    isMarried,
    stopsOn: null,
    drawing: null,
    work,
    secondPillar: {
      ...{ certificates, vested, counts, policies },
      hasFund: Boolean(selection?.length) || certificates.length > 0,
      isAnswered: selection !== null || certificates.length > 0,
      idOf: certificates.map(idOfCertificate),
      legalMinimum: null,
      salaryChanges: [],
      purchases: {},
    },
    thirdPillar: { ...thirdPillar, providents, isNone: saysNo3a(thirdPillar) },
    found: nothingFound(),
  }
}

/** Whether the partner's incomes are known, which a pension needs. */
const isPensionKnown = ({ partner }: Accounts) =>
  partner !== null && (partner.incomes !== null || partner.forecast != null)

/** @param onAccount the salary according to the AVS account */
export function workFrom(dossier: Dossier, policies: FundPolicies, onAccount: KnownWork | null): WorkCase {
  const now = workAtFunds(policies) ?? onAccount
  return {
    ...{ now, onAccount },
    rate: now?.rate ?? null,
    isNone: dossier.firstPillar.info?.person.work === 'none',
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

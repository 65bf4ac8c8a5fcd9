/** Prepares the page of every figure with its source, pillar by pillar, and what is missing in each. */

import { CAREER_OWNERS, type Career, type CareerOwner } from '~/dossier/shape/career'
import { isMarriedStatus } from '~/dossier/shape/civil-status'
import { answersOf, isFamilyComplete } from '~/dossier/shape/family-questions'
import type { RegisterAnswer } from '~/dossier/shape/register-record'
import type { readOwnCheck } from '~/estimate/read/forms'
import { type CareerInShort, inShort, yearsInShort } from '~/forms/career/entered'
import type { Language } from '~/language/language'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { lppView } from '~/ui/parties/lpp-view'
import { pillar3aView } from '~/ui/parties/pillar-3a-view'

type OwnCheckAnswer = Awaited<ReturnType<typeof readOwnCheck>>

/** What is missing in a pillar: the key of its sentence, and the page that fixes it. */
export type Lack = { key: LackKey; path: string; count?: number }
export type LackKey =
  | 'info'
  | 'family'
  | 'career'
  | 'partner'
  | 'former'
  | 'unread'
  | 'unreadOfPartner'
  | 'unreadOfFormer'
  | 'lpp'
  | 'certificate'
  | 'pillar3a'
  | 'noFund'
  | 'no3a'

export function ownCheckView(read: OwnCheckAnswer, language: Language) {
  const { info, family, register, vested, certificates, statements } = read
  return {
    avs: {
      problem: info.problem ?? family.problem,
      info: info.answer,
      family: info.answer && answersOf(family.answer, info.answer),
      careers: careersIn(read),
      register: register.answer && registeredYears(register.answer),
      registerSilent: register.problem !== null,
      lacks: avsLacks(read),
    },
    lpp: {
      certificates: certificates.answer ?? [],
      vested: vested.answer ?? [],
      funds: lppView({ ...read.funds, policies: read.policies }, language).selectedFunds,
      lacks: lppLacks(read),
    },
    pillar3a: {
      statements: statements.answer ?? [],
      entities: pillar3aView({ ...read.entities, providents: read.providents, info: read.account, own: read.own })
        .selectedEntities,
      lacks: pillar3aLacks(read),
    },
  }
}

export type OwnCheckView = ReturnType<typeof ownCheckView>

function careersIn({ careers }: OwnCheckAnswer): { owner: CareerOwner; career: CareerInShort }[] {
  return CAREER_OWNERS.flatMap((owner) => {
    const career = careers[owner]
    return career === null || career.way === 'none' ? [] : [{ owner, career: inShort(career) }]
  })
}

const registeredYears = (record: RegisterAnswer) => ({
  asOf: record.asOf,
  entries: 'incomes' in record ? yearsInShort(record.incomes) : null,
})

/** Without a sign-in there is no register to ask, so what the visitor has not entered is unknown. */
function avsLacks({ steps, info, family, careers }: OwnCheckAnswer): Lack[] {
  const form = info.answer
  if (!form) return info.problem === null ? [{ key: 'info', path: '/avs' }] : []
  const isComplete = isFamilyComplete(form, answersOf(family.answer, form))
  const lacksCareer = steps.own !== null && isUnknown(careers.person)
  const lacksPartner = steps.own !== null && isMarriedStatus(form.person.status) && isUnknown(careers.partner)
  // A former spouse's incomes are not asked for if the years are already split.
  const lacksFormer = steps.own?.careers.includes('former') || careers.former?.way === 'none'
  return [
    ...lackIf(!isComplete && family.problem === null, { key: 'family', path: '/avs/family' }),
    ...lackIf(lacksCareer, { key: 'career', path: '/avs/career' }),
    ...CAREER_OWNERS.flatMap((owner) => unreadLines(owner, careers[owner])),
    ...lackIf(lacksPartner && !lacksCareer, { key: 'partner', path: '/avs/career?who=partner' }),
    ...lackIf(lacksFormer && !lacksCareer, { key: 'former', path: '/avs/career?who=former' }),
  ]
}

const UNREAD = { person: 'unread', partner: 'unreadOfPartner', former: 'unreadOfFormer' } as const

function unreadLines(owner: CareerOwner, career: Career | null): Lack[] {
  const count = career?.way === 'extract' ? career.unread.length : 0
  return lackIf(count > 0, { key: UNREAD[owner], path: pathOfCareer('/avs/career/check', owner), count })
}

function lppLacks({ steps, funds, certificates, vested, policies }: OwnCheckAnswer): Lack[] {
  if (certificates.answer?.length || policies.answer?.policies.length) return []
  if (vested.answer?.length) return [{ key: 'certificate', path: '/lpp/certificate' }]
  if (funds.selection.answer?.length === 0 && steps.lpp) return [{ key: 'noFund', path: '/lpp' }]
  return [{ key: 'lpp', path: funds.selection.answer?.length ? '/lpp' : '/lpp/certificate' }]
}

function pillar3aLacks({ steps, entities, statements, providents }: OwnCheckAnswer): Lack[] {
  if (statements.answer?.length || providents.answer?.providents.length) return []
  if (entities.selection.answer?.length === 0 && steps.pillar3a) return [{ key: 'no3a', path: '/3a' }]
  return [{ key: 'pillar3a', path: entities.selection.answer?.length ? '/3a' : '/3a/account' }]
}

const isUnknown = (career: Career | null) => career === null || career.way === 'none'
const lackIf = (isLacking: boolean, lack: Lack): Lack[] => (isLacking ? [lack] : [])

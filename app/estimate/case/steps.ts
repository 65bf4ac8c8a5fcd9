/** Which steps a visitor has answered, and what else must be asked where no register is. */
import { isAsRegistered } from '~/dossier/rules/info-rules'
import { saysNo3a } from '~/dossier/rules/savings-rules'
import { CAREER_OWNERS, type Career, type CareerOwner } from '~/dossier/shape/career'
import { isMarriedStatus } from '~/dossier/shape/civil-status'
import { answersOf, isFamilyComplete } from '~/dossier/shape/family-questions'
import type { Dossier } from '~/dossier/shape/shape'
import { hasItsNumbers } from '~/dossier/shape/typed-parts'
import type { AskedParties, OwnSteps, Steps } from '~/dossier/shape/visitor'
import { pensionFundOf } from '~/dossier/shape/work'
import type { Day } from '~/pillars/day'
import { isComplete, knownAccounts } from './pillar-3a/accounts'
import { hasRetired } from './rules/paid-pension-rules'

type StepsOn = { termsVersion: string; today: Day; asks: AskedParties }

export function stepsIn(dossier: Dossier, { termsVersion, today, asks }: StepsOn): Steps {
  const { terms, firstPillar, secondPillar, thirdPillar } = dossier
  const { confirmed, providents, statements } = thirdPillar
  const accounts = knownAccounts(thirdPillar, providents ?? { providents: [], silent: [] })
  return {
    avs: firstPillar.info !== null && (!asks.register || hasItsNumbers(dossier)) && isAsRegistered(firstPillar),
    lpp:
      secondPillar.selection !== null ||
      secondPillar.certificates.length + secondPillar.vested.length > 0 ||
      pensionFundOf(dossier) === 'no',
    pillar3a:
      statements.length > 0 || saysNo3a(thirdPillar) || (confirmed && accounts.every(({ info }) => isComplete(info))),
    termsAccepted: terms?.version === termsVersion,
    unread: CAREER_OWNERS.filter((owner) => hasUnreadLines(firstPillar.careers[owner])),
    own: asks.register ? null : ownStepsIn(dossier, today),
    asks,
  }
}

const hasUnreadLines = (career: Career | null) => career?.way === 'extract' && career.unread.length > 0

/** What a visitor still has to be asked where no register is. */
export function ownStepsIn({ firstPillar, secondPillar, thirdPillar, papers }: Dossier, today: Day): OwnSteps {
  const { info, family } = firstPillar
  const isCopied: Record<'certificate' | 'vested' | 'account3a', boolean> = {
    certificate: secondPillar.certificates.length > 0,
    vested: secondPillar.vested.length > 0,
    account3a: thirdPillar.statements.length > 0,
  }
  return {
    papers: papers !== null,
    family: info === null || (isFamilyComplete(info, answersOf(family, info)) && !isPensionOpen(firstPillar, today)),
    careers: openCareers(firstPillar),
    incomes: firstPillar.careers.person !== null && firstPillar.careers.person.way !== 'none',
    open: (['certificate', 'vested', 'account3a'] as const).filter(
      (paper) => papers?.includes(paper) && !isCopied[paper],
    ),
  }
}

/** Whether a spouse has retired, and the page that asks for their pension was never saved. */
const isPensionOpen = ({ info, family }: Dossier['firstPillar'], today: Day): boolean =>
  family === null && isMarriedStatus(info?.person.status) && Boolean(info?.partner && hasRetired(info.partner, today))

/** Whose incomes the pension needs that nobody has been asked for; those of spouses only beside the person's own. */
function openCareers({ info, family, careers }: Dossier['firstPillar']): CareerOwner[] {
  const { person, partner, former } = careers
  if (person === null) return ['person']
  if (person.way === 'none') return []
  const open: CareerOwner[] = []
  if (partner === null && info?.partner && isMarriedStatus(info.person.status)) open.push('partner')
  const hasFormer = family?.marriages.some(({ end }) => end !== null) ?? false
  if (former === null && hasFormer && !isDivided(person)) open.push('former')
  return open
}

/** A forecast has read what an ended marriage left, and so has an account whose years are divided already. */
const isDivided = (career: Career): boolean =>
  career.way === 'forecast' || (career.way === 'extract' && career.rows.some(({ split }) => split))

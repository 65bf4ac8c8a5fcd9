/** What a visitor has typed themselves, as it is carried from one dossier to another: nothing that a party answered. */
import { isMarriedStatus } from './civil-status'
import type { Info } from './info'
import type { Dossier } from './shape'

/**
 * The dossier of somebody who has just signed in, with what the same visitor had typed before. Whose form it is, is now
 * known: the AVS form bears their number, and their registered partner's. It may contradict the register: then the form is
 * asked again (`isAsRegistered`). Times of keeping are counted on, so that a sign-in is no way around their limit.
 * @param typed of a visitor who had not signed in
 */
export function withTypedParts(dossier: Dossier, typed: Dossier): Dossier {
  const { firstPillar, secondPillar, thirdPillar } = typed
  return {
    ...dossier,
    firstPillar: {
      ...dossier.firstPillar,
      info: firstPillar.info && withOwnNumbers(firstPillar.info, dossier.login),
      family: firstPillar.family,
      careers: firstPillar.careers,
    },
    secondPillar: {
      ...dossier.secondPillar,
      selection: noneOrOpen(secondPillar.selection),
      certificates: secondPillar.certificates,
      vested: secondPillar.vested,
    },
    thirdPillar: {
      ...dossier.thirdPillar,
      selection: noneOrOpen(thirdPillar.selection),
      confirmed: thirdPillar.selection?.length === 0 && thirdPillar.confirmed,
      statements: thirdPillar.statements,
    },
    papers: typed.papers,
    simulation: typed.simulation,
    decision: typed.decision,
    marginalRate: typed.marginalRate,
    scenarios: typed.scenarios,
    scenariosMade: typed.scenariosMade,
    timesKept: typed.timesKept,
    revisions: typed.revisions,
  }
}

/** Without a sign-in nobody chooses a fund or a provider; that there is none is an answer. */
const noneOrOpen = (selection: string[] | null) => (selection?.length === 0 ? selection : null)

/** With the numbers of who has signed in and of their registered partner; of nobody, without a sign-in. */
export function withOwnNumbers({ person, partner, children }: Info, login: Dossier['login']): Info {
  const navs = login?.navs ?? null
  const ofPartner = isMarriedStatus(person.status) ? (login?.partnerNavs ?? null) : null
  return { person: { ...person, navs }, partner: partner && { ...partner, navs: ofPartner }, children }
}

/** Whether the AVS form bears the numbers that a signed-in visitor is asked for. */
export const hasItsNumbers = ({ login, firstPillar: { info } }: Pick<Dossier, 'login' | 'firstPillar'>): boolean =>
  login === null || info === null || (info.person.navs !== null && info.partner?.navs !== null)

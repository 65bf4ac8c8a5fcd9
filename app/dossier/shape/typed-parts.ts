/** What a visitor has entered, carried over from one dossier to another; a party's answers are never included. */
import { isMarriedStatus } from './civil-status'
import type { Info } from './info'
import type { Dossier } from './shape'

/** The dossier with everything that a visitor may enter taken from another one; what parties answered, and who it is, stays. */
export const withEntries = (
  dossier: Dossier,
  { firstPillar, secondPillar, thirdPillar, ...changes }: Dossier,
): Dossier => ({
  ...dossier,
  firstPillar: {
    ...dossier.firstPillar,
    info: firstPillar.info,
    family: firstPillar.family,
    careers: firstPillar.careers,
  },
  secondPillar: {
    ...dossier.secondPillar,
    selection: secondPillar.selection,
    certificates: secondPillar.certificates,
    vested: secondPillar.vested,
    counts: secondPillar.counts,
  },
  thirdPillar: {
    ...dossier.thirdPillar,
    selection: thirdPillar.selection,
    confirmed: thirdPillar.confirmed,
    statements: thirdPillar.statements,
    counts: thirdPillar.counts,
  },
  papers: changes.papers,
  simulation: changes.simulation,
  place: changes.place,
  decision: changes.decision,
  marginalRate: changes.marginalRate,
  wealth: changes.wealth,
  scenarios: changes.scenarios,
  scenariosMade: changes.scenariosMade,
})

/**
 * The dossier of a visitor who has just signed in, with what they had typed before. The AVS form now gets their number
 * and their registered partner's. If it contradicts the register, the form is asked again (`isAsRegistered`). The count
 * of extensions goes on, so that signing in is no way around its limit.
 * @param typed the dossier from before the sign-in
 */
export function withTypedParts(dossier: Dossier, typed: Dossier): Dossier {
  const { firstPillar, secondPillar, thirdPillar, ...changes } = withEntries(dossier, typed)
  const { selection: accounts } = thirdPillar
  return {
    ...changes,
    firstPillar: { ...firstPillar, info: firstPillar.info && withOwnNumbers(firstPillar.info, dossier.login) },
    secondPillar: {
      ...secondPillar,
      selection: noneOrOpen(secondPillar.selection),
      counts: dossier.secondPillar.counts,
    },
    thirdPillar: {
      ...thirdPillar,
      selection: noneOrOpen(accounts),
      confirmed: accounts?.length === 0 && thirdPillar.confirmed,
      counts: dossier.thirdPillar.counts,
    },
    timesKept: typed.timesKept,
    revisions: typed.revisions,
  }
}

/** Without a sign-in nobody can choose a fund or a provider, but 'I have none' is an answer to carry over. */
const noneOrOpen = (selection: string[] | null) => (selection?.length === 0 ? selection : null)

/** With the numbers of the signed-in visitor and their registered partner; without any if nobody has signed in. */
export function withOwnNumbers({ person, partner, children }: Info, login: Dossier['login']): Info {
  const navs = login?.navs ?? null
  const ofPartner = isMarriedStatus(person.status) ? (login?.partnerNavs ?? null) : null
  return { person: { ...person, navs }, partner: partner && { ...partner, navs: ofPartner }, children }
}

/** Whether the AVS form has the numbers that a signed-in visitor is asked for. */
export const hasItsNumbers = ({ login, firstPillar: { info } }: Pick<Dossier, 'login' | 'firstPillar'>): boolean =>
  login === null || info === null || (info.person.navs !== null && info.partner?.navs !== null)

/** The visitor's selection of banks and insurers, the providers' statements, and the 3a accounts. */
import type { Open3kInfo, OwnAccounts3a, PaydateLimits } from '~/dossier/shape/account-3a'
import type { Providents } from '~/dossier/shape/party-answers'
import { ceilingOf } from '../answers/pillar-3a/ceiling'
import { ownAccounts } from '../case/pillar-3a/accounts'
import { gatherWork } from '../gather/gather'
import { loadPaydateLimits } from '../gather/paydate'
import { loadProvidents } from '../gather/providents'
import type { Visit } from '../visit'

export const listSelectedEntities = ({ session }: Visit): string[] => session.dossier.thirdPillar.selection ?? []

export function getProvidents(visit: Visit): Promise<Providents> {
  visit.session.signedIn()
  return loadProvidents(visit)
}

/** The account of the last provider, as the specification has it. */
export const getOpen3kInfo = ({ session }: Visit): Open3kInfo | null => session.dossier.thirdPillar.info

/** All accounts, with this year's ceiling for payments into all of them together, CHF. */
export const listAccounts3a = (visit: Visit): Promise<OwnAccounts3a> =>
  gatherWork(visit).then((work) => ({
    accounts: ownAccounts(visit.session.dossier.thirdPillar),
    ceiling: ceilingOf({ work, day: visit.tools.clock.today() }),
  }))

/** The first and last day on which 3a savings can be paid out; null: no day is left. */
export const getPaydateLimits = ({ session, tools }: Visit): Promise<PaydateLimits> => loadPaydateLimits(session, tools)

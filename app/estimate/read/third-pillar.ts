import type { Open3kInfo, OwnAccounts3a, PaydateLimits } from '~/dossier/shape/account-3a'
import type { Entity, Providents } from '~/dossier/shape/party-answers'
import { ceilingOf } from '../answers/pillar-3a/ceiling'
import { ownAccounts } from '../case/pillar-3a/accounts'
import { gatherWork } from '../gather/gather'
import { findPaydate, loadPaydateLimits } from '../gather/paydate'
import { loadProvidents } from '../gather/providents'
import type { Visit } from '../visit'

/** The directory of banks and insurers, the visitor's selection, the providers' statements, and the 3a accounts. */
export function thirdPillarReads({ session: open, tools }: Visit) {
  const { directory } = tools.connectors
  return {
    async listEntities(): Promise<Entity[]> {
      await open()
      return (await directory.listEntities()).entries
    },
    listSelectedEntities: async (): Promise<string[]> => (await open()).dossier.thirdPillar.selection ?? [],
    async getProvidents(): Promise<Providents> {
      const session = (await open()).signedIn()
      return loadProvidents(session, tools, () => findPaydate(session, tools))
    },

    /** The account of the last provider, as the specification has it. */
    getOpen3kInfo: async (): Promise<Open3kInfo | null> => (await open()).dossier.thirdPillar.info,

    /** All accounts, with this year's ceiling for payments into all of them together, CHF. */
    async listAccounts3a(): Promise<OwnAccounts3a> {
      const session = await open()
      const work = await gatherWork(session, tools)
      return {
        accounts: ownAccounts(session.dossier.thirdPillar),
        ceiling: ceilingOf({ work, day: tools.clock.today() }),
      }
    },

    /** The first and last day on which 3a savings can be paid out; null: no day is left. */
    getPaydateLimits: async (): Promise<PaydateLimits> => loadPaydateLimits(await open(), tools),
  }
}

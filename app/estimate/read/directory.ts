/** The directory of pension funds and of 3a providers. */
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { Day } from '~/pillars/day'
import type { DirectoryListName } from '../calls'
import type { Visitor } from '../visit'

/** The lists are the same for everybody. */
type Asking = Pick<Visitor, 'tools'>

export const listPensionFunds = ({ tools }: Asking): Promise<PensionFund[]> =>
  tools.connectors.directory.listPensionFunds().then(({ entries }) => entries)

/** The funds that support sign-in. Needs no session. */
export const listLoginPensionFunds = (asking: Asking): Promise<PensionFund[]> =>
  listPensionFunds(asking).then((funds) => funds.filter(({ openpkStatus }) => openpkStatus === 'active'))

export const listEntities = ({ tools }: Asking): Promise<Entity[]> =>
  tools.connectors.directory.listEntities().then(({ entries }) => entries)

/** The date of an older list used because the directory is silent; null: the list is current. Needs no session. */
export function getListDay({ tools }: Asking, list: DirectoryListName): Promise<Day | null> {
  const { listPensionFunds, listEntities } = tools.connectors.directory
  return (list === 'entities' ? listEntities() : listPensionFunds()).then(({ listedOn }) => listedOn)
}

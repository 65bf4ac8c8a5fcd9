/** The directory of pension funds and of 3a providers. */
import type { Entity, PensionFund } from '~/dossier/shape/party-answers'
import type { Day } from '~/pillars/day'
import type { Visit, Visitor } from '../visit'

export const listPensionFunds = async ({ tools }: Visit): Promise<PensionFund[]> =>
  (await tools.connectors.directory.listPensionFunds()).entries

/** The funds that support sign-in. Needs no session. */
export const listLoginPensionFunds = async ({ tools }: Visitor): Promise<PensionFund[]> =>
  (await tools.connectors.directory.listPensionFunds()).entries.filter(({ openpkStatus }) => openpkStatus === 'active')

export const listEntities = async ({ tools }: Visit): Promise<Entity[]> =>
  (await tools.connectors.directory.listEntities()).entries

type DirectoryListName = 'pensionFunds' | 'loginPensionFunds' | 'entities'

/** The date of an older list used because the directory is silent; null: the list is current. Needs no session. */
export async function getListDay({ tools }: Visitor, list: DirectoryListName): Promise<Day | null> {
  const { listPensionFunds, listEntities } = tools.connectors.directory
  return (await (list === 'entities' ? listEntities() : listPensionFunds())).listedOn
}

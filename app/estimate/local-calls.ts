/** The calls of the specification where this process answers them. */
import { type Calls, failureOf } from './calls'
import { refusedBy } from './outcome'
import { getListDay, listEntities, listLoginPensionFunds, listPensionFunds } from './read/directory'
import { getInfo, getInsured, getPension } from './read/first-pillar'
import { getPolicies, listSelectedFunds } from './read/second-pillar'
import { getDigest } from './read/synthesis'
import { getOpen3kInfo, getProvidents, listSelectedEntities } from './read/third-pillar'
import { getMe, getRevision } from './read/user'
import { saveOpen3kInfo } from './save/accounts-3a'
import { saveInfo } from './save/avs-form'
import { saveNoEntity, saveNoFund, saveSelectedEntities, saveSelectedFunds } from './save/selections'
import type { Visit, Visitor } from './visit'

export function localCalls(visitor: Visitor, visit: () => Promise<Visit>): Calls {
  const call = async <Answer>(name: keyof Calls, answer: () => Answer): Promise<Awaited<Answer>> => {
    try {
      return await answer()
    } catch (error) {
      throw refusedBy(visitor.tools, error, failureOf(name))
    }
  }
  const inVisit = <Answer>(name: keyof Calls, answer: (visit: Visit) => Answer) =>
    call(name, () => visit().then(answer))
  return {
    getMe: () => inVisit('getMe', getMe),
    getInfo: () => inVisit('getInfo', getInfo),
    saveInfo: (...given) => inVisit('saveInfo', (visit) => saveInfo(visit, ...given)),
    getInsured: (navs) => inVisit('getInsured', (visit) => getInsured(visit, navs)),
    getPension: (query) => inVisit('getPension', (visit) => getPension(visit, query)),
    listPensionFunds: () => inVisit('listPensionFunds', listPensionFunds),
    listLoginPensionFunds: () => call('listLoginPensionFunds', () => listLoginPensionFunds(visitor)),
    listSelectedFunds: () => inVisit('listSelectedFunds', listSelectedFunds),
    saveSelectedFunds: (...given) => inVisit('saveSelectedFunds', (visit) => saveSelectedFunds(visit, ...given)),
    saveNoFund: (base) => inVisit('saveNoFund', (visit) => saveNoFund(visit, base)),
    getPolicies: () => inVisit('getPolicies', getPolicies),
    listEntities: () => inVisit('listEntities', listEntities),
    listSelectedEntities: () => inVisit('listSelectedEntities', listSelectedEntities),
    saveSelectedEntities: (...given) =>
      inVisit('saveSelectedEntities', (visit) => saveSelectedEntities(visit, ...given)),
    saveNoEntity: (base) => inVisit('saveNoEntity', (visit) => saveNoEntity(visit, base)),
    getOpen3kInfo: () => inVisit('getOpen3kInfo', getOpen3kInfo),
    saveOpen3kInfo: (...given) => inVisit('saveOpen3kInfo', (visit) => saveOpen3kInfo(visit, ...given)),
    getProvidents: () => inVisit('getProvidents', getProvidents),
    getDigest: (query) => inVisit('getDigest', (visit) => getDigest(visit, query)),
    getListDay: (list) => call('getListDay', () => getListDay(visitor, list)),
    getRevision: (part) => inVisit('getRevision', (visit) => getRevision(visit, part)),
  }
}

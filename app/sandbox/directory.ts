/** The two directories: pension funds (directoryAPI 0.8.0) and 3a providers, for which no standard exists. */
import { Router } from 'express'
import type { DirectoryFund } from '~/standards/types'
import { ENTITIES, type Entity, FUNDS, type Fund } from './parties'
import { siteAddress } from './party-sites'

/** `base`: the sandbox's own address, `https://.../sandbox`. */
export function createDirectory(base: string): Router {
  const funds = FUNDS.map((fund) => ({
    ...asDirectoryFund(fund, `${base}/funds/${fund.id}`),
    webUrl: siteAddress(base, fund),
  }))
  const entities = ENTITIES.map((entity) => ({
    ...asDirectoryEntity(entity, `${base}/entities/${entity.id}`),
    webUrl: siteAddress(base, entity),
  }))

  const router = Router()
  router.use((_, response, next) => {
    response.set('cache-control', 'public, max-age=600')
    next()
  })
  router.get('/pension-funds', (_, response) => void response.json(funds))
  router.get('/entities', (_, response) => void response.json(entities))
  return router
}

/** Sign-in and consent are one flow here; the standard's `authorizeUrl` and `grantUrl` both lead to its start. */
const asDirectoryFund = (fund: Fund, address: string): DirectoryFund => ({
  id: fund.id,
  name: fund.name,
  nameFr: fund.nameFr,
  nameDe: fund.nameDe,
  address: fund.address,
  openpkStatus: fund.status,
  ...(fund.status === 'active'
    ? {
        openpkServices: {
          authorizeUrl: `${address}/authorize`,
          grantUrl: `${address}/authorize`,
          identityProvider: address,
          tokenEndpoint: `${address}/token`,
          policyEndpoint: address,
        },
      }
    : {}),
})

const asDirectoryEntity = (entity: Entity, address: string) => ({
  id: entity.id,
  name: entity.name,
  kind: entity.kind,
  status: entity.status,
  authorizeUrl: `${address}/authorize`,
  identityProvider: address,
  policyEndpoint: address,
  tokenEndpoint: `${address}/token`,
})

/** The size of a sealed row for a couple who have answered everything and signed in everywhere. */
import { randomBytes } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { fullDossier } from '../../../tests/bench/dossier'
import type { PartyAccess } from '../shape/party-access'
import type { Dossier } from '../shape/shape'
import { sealDossier } from './dossier-size'
import { placesUnder } from './sealing/sealing'

/** The tokens from sign-ins, as long as in the sandbox: an ID token, and two tokens for each party. */
const ID_TOKEN_BYTES = 510
const TOKEN_BYTES = 32
const MOST_SEALED_BYTES = 7_000

const random = (bytes: number) => randomBytes(bytes).toString('base64url')
const signedIn = (accesses: Record<string, PartyAccess>) =>
  Object.fromEntries(
    Object.keys(accesses).map((id) => [
      id,
      { accessToken: random(TOKEN_BYTES), refreshToken: random(TOKEN_BYTES), until: 1_795_908_073_879 },
    ]),
  )

let dossier: Dossier
beforeAll(async () => {
  const { parties, ...answered } = await fullDossier()
  const { fund, entity, visits } = parties
  dossier = {
    ...answered,
    idToken: random(ID_TOKEN_BYTES),
    parties: { fund: signedIn(fund), entity: signedIn(entity), visits },
  }
})

it('is at most 7 kB', () => {
  expect(Object.keys(dossier.parties.fund).length + Object.keys(dossier.parties.entity).length).toBe(3)
  expect(dossier.firstPillar.info?.partner).toBeTruthy()
  const place = placesUnder(randomBytes(32), 'dossier')(randomBytes(32))
  const { box } = sealDossier({ place, dossier, version: 1, expiresAt: 0 })
  expect(box.byteLength).toBeLessThanOrEqual(MOST_SEALED_BYTES)
})

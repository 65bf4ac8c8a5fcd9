/** The dossier that a session begins with. */
import { type Connectors, PartyError } from '~/connectors/connectors'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { Claims } from './claims'

/** The AVS register names the spouse; if it is silent, the visitor signs in without one. */
export async function newDossier(
  claims: Claims,
  { issuer, idToken, termsVersion }: { issuer: string; idToken: string; termsVersion: string },
  register: Connectors['register'],
): Promise<Dossier> {
  const insured = await findInsured(register, claims.navs)
  const partner = insured?.partnerNavs ? { partnerNavs: insured.partnerNavs } : {}
  const dossier = emptyDossier({ ...claims, ...partner }, issuer, idToken, { version: termsVersion })
  if (insured) dossier.firstPillar.insureds[claims.navs] = insured
  return dossier
}

async function findInsured(register: Connectors['register'], navs: string): Promise<RegisterRecord | null> {
  try {
    return await register.getInsured(navs)
  } catch (error) {
    if (error instanceof PartyError) return null
    throw error
  }
}

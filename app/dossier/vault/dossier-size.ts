/** How large a dossier may be, however it has grown, and which part of it to name where it is larger. */
import type { Dossier } from '../shape/shape'
import { textOf } from './dossier-text'
import { ContentTooLarge, checkSize, type Place, seal } from './sealing/sealing'

/** What a dossier that is too large is told by. `answers`: what register, funds and providers have answered, and the accesses to them. */
export const SIZED_PARTS = ['family', 'careers', 'papers', 'scenarios', 'answers'] as const
export type SizedPart = (typeof SIZED_PARTS)[number]

/** A dossier that cannot be kept. `part`: the one that takes the most room. Nothing of it was saved. */
export class DossierTooLarge extends Error {
  override readonly name = 'DossierTooLarge'
  constructor(readonly part: SizedPart) {
    super(part)
  }
}

type DossierToSeal = { place: Place; dossier: Dossier; version: number; expiresAt: number }

/** The only way in which a dossier becomes a row. @throws {DossierTooLarge} */
export const sealDossier = ({ place, dossier, version, expiresAt }: DossierToSeal) =>
  orTooLarge(dossier, () => seal(place, textOf(dossier), version, expiresAt))

/** For a dossier that is only a draft. @throws {DossierTooLarge} where it could not be kept */
export const checkDossierSize = (dossier: Dossier): void => orTooLarge(dossier, () => checkSize(textOf(dossier)))

function orTooLarge<Made>(dossier: Dossier, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    throw error instanceof ContentTooLarge ? new DossierTooLarge(largestPartOf(dossier)) : error
  }
}

function largestPartOf({ firstPillar, secondPillar, thirdPillar, ...others }: Dossier): SizedPart {
  const parts: Record<SizedPart, unknown> = {
    family: [firstPillar.info, firstPillar.family],
    careers: firstPillar.careers,
    papers: [secondPillar.certificates, secondPillar.vested, thirdPillar.statements],
    scenarios: [others.scenarios, others.simulation, others.decision],
    answers: [
      ...[firstPillar.insureds, secondPillar.policies, thirdPillar.providents],
      ...[others.salaryChanges, others.purchases, others.parties, others.login, others.idToken],
    ],
  }
  const lengthOf = (part: SizedPart) => JSON.stringify(parts[part]).length
  return SIZED_PARTS.reduce((largest, part) => (lengthOf(part) > lengthOf(largest) ? part : largest))
}

/** The limit for the size of a dossier, and the part to name if it is exceeded. */
import type { Dossier } from '../shape/shape'
import { textOf } from './dossier-text'
import { ContentTooLarge, checkSize, type RowPlace, seal } from './sealing/sealing'

/**
 * The parts that a message about a full dossier can name. `answers`: the answers of register, funds and providers, and
 * the accesses to them.
 */
export const SIZED_PARTS = ['family', 'careers', 'papers', 'scenarios', 'answers'] as const
export type SizedPart = (typeof SIZED_PARTS)[number]

/** The dossier is too large to be saved, and nothing of it was. `part`: the one that takes the most room. */
export class DossierTooLarge extends Error {
  override readonly name = 'DossierTooLarge'
  constructor(readonly part: SizedPart) {
    super(part)
  }
}

type DossierToSeal = { place: RowPlace; dossier: Dossier; version: number; expiresAt: number }

/** The only way in which a dossier becomes a row. @throws {DossierTooLarge} */
export const sealDossier = ({ place, dossier, version, expiresAt }: DossierToSeal) =>
  orTooLarge(dossier, () => seal(place, textOf(dossier), version, expiresAt))

/** Checks a dossier that is only a draft. @throws {DossierTooLarge} if it could not be saved */
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
    scenarios: [others.scenarios, others.simulation, others.decision, others.place],
    answers: [
      ...[firstPillar.insureds, secondPillar.policies, thirdPillar.providents],
      ...[others.salaryChanges, others.purchases, others.parties, others.login, others.idToken],
    ],
  }
  const lengthOf = (part: SizedPart) => JSON.stringify(parts[part]).length
  return SIZED_PARTS.reduce((largest, part) => (lengthOf(part) > lengthOf(largest) ? part : largest))
}

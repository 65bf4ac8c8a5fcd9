/**
 * What earlier releases wrote in another form: kept dossiers, and what was entered in files that were taken home. Every
 * step leaves newer records, and whatever is no record, as they are; the shapes refuse what still does not fit.
 */

/** In the form of today. */
export const inFormOfToday = (kept: unknown): unknown => withPlaceApart(withOneShare(kept))

/**
 * The decision had a share in capital too. It becomes the share of the change, unless the change has its own, because that
 * is the one that the synthesis has shown.
 */
function withOneShare(kept: unknown): unknown {
  if (!isFields(kept) || !isFields(kept.decision) || !('lppCapitalShare' in kept.decision)) return kept
  const { lppCapitalShare, ...decision } = kept.decision
  const simulation = isFields(kept.simulation) ? kept.simulation : {}
  const isGiven = typeof simulation.lppCapitalShare === 'number' || !lppCapitalShare
  return { ...kept, decision, ...(!isGiven && { simulation: { ...simulation, lppCapitalShare } }) }
}

/** Canton and municipality belonged to the decision. */
function withPlaceApart(kept: unknown): unknown {
  if (!isFields(kept) || !isFields(kept.decision)) return kept
  if (!('canton' in kept.decision || 'municipality' in kept.decision)) return kept
  const { canton, municipality, ...decision } = kept.decision
  return { ...kept, decision, place: kept.place ?? { canton, municipality } }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How somebody earns their living now, and whether they say that a pension fund insures them. */
import { z } from 'zod'

export const KINDS_OF_WORK = ['employed', 'selfEmployed', 'none'] as const
export const WorkKind = z.enum(KINDS_OF_WORK, { error: 'invalid' })
export type WorkKind = z.infer<typeof WorkKind>

/** What a dossier keeps. `several`: employed and self-employed. */
export const WorkAnswer = z.enum([...KINDS_OF_WORK, 'several'], { error: 'invalid' })
export type WorkAnswer = z.infer<typeof WorkAnswer>

/** The kinds of work that an answer means. */
export const kindsOfWork = (work: WorkAnswer): readonly WorkKind[] =>
  work === 'several' ? ['employed', 'selfEmployed'] : [work]

/** `unknown`: they do not know. */
export const FUND_ANSWERS = ['yes', 'no', 'unknown'] as const
export const FundAnswer = z.enum(FUND_ANSWERS, { error: 'invalid' })
export type FundAnswer = z.infer<typeof FundAnswer>

type FundFacts = {
  firstPillar: { info: { person: { work?: WorkAnswer | undefined; fund?: FundAnswer | undefined } } | null }
  secondPillar: { selection: readonly string[] | null; certificates: readonly { kind?: string }[] }
}

/** A fund that pays a pension already insures nobody any more. */
export const insures = (certificates: FundFacts['secondPillar']['certificates']): boolean =>
  certificates.some(({ kind }) => kind !== 'paid')

/**
 * Whether a pension fund insures the visitor: shown by a chosen fund or a copied certificate, otherwise as they said.
 * `unknown`: they have not said.
 */
export function pensionFundOf({ firstPillar, secondPillar }: FundFacts): FundAnswer {
  const { selection, certificates } = secondPillar
  if (insures(certificates) || selection?.length) return 'yes'
  const { work, fund } = firstPillar.info?.person ?? {}
  // Only work is insured.
  const stated = fund ?? (work === 'none' ? 'no' : 'unknown')
  return stated === 'unknown' && selection ? 'no' : stated
}

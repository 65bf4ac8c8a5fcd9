/** Whose career a page shows: `?who=partner` and `?who=former`, or else the visitor's own. It reveals nothing about a person. */
import type { CareerOwner } from '~/dossier/shape/career'

const OTHERS = ['partner', 'former'] as const

/** The owner in an address that the page accepts. */
export const ownerAt = ({ searchParams }: URL): CareerOwner =>
  OTHERS.find((one) => one === searchParams.get('who')) ?? 'person'

/** Accepts `who` at most once, with a known value. */
export function isCareerAddress({ searchParams }: URL): boolean {
  const named = searchParams.getAll('who')
  return named.length === 0 || (named.length === 1 && OTHERS.some((one) => one === named[0]))
}

export const pathOfCareer = (path: '/avs/career' | '/avs/career/check', owner: CareerOwner) =>
  owner === 'person' ? path : `${path}?who=${owner}`

/** Prepares the page of a career: what is saved, and which way is preselected. */

import type { CareerOwner, CareerWay } from '~/dossier/shape/career'
import type { Paper } from '~/dossier/shape/savings-papers'
import type { readCareerPage } from '~/estimate/read/forms'
import { wayIn } from '~/forms/career/read'
import { careerValues } from '~/forms/career/values'
import { type Day, yearOf } from '~/pillars/day'
import { ownerAt } from '~/ui/own-papers/career-place'

/** By default, work begins in the year after this birthday (RAVS art. 52b). */
const LAST_YOUTH_BIRTHDAY = 20

export function careerView(
  { career, papers, revision, born, insuredSince, register, work }: Awaited<ReturnType<typeof readCareerPage>>,
  address: URL,
) {
  const owner = ownerAt(address)
  return {
    owner,
    revision,
    work,
    isKnown: born !== null,
    hasForm: born !== null,
    values: careerValues(career, usualWay(address, owner, papers)),
    isSaved: career !== null,
    beside: register && { ...register, ownDay: career && 'asOf' in career ? career.asOf : null },
    extract: career?.way === 'extract' ? { lines: career.rows.length, unread: career.unread.length } : null,
    first: born === null ? null : firstYear(born, insuredSince),
    pageTitle: { key: `career.title.${owner}` as const },
  }
}

export type CareerView = ReturnType<typeof careerView>

/** The default for the first year: incomes before the insurance begins do not count. */
function firstYear(born: Day, insuredSince: number | null) {
  const usual = yearOf(born) + LAST_YOUTH_BIRTHDAY + 1
  return insuredSince !== null && insuredSince > usual
    ? ({ year: insuredSince, why: 'sinceInsured' } as const)
    : ({ year: usual, why: 'sinceHint' } as const)
}

/** The address can name a way; otherwise the person's papers decide. Without papers, a few figures are enough. */
function usualWay(address: URL, owner: CareerOwner, papers: readonly Paper[]): CareerWay | null {
  const named = wayIn(address.searchParams.get('way') ?? '')
  if (named !== 'unknown') return named
  if (owner !== 'person' || papers.length === 0) return null
  return (['extract', 'forecast'] as const).find((paper) => papers.includes(paper)) ?? 'quick'
}

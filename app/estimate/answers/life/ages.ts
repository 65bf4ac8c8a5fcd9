/** A retirement age in the answer to other programs, like a row of the page that compares ages. */
import type { Day } from '~/pillars/day'
import type { AgeOutlook } from '~/pillars/synthesis/ages'
import type { Column } from '~/pillars/synthesis/result'

/** As `AgeOutlook`; money in CHF, `partOfSalary` in percent. `date`: the first of the month without work. */
export type LifeAge = Pick<
  AgeOutlook,
  'age' | 'avsFrom' | 'evenAt' | 'owed' | 'pillar3aAtStart' | 'isPlanned' | 'isReference'
> &
  AgeOutlook['days'] &
  Pick<AgeOutlook['column'], 'monthlyTotal' | 'ends' | 'complete' | 'missing' | 'first' | 'capitalTotal'> & {
    date: Day
    /** Of the second pillar; null: nothing is known of it. */
    lpp: Pick<NonNullable<Column['lpp']>, 'monthly' | 'sureness' | 'low' | 'high' | 'capital'> | null
    partOfSalary: number | null
  }

export const lifeAge = ({ age, startsOn, days, column, share, ...row }: AgeOutlook): LifeAge => ({
  ...{ age, date: startsOn, ...days },
  ...{ complete: column.complete, missing: column.missing },
  ...(column.ends && { ends: column.ends }),
  ...{ monthlyTotal: column.monthlyTotal, first: column.first, capitalTotal: column.capitalTotal },
  lpp: column.lpp && lppOf(column.lpp),
  partOfSalary: share,
  ...{ avsFrom: row.avsFrom, evenAt: row.evenAt, owed: row.owed, pillar3aAtStart: row.pillar3aAtStart },
  ...{ isPlanned: row.isPlanned, isReference: row.isReference },
})

const lppOf = ({ monthly, sureness, range, capital }: NonNullable<Column['lpp']>) => ({
  ...{ monthly, sureness },
  ...range,
  capital,
})

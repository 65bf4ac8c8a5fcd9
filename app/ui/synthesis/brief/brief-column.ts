import type { Column } from '~/pillars/result'

type Avs = NonNullable<Column['avs']>
type Lpp = NonNullable<Column['lpp']>
type Pillar3a = NonNullable<Column['pillar3a']>

/** The figures of a column used in the brief. Without `funds`, sentences mention the pillar instead of the number of funds. */
export type BriefColumn = Pick<Column, 'totalFrom' | 'monthlyTotal' | 'first' | 'ranges' | 'capitalTotal'> & {
  avs: Pick<Avs, 'monthly' | 'supplement' | 'from' | 'thirteenth'> | null
  lpp: (Pick<Lpp, 'monthly' | 'capital' | 'from'> & { funds?: readonly unknown[] }) | null
  vested?: Pick<NonNullable<Column['vested']>, 'projected'> | null
  pillar3a: Pick<Pillar3a, 'projected' | 'projectedFrom'> | null
}

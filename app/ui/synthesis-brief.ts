/** The synthesis in a few sentences, made from figures that stand on the page below, and from no others. */
import type { ColumnName } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import type { LaterPension } from './avs-changes'
import { changeSentence } from './brief-change'
import type { BriefColumn } from './brief-column'
import { missingSentences } from './brief-missing'
import { laterSentences, pensionSentences, thirteenthSentences } from './brief-pensions'
import type { MissingPart } from './synthesis-missing'
import type { T } from './text'

/** A digest fits, and so does the part of one that leaves the house. */
type Brief = {
  withoutChange: BriefColumn
  withChange: BriefColumn | null
  silent: readonly { column?: ColumnName }[]
}

type Known = {
  /** How the AVS pension changes after its start. */
  later: Record<ColumnName, readonly LaterPension[]>
  /** Why a pillar has no figures; null: it is not known, and not spoken of. */
  missing: Record<MissingPart['pillar'], MissingPart> | null
}

export function synthesisBrief(
  t: T,
  { withoutChange, withChange, silent }: Brief,
  { later, missing }: Known,
): string[] {
  const isWhole = silent.every(({ column }) => column === undefined)
  return [
    ...pensionSentences(t, withoutChange, later.withoutChange),
    ...laterSentences(t, later.withoutChange, withoutChange.totalFrom ?? ''),
    ...thirteenthSentences(t, withoutChange.avs?.thirteenth ?? 0, later.withoutChange),
    ...capitalSentences(t, withoutChange),
    ...(missing ? missingSentences(t, withoutChange, missing) : []),
    ...(withChange ? [changeSentence(t, withoutChange, withChange, isWhole)] : []),
  ]
}

/** What is paid once; never added to what is paid every month. */
function capitalSentences(t: T, { lpp, pillar3a }: BriefColumn): string[] {
  return [
    ...(lpp && lpp.capital > 0 ? [t('brief.capital.lpp', { amount: chf(lpp.capital), day: dayText(lpp.from) })] : []),
    ...(pillar3a && pillar3a.projected > 0
      ? [t('brief.capital.pillar3a', { amount: chf(pillar3a.projected), day: dayText(pillar3a.projectedFrom) })]
      : []),
  ]
}

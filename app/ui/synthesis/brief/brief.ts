/** The synthesis in a few sentences, using only figures that the page also shows below. */
import { chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import type { T } from '~/ui/frame/text'
import type { MissingPart } from '../missing'
import { changeSentence } from './brief-change'
import type { BriefColumn } from './brief-column'
import { missingSentences } from './brief-missing'
import { firstSentences, pensionSentences, rangeSentences, thirteenthSentences } from './brief-pensions'

/** Fits a digest as well as the part of one in a shared synthesis. */
type Brief = {
  withoutChange: BriefColumn
  withChange: BriefColumn | null
  silent: readonly { column?: ColumnName }[]
}

type BriefContext = {
  /** Why pillars have no figures; null: unknown, so the brief does not mention it. */
  missing: Record<MissingPart['pillar'], MissingPart> | null
}

export function synthesisBrief(
  t: T,
  { withoutChange, withChange, silent }: Brief,
  { missing }: BriefContext,
): string[] {
  const isWhole = silent.every(({ column }) => column === undefined)
  return [
    ...monthlySentences(t, withoutChange),
    ...capitalSentences(t, withoutChange),
    ...(missing ? missingSentences(t, withoutChange, missing) : []),
    ...(withChange ? [changeSentence(t, { before: withoutChange, after: withChange, isWhole })] : []),
  ]
}

function monthlySentences(t: T, column: BriefColumn): string[] {
  const { avs, ranges } = column
  return [
    ...(ranges ? rangeSentences(t, column) : pensionSentences(t, column)),
    ...firstSentences(t, column),
    ...thirteenthSentences(t, avs?.thirteenth ?? 0, ranges?.avs),
  ]
}

/** Capital is paid once, so it is never added to monthly amounts. */
function capitalSentences(t: T, { lpp, vested, pillar3a }: BriefColumn): string[] {
  return [
    ...(lpp && lpp.capital > 0 ? [t('brief.capital.lpp', { amount: chf(lpp.capital), day: dayText(lpp.from) })] : []),
    ...(vested && vested.projected > 0 ? [t('brief.capital.vested', { amount: chf(vested.projected) })] : []),
    ...(pillar3a && pillar3a.projected > 0
      ? [t('brief.capital.pillar3a', { amount: chf(pillar3a.projected), day: dayText(pillar3a.projectedFrom) })]
      : []),
  ]
}

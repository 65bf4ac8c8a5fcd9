import type { NetAnswer } from '~/estimate/answers/net'
import type { NetOverTime, Together } from '~/estimate/read/figures'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { describedPicture, type PictureSource } from '~/ui/synthesis/outlook/income-picture'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { HouseholdOverTime } from './household-over-time'
import { IncomeFold } from './income-fold'
import { IncomeViews, type View, viewAt } from './income-views'
import { NetIncomeOverTime, netShown } from './net-over-time'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'withChange' | 'need'>
  /** Set while both spouses have entered each other; otherwise null. */
  together?: Together | null
  capitalLeft?: PictureSource['capitalLeft']
  /** null: no place is given. */
  net: NetAnswer | null
  netOverTime: NetOverTime
}

/** The monthly income from today's salary through retirement, as picture and table; nothing if no income is known. */
export function IncomeOverTime({
  outlook,
  digest,
  together = null,
  capitalLeft,
  net,
  netOverTime,
}: IncomeOverTimeProps) {
  const { t, at } = useText()
  const incomes = incomeText(t, { outlook, digest })
  const drawn = describedPicture(t, { outlook, digest, capitalLeft })
  if (!incomes || !drawn) return null
  const hasNet = netShown(net, netOverTime) !== null
  const views: View[] = ['own', ...(together ? ['both' as const] : []), ...(hasNet ? ['net' as const] : [])]
  const view = viewAt(at)
  if (together && view === 'both') return <HouseholdOverTime together={together} digest={digest} views={views} />
  if (net && hasNet && view === 'net')
    return <NetIncomeOverTime net={net} overTime={netOverTime} digest={digest} views={views} />
  const { before, parts, panels, after } = incomes
  return (
    <Section title={t('outlook.income.title')}>
      <IncomeViews chosen="own" views={views} />
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      <IncomeFold intro={t('outlook.income.intro')} parts={parts} panels={panels} notes={[...before, ...after]} />
    </Section>
  )
}

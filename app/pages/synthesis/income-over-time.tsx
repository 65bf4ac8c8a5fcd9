import type { Together } from '~/estimate/read/figures'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { IncomePicture } from '~/ui/chart/income/income-picture'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { describedPicture, type PictureSource } from '~/ui/synthesis/outlook/income-picture'
import { incomeText } from '~/ui/synthesis/outlook/income-text'
import { HouseholdOverTime } from './household-over-time'
import { IncomeFold } from './income-fold'
import { IncomeViews } from './income-views'

type IncomeOverTimeProps = {
  outlook: Outlook
  digest: Pick<Digest, 'computedOn' | 'withoutChange' | 'withChange'>
  /** Set while both spouses have entered each other; otherwise null. */
  together?: Together | null
  capitalLeft?: PictureSource['capitalLeft']
}

/** The monthly income from today's salary through retirement, as picture and table; nothing if no income is known. */
export function IncomeOverTime({ outlook, digest, together = null, capitalLeft }: IncomeOverTimeProps) {
  const { t, at } = useText()
  const incomes = incomeText(t, { outlook, digest })
  const drawn = describedPicture(t, { outlook, digest, capitalLeft })
  if (!incomes || !drawn) return null
  if (together && isForTwo(at)) return <HouseholdOverTime together={together} digest={digest} />
  const { before, parts, panels, after } = incomes
  return (
    <Section title={t('outlook.income.title')}>
      {together && <IncomeViews chosen="own" />}
      <IncomePicture {...drawn} />
      <p className="hint">{drawn.hints.join(' ')}</p>
      <IncomeFold intro={t('outlook.income.intro')} parts={parts} panels={panels} notes={[...before, ...after]} />
    </Section>
  )
}

/** The address only says which of the two views is chosen, and nothing about a person. */
const isForTwo = (at = '/') => new URL(at, 'https://page.invalid').searchParams.get('vue') === 'deux'

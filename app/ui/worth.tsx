import type { Column, ColumnName, Digest } from '~/pillars/result'
import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'
import { chf, dayText, percent } from '~/text/format'
import { Section } from './section'
import { type T, useText } from './text'
import { interestSentences } from './worth-interest'
import { WorthRange } from './worth-range'

type WorthProps = { outlook: Outlook; digest: Pick<Digest, ColumnName> }
type Told = { name: ColumnName; column: Column; worth: ColumnOutlook }

/** What the figures are worth: beside the salary, with another interest, as a month of a capital. */
export function Worth({ outlook, digest }: WorthProps) {
  const { t } = useText()
  const told = columnsOf(digest, outlook)
  const shares = told.flatMap((one) => shareSentence(t, one))
  const spread = told.flatMap((one) => spreadSentences(t, one))
  const ranges = told.filter(({ worth }) => worth.lpp || worth.pillar3a)
  if (told.every(({ column }) => column.monthlyTotal === null && column.capitalTotal === null)) return null
  return (
    <Section title={t('outlook.worth.title')}>
      <p>{t('outlook.worth.francs')}</p>
      <Sentences sentences={shares} />
      {ranges.length > 0 && (
        <Section title={t('outlook.range.title')} level={3} intro={t('outlook.range.intro')}>
          {ranges.map(({ name, worth }) => (
            <WorthRange key={name} worth={worth} column={outlook.withChange && name} />
          ))}
          {interestSentences(
            t,
            ranges.map(({ worth }) => worth),
          ).map((sentence) => (
            <p key={sentence} className="hint">
              {sentence}
            </p>
          ))}
        </Section>
      )}
      {spread.length > 0 && (
        <Section title={t('outlook.spread.title')} level={3}>
          <Sentences sentences={spread} />
          <p>{t('outlook.spread.note')}</p>
        </Section>
      )}
    </Section>
  )
}

const columnsOf = (digest: WorthProps['digest'], outlook: Outlook): Told[] => {
  const { withChange } = digest
  const base: Told = { name: 'withoutChange', column: digest.withoutChange, worth: outlook.withoutChange }
  if (!withChange || !outlook.withChange) return [base]
  return [base, { name: 'withChange', column: withChange, worth: outlook.withChange }]
}

function shareSentence(t: T, { name, worth }: Told): string[] {
  const key = name === 'withChange' ? 'shareWithChange' : 'share'
  const sentences = worth.replaced.map((share, index) =>
    t(`outlook.worth.${index === 0 ? key : 'shareLater'}`, {
      percent: percent(share.percent),
      day: dayText(share.from),
    }),
  )
  return sentences.length > 0 ? [sentences.join(' ')] : []
}

const spreadSentences = (t: T, { name, worth: { spread } }: Told): string[] =>
  (['lpp', 'pillar3a'] as const).flatMap((pillar) => {
    const one = spread[pillar]
    if (!one) return []
    const values = { capital: chf(one.capital), day: dayText(one.from), monthly: chf(one.monthly) }
    return [t(`outlook.spread.${pillar}${name === 'withChange' ? 'WithChange' : ''}`, values)]
  })

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </>
)

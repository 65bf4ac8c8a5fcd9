import type { ColumnName, Digest } from '~/pillars/result'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { Section } from './section'
import { useText } from './text'
import { WorthRange } from './worth-range'
import { worthTold } from './worth-told'

type WorthProps = { outlook: Outlook; digest: Pick<Digest, ColumnName> }

/** What the figures are worth: beside the salary, with another interest, as a month of a capital. */
export function Worth({ outlook, digest }: WorthProps) {
  const { t } = useText()
  const told = worthTold(t, outlook, digest)
  if (!told) return null
  const { shares, ranges, interests, spread } = told
  return (
    <Section title={t('outlook.worth.title')}>
      <p>{t('outlook.worth.francs')}</p>
      <Sentences sentences={shares} />
      {ranges.length > 0 && (
        <Section title={t('outlook.range.title')} level={3} intro={t('outlook.range.intro')}>
          {ranges.map((range) => (
            <WorthRange key={range.column} {...range} />
          ))}
          {interests.map((sentence) => (
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

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <>
    {sentences.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </>
)

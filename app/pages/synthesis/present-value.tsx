import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Outlook } from '~/pillars/synthesis/outlook'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { presentValueText } from '~/ui/synthesis/outlook/present-value-text'
import { Words } from '~/ui/term'
import { PresentValueRange } from './present-value-range'

type PresentValueProps = { outlook: Outlook; digest: Pick<Digest, ColumnName> }

/** The present value of the figures: compared with the salary, with other interest rates, and with capital spread over months. */
export function PresentValue({ outlook, digest }: PresentValueProps) {
  const { t } = useText()
  const told = presentValueText(t, outlook, digest)
  if (!told) return null
  const { shares, ranges, interests, spread } = told
  return (
    <Fold title={t('outlook.worth.title')}>
      <p>{t('outlook.worth.francs')}</p>
      <Sentences sentences={shares} />
      {ranges.length > 0 && (
        <Section title={t('outlook.range.title')} level={4} intro={<RangeIntro />}>
          {ranges.map((range) => (
            <PresentValueRange key={range.column} {...range} />
          ))}
          {interests.map((sentence) => (
            <p key={sentence} className="hint">
              {sentence}
            </p>
          ))}
        </Section>
      )}
      {spread.length > 0 && (
        <Section title={t('outlook.spread.title')} level={4}>
          <Sentences sentences={spread} />
          <p>{t('outlook.spread.note')}</p>
        </Section>
      )}
    </Fold>
  )
}

function RangeIntro() {
  const { t } = useText()
  return (
    <p>
      <Words>{t('outlook.range.intro')}</Words>
    </p>
  )
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <>
    {sentences.map((sentence) => (
      <p key={sentence}>
        <Words>{sentence}</Words>
      </p>
    ))}
  </>
)

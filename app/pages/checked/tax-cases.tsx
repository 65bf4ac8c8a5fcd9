import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { CheckedView } from './view'

/** The tax by canton, and each figure of the selected one. */
export function TaxCases({ taxCounts, taxReasons, places, taxReadings, taxYear, shown }: CheckedView) {
  const { t, to } = useText()
  const { figures, same } = taxCounts
  const counted = ['figures', 'same', 'near', 'within', 'differs'] as const
  return (
    <Section
      title={t('checked.tax.title')}
      id="tax"
      intro={t('checked.ofPillar', { figures, same })}
      isLandmark={false}
    >
      <p>{t('checked.tax.intro', { year: taxYear })}</p>
      <ul className="sentences">
        {taxReasons.map((reason) => (
          <li key={reason}>{t(`checked.reasons.${reason}`)}</li>
        ))}
      </ul>
      {shown && <EveryFigure shown={shown} />}
      <Folds>
        <Fold title={t('checked.tax.byCanton')}>
          <p>{t('checked.tax.choose')}</p>
          <Table
            className="stacked stacked-told law-detail"
            headClass="alone"
            caption={t('checked.tax.caption')}
            heads={[t('checked.tax.canton'), ...counted.map((name) => t(`checked.summary.${name}`))]}
            rows={places.map(({ place, name, counts }) => ({
              key: place,
              head: <a href={`${to('/checked')}?canton=${place}#every`}>{name}</a>,
              cells: counted.map((count) => String(counts[count])),
            }))}
          />
        </Fold>
      </Folds>
      <ul className="sentences">
        {taxReadings.map((reading) => (
          <li key={reading}>{t(`checked.tax.readings.${reading}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

function EveryFigure({ shown: { name, caption, rows } }: { shown: NonNullable<CheckedView['shown']> }) {
  const { t } = useText()
  const heads = (['figure', 'published', 'ours', 'agreement'] as const).map((head) => t(`checked.heads.${head}`))
  return (
    <Section title={t('checked.tax.every', { place: name })} level={3} id="every" isLandmark={false}>
      <Table
        className="stacked stacked-told law-detail"
        caption={caption}
        heads={[...heads, t('checked.tax.reading')]}
        rows={rows.map(({ key, figure, published, ours, agreement, reading }) => ({
          key,
          head: figure,
          cells: [published, ours, agreement, reading],
        }))}
      />
    </Section>
  )
}

import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Table } from '~/ui/table'
import type { TaxPartView } from './tax-view'

/** What tells the two taxes apart: their texts, and the names in the address. */
const KINDS = {
  tax: { id: 'tax', query: 'canton', every: 'every' },
  incomeTax: { id: 'income-tax', query: 'income', every: 'every-income' },
} as const

/** A tax by canton, and each figure of the selected one. */
export function TaxCases({ kind, part }: { kind: keyof typeof KINDS; part: TaxPartView }) {
  const { t } = useText()
  const { counts, reasons, readings, year, shown } = part
  const { id, every } = KINDS[kind]
  const { figures, same } = counts
  return (
    <Section
      title={t(`checked.${kind}.title`)}
      id={id}
      intro={t('checked.ofPillar', { figures, same })}
      isLandmark={false}
    >
      <p>{t(`checked.${kind}.intro`, { year })}</p>
      <ul className="sentences">
        {reasons.map((reason) => (
          <li key={reason}>{t(`checked.reasons.${reason}`)}</li>
        ))}
      </ul>
      {shown && <EveryFigure shown={shown} id={every} />}
      <ByCanton kind={kind} places={part.places} />
      <ul className="sentences">
        {readings.map((reading) => (
          <li key={reading}>{t(`checked.tax.readings.${reading}`)}</li>
        ))}
      </ul>
    </Section>
  )
}

function ByCanton({ kind, places }: { kind: keyof typeof KINDS; places: TaxPartView['places'] }) {
  const { t, to } = useText()
  const { query, every } = KINDS[kind]
  const counted = ['figures', 'same', 'near', 'within', 'differs'] as const
  return (
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
            head: <a href={`${to('/checked')}?${query}=${place}#${every}`}>{name}</a>,
            cells: counted.map((count) => String(counts[count])),
          }))}
        />
      </Fold>
    </Folds>
  )
}

type Shown = { shown: NonNullable<TaxPartView['shown']>; id: string }

function EveryFigure({ shown: { name, caption, rows }, id }: Shown) {
  const { t } = useText()
  const heads = (['figure', 'published', 'ours', 'agreement'] as const).map((head) => t(`checked.heads.${head}`))
  return (
    <Section title={t('checked.tax.every', { place: name })} level={3} id={id} isLandmark={false}>
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

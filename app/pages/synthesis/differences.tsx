import { signedChf } from '~/language/format'
import type { Difference } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { Fold } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { tableRole } from '~/ui/table-role'

/** The effect of the change on each figure by cause, folded. */
export function SynthesisDifferences({ differences }: Pick<Digest, 'differences'>) {
  const { t } = useText()
  if (differences.length === 0) return null
  return (
    <Fold title={t('synthesis.folds.causes')}>
      <p>{t('differences.intro')}</p>
      <Differences differences={differences} />
    </Fold>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useText()
  return (
    <table className="comparison stacked" {...tableRole('table')}>
      <caption className="visually-hidden">{t('differences.title')}</caption>
      <thead {...tableRole('rowgroup')}>
        <tr {...tableRole('row')}>
          <th scope="col" className="comparison-term" {...tableRole('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          <th scope="col" {...tableRole('columnheader')}>
            {t('differences.difference')}
          </th>
          <th scope="col" {...tableRole('columnheader')}>
            {t('differences.causes')}
          </th>
        </tr>
      </thead>
      <tbody {...tableRole('rowgroup')}>
        {differences.map((difference) => (
          <Row key={difference.figure} {...difference} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ figure, difference, causes }: Difference) {
  const { t } = useText()
  return (
    <tr {...tableRole('row')}>
      <th scope="row" className="comparison-term" {...tableRole('rowheader')}>
        {t(`differences.figures.${figure}`)}
      </th>
      <td {...tableRole('cell')}>
        <data value={difference} data-difference={figure}>
          {signedChf(difference)}
        </data>
      </td>
      <td {...tableRole('cell')}>
        {causes.map(({ cause, amount }) => (
          <span key={cause} className="comparison-line">
            {t('differences.cause', { cause: t(`differences.causeNames.${cause}`), amount: signedChf(amount) })}
          </span>
        ))}
      </td>
    </tr>
  )
}

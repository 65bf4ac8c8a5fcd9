import type { Simulation } from '~/dossier/shape/simulation'
import { dayText, signedChf } from '~/language/format'
import { rangeCausesIn, rangeKind } from '~/language/range-words'
import type { Day } from '~/pillars/day'
import type { Difference } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { SimulationChanges } from '~/ui/synthesis/comparison/simulation-changes-list'
import { tableRole } from '~/ui/table-role'

type SynthesisDifferencesProps = Pick<Digest, 'withoutChange' | 'withChange' | 'differences'> & {
  simulation: Simulation | null
  /** The start of the desired salary if it is too late to have an effect; else null. */
  newSalaryTooLate: Day | null
}

/** The simulated change, and its effect on each figure by cause. */
export function SynthesisDifferences(props: SynthesisDifferencesProps) {
  const { withoutChange, withChange, differences, simulation, newSalaryTooLate } = props
  const { t } = useText()
  if (!withChange) return null
  const causes = rangeCausesIn({ withoutChange, withChange })
  return (
    <Section
      title={t('differences.title')}
      intro={t(differences.length > 0 ? 'differences.intro' : 'differences.none')}
    >
      {simulation && <SimulationChanges simulation={simulation} />}
      {newSalaryTooLate && <p>{t('differences.newSalaryTooLate', { from: dayText(newSalaryTooLate) })}</p>}
      {differences.length > 0 && causes.length > 0 && <p>{t(`synthesis.rangeDifferences.${rangeKind(causes)}`)}</p>}
      {differences.length > 0 && <Differences differences={differences} />}
    </Section>
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

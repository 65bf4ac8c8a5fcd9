import type { Simulation } from '~/dossier/simulation'
import type { Day } from '~/pillars/day'
import type { Difference, Digest } from '~/pillars/result'
import { dayText, signedChf } from '~/text/format'
import { Section } from './section'
import { SimulationChanges } from './simulation-changes-list'
import { as } from './table-role'
import { useText } from './text'

type SynthesisDifferencesProps = Pick<Digest, 'withChange' | 'differences'> & {
  simulation: Simulation | null
  /** From when the desired salary would count, where that is too late; null: it counts, or there is none. */
  newSalaryTooLate: Day | null
}

/** What is simulated, by how much each figure changes, and from which cause; only beside a change. */
export function SynthesisDifferences(props: SynthesisDifferencesProps) {
  const { withChange, differences, simulation, newSalaryTooLate } = props
  const { t } = useText()
  if (!withChange) return null
  return (
    <Section
      title={t('differences.title')}
      intro={t(differences.length > 0 ? 'differences.intro' : 'differences.none')}
    >
      {simulation && <SimulationChanges simulation={simulation} />}
      {newSalaryTooLate && <p>{t('differences.newSalaryTooLate', { from: dayText(newSalaryTooLate) })}</p>}
      {differences.length > 0 && <Differences differences={differences} />}
    </Section>
  )
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { t } = useText()
  return (
    <table className="comparison stacked" {...as('table')}>
      <caption className="visually-hidden">{t('differences.title')}</caption>
      <thead {...as('rowgroup')}>
        <tr {...as('row')}>
          <th scope="col" className="comparison-term" {...as('columnheader')}>
            <span className="visually-hidden">{t('synthesis.row')}</span>
          </th>
          <th scope="col" {...as('columnheader')}>
            {t('differences.difference')}
          </th>
          <th scope="col" {...as('columnheader')}>
            {t('differences.causes')}
          </th>
        </tr>
      </thead>
      <tbody {...as('rowgroup')}>
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
    <tr {...as('row')}>
      <th scope="row" className="comparison-term" {...as('rowheader')}>
        {t(`differences.figures.${figure}`)}
      </th>
      <td {...as('cell')}>
        <data value={difference} data-difference={figure}>
          {signedChf(difference)}
        </data>
      </td>
      <td {...as('cell')}>
        {causes.map(({ cause, amount }) => (
          <span key={cause} className="comparison-line">
            {t('differences.cause', { cause: t(`differences.causeNames.${cause}`), amount: signedChf(amount) })}
          </span>
        ))}
      </td>
    </tr>
  )
}

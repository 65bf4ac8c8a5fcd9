import { changesMore, NO_CHOICE, type Simulation } from '~/dossier/shape/simulation'
import { hasSameLacks, lackOf } from '~/language/at-least'
import { chf, dayText, signedChf } from '~/language/format'
import { rangeCausesIn, rangeKind } from '~/language/range-words'
import type { Day } from '~/pillars/day'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column, Difference } from '~/pillars/synthesis/result'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { SimulationChanges } from '~/ui/synthesis/comparison/simulation-changes-list'
import { Table } from '~/ui/table'

type CausesProps = Pick<Digest, 'withoutChange' | 'withChange' | 'differences'> & {
  simulation: Simulation | null
  /** The start of the desired salary if it is too late to have an effect; otherwise null. */
  newSalaryTooLate: Day | null
}

/** What the change is, and how the amount for life without it becomes the amount with it, cause by cause. */
export function SynthesisCauses(props: CausesProps) {
  const { withoutChange, withChange, differences, simulation, newSalaryTooLate } = props
  const { t } = useText()
  if (!withChange) return null
  const ofTotal = differences.find(({ figure }) => figure === 'total.monthly')
  const unsure = ofTotal ? rangeCausesIn({ withoutChange, withChange }) : []
  const isSame =
    withoutChange.monthlyTotal === withChange.monthlyTotal && hasSameLacks(['avs', 'lpp'], withoutChange, withChange)
  const lack = lackOf(withChange)
  return (
    <Section title={t('synthesis.causes.title')}>
      {simulation && changesMore(simulation) && <SimulationChanges simulation={{ ...simulation, ...NO_CHOICE }} />}
      <BuyInSource funds={withChange.lpp?.funds ?? []} />
      {newSalaryTooLate && <p>{t('differences.newSalaryTooLate', { from: dayText(newSalaryTooLate) })}</p>}
      {unsure.length > 0 && <p>{t(`synthesis.rangeDifferences.${rangeKind(unsure)}`)}</p>}
      {ofTotal && lack && <p>{t(`synthesis.causes.lack.${lack}`)}</p>}
      {ofTotal ? (
        <Causes {...ofTotal} isEstimated={unsure.length > 0} />
      ) : (
        <p>{t(`synthesis.causes.${isSame ? 'none' : 'notCompared'}`)}</p>
      )}
    </Section>
  )
}

/** The source of a buy-in's figure: the fund or, if it has not answered, what can be derived from its statement. */
function BuyInSource({ funds }: Pick<NonNullable<Column['lpp']>, 'funds'>) {
  const { t } = useText()
  const fund = funds.find(({ buyIn }) => buyIn !== undefined)
  if (!fund) return null
  if (fund.buyIn === 'simulated') return <p>{t('synthesis.causes.buyIn.simulated', { fund: fund.name })}</p>
  if (fund.isTyped) return <p>{t('synthesis.causes.buyIn.certificate')}</p>
  return (
    <Notice kind="warning" title={t('synthesis.causes.buyIn.silent', { fund: fund.name })}>
      <p>{t('synthesis.causes.buyIn.byRate')}</p>
    </Notice>
  )
}

/**
 * From the amount without the change to the amount with it: each line is what its cause adds or subtracts. `isEstimated`: both
 * amounts are the middle of ranges, whose ends stand above.
 */
function Causes({ before, after, causes, isEstimated }: Difference & { isEstimated: boolean }) {
  const { t } = useText()
  const total = (amount: number) => (isEstimated ? t('synthesis.causes.about', { amount: chf(amount) }) : chf(amount))
  const line = (head: string, amount: string, isEnd = false) => ({
    key: head,
    head,
    cells: [isEnd ? <strong key="amount">{amount}</strong> : amount],
  })
  return (
    <Table
      className="causes"
      caption={t('synthesis.causes.title')}
      heads={[t('synthesis.causes.cause'), t('synthesis.causes.amount')]}
      heard={['caption', 'heads']}
      rows={[
        line(t('synthesis.columns.withoutChange'), total(before), true),
        ...causes.map(({ cause, amount }) => line(t(`differences.causeNames.${cause}`), signedChf(amount))),
        line(t('synthesis.columns.withChange'), total(after), true),
      ]}
      cellClass="number"
    />
  )
}

import type { Column } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { Figure } from './figure'
import { Notice } from './notice'
import { Section } from './section'
import { SilentParties, type SilentParty } from './silent-parties'
import { SummaryList } from './summary-list'
import { useText } from './text'

type SynthesisTotalProps = {
  column: Pick<Column, 'totalFrom' | 'monthlyTotal' | 'capitalTotal' | 'retirementDate'>
  name: 'withoutChange' | 'withChange'
  silent: readonly SilentParty[]
}

/** What the three pillars pay together, and who is missing in it. */
export function SynthesisTotal({ column, name, silent }: SynthesisTotalProps) {
  const { t } = useText()
  const { totalFrom, monthlyTotal, capitalTotal, retirementDate } = column
  return (
    <Section title={t('synthesis.total')} intro={t('synthesis.retirement', { day: dayText(retirementDate) })}>
      {silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      <SummaryList
        rows={[
          {
            term: t('synthesis.totalMonthly'),
            value:
              monthlyTotal === null ? (
                t('synthesis.totalNothing')
              ) : (
                <Figure
                  figure="total.monthly"
                  value={monthlyTotal}
                  column={name}
                  text={chf(monthlyTotal)}
                  size="large"
                />
              ),
            note: totalFrom
              ? t('synthesis.totalMonthlyFrom', { day: dayText(totalFrom) })
              : t('synthesis.totalMonthlyNote'),
          },
          {
            term: t('synthesis.totalCapital'),
            value:
              capitalTotal === null ? (
                t('synthesis.totalNothing')
              ) : (
                <Figure
                  figure="total.capital"
                  value={capitalTotal}
                  column={name}
                  text={chf(capitalTotal)}
                  size="large"
                />
              ),
            note: t('synthesis.totalCapitalNote'),
          },
        ]}
      />
    </Section>
  )
}

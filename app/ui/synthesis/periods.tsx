import { chf, dayText } from '~/language/format'
import type { Period } from '~/pillars/avs/result'
import { type T, useText } from '../frame/text'
import { Table } from '../table'

type SynthesisPeriodsProps = { periods: readonly Period[]; title: 'synthesis.periods' | 'synthesis.periodsWithChange' }

/** The pensions of both spouses, period by period. */
export function SynthesisPeriods({ periods, title }: SynthesisPeriodsProps) {
  const { t } = useText()
  const amount = (monthly: number | null) => (monthly === null ? t('synthesis.periodNone') : chf(monthly))
  return (
    <Table
      className="stacked stacked-3"
      caption={t(title)}
      heads={[
        t('synthesis.period'),
        ...(['periodMe', 'periodPartner', 'periodTotal'] as const).map((column) => t(`synthesis.${column}`)),
      ]}
      rows={periods.map((period) => ({
        key: period.from,
        head: spanOf(t, period),
        cells: [amount(period.person), amount(period.partner), <Total key="total" {...period} />],
      }))}
      cellClass="number"
    />
  )
}

const spanOf = (t: T, { from, to }: Period) =>
  t(to ? 'synthesis.periodSpan' : 'synthesis.periodForLife', { from: dayText(from), to: to && dayText(to) })

function Total({ person, partner, total, capped }: Period) {
  const { t } = useText()
  return (
    <>
      {chf(total)} {capped && <span className="hint">{t('synthesis.periodCapped')}</span>}
      <Supplement monthly={supplementIn({ person, partner, total })} />
    </>
  )
}

/** Explains why the two pensions do not add up to the total. */
function Supplement({ monthly }: { monthly: number }) {
  const { t } = useText()
  return monthly > 0 ? <span className="hint">{t('synthesis.periodSupplement', { amount: chf(monthly) })}</span> : null
}

/** The supplement that the total contains besides the two pensions, CHF a month, rounded to the Rappen. */
export const supplementIn = ({ person, partner, total }: Pick<Period, 'person' | 'partner' | 'total'>) =>
  Math.round(100 * (total - (person ?? 0) - (partner ?? 0))) / 100

import type { Column } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { Figure } from './figure'
import { Notice } from './notice'
import { Section } from './section'
import { SilentParties, type SilentParty } from './silent-parties'
import { SummaryList, type SummaryRow } from './summary-list'
import type { MissingPart } from './synthesis-missing'
import { useText } from './text'

type SynthesisTotalProps = {
  column: Pick<Column, 'totalFrom' | 'monthlyTotal' | 'capitalTotal' | 'retirementDate' | 'avs' | 'lpp'>
  name: 'withoutChange' | 'withChange'
  silent: readonly SilentParty[]
  missing: Record<MissingPart['pillar'], Pick<MissingPart, 'none' | 'notHandled'>>
}

/** What the three pillars pay together, and who is missing in it. */
export function SynthesisTotal({ silent, ...known }: SynthesisTotalProps) {
  const { t } = useText()
  return (
    <Section
      title={t('synthesis.total')}
      intro={t('synthesis.retirement', { day: dayText(known.column.retirementDate) })}
    >
      {silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={silent} />
        </Notice>
      )}
      <SummaryList rows={[monthlyRow(known, t), capitalRow(known, t)]} />
    </Section>
  )
}

type Known = Omit<SynthesisTotalProps, 'silent'>
type T = ReturnType<typeof useText>['t']

function monthlyRow({ column, name, missing }: Known, t: T): SummaryRow {
  const { monthlyTotal, totalFrom, avs, lpp } = column
  const term = t('synthesis.totalMonthly')
  if (monthlyTotal === null || totalFrom === null) {
    const isFinal = missing.avs.notHandled && missing.lpp.none
    return isFinal
      ? { term, value: t('synthesis.totalNotComputed') }
      : { term, value: t('synthesis.totalNothing'), note: t('synthesis.totalMonthlyNote') }
  }
  const isNothing = monthlyTotal === 0 && avs !== null && (lpp !== null || missing.lpp.none)
  const text = isNothing ? t('synthesis.noPension') : chf(monthlyTotal)
  return {
    term,
    value: <Figure figure="total.monthly" value={monthlyTotal} column={name} text={text} size="large" />,
    note: isNothing ? undefined : t(`synthesis.${fromNote(column, missing)}`, { day: dayText(totalFrom) }),
  }
}

/** A pension that is not in the total is named: 'all your pensions' is said only of a whole total. */
function fromNote({ avs, lpp }: Known['column'], missing: Known['missing']) {
  if (avs === null) return 'totalMonthlyWithoutAvs'
  return lpp === null && !missing.lpp.none ? 'totalMonthlyWithoutLpp' : 'totalMonthlyFrom'
}

function capitalRow({ column, name, missing }: Known, t: T): SummaryRow {
  const { capitalTotal } = column
  const term = t('synthesis.totalCapital')
  if (capitalTotal === null && missing.lpp.none && missing.pillar3a.none)
    return { term, value: t('synthesis.noCapital') }
  return {
    term,
    value:
      capitalTotal === null ? (
        t('synthesis.totalNothing')
      ) : (
        <Figure figure="total.capital" value={capitalTotal} column={name} text={chf(capitalTotal)} size="large" />
      ),
    note: t('synthesis.totalCapitalNote'),
  }
}

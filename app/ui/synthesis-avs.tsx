import type { Column, Period } from '~/pillars/result'
import { chf, dayText } from '~/text/format'
import { Figure } from './figure'
import { SummaryList, type SummaryRow } from './summary-list'
import { SynthesisPeriods } from './synthesis-periods'
import { useText } from './text'

type Avs = NonNullable<Column['avs']>
type Later = { from: Avs['from']; monthly: number } | null

type SynthesisAvsProps = {
  avs: Avs
  column: 'withoutChange' | 'withChange'
  /** The pension after the next change, where there is one. */
  later: Later
  /** Of a couple; empty for one person. */
  periods: readonly Period[]
}

/** What the first pillar pays, from when to when. */
export function SynthesisAvs({ avs, column, later, periods }: SynthesisAvsProps) {
  const { t } = useText()
  return (
    <>
      <SummaryList rows={avs.monthly > 0 ? pensionRows(avs, later, column, t) : noPensionRows(avs, column, t)} />
      {periods.length > 0 && <SynthesisPeriods periods={periods} />}
    </>
  )
}

type T = ReturnType<typeof useText>['t']

const pensionRows = (avs: Avs, later: Later, column: string, t: T): SummaryRow[] => [
  {
    term: t('synthesis.avsMonthly'),
    value: <Figure figure="avs.monthly" value={avs.monthly} column={column} text={chf(avs.monthly)} />,
  },
  { term: avs.to ? t('synthesis.from') : t('synthesis.fromLife'), value: dayText(avs.from) },
  { term: t('synthesis.to'), value: avs.to ? dayText(avs.to) : t('synthesis.forLife') },
  ...laterRows(avs, later, t),
  ...supplementRows(avs, column, t),
  {
    term: t('synthesis.avsThirteenth'),
    value: <Figure figure="avs.thirteenth" value={avs.thirteenth} column={column} text={chf(avs.thirteenth)} />,
    note: t('synthesis.avsThirteenthNote'),
  },
]

/** The smallest pension is above 0: there is none only without a whole contribution year (LAVS art. 29). */
const noPensionRows = (avs: Avs, column: string, t: T): SummaryRow[] => [
  {
    term: t('synthesis.avsMonthly'),
    value: <Figure figure="avs.monthly" value={avs.monthly} column={column} text={t('synthesis.noPension')} />,
    note: t('synthesis.avsNoWholeYear'),
  },
  ...laterRows(avs, null, t),
]

function laterRows({ partnerStart }: Avs, later: Later, t: T): SummaryRow[] {
  return [
    ...(later
      ? [
          {
            term: t('synthesis.avsLater'),
            value: chf(later.monthly),
            note: t('synthesis.avsLaterNote', { day: dayText(later.from) }),
          },
        ]
      : []),
    ...(partnerStart ? [{ term: t('synthesis.avsPartnerStart'), value: dayText(partnerStart) }] : []),
  ]
}

/** Only who has a supplement is told of it. */
function supplementRows({ supplement }: Avs, column: string, t: T): SummaryRow[] {
  if (supplement === 0) return []
  return [
    {
      term: t('synthesis.avsSupplement'),
      value: <Figure figure="avs.supplement" value={supplement} column={column} text={chf(supplement)} />,
      note: t('synthesis.avsSupplementNote'),
    },
  ]
}

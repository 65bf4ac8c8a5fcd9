import { chf, dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import type { Column } from '~/pillars/synthesis/result'
import { Figure } from '../figure'
import { Fold } from '../folds'
import { type T, useText } from '../frame/text'
import { Comparison } from './comparison/comparison'
import { type Cells, comparisonRows, type RowText } from './comparison/comparison-rows'

type VestedBenefits = Pick<NonNullable<Column['vested']>, VestedRow> & { accounts: readonly { paydate: Day }[] }
type VestedRow = 'current' | 'projected'

export const vestedTexts = (t: T): RowText<VestedRow>[] => [
  { name: 'current', term: t('synthesis.vestedCurrent'), note: t('synthesis.vestedTyped') },
  { name: 'projected', term: t('synthesis.vestedProjected') },
]

export function vestedCells(t: T, vested: VestedBenefits, column: ColumnName): Cells<VestedRow> {
  const figure = (name: VestedRow) => (
    <Figure figure={`vested.${name}`} value={vested[name]} column={column} text={chf(vested[name])} />
  )
  const [last] = vested.accounts.map(({ paydate }) => paydate).toSorted((one, other) => (one < other ? 1 : -1))
  return {
    current: { value: figure('current') },
    projected: {
      value: figure('projected'),
      note: last && t('synthesis.vestedProjectedNote', { day: dayText(last) }),
    },
  }
}

/** Vested benefits; nothing if the visitor has entered none. */
export function VestedBlock({ digest: { withoutChange, withChange } }: { digest: Digest }) {
  const { t, to } = useText()
  const [base, changed] = [withoutChange.vested, withChange?.vested ?? null]
  const shown = base ?? changed
  if (!shown) return null
  return (
    <Fold title={t('synthesis.vested')}>
      <Comparison
        label={t('synthesis.vested')}
        rows={comparisonRows(
          vestedTexts(t),
          base && vestedCells(t, base, 'withoutChange'),
          changed && vestedCells(t, changed, 'withChange'),
        )}
        absent={changed ? {} : { withChange: t(withChange ? 'synthesis.nothing' : 'synthesis.noSimulation') }}
      />
      {shown.needsConsent && <p>{t('synthesis.vestedConsent')}</p>}
      <p className="alone">
        <a href={to('/lpp/vested')}>{t('synthesis.vestedChange')}</a>
      </p>
    </Fold>
  )
}

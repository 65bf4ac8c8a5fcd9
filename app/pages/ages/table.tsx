import type { AgeOutlook } from '~/estimate/answers/ages'
import { atAge } from '~/language/at-age'
import { amountText, chf, dayText, percent } from '~/language/format'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { Figure } from '~/ui/figure'
import { type T, useText } from '~/ui/frame/text'
import { AgeAmount } from '~/ui/synthesis/age-amount'
import { ageFigure, choiceOf, keyOf } from '~/ui/synthesis/choose-age'
import { ageName } from '~/ui/synthesis/comparison/beside/shown'
import { monthlyParts } from '~/ui/synthesis/monthly-parts'
import { Phases } from '~/ui/synthesis/phases/phases'
import { TotalEnds } from '~/ui/synthesis/total-ends'
import { tableRole } from '~/ui/table-role'
import { comparedIn, isBefore, referenceIn } from './view'

type AgeTableProps = ShownColumns & {
  rows: readonly AgeOutlook[]
  caption: string
  /** The amount that the full width of a bar stands for, CHF a month. */
  of: number
}

/** A column that is empty in every row is left out. */
type ShownColumns = {
  hasShare: boolean
  hasCapital: boolean
  /** The age with which the others are compared; null: none. */
  compared: AgeOutlook['age'] | null
  /** The reference age; null: no row has it. */
  reference: AgeOutlook['age'] | null
}

export const shownColumns = (rows: readonly AgeOutlook[]): ShownColumns => ({
  hasShare: rows.some(({ share }) => share !== null),
  hasCapital: rows.some(({ column }) => column.complete && column.capitalTotal),
  compared: comparedIn(rows),
  reference: referenceIn(rows),
})

/**
 * One row per age, or one card on narrow screens, each with a button that makes it the change. To be placed in a form that
 * handles these buttons.
 */
export function AgeTable({ rows, caption, of, ...shown }: AgeTableProps) {
  const { t } = useText()
  const { hasShare, hasCapital, compared } = shown
  const heads = [
    [t('ages.monthly'), ''],
    ...(hasShare ? [[t('ages.share'), 'number']] : []),
    ...(hasCapital ? [[t('ages.capital'), 'number']] : []),
    ...(compared ? [[t('ages.even', { age: spoken(t, compared) }), '']] : []),
  ]
  return (
    <div className="table-in-view">
      <table className="age-table" {...tableRole('table')}>
        <caption className="visually-hidden">{caption}</caption>
        <thead {...tableRole('rowgroup')}>
          <tr {...tableRole('row')}>
            <th scope="col" {...tableRole('columnheader')}>
              {t('ages.start')}
            </th>
            {heads.map(([head, className]) => (
              <th key={head} scope="col" className={className || undefined} {...tableRole('columnheader')}>
                {head}
              </th>
            ))}
            <th scope="col" {...tableRole('columnheader')}>
              <span className="visually-hidden">{t('ages.choice')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...tableRole('rowgroup')}>
          {rows.map((row) => (
            <AgeRow key={keyOf(row)} row={row} of={of} {...shown} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The form after a preposition. */
const spoken = (t: T, { years, months }: AgeOutlook['age']) => atAge(t, 12 * years + months)

type AgeRowProps = ShownColumns & Pick<AgeTableProps, 'of'> & { row: AgeOutlook }

function AgeRow({ row, of, hasShare, hasCapital, compared, reference }: AgeRowProps) {
  const { t, to } = useText()
  const { age, startsOn, isPlanned } = row
  const name = ageName(t, age)
  return (
    <tr
      className={isPlanned ? 'age-row-chosen' : undefined}
      aria-current={isPlanned ? 'true' : undefined}
      {...tableRole('row')}
    >
      <th scope="row" {...tableRole('rowheader')}>
        {name} <span className="hint">{dayText(startsOn)}</span>
      </th>
      <td className="age-amount" {...tableRole('cell')}>
        <Amounts row={row} of={of} />
      </td>
      {hasShare && <Share row={row} />}
      {hasCapital && <Capital row={row} />}
      {compared && <Even row={row} compared={compared} />}
      <td className="age-choice" {...tableRole('cell')}>
        {isPlanned ? (
          <>
            <strong>{t('ages.chosen')}</strong>{' '}
            {isBefore(age, reference) && <a href={to('/plan')}>{t('plan.title')}</a>}
          </>
        ) : (
          <button type="submit" className="button button-secondary" {...choiceOf(row)}>
            {t('ages.choose')}
            <span className="visually-hidden"> {name}</span>
          </button>
        )}
      </td>
    </tr>
  )
}

function Share({ row }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  const { share } = row
  return (
    <td className="number age-fact" data-after={t('ages.ofSalary')} {...tableRole('cell')}>
      {share === null ? (
        <Nothing isComputed={row.column.complete} />
      ) : (
        <Figure figure={ageFigure(row, 'partOfSalary')} value={share} text={percent(share)} />
      )}
    </td>
  )
}

/** Left out if a pillar is missing, since the capital would not be comparable with other rows. */
function Capital({ row }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  const capital = row.column.complete ? (row.column.capitalTotal ?? 0) : null
  return (
    <td className="number age-fact age-end" data-before={t('ages.capital')} {...tableRole('cell')}>
      {capital === null ? (
        <Nothing isComputed={false} />
      ) : (
        <Figure figure={ageFigure(row, 'capital')} value={capital} text={amountText(capital)} />
      )}
    </td>
  )
}

/** The amount for life with its bar, and the amounts before. There is no bar if the total lacks a pillar. */
function Amounts({ row, of }: Pick<AgeRowProps, 'row' | 'of'>) {
  const { first } = row.column
  return (
    <>
      <span className="age-amounts">
        <strong>
          <AgeAmount row={row} text={chf} />
        </strong>{' '}
        {row.column.ends && (
          <span className="hint">
            <TotalEnds column={row.column} figure={ageFigure(row, 'monthly')} form="range" />
          </span>
        )}{' '}
        {first && (
          <span className="hint">
            <Phases column={row.column} figure={(what) => ageFigure(row, what)} text={amountText} form="line" />
          </span>
        )}
      </span>
      {row.column.complete && <PillarBar of={of} parts={monthlyParts(row.column)} />}
      <BesidePensions row={row} />
    </>
  )
}

/** When the AVS starts if on another day, and which contributions are still owed. */
function BesidePensions({ row: { avsFrom, owed } }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  return (
    <>
      {avsFrom && <span className="hint">{t('ages.avsFrom', { age: spoken(t, avsFrom) })}</span>}
      {owed !== null && <span className="hint">{t('ages.owed', { amount: chf(owed) })}</span>}
    </>
  )
}

function Even({ row, compared }: { row: AgeOutlook; compared: AgeOutlook['age'] }) {
  const { t } = useText()
  const { evenAt, isReference, column } = row
  const isNone = isReference || !column.complete
  return (
    <td
      className={isNone ? 'age-fact age-whole age-none' : 'age-fact age-whole'}
      data-before={t('ages.evenBefore', { age: spoken(t, compared) })}
      {...tableRole('cell')}
    >
      {isNone ? <Nothing isComputed={column.complete} /> : evenAt ? ageName(t, evenAt) : t('ages.never')}
    </td>
  )
}

/** A dash, with its meaning for screen readers. */
function Nothing({ isComputed }: { isComputed: boolean }) {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t(isComputed ? 'words.notThere' : 'ages.notComputed')}</span>
    </>
  )
}

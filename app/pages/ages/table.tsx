import type { AgeOutlook } from '~/estimate/synthesis/ages'
import { atAge } from '~/language/at-age'
import { amountText, chf, dayText, percent } from '~/language/format'
import { PillarBar } from '~/ui/chart/pillar-bar'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { type T, useText } from '~/ui/frame/text'
import { ageFigure, choiceOf } from '~/ui/synthesis/choose-age'
import { tableRole } from '~/ui/table-role'
import { referenceIn } from './view'

type AgeTableProps = { rows: readonly AgeOutlook[] }

/** Where there is nothing to tell in any row, its column is left out. */
type ShownColumns = { share: boolean; capital: boolean; even: boolean }

/** A row an age, and on narrow screens a card; each has a button that makes it the change. To be placed in a form that takes it. */
export function AgeTable({ rows }: AgeTableProps) {
  const { t } = useText()
  const reference = referenceIn(rows)
  const shown = {
    share: rows.some(({ share }) => share !== null),
    capital: rows.some(({ column }) => column.capitalTotal),
    even: reference !== null,
  }
  const heads = [
    [t('ages.monthly'), ''],
    ...(shown.share ? [[t('ages.share'), 'number']] : []),
    ...(shown.capital ? [[t('ages.capital'), 'number']] : []),
    ...(reference ? [[t('ages.even', { age: spoken(t, reference) }), '']] : []),
  ]
  const of = Math.max(...rows.map(({ column }) => column.monthlyTotal ?? 0))
  return (
    <div className="table-in-view">
      <table className="age-table" {...tableRole('table')}>
        <caption className="visually-hidden">{t('ages.caption')}</caption>
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
            <AgeRow key={row.startsOn} row={row} shown={shown} of={of} reference={reference} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Short, for a cell: `64 ans 3 mois`. */
const nameOf = (t: T, { years, months }: AgeOutlook['age']) =>
  [t('explained.years', { count: years }), ...(months > 0 ? [t('explained.months', { count: months })] : [])].join(' ')

/** After a preposition. */
const spoken = (t: T, { years, months }: AgeOutlook['age']) => atAge(t, 12 * years + months)

type AgeRowProps = {
  row: AgeOutlook
  shown: ShownColumns
  /** What the whole width of a bar stands for, CHF a month. */
  of: number
  reference: AgeOutlook['age'] | null
}

function AgeRow({ row, shown, of, reference }: AgeRowProps) {
  const { t } = useText()
  const { age, startsOn, isPlanned } = row
  const name = nameOf(t, age)
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
      {shown.share && <Share row={row} />}
      {shown.capital && <Capital row={row} />}
      {reference && <Even row={row} reference={reference} />}
      <td className="age-choice" {...tableRole('cell')}>
        {isPlanned ? (
          <strong>{t('ages.chosen')}</strong>
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

function Share({ row: { age, share } }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  return (
    <td className="number age-fact" data-after={t('ages.ofSalary')} {...tableRole('cell')}>
      {share === null ? (
        <Nothing />
      ) : (
        <Figure figure={ageFigure(age, 'partOfSalary')} value={share} text={percent(share)} />
      )}
    </td>
  )
}

function Capital({ row: { age, column } }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  const capital = column.capitalTotal ?? 0
  return (
    <td className="number age-fact age-end" data-before={t('ages.capital')} {...tableRole('cell')}>
      <Figure figure={ageFigure(age, 'capital')} value={capital} text={amountText(capital)} />
    </td>
  )
}

/** What is paid for life with its bar, and what is paid at first. */
function Amounts({ row, of }: Pick<AgeRowProps, 'row' | 'of'>) {
  const { t } = useText()
  const { age, column } = row
  const { monthlyTotal, first, avs, lpp } = column
  return (
    <>
      <span className="age-amounts">
        <strong>
          <Figure figure={ageFigure(age, 'monthly')} value={monthlyTotal ?? 0} text={chf(monthlyTotal ?? 0)} />
        </strong>{' '}
        {first && (
          <span className="hint">
            <FigureSentence
              sentence={(amount) => t('ages.first', { amount, to: dayText(first.to) })}
              figures={[
                <Figure
                  key="first"
                  figure={ageFigure(age, 'monthlyFirst')}
                  value={first.monthly}
                  text={amountText(first.monthly)}
                />,
              ]}
            />
          </span>
        )}
      </span>
      <PillarBar
        of={of}
        parts={[
          { pillar: 'avs', amount: avs ? avs.monthly + avs.supplement : 0 },
          { pillar: 'lpp', amount: lpp?.monthly ?? 0 },
        ]}
      />
      <BesidePensions row={row} />
    </>
  )
}

/** When the AVS starts where that is later, what the 3a could pay, and what is still owed. */
function BesidePensions({ row: { age, avsFrom, owed, pillar3aAtStart } }: Pick<AgeRowProps, 'row'>) {
  const { t } = useText()
  return (
    <>
      {avsFrom && <span className="hint">{t('ages.avsFrom', { age: spoken(t, avsFrom) })}</span>}
      {pillar3aAtStart !== null && (
        <span className="hint">
          <FigureSentence
            sentence={(amount) => t('ages.pillar3aAtStart', { amount })}
            figures={[
              <Figure
                key="pillar3a"
                figure={ageFigure(age, 'pillar3a')}
                value={pillar3aAtStart}
                text={chf(pillar3aAtStart)}
              />,
            ]}
          />
        </span>
      )}
      {owed !== null && <span className="hint">{t('ages.owed', { amount: chf(owed) })}</span>}
    </>
  )
}

function Even({ row: { evenAt, isReference }, reference }: { row: AgeOutlook; reference: AgeOutlook['age'] }) {
  const { t } = useText()
  return (
    <td
      className={isReference ? 'age-fact age-whole age-none' : 'age-fact age-whole'}
      data-before={t('ages.evenBefore', { age: spoken(t, reference) })}
      {...tableRole('cell')}
    >
      {isReference ? <Nothing /> : evenAt ? nameOf(t, evenAt) : t('ages.never')}
    </td>
  )
}

function Nothing() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{t('words.notThere')}</span>
    </>
  )
}

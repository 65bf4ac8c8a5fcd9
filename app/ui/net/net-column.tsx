import type { ReactNode } from 'react'
import type { Home } from '~/dossier/shape/place'
import { dayText } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { Net, ToldNet } from '~/pillars/synthesis/net'
import { type T, useText } from '../frame/text'
import { Table } from '../table'
import { NetAmount } from './net-line'
import { grossText, hasThirteenth } from './net-words'

/** Until when the household is not retired, so that nothing is told. */
export type NotYet = 'reference' | 'referenceOfTwo' | 'lastPension'

export type NetRow = {
  key: string
  head: ReactNode
  /** The name of its figure, whose ends are `.low` and `.high`. */
  figure: string
  /** When its pensions start, so that a later start of the net is told; null: its head says from when both are paid. */
  startsOn: Day | null
  net: Net | NotYet
}

type NetColumnProps = {
  /** Where the visitor will live; null: not given. */
  home: Home | null
  rows: readonly NetRow[]
  /** The head of the row heads. */
  rowHead: string
  /** Of what the amounts do not hold, on this page alone. */
  notes?: readonly string[]
}

/**
 * Gross with the 13th pension and net beneath each other, folded; the reason, told once, where no row has a net; and where
 * no place is given, the way to its form.
 */
export function NetColumn({ home, rows, rowHead, notes = [] }: NetColumnProps) {
  const { t, to } = useText()
  const form = to('/synthesis#net')
  if (!home)
    return (
      <p>
        {t('net.ask.title')} <a href={form}>{t('net.ask.button')}</a>
      </p>
    )
  if (rows.length === 0) return null
  const told = rows.flatMap(({ net }) => (isTold(net) ? [net] : []))
  const refusals = refusalsIn(rows)
  if (told.length === 0)
    return (
      <p>
        {refusals.map((refused) => t(`net.refused.${refused}`)).join(' ')}{' '}
        {refusals.some((refused) => TO_COMPLETE.includes(refused)) && <a href={form}>{t('net.column.toComplete')}</a>}
      </p>
    )
  const ofTwo = told.some(({ adults }) => adults === 2) ? 'OfTwo' : ''
  const alone = told.some(hasThirteenth) ? '' : 'Alone'
  return (
    <details className="more-figures">
      <summary>{t('net.title')}</summary>
      <Table
        className="stacked stacked-told net-column"
        caption={t('net.column.caption')}
        heads={[rowHead, t(`net.column.gross${alone}${ofTwo}`), t(`net.column.net${ofTwo}`)]}
        rows={rows.map(({ key, head, ...row }) => ({ key, head, cells: cellsOf(t, row) }))}
        cellClass="number"
        heard={['caption']}
      />
      <p className="hint">{[t('net.column.at', home), ...reasonsIn(t, { rows, told }), ...notes].join(' ')}</p>
      {rows.some(startsLater) && <p className="hint">{t('net.before')}</p>}
      <p>
        <a href={form}>{t('net.column.how')}</a>
      </p>
    </details>
  )
}

const isTold = (net: NetRow['net']): net is ToldNet => typeof net !== 'string' && !('refused' in net)

/** Each once. */
const refusalsIn = (rows: readonly NetRow[]) => [
  ...new Set(rows.flatMap(({ net }) => (typeof net !== 'string' && 'refused' in net ? [net.refused] : []))),
]

/** Something can still be told that they lack. */
const TO_COMPLETE: readonly ReturnType<typeof refusalsIn>[number][] = [
  ...(['pensionUnknown', 'spouseUnknown', 'spouseNotShared', 'municipalityUnknown'] as const),
]

function cellsOf(t: T, { net, figure, startsOn }: Omit<NetRow, 'key' | 'head'>): ReactNode[] {
  if (typeof net === 'string') return [NONE, <span key="net">{t(`net.column.notYet.${net}`)}</span>]
  if ('refused' in net) return [NONE, NONE]
  return [
    grossText(t, net),
    <span key="net">
      <NetAmount net={net} figure={figure} />
      {startsLater({ net, startsOn }) && (
        <span className="hint">{t('net.column.from', { day: dayText(net.pensions.from) })}</span>
      )}
    </span>,
  ]
}

const NONE = '\u2013'

/** What a range depends on, and why there is no net in some rows. */
function reasonsIn(t: T, { rows, told }: Pick<NetColumnProps, 'rows'> & { told: ToldNet[] }): string[] {
  const ofRange = new Set(told.flatMap(({ tax }) => (tax.kind === 'range' ? [tax.reason] : [])))
  return [
    ...[...ofRange].map((reason) => t(`net.reasons.${reason}`)),
    ...refusalsIn(rows).map((refused) => t(`net.refused.${refused}`)),
  ]
}

/** Whether pensions are paid already when net is not told yet. */
const startsLater = ({ net, startsOn }: Pick<NetRow, 'net' | 'startsOn'>): boolean =>
  typeof net === 'string' || (isTold(net) && startsOn !== null && net.pensions.from > startsOn)

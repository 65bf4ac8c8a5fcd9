/** What the page of the law's tables shows, from what the call answered. */
import type { TFunction } from 'i18next'
import type { Day } from '~/pillars/day'
import type { LawTable, Pillar, Sureness, TableId } from '~/pillars/law-tables'
import { articleText } from '~/text/article'
import { dayText } from '~/text/format'
import type { law } from '~/text/fr/law'
import type { Language } from '~/text/language'
import type { Format, Grid } from './law-format'
import { FORMATS } from './law-values'

/** Tables of which something is not established, in the order of the page. */
export type OpenTableId = keyof (typeof law)['open']['tables']

/** In these tables a row begins with a birth date. */
const BY_BIRTH: readonly TableId[] = ['referenceAgeWomen', 'referenceAgeMen', 'transitionShare']
/** A table's first row begins there where nothing lies before it. */
const BEGINNING = '1900-01-01'
/** Enacted without an end. */
const NO_END = '9999-12-31'

export type LawRowView = {
  from: Day
  fromText: string
  cells: string[]
  /** In place of cells: a table of its own, and its id on the page. */
  detail: (Grid & { id: string }) | null
  citation: string
  address: string
  sureness: Sureness
}

export type LawTableView = {
  id: TableId
  byBirth: boolean
  heads: string[]
  rows: LawRowView[]
  checked: Day
  /** null: without an end, or by birth date. */
  enactedUntil: Day | null
  open: OpenTableId | null
}

export type LawView = Record<Pillar, LawTableView[]>

export function lawView(tables: readonly LawTable[], t: TFunction, language: Language): LawView {
  const of = (pillar: Pillar) =>
    tables.filter((table) => table.pillar === pillar).map((table) => tableView(table, t, language))
  return { avs: of('avs'), lpp: of('lpp'), pillar3a: of('pillar3a') }
}

function tableView(table: LawTable, t: TFunction, language: Language): LawTableView {
  const { id, checked, enactedUntil } = table
  // The name says what the values are: FORMATS holds the pairs, which a union of tables cannot keep together.
  const format = FORMATS[id] as Format<unknown>
  const byBirth = BY_BIRTH.includes(id)
  return {
    id,
    byBirth,
    heads: format.heads.map((head) => t(`law.heads.${head}`)),
    rows: table.rows.map(({ from, value, source, sureness }, index) => ({
      from,
      fromText: byBirth ? bornText(from, table.rows[index + 1]?.from, t) : dayText(from),
      cells: 'cells' in format ? format.cells(value, t) : [],
      detail: 'grid' in format ? { ...format.grid(value, t), id: `${id}-${from}` } : null,
      citation: articleText(`${source.act} ${source.article}`, language),
      address: source.address,
      sureness,
    })),
    checked,
    enactedUntil: enactedUntil === NO_END ? null : enactedUntil,
    open: isOpen(id) ? id : null,
  }
}

function bornText(from: Day, next: Day | undefined, t: TFunction): string {
  if (from !== BEGINNING) return t('law.bornSince', { day: dayText(from) })
  return next ? t('law.bornBefore', { day: dayText(next) }) : t('law.bornAnyDay')
}

const OPEN: Record<OpenTableId, true> = {
  minimumContribution: true,
  revaluationFactors: true,
  pensionScales: true,
  minimumPension: true,
  coupleScaleWeights: true,
  earlyReduction: true,
  transitionReduction: true,
}
const isOpen = (id: TableId): id is OpenTableId => id in OPEN

/** Prepares the pages of the law's tables. */
import type { TFunction } from 'i18next'
import { dayText } from '~/language/format'
import type { Language } from '~/language/language'
import type { Day } from '~/pillars/day'
import type { Confidence, LawTable, TableId } from '~/pillars/law-tables'
import { citationOf } from './citation'
import type { Format, Grid } from './format'
import type { law } from './text.fr'
import { FORMATS } from './values'

/** Tables with uncertain figures, in the order of the page. */
export type OpenTableId = keyof (typeof law)['open']['tables']

/** Tables whose rows start at a birth date. */
const BY_BIRTH: readonly TableId[] = ['referenceAgeWomen', 'referenceAgeMen', 'transitionShare']
/** The start of a first row that has no earlier bound. */
const BEGINNING = '1900-01-01'
/** The end of figures that were enacted without an end. */
const NO_END = '9999-12-31'

export type LawRowView = {
  from: Day
  fromText: string
  cells: string[]
  /** A nested table in place of cells, with its id on the page. */
  detail: (Grid & { id: string }) | null
  citation: string
  address: string
  confidence: Confidence
}

export type LawTableView = {
  id: TableId
  byBirth: boolean
  heads: string[]
  rows: LawRowView[]
  checked: Day
  /** null: without an end, or a table by birth date. */
  enactedUntil: Day | null
  open: OpenTableId | null
}

export const lawView = (tables: readonly LawTable[], t: TFunction, language: Language): LawTableView[] =>
  tables.map((table) => tableView(table, t, language))

function tableView(table: LawTable, t: TFunction, language: Language): LawTableView {
  const { id, checked, enactedUntil } = table
  // FORMATS pairs each id with its format, which the type of a union of tables cannot express.
  const format = FORMATS[id] as Format<unknown>
  const byBirth = BY_BIRTH.includes(id)
  return {
    id,
    byBirth,
    heads: format.heads.map((head) => t(`law.heads.${head}`)),
    rows: table.rows.map(({ from, value, source, confidence }, index) => ({
      from,
      fromText: byBirth ? bornText(from, table.rows[index + 1]?.from, t) : dayText(from),
      cells: 'cells' in format ? format.cells(value, t) : [],
      detail: 'grid' in format ? { ...format.grid(value, t), id: `${id}-${from}` } : null,
      citation: citationOf(source, t, language),
      address: source.address,
      confidence,
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
  selfEmployedRates: true,
  nonEmployedSteps: true,
  revaluationFactors: true,
  pensionScales: true,
  minimumPension: true,
  coupleScaleWeights: true,
  earlyReduction: true,
  lowIncomeEarlyReduction: true,
}
export const isOpen = (id: TableId): id is OpenTableId => id in OPEN

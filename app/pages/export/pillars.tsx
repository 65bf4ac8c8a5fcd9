import type { ColumnName } from '~/pillars/result'
import { vestedIn } from '~/takeaway/exported-income'
import { Fold, Folds } from '~/ui/folds'
import { useText } from '~/ui/frame/text'
import { avsCells, avsTexts } from '~/ui/synthesis/avs'
import { Block } from '~/ui/synthesis/blocks'
import type { Cells, RowText } from '~/ui/synthesis/comparison/comparison-rows'
import { lppCells, lppTexts } from '~/ui/synthesis/lpp'
import { type MissingPart, SynthesisMissing } from '~/ui/synthesis/missing'
import { pillar3aCells, pillar3aTexts } from '~/ui/synthesis/pillar-3a'
import { vestedCells, vestedTexts } from '~/ui/synthesis/vested'
import { type Columns, type ExportedColumn, namesIn } from './columns'

/** Each pillar of a shared synthesis: its figures, or why there are none. */
export function Pillars({ missing, columns }: { missing: Missing; columns: Columns }) {
  const { t } = useText()
  const { withoutChange, withChange } = columns
  return (
    <Folds>
      <Pillar
        missing={missing.avs}
        columns={columns}
        texts={avsTexts(t)}
        cells={({ avs, ranges }, name) => avs && avsCells(t, avs, ranges, name)}
      />
      <Pillar
        missing={missing.lpp}
        columns={columns}
        texts={lppTexts(t)}
        cells={({ lpp }, name) => lpp && lppCells(lpp, name)}
      />
      {(withoutChange.vested || withChange?.vested) && (
        <Pillar
          missing={missing.lpp}
          title={t('synthesis.vested')}
          columns={columns}
          texts={vestedTexts(t)}
          cells={({ vested }, name) => vested && vestedCells(t, vestedIn(vested), name)}
        />
      )}
      <Pillar
        missing={missing.pillar3a}
        columns={columns}
        texts={pillar3aTexts(t)}
        cells={({ pillar3a }, name) => pillar3a && pillar3aCells(t, pillar3a, name)}
      />
    </Folds>
  )
}

export type Missing = Record<'avs' | 'lpp' | 'pillar3a', MissingPart>

/** @param none the pillars that the person says they do not have */
export const missingPillars = (none: { lpp: boolean; pillar3a: boolean }): Missing => ({
  avs: absent('avs', false),
  lpp: absent('lpp', none.lpp),
  pillar3a: absent('pillar3a', none.pillar3a),
})

/** A shared synthesis says whether the person has none of a pillar, but gives no other reason for missing figures. */
const absent = (pillar: MissingPart['pillar'], none: boolean): MissingPart => ({
  pillar,
  open: false,
  none,
  notHandled: false,
  withoutIncomes: false,
  silent: [],
})

type PillarProps<Name extends string> = {
  missing: MissingPart
  /** By default the name of the pillar. */
  title?: string
  columns: Columns
  texts: readonly RowText<Name>[]
  cells: (column: ExportedColumn, name: ColumnName) => Cells<Name> | null
}

/** One pillar: its figures, or why there are none. */
function Pillar<Name extends string>({ missing, title: own, columns, texts, cells }: PillarProps<Name>) {
  const { t } = useText()
  const { withChange } = columns
  const title = own ?? t(`synthesis.${missing.pillar}`)
  const [base, changed] = [cells(columns.withoutChange, 'withoutChange'), withChange && cells(withChange, 'withChange')]
  return (
    <Fold title={title}>
      {base || changed ? (
        <Block
          title={title}
          digest={{ withChange }}
          texts={texts}
          columns={namesIn(columns)}
          withoutChange={base}
          withChange={changed}
        />
      ) : (
        <SynthesisMissing {...missing} />
      )}
    </Fold>
  )
}

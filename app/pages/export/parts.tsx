import { dayText } from '~/language/format'
import type { Column, ColumnName, Silent } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { useText } from '~/ui/frame/text'
import { InBrief } from '~/ui/in-brief'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { avsCells, avsTexts } from '~/ui/synthesis/avs'
import { Block } from '~/ui/synthesis/blocks'
import { synthesisBrief } from '~/ui/synthesis/brief/brief'
import type { Cells, RowText } from '~/ui/synthesis/comparison/comparison-rows'
import { lppCells, lppTexts } from '~/ui/synthesis/lpp'
import { type MissingPart, SynthesisMissing } from '~/ui/synthesis/missing'
import { pillar3aCells, pillar3aTexts } from '~/ui/synthesis/pillar-3a'
import { TotalTable } from '~/ui/synthesis/total'
import { vestedCells, vestedTexts } from '~/ui/synthesis/vested'

type ExportedColumn = Pick<
  Column,
  'retirementDate' | 'totalFrom' | 'monthlyTotal' | 'first' | 'ranges' | 'capitalTotal'
> & {
  avs: Omit<NonNullable<Column['avs']>, 'partnerStart'> | null
  lpp: Omit<NonNullable<Column['lpp']>, 'funds'> | null
  vested: Pick<NonNullable<Column['vested']>, 'current' | 'projected'> | null
  pillar3a: Omit<NonNullable<Column['pillar3a']>, 'accounts'> | null
}

type Columns = { withoutChange: ExportedColumn; withChange: ExportedColumn | null }

type ExportedProps = Pick<Digest, 'computedOn' | 'lawYear'> &
  Columns & {
    silent: readonly Pick<Silent, 'party' | 'column'>[]
    /** The pillars that the person says they do not have. */
    none: { lpp: boolean; pillar3a: boolean }
  }

/** A shared synthesis, read-only, without links to the person's own pages. */
export function ExportedSynthesis({ computedOn, lawYear, silent, none, ...columns }: ExportedProps) {
  const { t } = useText()
  const missing = {
    avs: absent('avs', false),
    lpp: absent('lpp', none.lpp),
    pillar3a: absent('pillar3a', none.pillar3a),
  }
  const { withoutChange, withChange } = columns
  return (
    <>
      <InBrief sentences={synthesisBrief(t, { ...columns, silent }, { missing: null })} />
      <p>{t('synthesis.computedOn', { day: dayText(computedOn), year: lawYear })}</p>
      <Section title={t('synthesis.total')}>
        {silent.length > 0 && <Incomplete silent={silent} />}
        <TotalTable {...columns} missing={missing} />
      </Section>
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
          cells={({ vested }, name) => vested && vestedCells(t, vested, name)}
        />
      )}
      <Pillar
        missing={missing.pillar3a}
        columns={columns}
        texts={pillar3aTexts(t)}
        cells={({ pillar3a }, name) => pillar3a && pillar3aCells(t, pillar3a, name)}
      />
    </>
  )
}

/** A shared synthesis only says whether the person has none of a pillar, not why else figures are missing. */
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
    <Section title={title}>
      {base || changed ? (
        <Block title={title} digest={{ withChange }} texts={texts} withoutChange={base} withChange={changed} />
      ) : (
        <SynthesisMissing {...missing} />
      )}
    </Section>
  )
}

/** The kinds of parties missing in the total. */
function Incomplete({ silent }: Pick<ExportedProps, 'silent'>) {
  const { t } = useText()
  return (
    <Notice kind="warning" title={t('synthesis.totalWithout')}>
      <ul>
        {silent.map(({ party, column }) => {
          const sentence = t(`exported.silent.${party}`)
          const named = column && t('synthesis.inColumn', { column: t(`synthesis.columns.${column}`), sentence })
          return <li key={`${party} ${column}`}>{named ?? sentence}</li>
        })}
      </ul>
    </Notice>
  )
}

import type { ReactNode } from 'react'
import { dayText } from '~/language/format'
import { rangeCausesIn, spouseOfRangeIn } from '~/language/range-words'
import type { ColumnName } from '~/pillars/result'
import type { Digest } from '~/pillars/synthesis/digest'
import { ExplainedLinks } from '../explained/explained-links'
import { useText } from '../frame/text'
import { avsCells, avsTexts } from './avs'
import { Comparison } from './comparison/comparison'
import { type Cells, comparisonRows, type RowText } from './comparison/comparison-rows'
import { SynthesisCouple } from './couple'
import { lppCells, lppTexts } from './lpp'
import type { MissingPart } from './missing'
import { SynthesisPart } from './part'
import { Accounts, pillar3aCells, pillar3aTexts } from './pillar-3a'
import { RangeReasons } from './range-figure'
import { VestedBlock } from './vested'
import type { SynthesisView } from './view'

type BlocksProps = { digest: Digest; view: Pick<SynthesisView, 'missing' | 'avs'> }

/** The three pillars one by one, without and with the change. */
export const SynthesisBlocks = (props: BlocksProps) => (
  <>
    <AvsBlock {...props} />
    <LppBlock {...props} />
    <VestedBlock digest={props.digest} />
    <Pillar3aBlock {...props} />
  </>
)

function AvsBlock({ digest, view: { missing, avs } }: BlocksProps) {
  const { t } = useText()
  const [base, changed] = [digest.withoutChange.avs, digest.withChange?.avs]
  return (
    <SynthesisPart
      title={t('synthesis.avs')}
      missing={missing.avs}
      action={
        missing.avs.withoutIncomes
          ? { path: '/avs/career', text: t('synthesis.open./avs/career') }
          : { path: '/avs', text: t('explained.check') }
      }
    >
      {base && (
        <>
          <Block
            title={t('synthesis.avs')}
            digest={digest}
            texts={avsTexts(t)}
            withoutChange={avsCells(t, base, digest.withoutChange.ranges, 'withoutChange')}
            withChange={changed ? avsCells(t, changed, digest.withChange?.ranges ?? null, 'withChange') : null}
          />
          <RangeReasons causes={rangeCausesIn(digest)} whoseIncomes={spouseOfRangeIn(digest)} />
          <SynthesisCouple {...avs.couple} />
          <ExplainedLinks
            path="/avs/explained"
            texts={{
              withoutChange: t('synthesis.avsExplained'),
              withChange: changed ? t('synthesis.avsExplainedWithChange') : null,
            }}
          />
        </>
      )}
    </SynthesisPart>
  )
}

function LppBlock({ digest, view: { missing } }: BlocksProps) {
  const { t } = useText()
  const [base, changed] = [digest.withoutChange.lpp, digest.withChange?.lpp]
  const told = base ?? changed
  return (
    <SynthesisPart
      title={t('synthesis.lpp')}
      missing={missing.lpp}
      action={{ path: '/lpp', text: t(waitsFor(missing.lpp) ? 'synthesis.lppSignIn' : 'synthesis.lppChange') }}
    >
      {told && (
        <>
          <Block
            title={t('synthesis.lpp')}
            digest={digest}
            texts={lppTexts(t)}
            withoutChange={base && lppCells(base, 'withoutChange')}
            withChange={changed ? lppCells(changed, 'withChange') : null}
          />
          {told.funds.map(({ name, asOf, isTyped }) => (
            <p className="hint" key={name}>
              {name}. {t(isTyped ? 'synthesis.lppTyped' : 'synthesis.lppFundAsOf', { day: dayText(asOf) })}
            </p>
          ))}
          <ExplainedLinks
            path="/lpp/explained"
            texts={{
              withoutChange: base && t('explainedLpp.link'),
              withChange: changed ? t('explainedLpp.linkWithChange') : null,
            }}
          />
        </>
      )}
    </SynthesisPart>
  )
}

function Pillar3aBlock({ digest, view: { missing } }: BlocksProps) {
  const { t } = useText()
  const [base, changed] = [digest.withoutChange.pillar3a, digest.withChange?.pillar3a]
  const told = base ?? changed
  return (
    <SynthesisPart
      title={t('synthesis.pillar3a')}
      missing={missing.pillar3a}
      action={{
        path: '/3a',
        text: t(waitsFor(missing.pillar3a) ? 'synthesis.pillar3aSignIn' : 'synthesis.pillar3aAdd'),
      }}
    >
      {told && (
        <>
          <Block
            title={t('synthesis.pillar3a')}
            digest={digest}
            texts={pillar3aTexts(t)}
            withoutChange={base && pillar3aCells(t, base, 'withoutChange')}
            withChange={changed ? pillar3aCells(t, changed, 'withChange') : null}
          />
          <Accounts accounts={told.accounts} withChange={base && changed ? changed.accounts : null} />
          <ExplainedLinks
            path="/3a/explained"
            texts={{
              withoutChange: base && t('explained3a.link'),
              withChange: changed ? t('explained3a.linkWithChange') : null,
            }}
          />
        </>
      )}
    </SynthesisPart>
  )
}

/** Whether a missing party only needs a sign-in. */
const waitsFor = ({ silent }: MissingPart) => silent.some(({ reason }) => reason === 'notSignedIn')

type BlockProps<Name extends string> = {
  title: string
  /** Used to tell whether there is a change. */
  digest: { withChange: object | null }
  texts: readonly RowText<Name>[]
  columns?: readonly ColumnName[]
} & Record<ColumnName, Cells<Name> | null>

/** The figures of one pillar; a column without figures says why. */
export function Block<Name extends string>({
  title,
  digest,
  texts,
  columns,
  withoutChange,
  withChange,
}: BlockProps<Name>) {
  const { t } = useText()
  const absent: Partial<Record<ColumnName, ReactNode>> = {}
  if (!withoutChange) absent.withoutChange = t('synthesis.nothing')
  if (!withChange) absent.withChange = t(digest.withChange ? 'synthesis.nothing' : 'synthesis.noSimulation')
  return (
    <Comparison
      label={title}
      rows={comparisonRows(texts, withoutChange, withChange)}
      absent={absent}
      columns={columns}
    />
  )
}

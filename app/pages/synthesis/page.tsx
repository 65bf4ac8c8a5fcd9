import type { Simulation } from '~/dossier/shape/simulation'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { AgeOutlook } from '~/estimate/answers/ages'
import type { Lever } from '~/estimate/answers/levers'
import type { MemoryBasis } from '~/estimate/read/memory'
import { dayText } from '~/language/format'
import type { nextStep } from '~/language/next-step'
import type { Column } from '~/pillars/synthesis/result'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Fold, Folds } from '~/ui/folds'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { SynthesisBlocks } from '~/ui/synthesis/blocks'
import { CoupleDiffers } from '~/ui/synthesis/couple-differs'
import { Complementary } from '~/ui/synthesis/need/complementary'
import { NotInTotal } from '~/ui/synthesis/not-in-total'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { SynthesisTotal } from '~/ui/synthesis/total'
import type { SynthesisView } from '~/ui/synthesis/view'
import { TakeAway } from '~/ui/take-away'
import { SynthesisAges } from './ages'
import { SynthesisAnswer } from './answer'
import { SynthesisAssumptions } from './assumptions'
import { PillarCards } from './cards'
import { SynthesisCauses } from './causes'
import { SynthesisDifferences } from './differences'
import { IncomeOverTime } from './income-over-time'
import { SynthesisLevers } from './levers'
import { NeedSteps } from './need'
import { PresentValue } from './present-value'
import { AskedAt, SilentSince } from './sources'

type SynthesisPageProps = SynthesisView & {
  simulation: Simulation | null
  ages: readonly AgeOutlook[]
  levers: readonly Lever[]
  next: ReturnType<typeof nextStep>
  sources: SourcesAnswer | null
  exportPath: string | null
  /** null: parties or papers answer for every pillar. */
  memory: MemoryBasis | null
}

/** The answer first, then the picture, what could be otherwise, and what to take home; explanations are folded. */
export function SynthesisPage(props: SynthesisPageProps) {
  const { digest, problem, unfit, next, sources, exportPath } = props
  const { t, to } = useText()
  const open = next === '/synthesis' ? null : next
  return (
    <Page title={t('synthesis.title')} wide isAnswer>
      <PillarPatterns />
      <SynthesisNotices open={open} problem={problem} unfit={unfit} />
      {digest ? (
        <Figures {...props} digest={digest} isOpen={open !== null} />
      ) : (
        <p className="intro">{t('synthesis.disclaimer')}</p>
      )}
      {exportPath && <TakeAway level={2} link={exportPath} />}
      {digest && (
        <p className="hint">
          {t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}{' '}
          {sources && <AskedAt {...sources} />} <a href={to('/own/check')}>{t('notInTotal.check')}</a>
        </p>
      )}
    </Page>
  )
}

type FiguresProps = SynthesisPageProps & {
  digest: NonNullable<SynthesisPageProps['digest']>
  /** Whether a step is still to be done. */
  isOpen: boolean
}

/** All that is shown once there is a digest. */
function Figures({ digest, isOpen, unfit, sources, simulation, ages, levers, missing, memory, ...view }: FiguresProps) {
  const { t, to } = useText()
  const hasPartner = view.avs.couple.entered !== null
  return (
    <>
      <div className="top">
        <SynthesisAnswer {...{ digest, isOpen, hasPartner, memory }} hasAges={ages.length > 1} />
        {digest.outlook && (
          <IncomeOverTime
            outlook={digest.outlook}
            digest={digest}
            together={view.together}
            capitalLeft={view.capitalLeft}
          />
        )}
      </div>
      {digest.silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={digest.silent} />
        </Notice>
      )}
      {sources && <SilentSince {...sources} />}
      {view.avs.couple.entered && (
        <CoupleDiffers facts={view.avs.couple.differing}>
          <a href={to('/avs')}>{t('explained.check')}</a>
        </CoupleDiffers>
      )}
      {/* The bands say what is missing, and a floor says nothing of poverty. */}
      {!memory && <NotInTotal column={digest.withoutChange} missing={missing} unread={view.unread} />}
      <Complementary hint={digest.withoutChange.complete ? view.complementary : null} />
      <SynthesisCauses {...digest} simulation={simulation} newSalaryTooLate={view.newSalaryTooLate} />
      {ages.length > 1 && (
        <div className="screen-only">
          <SynthesisAges ages={ages} simulation={unfit ? null : simulation} />
        </div>
      )}
      {!memory && <PillarCards digest={digest} missing={missing} estimatesAgain={view.avs.estimatesAgain} />}
      {!digest.withChange && hasFigures(digest.withoutChange) && (
        <div className="screen-only">
          <SynthesisLevers levers={levers} />
        </div>
      )}
      <Explanations digest={digest} hasPartner={hasPartner} missing={missing} view={view} />
    </>
  )
}

type ExplanationsProps = Pick<FiguresProps, 'digest' | 'missing'> & {
  hasPartner: boolean
  view: Pick<FiguresProps, 'avs' | 'assumptions' | 'furtherAssumptions'>
}

function Explanations({ digest, hasPartner, missing, view }: ExplanationsProps) {
  const { t } = useText()
  return (
    <Section title={t('synthesis.folds.title')}>
      <Folds>
        <SynthesisDifferences digest={digest} />
        <Fold title={t('synthesis.folds.amounts')}>
          <Section title={t('synthesis.folds.total')} level={4} isLandmark={false}>
            <SynthesisTotal digest={digest} missing={missing} />
          </Section>
          <SynthesisBlocks digest={digest} view={{ missing, avs: view.avs }} />
        </Fold>
        {hasFigures(digest.withoutChange) && <NeedSteps digest={digest} hasPartner={hasPartner} />}
        {digest.outlook && <PresentValue outlook={digest.outlook} digest={digest} />}
        <SynthesisAssumptions assumptions={view.assumptions} further={view.furtherAssumptions} />
      </Folds>
    </Section>
  )
}

/** Whether there are any figures that a change could affect. */
const hasFigures = ({ avs, lpp, vested, pillar3a }: Column) =>
  [avs, lpp, vested, pillar3a].some((part) => part !== null)

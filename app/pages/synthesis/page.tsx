import { changesNothing, type Simulation } from '~/dossier/shape/simulation'
import type { SourcesAnswer } from '~/dossier/shape/sources'
import type { Play } from '~/estimate/answers/play'
import type { NetOverTime } from '~/estimate/read/figures'
import type { MemoryBasis } from '~/estimate/read/memory'
import type { PlaceAnswer } from '~/estimate/read/place'
import { PLACE } from '~/forms/place/form'
import { PLAY } from '~/forms/play/form'
import { NEED } from '~/forms/stop/form'
import { dayText } from '~/language/format'
import type { nextStep } from '~/language/next-step'
import type { Effect } from '~/pillars/synthesis/effect'
import type { Column } from '~/pillars/synthesis/result'
import { PillarPatterns } from '~/ui/chart/pillars'
import { Fold, Folds } from '~/ui/folds'
import type { Problem } from '~/ui/form/controls/error-summary'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentParties } from '~/ui/parties/silent-parties'
import { Section } from '~/ui/section'
import { SynthesisAnswer } from '~/ui/synthesis/answer'
import { SynthesisAssumptions } from '~/ui/synthesis/assumptions'
import { SynthesisBlocks } from '~/ui/synthesis/blocks'
import { CoupleDiffers } from '~/ui/synthesis/couple-differs'
import { Complementary } from '~/ui/synthesis/need/complementary'
import { NotInTotal } from '~/ui/synthesis/not-in-total'
import { SynthesisNotices } from '~/ui/synthesis/notices'
import { SynthesisTotal } from '~/ui/synthesis/total'
import type { SynthesisView } from '~/ui/synthesis/view'
import { TakeAway } from '~/ui/take-away'
import { PillarCards } from './cards'
import { SynthesisCauses } from './causes'
import { SynthesisDifferences } from './differences'
import { IncomeOverTime } from './income-over-time'
import { SynthesisNet } from './net'
import { SynthesisPlay } from './play'
import { isCapitalTold, isSilentWithChange, PlayResult } from './play-result'
import { PresentValue } from './present-value'
import { AskedAt, SilentSince } from './sources'
import { type NeedTold, SynthesisStop } from './stop'

type SynthesisPageProps = SynthesisView & {
  place: PlaceAnswer
  netOverTime: NetOverTime
  simulation: Simulation | null
  play: Play | null
  /** What the change costs or brings; null: there is none, or it is not comparable. */
  effect: Effect | null
  /** Whether the change is kept under a name. */
  isKept: boolean
  /** The choices, or the need, as they came back. */
  lastResult: ReturnedForm | undefined
  next: ReturnType<typeof nextStep>
  sources: SourcesAnswer | null
  exportPath: string | null
  /** null: parties or papers answer for every pillar. */
  memory: MemoryBasis | null
  need: NeedTold
}

/** The answer first, then the picture, what could be otherwise, and what to take home; explanations are folded. */
export function SynthesisPage(props: SynthesisPageProps) {
  const { digest, problem, unfit, next, sources, exportPath, lastResult } = props
  const { t, to } = useText()
  const open = next === '/synthesis' ? null : next
  const problems = problemsOf(t, lastResult, FORMS[formOf(lastResult)])
  return (
    <Page title={t('synthesis.title')} problems={problems} notice={<SavedMeanwhile form={lastResult} />} wide isAnswer>
      <PillarPatterns />
      <SynthesisNotices open={open} problem={problem} unfit={unfit} />
      {digest ? (
        <Figures {...props} digest={digest} problems={problems} />
      ) : (
        <p className="intro">{t('synthesis.disclaimer')}</p>
      )}
      {exportPath && <TakeAway level={2} link={exportPath} />}
      {digest && (
        <p className="hint">
          {t('synthesis.computedOn', { day: dayText(digest.computedOn), year: digest.lawYear })}{' '}
          {sources && <AskedAt {...sources} askedAtKey={props.askedAtKey} />}{' '}
          <a href={to('/own/check')}>{t('notInTotal.check')}</a>
        </p>
      )}
    </Page>
  )
}

type FiguresProps = SynthesisPageProps & {
  digest: NonNullable<SynthesisPageProps['digest']>
  /** Of the form that came back. */
  problems: readonly Problem[]
}

/** All that is shown once there is a digest. */
function Figures({ digest, unfit, sources, simulation, missing, memory, ...view }: FiguresProps) {
  const { t, to } = useText()
  const hasPartner = view.avs.couple.entered !== null
  const silent = digest.silent.filter((one) => !isSilentWithChange(one))
  return (
    <>
      <div className="top">
        <SynthesisAnswer
          {...{ hasPartner, memory }}
          digest={view.need.stop ? withoutNeed(digest) : digest}
          net={<Net {...{ digest }} {...view} />}
          play={<Choices {...{ digest, simulation, unfit }} {...view} />}
          hasAges={(view.play?.ages.length ?? 0) > 1}
          isCapitalTold={isCapitalTold(digest, view.effect)}
        />
        <div>
          {digest.outlook && (
            <IncomeOverTime
              outlook={digest.outlook}
              digest={digest}
              together={view.together}
              capitalLeft={view.capitalLeft}
              net={view.net}
              netOverTime={view.netOverTime}
            />
          )}
          <SynthesisCauses {...digest} simulation={simulation} newSalaryTooLate={view.newSalaryTooLate} />
        </div>
      </div>
      {silent.length > 0 && (
        <Notice kind="warning" title={t('synthesis.totalWithout')}>
          <SilentParties parties={silent} />
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
      {!memory && <PillarCards digest={digest} missing={missing} estimatesAgain={view.avs.estimatesAgain} />}
      {hasFigures(digest.withoutChange) && (
        <SynthesisStop
          {...{ ...view.need, hasPartner }}
          column={digest.withChange ? 'withChange' : 'withoutChange'}
          problems={view.problems}
          lastResult={ofForm('need', view.lastResult)}
        />
      )}
      <Explanations digest={digest} missing={missing} view={view} />
    </>
  )
}

type ChoicesProps = Pick<
  FiguresProps,
  'digest' | 'simulation' | 'unfit' | 'play' | 'effect' | 'isKept' | 'lastResult' | 'problems'
>

/** On paper the result alone. */
function Choices({ digest, simulation, unfit, play, effect, isKept, lastResult, problems }: ChoicesProps) {
  if (!play || !hasFigures(digest.withoutChange)) return null
  const isChanged = simulation !== null && !unfit && !changesNothing(simulation)
  return (
    <SynthesisPlay
      play={play}
      change={isChanged ? { simulation, isKept } : null}
      lastResult={ofForm('play', lastResult)}
      problems={problems}
    >
      <PlayResult digest={digest} effect={effect} rates={play.rates} />
    </SynthesisPlay>
  )
}

type NetProps = Pick<FiguresProps, 'digest' | 'net' | 'place' | 'complementary' | 'lastResult' | 'problems'>

/** Not asked while the AVS pension is unknown, without which nothing is told. */
function Net({ digest, lastResult, complementary, ...told }: NetProps) {
  const returned = ofForm('place', lastResult)
  if (digest.withoutChange.monthlyTotal === null && !told.net && !returned) return null
  return <SynthesisNet {...told} hasLowPensions={complementary !== null} lastResult={returned} />
}

type ExplanationsProps = Pick<FiguresProps, 'digest' | 'missing'> & {
  view: Pick<FiguresProps, 'avs' | 'assumptions' | 'furtherAssumptions'>
}

function Explanations({ digest, missing, view }: ExplanationsProps) {
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
        {digest.outlook && <PresentValue outlook={digest.outlook} digest={digest} />}
        <SynthesisAssumptions assumptions={view.assumptions} further={view.furtherAssumptions} />
      </Folds>
    </Section>
  )
}

/** Where its own section tells what is missing from it. */
const withoutNeed = ({ need: _, ...digest }: FiguresProps['digest']): FiguresProps['digest'] => digest

/** Whether there are any figures that a change could affect. */
const hasFigures = ({ avs, lpp, vested, pillar3a }: Column) =>
  [avs, lpp, vested, pillar3a].some((part) => part !== null)

const FORMS = {
  need: { form: NEED, firstField: 'need' },
  place: { form: PLACE, firstField: 'canton' },
  play: { form: PLAY, firstField: 'retirementDate' },
}

/** Which form of the page came back, by its fields: the one with the choices, unless it is another. */
function formOf(returned: ReturnedForm | undefined): keyof typeof FORMS {
  const has = (field: string) => [returned?.error, returned?.initialValue].some((part) => part && field in part)
  if (has('need')) return 'need'
  return has('canton') || has('municipality') ? 'place' : 'play'
}

const ofForm = (form: keyof typeof FORMS, returned: ReturnedForm | undefined) =>
  returned && formOf(returned) === form ? returned : undefined

/** The three choices under the amount, each value a button that posts it to the page itself. */
import type { ReactNode } from 'react'
import { changesMore, type Simulation } from '~/dossier/shape/simulation'
import type { Play, PlayAge, PlayShare } from '~/estimate/answers/play'
import { PLAY } from '~/forms/play/form'
import { amountText, percent } from '~/language/format'
import { asks } from '~/ui/action/intent'
import { span } from '~/ui/explained/step-words'
import { Figure } from '~/ui/figure'
import { boundTo } from '~/ui/form/bound'
import { Button, ButtonLink } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import type { Problem } from '~/ui/form/controls/error-summary'
import { Control } from '~/ui/form/declaration/control'
import { type Field, fieldsOf } from '~/ui/form/fields'
import type { ReturnedForm } from '~/ui/form/revision'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { ageFigure } from '~/ui/synthesis/choose-age'
import { amountsOf } from './play-amounts'
import { PLAY_INTENTS, PLAY_PLACE } from './play-intents'

export type PlayProps = {
  play: Play
  /** The change that stands, and whether it is kept under a name already; null: there is none. */
  change: { simulation: Simulation; isKept: boolean } | null
  /** The returned form, and what is wrong with it. */
  lastResult: ReturnedForm | undefined
  problems: readonly Problem[]
  /** What the change costs or brings, directly above the buttons. */
  children: ReactNode
}

export function SynthesisPlay({ play, change, lastResult, problems, children }: PlayProps) {
  const { t, to } = useText()
  const { ages, shares, rates } = play
  return (
    <VisitorForm id={PLAY_PLACE} action={to('/synthesis')} enhance="play">
      <input type="hidden" {...asks(PLAY_INTENTS, 'play')} />
      <DefaultButton>{t('synthesis.play.show')}</DefaultButton>
      {children}
      {ages.length > 0 && <Ages ages={ages} rates={rates} />}
      <Shares name="lppCapitalShare" label="share" values={shares} />
      <Shares name="desiredRate" label="rate" values={rates} />
      {change && <PlayActions play={play} change={change} />}
      <OtherValues {...{ play, change, lastResult, problems }} />
    </VisitorForm>
  )
}

function Ages({ ages, rates }: Pick<Play, 'ages' | 'rates'>) {
  const { t } = useText()
  const told = amountsOf(t, { ages, rates })
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of a fieldset cannot stand beside its buttons
    <div className="pick pick-wide" role="group" aria-label={t('synthesis.play.ageOf')}>
      <div className="pick-name">
        <span>{t('synthesis.play.age')}</span> <span className="hint">{told.hint}</span>
      </div>
      <ul className="pick-values">
        {ages.map((one) => (
          <li key={one.startsOn}>
            <button type="submit" name="retirementDate" value={ageValue(one)} aria-pressed={one.isChosen}>
              <AgeName age={one} />
              <AgeAmount age={one} amount={told.amountOf(one)} hasOthers={told.hasAny} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `63`, or with months `63/6`. */
const ageValue = ({ age: { years, months } }: PlayAge) => (months > 0 ? `${years}/${months}` : String(years))

function AgeName({ age: { age, isBefore, isChosen } }: { age: PlayAge }) {
  const { t } = useText()
  const isMarked = isBefore && !isChosen
  return (
    <>
      <span className={isMarked ? 'pick-before' : undefined} aria-hidden="true">
        {age.years}
        {age.months > 0 && ` ${t('synthesis.play.months', { count: age.months })}`}
      </span>
      <span className="visually-hidden">{span(t, 12 * age.years + age.months)}</span>
    </>
  )
}

type AgeAmountProps = { age: PlayAge; amount: { value: number; figure: string } | null; hasOthers: boolean }

const CURRENCY = 'CHF\u00a0'

/** Only screen readers hear the currency and "at least", which stand once above all amounts. */
function AgeAmount({ age, amount, hasOthers }: AgeAmountProps) {
  const { t } = useText()
  if (!amount)
    return hasOthers ? (
      <span className="pick-unknown">
        <span aria-hidden="true">?</span>
        <span className="visually-hidden">{t('synthesis.play.notComputed')}</span>
      </span>
    ) : null
  const { column } = age
  return (
    <>
      <span className="visually-hidden">: {column.complete ? CURRENCY : t('words.lowest', { amount: CURRENCY })}</span>
      <Figure
        figure={ageFigure({ age: age.age, standsApart: false }, amount.figure)}
        value={amount.value}
        text={amountText(amount.value)}
        complete={column.complete}
        sure={column.lpp?.sureness}
      />
    </>
  )
}

/** Dashed like what is drawn without the change. */
const Before = ({ isBefore, children }: { isBefore: boolean; children: ReactNode }) =>
  isBefore ? <span className="pick-before">{children}</span> : children

type SharesProps = { name: 'lppCapitalShare' | 'desiredRate'; label: 'share' | 'rate'; values: readonly PlayShare[] }

/** Without amounts: a lower pension without its capital would be half of what it brings. */
function Shares({ name, label, values }: SharesProps) {
  const { t } = useText()
  if (values.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: the name of a fieldset cannot stand beside its buttons
    <div className="pick" role="group" aria-label={t(`synthesis.play.${label}Of`)}>
      <div className="pick-name">
        <span>{t(`synthesis.play.${label}`)}</span>
      </div>
      <ul className="pick-values">
        {values.map(({ value, isChosen, isBefore, isUnknown }) => (
          <li key={value}>
            <button type="submit" name={name} value={value} aria-pressed={isChosen}>
              <Before isBefore={isBefore && !isChosen}>{percent(value)}</Before>
              {isUnknown && (
                <>
                  {' '}
                  <span className="pick-unknown" aria-hidden="true">
                    ?
                  </span>
                  <span className="visually-hidden">{t('synthesis.play.notComputed')}</span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Back to what stands without the change, and what to do with the choice. */
function PlayActions({ play, change }: { play: Play; change: NonNullable<PlayProps['change']> }) {
  const { t, to } = useText()
  const { simulation, isKept } = change
  return (
    <div className="play-actions">
      {/* What is kept is what is shown, whatever another tab has chosen meanwhile. */}
      <input type="hidden" name="simulation" value={changeText(simulation)} />
      <Button kind="secondary" {...asks(PLAY_INTENTS, 'withoutChange')}>
        <BackTo play={play} simulation={simulation} />
      </Button>
      {isKept ? (
        <a href={to('/scenarios')}>{t('synthesis.play.kept')}</a>
      ) : (
        <Button kind="secondary" {...asks(PLAY_INTENTS, 'keep')}>
          {t('synthesis.play.keep')}
        </Button>
      )}
      {play.leavesEarly && <a href={to('/plan')}>{t('plan.title')}</a>}
    </div>
  )
}

/** Read again by `readGivenSimulation`, which completes it. */
const changeText = (simulation: Simulation) =>
  JSON.stringify(Object.fromEntries(Object.entries(simulation).filter(([, value]) => value !== null)))

/** The values without the change of the choices that differ from it. */
function BackTo({ play: { ages, shares, rates }, simulation }: { play: Play; simulation: Simulation }) {
  const { t } = useText()
  if (changesMore(simulation)) return t('synthesis.play.backToAll')
  const differing = <Of extends { isChosen: boolean; isBefore: boolean }>(values: readonly Of[]) => {
    const before = values.find(({ isBefore }) => isBefore)
    return before && !before.isChosen && values.some(({ isChosen }) => isChosen) ? [before] : []
  }
  const values = [
    ...differing(ages).map(({ age }) => span(t, 12 * age.years + age.months)),
    ...[...differing(shares), ...differing(rates)].map(({ value }) => percent(value)),
  ]
  const [last = '', ...others] = values.toReversed()
  if (values.length === 0) return t('synthesis.play.backToAll')
  const joined = others.length > 0 ? t('synthesis.play.and', { values: others.toReversed().join(', '), last }) : last
  return t('synthesis.play.back', { values: joined })
}

/** Fields for every other value, and the ways to what has more than three choices. */
function OtherValues({ play, change, lastResult, problems }: Omit<PlayProps, 'children'>) {
  const { t, to } = useText()
  const { ages, shares, rates } = play
  const fields = fieldsOf(PLAY.shape, { submission: lastResult })
  const bound = boundTo(problems)
  // What was sent all the same comes back, with what is wrong with it.
  const isAsked = (values: readonly unknown[], { initialValue, errors }: Field) =>
    values.length > 0 || initialValue !== undefined || errors !== undefined
  const asked = (
    [
      ['retirementDate', ages],
      ['lppCapitalShare', shares],
      ['desiredRate', rates],
    ] as const
  ).flatMap(([name, values]) => (isAsked(values, fields[name]) ? [name] : []))
  return (
    <details className="help" open={lastResult ? true : undefined}>
      <summary>{t('synthesis.play.other')}</summary>
      {asked.length > 0 && (
        <>
          <div className="play-fields">
            {asked.map((name) => (
              <Control key={name} spec={PLAY.fields[name]} field={fields[name]} bound={bound} />
            ))}
          </div>
          <Button kind="secondary">{t('synthesis.play.show')}</Button>
        </>
      )}
      <p className="alone">
        <a href={to('/ages')}>{t('synthesis.ages.all')}</a>
      </p>
      <ButtonLink to={to('/simulation')} kind="quiet" opens="form">
        {t(`synthesis.${change ? 'changeSimulation' : 'simulate'}`)}
      </ButtonLink>
    </details>
  )
}

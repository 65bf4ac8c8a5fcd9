import type { ProposedNeed, Stop } from '~/estimate/answers/stop/stop'
import { NEED } from '~/forms/stop/form'
import { amountText, chf } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { asks } from '~/ui/action/intent'
import { NeedDrawing } from '~/ui/chart/need-drawing'
import { Figure } from '~/ui/figure'
import { FigureSentence } from '~/ui/figure-sentence'
import { boundTo } from '~/ui/form/bound'
import { Button } from '~/ui/form/controls/button'
import { Control } from '~/ui/form/declaration/control'
import { valuesOf } from '~/ui/form/declaration/form-of'
import { fieldsOf } from '~/ui/form/fields'
import type { Problem } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { VisitorForm } from '~/ui/form/visitor-form'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { type StopPart, type StopSentence, stopSentences } from '~/ui/synthesis/need/stop-words'
import { STOP_INTENTS } from './stop-intents'
import { StopSteps } from './stop-steps'
import { StopWays } from './stop-ways'

export type NeedTold = {
  /** CHF a month, as saved. */
  need: number | null
  /** Empty: today's pay is not known. */
  proposed: readonly ProposedNeed[]
  /** null: no need is given, or nothing that is paid for life is known. */
  stop: Stop | null
}

type StopProps = NeedTold & {
  column: ColumnName
  hasPartner: boolean
  problems: readonly Problem[]
  lastResult: ReturnedForm | undefined
}

/** When one can stop: what somebody needs, the age that reaches it, and what closes the gap before. */
export function SynthesisStop({ stop, column, hasPartner, ...form }: StopProps) {
  const { t } = useText()
  return (
    <Section id="stop" title={t('stop.title')}>
      <div className="screen-only">
        <NeedForm {...form} />
      </div>
      {stop && (
        <>
          <p className="stop-answer">
            {stopSentences(t, stop, column).map((one) => (
              <Sentence key={one.sentence()} {...one} />
            ))}
          </p>
          <div className="stop-parts">
            {stop.columns.length > 1 && <Picture stop={stop} hasPartner={hasPartner} />}
            <div>
              <StopWays stop={stop} />
            </div>
          </div>
          {stop.certainty === 'unknown' ? (
            <Complete missing={stop.missing} />
          ) : (
            <StopSteps stop={stop} column={column} hasPartner={hasPartner} />
          )}
        </>
      )}
    </Section>
  )
}

/** Where the missing pillar can be given. */
function Complete({ missing }: Pick<Stop, 'missing'>) {
  const { t, to } = useText()
  const pillar = missing.includes('avs') ? 'avs' : 'lpp'
  return (
    <p className="screen-only">
      <a href={to(`/${pillar}`)}>{t(`notInTotal.add.${pillar}`)}</a>
    </p>
  )
}

type NeedFormProps = Pick<StopProps, 'need' | 'proposed' | 'problems' | 'lastResult'>

function NeedForm({ need, proposed, problems, lastResult }: NeedFormProps) {
  const { t, to } = useText()
  const { need: field } = fieldsOf(NEED.shape, { submission: lastResult, saved: valuesOf(NEED, { need }) })
  return (
    <VisitorForm action={to('/synthesis')}>
      <div className="need">
        <Control spec={NEED.fields.need} field={field} bound={boundTo(problems)} required />
        <Button kind="secondary" {...asks(STOP_INTENTS, 'need', '')}>
          {t('stop.compute')}
        </Button>
      </div>
      {proposed.length > 0 && <Proposals proposed={proposed} />}
    </VisitorForm>
  )
}

function Proposals({ proposed }: Pick<NeedTold, 'proposed'>) {
  const { t } = useText()
  return (
    <>
      <p className="hint">{t('stop.proposed')}</p>
      <ul className="proposals">
        {proposed.map(({ share, need }) => (
          <li key={share}>
            <Button kind="secondary" {...asks(STOP_INTENTS, 'need', String(need))}>
              <span className="visually-hidden">CHF&nbsp;</span>
              {amountText(need)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}

function Sentence({ sentence, parts, whole }: StopSentence) {
  const told = <FigureSentence sentence={sentence} figures={parts.map((part) => <Part key={part.text} {...part} />)} />
  return (
    <>
      {whole ? (
        <data data-figure={whole.figure} value={whole.value}>
          {told}
        </data>
      ) : (
        told
      )}{' '}
    </>
  )
}

const Part = ({ figure, value = '', text, column }: StopPart) => (
  <strong>{figure ? <Figure figure={figure} value={value} text={text} column={column} /> : text}</strong>
)

/** Few people leave earlier. */
const FIRST_AGE = 63

function Picture({ stop, hasPartner }: { stop: Stop; hasPartner: boolean }) {
  const { t } = useText()
  const { need, earliest, range, chosen, nearest } = stop
  const reached = (range ? [range.low, range.high] : [earliest]).flatMap((one) => one ?? [])
  const first = Math.min(FIRST_AGE, ...[chosen, ...reached].map(({ age }) => age.years))
  const columns = stop.columns
    .filter(({ age }) => age.years >= first)
    .map(({ age, avs, lpp, monthly }) => ({ age: age.years, avs, lpp, monthly }))
  return (
    <div>
      <NeedDrawing
        id="stop-picture"
        columns={columns}
        need={need}
        name={t('stop.picture.need', { amount: amountText(need) })}
        reached={reached.map(({ age }) => age.years + age.months / 12)}
        bold={nearest?.at.age.years}
        title={t('stop.picture.title', { need: chf(need) })}
        description={columns
          .map(({ age, monthly }) => t('stop.picture.column', { age, monthly: chf(monthly) }))
          .join(' ')}
      />
      <p className="hint under">{t(hasPartner ? 'stop.picture.hintOwn' : 'stop.picture.hint')}</p>
    </div>
  )
}

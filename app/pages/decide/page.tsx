import type { DecisionAnswer } from '~/estimate/answers/decide/decision'
import type { Attempt } from '~/estimate/outcome'
import { DECIDE, MAX_SHARE } from '~/forms/decide/form'
import { decideValues, isMaxShareForm } from '~/forms/decide/read'
import { atAge } from '~/language/at-age'
import { dayText, percent } from '~/language/format'
import { boundTo } from '~/ui/form/bound'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { ChosenCapital } from './choice'
import { BeforeChoosing } from './conditions'
import { DecideFields } from './fields'
import { MaxShareForm, MoreByLaw } from './max-share'
import { DecideNotices } from './notices'
import { CapitalOptions } from './options'
import { DecidedTaxParts } from './tax-parts'

/** `revision`: that of the copied certificates; `until`: an age that another page proposes. */
type DecidePageProps = {
  page: Attempt<DecisionAnswer> & { revision: string | null; until: number | null }
  lastResult: ReturnedForm | undefined
}

export function DecidePage({ page: { answer, problem, revision, until }, lastResult }: DecidePageProps) {
  const { t, to } = useText()
  const isOfFund = isMaxShareForm(lastResult)
  const decideForm = isOfFund ? undefined : lastResult
  const fields = fieldsOf(DECIDE.shape, {
    submission: decideForm,
    saved: answer && { ...decideValues(answer), ...(until !== null && { until: String(until) }) },
  })
  const largest = answer?.largestCapitalShare ?? null
  const problems = problemsOf(t, lastResult, {
    form: isOfFund ? MAX_SHARE : DECIDE,
    firstField: isOfFund ? 'maxCapitalShare' : 'lppCapitalShare',
    bounds: largest === null ? {} : { lppCapitalShare: { largest: percent(largest) } },
  })
  return (
    <Page
      title={t('decide.title')}
      intro={<Intro answer={answer} />}
      problems={problems}
      notice={<SavedMeanwhile form={isOfFund ? asStillAsked(lastResult, answer) : lastResult} />}
      wide
    >
      <SilentNotice
        problem={problem}
        title={t('decide.unavailable')}
        text={t(problem === 'no info' ? 'problems.birthDateUnknown' : 'decide.unavailableText')}
      />
      {answer && <DecideNotices answer={answer} isBack={problems.length > 0} />}
      {answer && <CapitalOptions {...answer} />}
      {answer && <MoreByLaw conditions={answer.conditions} />}
      {answer && (
        <MaxShareForm
          conditions={answer.conditions}
          lastResult={isOfFund ? lastResult : undefined}
          bound={boundTo(problems)}
          revision={revision}
        />
      )}
      {answer && (
        <VisitorForm isPageForm>
          <DecideFields
            fields={fields}
            bound={boundTo(problems)}
            answer={answer}
            isBack={decideForm !== undefined}
            isProposed={until !== null}
          />
        </VisitorForm>
      )}
      {answer && <WhatFollows answer={answer} />}
      {answer && answer.ways.length > 0 && <BeforeChoosing choice={answer.choice} conditions={answer.conditions} />}
      <Actions>
        <ButtonLink to={to('/synthesis')} kind="quiet">
          {t('simulation.back')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

/** Once no fund is asked for its share any more, the page has no field for what was typed. */
function asStillAsked(form: ReturnedForm | undefined, answer: DecisionAnswer | null): ReturnedForm | undefined {
  const isAsked = answer?.conditions?.funds.some(({ toCheck }) => toCheck) ?? false
  return form?.meanwhile && !isAsked ? { ...form, meanwhile: 'pressed' } : form
}

/** What the choice changes, and the tax on all capital. */
function WhatFollows({ answer }: { answer: DecisionAnswer }) {
  const { t } = useText()
  const { choice, conditions, place, decision, tax, problem, isFederalOnly, isChosenUnknown, silent } = answer
  const isWithoutCapital = place && decision && !tax && !problem && !isChosenUnknown && silent.length === 0
  return (
    <>
      {choice && (
        <ChosenCapital
          choice={choice}
          afterTax={answer.afterTax}
          isFederalOnly={isFederalOnly}
          hasSpouse={conditions?.needsConsent ?? false}
        />
      )}
      {tax && <DecidedTaxParts tax={tax} />}
      {isWithoutCapital && (
        <Notice kind="info" title={t('decide.noCapital')}>
          <p>{t('decide.noCapitalText')}</p>
        </Notice>
      )}
    </>
  )
}

/** The day for which the page is computed, and where to change it. */
function Intro({ answer }: { answer: DecisionAnswer | null }) {
  const { t, to } = useText()
  return (
    <>
      <p className="intro">{t('decide.intro')}</p>
      {answer && (
        <p className="hint">
          {t(`decide.${dayName(answer.retirement)}`, {
            day: dayText(answer.retirement.on),
            age: atAge(t, answer.retirement.age),
          })}{' '}
          <a href={to('/simulation')}>{t('decide.otherDay')}</a>
        </p>
      )}
    </>
  )
}

const dayName = ({ isOfFundsAlone, isSimulated }: DecisionAnswer['retirement']) =>
  isOfFundsAlone ? 'fundsDay' : isSimulated ? 'simulatedDay' : 'referenceDay'

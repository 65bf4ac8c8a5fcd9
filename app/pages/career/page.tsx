import { CAREER } from '~/forms/career/form'
import { dayText } from '~/language/format'
import { asks } from '~/ui/action/intent'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { ReadNotice } from '~/ui/own-papers/read-from'
import { SourceChoice } from '~/ui/own-papers/source-choice'
import { FORECAST_FILE } from './forecast-file'
import { CAREER_INTENTS } from './intents'
import { ExtractPart, ForecastPart, QuickPart, WayChoice } from './parts'
import type { CareerView } from './view'

type CareerPageProps = { page: CareerView; lastResult: ReturnedForm | undefined }

/** One page for all ways to enter a career; the way is chosen at the top. */
export function CareerPage({ page, lastResult }: CareerPageProps) {
  const { t } = useText()
  const { owner, isKnown, revision, values, isSaved, beside, extract, first, work } = page
  if (!isKnown && !lastResult?.initialValue) return <FormFirst {...{ owner, lastResult }} />
  const fields = fieldsOf(CAREER.shape, { submission: lastResult, saved: values })
  const read = lastResult?.read
  const label = (field: string) => (field === FORECAST_FILE ? t('ownPapers.file') : undefined)
  const problems = problemsOf(t, lastResult, { form: CAREER, firstField: 'way', label })
  const parts = { fields, bound: boundTo(problems), owner }
  return (
    <Page
      title={t(`career.title.${owner}`)}
      intro={t(`career.intro.${owner}`)}
      problems={problems}
      notice={
        <>
          <SavedMeanwhile form={lastResult} />
          <ReadNotice read={read} />
        </>
      }
      wide
    >
      <DoneNotice possible={['paper', 'paperRemoved']} />
      {!isKnown && <Notice kind="info">{t(`career.first.${owner}`)}</Notice>}
      {extract && <SavedExtract {...extract} owner={owner} />}
      {beside && (
        <SourceChoice
          {...beside}
          party={t('career.register', { day: dayText(beside.asOf) })}
          revision={revision}
          hint={t('career.ownCounts')}
        />
      )}
      <VisitorForm isPageForm takesFile revision={lastResult?.revision ?? revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        <div className="ways">
          <WayChoice {...parts} />
          <ExtractPart {...parts} />
          <ForecastPart {...parts} problems={problems} read={read} />
          <QuickPart {...parts} first={first} work={work} isOpen={lastResult?.error !== undefined} />
        </div>
        <Actions>
          <Button>{t('words.continue')}</Button>
          {isSaved ? (
            <Button kind="quiet" {...asks(CAREER_INTENTS, 'remove')} formNoValidate>
              {t('career.remove')}
            </Button>
          ) : (
            <Button kind="quiet" {...asks(CAREER_INTENTS, 'skip')} formNoValidate>
              {t('ownPapers.skip')}
            </Button>
          )}
        </Actions>
      </VisitorForm>
    </Page>
  )
}

type SavedExtractProps = NonNullable<CareerView['extract']> & Pick<CareerView, 'owner'>

/** The text is discarded once it is read; the result is on the page that checks it. */
function SavedExtract({ lines, unread, owner }: SavedExtractProps) {
  const { t, to } = useText()
  return (
    <Notice kind={unread > 0 ? 'warning' : 'info'}>
      <p>
        {t('career.savedLines', { count: lines })} {unread > 0 && t('career.savedUnread', { count: unread })}
      </p>
      <p className="alone">
        <a href={to(pathOfCareer('/avs/career/check', owner))}>{t('career.toLines')}</a>
      </p>
    </Notice>
  )
}

/** Without a known birth date, nothing can be asked. */
function FormFirst({ owner, lastResult }: Pick<CareerView, 'owner'> & Pick<CareerPageProps, 'lastResult'>) {
  const { t, to } = useText()
  const path = owner === 'former' ? '/avs/family' : '/avs'
  return (
    <Page title={t(`career.title.${owner}`)} notice={<SavedMeanwhile form={lastResult} />}>
      <Notice kind="info">{t(`career.first.${owner}`)}</Notice>
      <Actions>
        <ButtonLink to={to(path)}>{t(path === '/avs' ? 'family.toAvs' : 'career.toFamily')}</ButtonLink>
      </Actions>
    </Page>
  )
}

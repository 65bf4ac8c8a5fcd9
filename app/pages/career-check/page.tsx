import { CHECK, LINES_A_PART, questionName } from '~/forms/career/check'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { Control } from '~/ui/form/declaration/control'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { pathOfCareer } from '~/ui/own-papers/career-place'
import { Section } from '~/ui/section'
import { checkLabel } from './labels'
import { LineFields, LineToCheck } from './lines'
import { Question } from './question'
import { Understood } from './understood'
import type { CheckView, FullCheck } from './view'

type CheckPageProps = { page: CheckView; lastResult: ReturnedForm | undefined }

export function CheckPage({ page, lastResult }: CheckPageProps) {
  const { t, to } = useText()
  const { owner } = page
  if (!page.hasForm)
    return (
      <Page title={t(`careerCheck.title.${owner}`)} notice={<SavedMeanwhile form={lastResult} />}>
        <Notice kind="info">{t(`career.first.${owner}`)}</Notice>
        <Actions>
          <ButtonLink to={to(owner === 'former' ? '/avs/family' : '/avs')}>
            {t(owner === 'former' ? 'career.toFamily' : 'family.toAvs')}
          </ButtonLink>
        </Actions>
      </Page>
    )
  const isTyping = page.asOf === null
  return (
    <Page
      title={t(`careerCheck.title.${owner}`)}
      intro={isTyping ? t('careerCheck.typeIntro') : <p className="intro">{answerOf(t, page)}</p>}
      problems={problemsIn(t, page, lastResult)}
      notice={<SavedMeanwhile form={lastResult} />}
      wide
    >
      <DoneNotice possible={['paper']} />
      <div className={isTyping ? undefined : 'paper-desk paper-desk-even'}>
        <Lines {...{ page, lastResult }} />
        {!isTyping && <Understood check={page} />}
      </div>
    </Page>
  )
}

const problemsIn = (t: T, { lines }: FullCheck, lastResult: ReturnedForm | undefined) =>
  problemsOf(t, lastResult, { form: CHECK, firstField: 'rows[0].year', label: (field) => checkLabel(t, field, lines) })

/** How much was read, and what remains to be checked. */
function answerOf(t: T, { summary: { entries }, unread }: FullCheck): string {
  const read = entries
    ? t('careerCheck.read', { count: entries.years, first: entries.first, last: entries.last })
    : t('careerCheck.readNothing')
  return unread > 0 ? `${read} ${t('careerCheck.unread', { count: unread })}` : read
}

function Lines({ page, lastResult }: { page: FullCheck; lastResult: ReturnedForm | undefined }) {
  const { t, to } = useText()
  const { owner, lines, revision, asOf, part, unread, asksSplit } = page
  const saved = { rows: lines.map(({ values }) => values) }
  const fields = fieldsOf(CHECK.shape, { submission: lastResult, saved })
  const problems = problemsIn(t, page, lastResult)
  const bound = boundTo(problems)
  const shown = lines.flatMap((line, place) => {
    const row = fields.rows.rows[place]
    return row ? [{ shown: line, fields: row, bound, place, asksSplit }] : []
  })
  const isFirst = ({ reason, doubt }: (typeof lines)[number]) => reason !== null || doubt !== null
  const first = shown.filter((line) => isFirst(line.shown))
  const others = shown.filter((line) => !isFirst(line.shown))
  return (
    <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
      <DefaultButton>{t('careerCheck.save')}</DefaultButton>
      {asOf === null && <Control spec={CHECK.fields.extractDate} field={fields.extractDate} bound={bound} />}
      {page.questions.map((question, index) => (
        <Question
          key={question.supposes.join()}
          question={question}
          field={bound(fields.questions.rows[index]?.isRight ?? emptyField(questionName(index)))}
        />
      ))}
      {first.length > 0 && (
        <Section title={t('careerCheck.first', { count: first.length })}>
          <p>{t('careerCheck.acceptsAll')}</p>
          {first.map((line) => (
            <LineToCheck key={line.place} {...line} />
          ))}
        </Section>
      )}
      {asOf === null ? (
        others.map((line) => <LineFields key={line.place} {...line} />)
      ) : (
        <details className="more-figures" open={isTouched(others, problems) || part > 1}>
          <summary>{t('careerCheck.others')}</summary>
          {asksSplit && <p>{t('careerCheck.othersHint')}</p>}
          {others.map((line) => (
            <LineFields key={line.place} {...line} />
          ))}
        </details>
      )}
      <Parts page={page} />
      <Actions>
        <Button>{t('careerCheck.save')}</Button>
        {unread > 0 && (
          <ButtonLink to={to('/router')} kind="quiet">
            {t('careerCheck.later')}
          </ButtonLink>
        )}
        <ButtonLink to={to(pathOfCareer('/avs/career', owner))} kind="quiet">
          {t('careerCheck.back')}
        </ButtonLink>
      </Actions>
    </VisitorForm>
  )
}

const emptyField = (name: string) => ({ name, initialValue: undefined, errors: undefined })

const isTouched = (lines: readonly { place: number }[], problems: readonly { field: string }[]) =>
  lines.some(({ place }) => problems.some(({ field }) => field.startsWith(`rows[${place}].`)))

/** A long extract is corrected in parts, each saved separately. */
function Parts({ page: { owner, part, parts, count } }: { page: FullCheck }) {
  const { t, to } = useText()
  if (parts === 1) return null
  const path = pathOfCareer('/avs/career/check', owner)
  return (
    <nav aria-label={t('careerCheck.parts')}>
      <ul>
        {Array.from({ length: parts }, (_, index) => index + 1).map((one) => {
          const label = t('careerCheck.part', {
            first: (one - 1) * LINES_A_PART + 1,
            last:
              Math.max(count, (one - 1) * LINES_A_PART + 1) < one * LINES_A_PART
                ? Math.max(count, (one - 1) * LINES_A_PART + 1)
                : one * LINES_A_PART,
          })
          return (
            <li key={one}>
              {one === part ? (
                <strong aria-current="page">{label}</strong>
              ) : (
                <a href={to(`${path}${path.includes('?') ? '&' : '?'}part=${one}`)}>{label}</a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

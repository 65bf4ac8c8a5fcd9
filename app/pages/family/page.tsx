import { FAMILY } from '~/forms/family/form'
import type { PageQuestions } from '~/forms/family/posted-questions'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { NotHandled } from '~/ui/not-handled'
import { Notice } from '~/ui/notice'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { familyLabel } from './labels'
import { FamilyChildren, FamilyMarriages, FamilyPresent, FamilySurvivor } from './parts'
import { FamilyPension } from './pension'
import type { FamilyView } from './view'

type FamilyPageProps = {
  page: FamilyView
  /** The returned form. */
  lastResult: ReturnedFamily | undefined
}

/** `questions`: those of the form, if they differ from what the page now asks the visitor. */
export type ReturnedFamily = ReturnedForm & { questions?: PageQuestions }

export function FamilyPage({ page, lastResult }: FamilyPageProps) {
  const { t } = useText()
  const { infoSilent, registerSilent, notHandled } = page
  const lacksSpouse = page.questions?.lacksSpouse ?? null
  const questions = lastResult?.questions ?? (page.hasForm ? page.questions : null)
  if (!questions) return <NoQuestions {...{ infoSilent, lastResult, lacksSpouse, notHandled }} />
  const fields = fieldsOf(FAMILY.shape, { submission: lastResult, saved: page.fieldValues })
  const rows = fields.marriages.rows
  const present = questions.present ? rows.length - 1 : null
  const problems = problemsOf(t, lastResult, {
    form: FAMILY,
    firstField: rows[0]?.start.name ?? 'survivorsPension',
    label: (field) => familyLabel(t, field, { present, children: questions.children }),
  })
  const bound = boundTo(problems)
  const former = present === null ? rows : rows.slice(0, present)
  const ofNow = present === null ? undefined : rows[present]
  const hasFormer = questions.marriages || former.length > 0
  return (
    <Page
      title={t('family.title')}
      intro={t('family.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      {notHandled && <NotHandled isLinked={false} />}
      {!page.hasForm && <AvsFirst {...{ infoSilent, lacksSpouse }} isLinked />}
      <SilentNotice problem={registerSilent} title={t('avs.registerSilent')} text={t('avs.registerSilentText')} />
      {page.prefilled && lastResult === undefined && <p>{t('avs.prefilled')}</p>}
      <VisitorForm isPageForm revision={lastResult?.revision ?? page.revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        {hasFormer && (
          <FamilyMarriages
            rows={former}
            bound={bound}
            isOnlyOne={questions.marriages && former.length < 2}
            ofAvsForm={page.ofAvsForm}
          />
        )}
        {questions.partnerPension && <FamilyPension fields={fields.partner} bound={bound} />}
        {ofNow && <FamilyPresent field={ofNow.separatedSince} bound={bound} isExplained={hasFormer} />}
        {questions.children.length > 0 && (
          <FamilyChildren rows={fields.children.rows} days={questions.children} bound={bound} />
        )}
        {questions.survivorsPension && <FamilySurvivor field={fields.survivorsPension} bound={bound} />}
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}

type AvsFirstProps = {
  infoSilent: string | null
  /** Whether the AVS form must be completed; null: it is not saved. */
  lacksSpouse: boolean | null
  /** Whether the link to it is here rather than at the end of the page. */
  isLinked?: boolean
}

/** Explains why nothing is asked, or saved. */
function AvsFirst({ infoSilent, lacksSpouse, isLinked = false }: AvsFirstProps) {
  const { t, to } = useText()
  if (infoSilent)
    return <SilentNotice problem={infoSilent} title={t('avs.infoSilent')} text={t('avs.infoSilentText')} />
  const sentence = lacksSpouse === null ? 'family.avsFirst' : lacksSpouse ? 'family.lacksSpouse' : 'family.nothing'
  return (
    <Notice kind="info">
      <p>{t(sentence)}</p>
      {isLinked && lacksSpouse !== false && (
        <p className="alone">
          <a href={to('/avs')}>{t('family.toAvs')}</a>
        </p>
      )}
    </Notice>
  )
}

type NoQuestionsProps = Pick<FamilyPageProps, 'lastResult'> & Pick<FamilyView, 'notHandled'> & AvsFirstProps

function NoQuestions({ infoSilent, lacksSpouse, notHandled, lastResult }: NoQuestionsProps) {
  const { t, to } = useText()
  const isAvsFirst = lacksSpouse !== false
  return (
    <Page title={t('family.title')} notice={<SavedMeanwhile form={lastResult} />}>
      {notHandled && <NotHandled isLinked={false} />}
      <AvsFirst {...{ infoSilent, lacksSpouse }} />
      <Actions>
        <ButtonLink to={to(isAvsFirst ? '/avs' : '/router')}>
          {t(isAvsFirst ? 'family.toAvs' : 'words.continue')}
        </ButtonLink>
      </Actions>
    </Page>
  )
}

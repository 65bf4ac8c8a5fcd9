import { PAPERS } from '~/dossier/shape/savings-papers'
import type { readPapersPage } from '~/estimate/read/forms'
import { PAPERS_AT_HAND } from '~/forms/own-papers'
import { Actions, Button } from '~/ui/form/controls/button'
import { CheckboxGroup } from '~/ui/form/controls/choice'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'

type PapersPageProps = { page: Awaited<ReturnType<typeof readPapersPage>>; lastResult: ReturnedForm | undefined }

/** Each paper, with what it is good for and how much there is to copy. */
export function PapersPage({ page, lastResult }: PapersPageProps) {
  const { t } = useText()
  const fields = fieldsOf(PAPERS_AT_HAND.shape, { submission: lastResult, saved: { papers: page.papers ?? [] } })
  const problems = problemsOf(t, lastResult, { form: PAPERS_AT_HAND, firstField: 'papers' })
  const options = PAPERS.map((paper) => ({
    value: paper,
    label: t(`papers.at.${paper}.name`),
    hint: t(`papers.at.${paper}.gives`),
  }))
  return (
    <Page
      title={t('papers.title')}
      intro={t('papers.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <VisitorForm isPageForm revision={lastResult?.revision ?? page.revision}>
        <CheckboxGroup
          legend={t('papers.legend')}
          name="papers"
          options={options}
          defaultValues={fields.papers.initialValue}
          error={problems[0]?.message}
          required
        />
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
      <Help summary={t('papers.order.title')}>{t('papers.order.text')}</Help>
      <Help summary={t('papers.couple.title')}>{t('papers.couple.text')}</Help>
    </Page>
  )
}

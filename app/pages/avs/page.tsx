import { boundTo } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { AvsChildren } from './children'
import { AVS_FIELDS } from './field-values'
import { AvsAbroad, AvsInsurance } from './insurance'
import { withYearProblem } from './insurance-form'
import { avsLabel } from './labels'
import { AvsNotices } from './notices'
import { AvsPerson } from './person'
import { AvsRelationship } from './relationship'
import type { avsView } from './view'

type AvsPageProps = {
  page: ReturnType<typeof avsView>
  /** The form that comes back. */
  lastResult: ReturnedForm | undefined
}

export function AvsPage({ page, lastResult }: AvsPageProps) {
  const { t } = useText()
  const { fieldValues, revision, age, partnerAge, isSignedIn, ...notices } = page
  const fields = fieldsOf(AVS_FIELDS, { submission: lastResult, saved: fieldValues })
  const problems = problemsOf(t, lastResult && withYearProblem(lastResult), {
    firstField: isSignedIn ? 'navs' : 'birthDate',
    label: (field) => avsLabel(t, field),
  })
  const bound = boundTo(problems)
  // They belong to the dates that are saved, not to those of a form that is shown again.
  const ages = lastResult === undefined ? { age, partnerAge } : { age: null, partnerAge: null }
  return (
    <Page
      title={t('avs.title')}
      intro={t('avs.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <AvsNotices {...notices} isSignedIn={isSignedIn} isReturned={lastResult !== undefined} />
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        <AvsPerson fields={fields} bound={bound} isSignedIn={isSignedIn} age={ages.age} />
        {fields.status.initialValue !== 'bachelor' && (
          <AvsRelationship fields={fields} bound={bound} isSignedIn={isSignedIn} partnerAge={ages.partnerAge} />
        )}
        <AvsChildren fields={fields} bound={bound} />
        <AvsInsurance fields={fields} bound={bound} isSignedIn={isSignedIn} />
        <AvsAbroad fields={fields} bound={bound} />
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}

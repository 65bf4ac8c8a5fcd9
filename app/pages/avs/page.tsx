import { civilStatusIn, isNeverMarried } from '~/dossier/shape/civil-status'
import { AVS } from '~/forms/avs/form'
import { withYearProblem } from '~/forms/avs/insurance'
import { boundTo } from '~/ui/form/bound'
import { Actions, Button } from '~/ui/form/controls/button'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { WORK } from '~/ui/own-papers/work-answers'
import { AvsChildren } from './children'
import { openGroups } from './groups'
import { AvsInsurance } from './insurance'
import { AvsGroup, knownRows } from './known'
import type { ReturnedAvs } from './new-fields'
import { AvsNotices } from './notices'
import { AvsPerson } from './person'
import { AvsRelationship } from './relationship'
import type { avsView } from './view'
import { AvsWork } from './work'

type AvsPageProps = {
  page: ReturnType<typeof avsView>
  /** The returned form. */
  lastResult: ReturnedAvs | undefined
}

export function AvsPage({ page, lastResult }: AvsPageProps) {
  const { t } = useText()
  const { fieldValues, revision, age, partnerAge, isSignedIn, prefilled, ...notices } = page
  const fields = fieldsOf(AVS.shape, { submission: lastResult, saved: fieldValues })
  const problems = problemsOf(t, lastResult && withYearProblem(lastResult), {
    form: AVS,
    firstField: isSignedIn ? 'navs' : 'birthDate',
  })
  const bound = boundTo(problems)
  // The ages belong to the saved dates, not to those of a returned form.
  const ages = lastResult === undefined ? { age, partnerAge } : { age: null, partnerAge: null }
  const saved = fieldsOf(AVS.shape, { saved: fieldValues })
  const isOpen = openGroups({ fields, saved, problems, isSignedIn })
  const known = knownRows(t, fields, ages)
  // Visitors who have signed in since then keep their earlier answers.
  const asksWork = !isSignedIn || known.work.length > 0
  const isPrefilled = prefilled && lastResult === undefined
  return (
    <Page
      title={t('avs.title')}
      intro={t(isPrefilled ? 'avs.prefilled' : 'avs.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <AvsNotices {...notices} isSignedIn={isSignedIn} isReturned={lastResult !== undefined} />
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        <div className="groups">
          <AvsGroup
            title={t('avs.you')}
            known={known.you}
            isOpen={isOpen.you}
            help={isSignedIn && <Help summary={t('avs.navsHelp')}>{t('avs.navsHelpText')}</Help>}
          >
            <AvsPerson fields={fields} bound={bound} isSignedIn={isSignedIn} />
          </AvsGroup>
          {asksWork && (
            <AvsGroup title={t('avs.workTitle')} id={WORK} known={known.work} isOpen={isOpen.work}>
              <AvsWork fields={fields} bound={bound} />
            </AvsGroup>
          )}
          {!isNeverMarried(civilStatusIn(fields.status.initialValue)) && (
            <AvsGroup title={t('avs.relationship')} known={known.couple} isOpen={isOpen.couple}>
              <AvsRelationship fields={fields} bound={bound} isSignedIn={isSignedIn} next={lastResult?.next} />
            </AvsGroup>
          )}
          <AvsGroup title={t('avs.children')} known={known.children} isOpen={isOpen.children}>
            <AvsChildren fields={fields} bound={bound} next={lastResult?.next} />
          </AvsGroup>
          <AvsGroup title={t('avs.insurance')} known={known.insurance} isOpen={isOpen.insurance}>
            <AvsInsurance fields={fields} bound={bound} isSignedIn={isSignedIn} />
          </AvsGroup>
        </div>
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}

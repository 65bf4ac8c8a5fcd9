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
import { WORK } from '~/ui/own-papers/work-answers'
import { Asked } from './asked'
import { AvsChildren } from './children'
import { GROUPS, type Group, isIn, openGroups } from './groups'
import { AvsInsurance } from './insurance'
import { AvsGroup, knownRows } from './known'
import type { ReturnedAvs } from './new-fields'
import { AvsNotices } from './notices'
import { AvsPerson, NavsHelp } from './person'
import { AvsRelationship, hasRelationship, isMarriageToldHere } from './relationship'
import type { avsView } from './view'
import { AvsWork } from './work'

type AvsPageProps = {
  page: ReturnType<typeof avsView>
  /** The returned form. */
  lastResult: ReturnedAvs | undefined
}

export function AvsPage({ page, lastResult }: AvsPageProps) {
  const { t } = useText()
  const { fieldValues, revision, age, partnerAge, hasRegister, prefilled, ...notices } = page
  const fields = fieldsOf(AVS.shape, { submission: lastResult, saved: fieldValues })
  const problems = problemsOf(t, lastResult && withYearProblem(lastResult), {
    form: AVS,
    firstField: 'status',
  })
  const bound = boundTo(problems)
  // The ages belong to the saved dates, not to those of a returned form.
  const ages = lastResult === undefined ? { age, partnerAge } : { age: null, partnerAge: null }
  const saved = fieldsOf(AVS.shape, { saved: fieldValues })
  const isOpen = openGroups({ fields, saved, problems, hasRegister })
  const known = knownRows(t, fields, ages)
  // Visitors who have signed in since then keep their earlier answers.
  const asksWork = !hasRegister || known.work.length > 0
  const isFolded = (one: Group) => known[one].length > 0 && !isOpen[one]
  // Among groups with a summary, every group has its heading.
  const isPlain = !GROUPS.some(isFolded)
  const group = (one: Group) => ({ known: known[one], isFolded: isFolded(one), isPlain })
  const isPrefilled = prefilled && lastResult === undefined
  return (
    <Page
      title={t('avs.title')}
      intro={isPrefilled ? t('avs.prefilled') : undefined}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <AvsNotices {...notices} hasRegister={hasRegister} isReturned={lastResult !== undefined} />
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <DefaultButton>{t('words.continue')}</DefaultButton>
        <div className="groups">
          <AvsGroup title={t('avs.you')} {...group('you')} help={hasRegister && <NavsHelp />}>
            <AvsPerson fields={fields} bound={bound} hasRegister={hasRegister} hasHelp={!isFolded('you')} />
          </AvsGroup>
          {hasRelationship(fields) && (
            <Asked
              if={hasRegister ? 'couple' : 'spouse'}
              isShown={
                problems.some(({ field }) => isIn('couple', field)) || (!hasRegister && isMarriageToldHere(fields))
              }
            >
              <AvsGroup title={t('avs.relationship')} {...group('couple')} isPlain={false}>
                <AvsRelationship fields={fields} bound={bound} hasRegister={hasRegister} next={lastResult?.next} />
              </AvsGroup>
            </Asked>
          )}
          <AvsGroup title={t('avs.children')} {...group('children')}>
            <AvsChildren fields={fields} bound={bound} next={lastResult?.next} />
          </AvsGroup>
          {asksWork && (
            <AvsGroup title={t('avs.workTitle')} id={WORK} {...group('work')}>
              <AvsWork fields={fields} bound={bound} />
            </AvsGroup>
          )}
          <AvsGroup title={t('avs.insurance')} {...group('insurance')}>
            <AvsInsurance fields={fields} bound={bound} hasRegister={hasRegister} />
          </AvsGroup>
        </div>
        <Actions>
          <Button>{t('words.continue')}</Button>
        </Actions>
      </VisitorForm>
    </Page>
  )
}

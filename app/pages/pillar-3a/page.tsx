import type { Answers } from '~/estimate/estimate'
import { PROVIDER_ACCOUNT } from '~/forms/provider-account'
import { ENTITIES } from '~/forms/selection'
import { ExplainedLinks } from '~/ui/explained/explained-links'
import { boundTo } from '~/ui/form/bound'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { dayBounds } from '~/ui/form/values/day-bounds'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { NextStep } from '~/ui/next-step'
import { CopiedPapers } from '~/ui/own-papers/copied-papers'
import { PartySignInNotices } from '~/ui/parties/party-sign-in-notices'
import { Pillar3aAccounts } from '~/ui/parties/pillar-3a-accounts'
import { overCeilingText } from '~/ui/parties/pillar-3a-view'
import { isSignInOpen, type SignInUndone } from '~/ui/parties/sign-in-state'
import { Pillar3aChoice } from './choice'
import { FurtherAccount, Pillar3aFields } from './fields'
import { accountField, accountPlace, type FilledAccount, withReturnedAccount } from './form'
import { Pillar3aNotices } from './notices'

import type { ReturnedAccountForm, ReturnedForms } from './submission'
import type { Pillar3aPageView } from './view'

type Pillar3aPageProps = {
  page: Pillar3aPageView & { signInUndone: SignInUndone | null; typed: Answers['readTypedPapers'] }
  /** A returned form. */
  returned: ReturnedForms
}

export function Pillar3aPage({ page, returned }: Pillar3aPageProps) {
  const { t, to } = useText()
  if (page.typed.isOwn) return <OwnPillar3aPage {...{ page, returned }} />
  const { options, listedOn, selectedEntities, described, fieldValues, revisions, answered, silent, signInUndone } =
    page
  const ids = selectedEntities.map(({ id }) => id)
  const noneTold = selectedEntities.every(({ statements }) => statements.length === 0)
  const choice = fieldsOf(ENTITIES.shape, { submission: returned.choice, saved: { ids } })
  const account = fieldsOf(PROVIDER_ACCOUNT.shape, { submission: returned.account, saved: fieldValues })
  const accounts = withReturnedAccount(page, returned.further?.entityId)
  const problems = [
    ...accountProblems(t, returned.account),
    ...furtherProblems(t, accounts, returned.further),
    ...problemsOf(t, returned.choice, { form: ENTITIES, firstField: 'ids' }),
  ]
  const bound = boundTo(problems)
  const hasAccount = selectedEntities.length > 0 || returned.account !== undefined
  const hasFigures = fieldValues.solde !== ''
  const noneChosen = answered && selectedEntities.length === 0 && !hasFigures && !silent.selection
  const ceilingNotice = page.overCeiling ? overCeilingText(t, page.overCeiling) : undefined
  const accountForm = (
    <>
      {!hasFigures && <DoneNotice possible={['accountCleared']} />}
      <VisitorForm isPageForm={hasAccount} revision={returned.account?.revision ?? revisions.account}>
        <Pillar3aFields
          fields={account}
          bound={bound}
          described={described}
          overCeiling={ceilingNotice}
          intro={
            !hasAccount ? 'infoBeforeBank' : isSignInOpen(selectedEntities) && noneTold ? 'infoByHand' : 'infoIntro'
          }
          waits={!hasAccount || isSignInOpen(selectedEntities)}
          canClear={hasAccount || hasFigures}
          asksFirst={returned.account?.asksFirst ?? false}
        />
      </VisitorForm>
      {answered && (
        <ExplainedLinks path="/3a/explained" texts={{ withoutChange: t('explained3a.link'), withChange: null }} />
      )}
    </>
  )
  return (
    <Page
      title={t('pillar3a.title')}
      intro={t('pillar3a.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={returned.account ?? returned.further ?? returned.choice} />}
    >
      <Pillar3aNotices {...silent} />
      <PartySignInNotices parties={selectedEntities} undone={signInUndone} />
      <DoneNotice
        possible={
          selectedEntities.length > 0
            ? ['accounts', 'account', 'accountRemoved']
            : ['accountRemoved', 'accountsRemoved']
        }
      />
      {selectedEntities.length > 0 && (
        <VisitorForm revision={revisions.choice}>
          <Pillar3aAccounts entities={selectedEntities} asksFirst={returned.choice?.asksFirst ?? false} />
        </VisitorForm>
      )}
      {accounts.map(({ entityId, entityName, fieldValues: saved }, place) => {
        const again = returned.further?.entityId === entityId ? returned.further : undefined
        return (
          <VisitorForm key={entityId} revision={again?.revision ?? revisions.account}>
            <FurtherAccount
              {...{ entityId, entityName, bound }}
              overCeiling={ceilingNotice}
              fields={fieldsOf(PROVIDER_ACCOUNT.shape, { submission: again, saved, under: accountPlace(place) })}
            />
          </VisitorForm>
        )
      })}
      {hasAccount && accountForm}
      {noneChosen && (
        <NextStep>
          <p>{t('pillar3a.noneChosen')}</p>
        </NextStep>
      )}
      <p className="alone">
        <a href={to('/3a/account')}>{t('ownPapers.typeStatement')}</a>
      </p>
      <VisitorForm isPageForm={!hasAccount} revision={returned.choice?.revision ?? revisions.choice}>
        <Pillar3aChoice
          options={options}
          listedOn={listedOn}
          ids={choice.ids.initialValue}
          error={problems.find(({ field }) => field === choice.ids.name)?.message}
          next={selectedEntities.length === 0 && !answered}
          saveFirst={hasAccount}
          isFolded={selectedEntities.length > 0}
          isOpen={returned.choice !== undefined && !returned.choice.asksFirst}
        />
      </VisitorForm>
      {!hasAccount && !noneChosen && !silent.selection && accountForm}
    </Page>
  )
}

/** For visitors who have not signed in: they have no provider to ask. */
function OwnPillar3aPage({ page: { typed, revisions, answered }, returned }: Pillar3aPageProps) {
  const { t } = useText()
  return (
    <Page
      title={t('pillar3a.title')}
      intro={typed.statements.length > 0 ? t('pillar3a.ownIntro') : undefined}
      notice={<SavedMeanwhile form={returned.choice} />}
    >
      <CopiedPapers
        kinds={[
          {
            path: '/3a/account',
            title: t('account3a.listTitle'),
            add: t('ownPapers.typeStatement'),
            labels: typed.statements,
          },
        ]}
        revision={revisions.choice}
        none={t('pillar3a.none')}
        hasNone={answered ? t('pillar3a.noneChosen') : null}
      />
    </Page>
  )
}

const accountProblems = (t: T, form: ReturnedAccountForm | undefined) =>
  problemsOf(t, form, {
    form: PROVIDER_ACCOUNT,
    firstField: 'solde',
    label: (field) => (field === 'entityId' ? t('pillar3a.ids') : undefined),
    bounds: form?.limits ? { paydate: dayBounds(form.limits) } : {},
  })

/** Problems of a further account, linked to its own fields, or to the selection if its provider is unknown. */
function furtherProblems(t: T, further: readonly FilledAccount[], form: ReturnedForms['further']) {
  const place = further.findIndex(({ entityId }) => entityId === form?.entityId)
  return accountProblems(t, form).map((problem) => ({
    ...problem,
    field: place === -1 || problem.field === 'entityId' ? 'ids' : accountField(place, problem.field),
  }))
}

import type { readTypedPapers } from '~/estimate/read/forms'
import { PROVIDER_ACCOUNT } from '~/forms/provider-account'
import { ENTITIES } from '~/forms/selection'
import { ExplainedLinks } from '~/ui/explained/explained-links'
import { boundTo } from '~/ui/form/bound'
import { fieldsOf } from '~/ui/form/fields'
import { type Problem, problemsOf } from '~/ui/form/problems'
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
  page: Pillar3aPageView & { signInUndone: SignInUndone | null; typed: Awaited<ReturnType<typeof readTypedPapers>> }
  /** A form that comes back. */
  returned: ReturnedForms
}

export function Pillar3aPage({ page, returned }: Pillar3aPageProps) {
  const { t, to } = useText()
  if (!page.asksProviders) return <OwnPillar3aPage {...{ page, returned }} />
  const { selectedEntities, fieldValues, answered, silent, signInUndone } = page
  const accounts = withReturnedAccount(page, returned.further?.entityId)
  const problems = [
    ...accountProblems(t, returned.account),
    ...furtherProblems(t, accounts, returned.further),
    ...problemsOf(t, returned.choice, { form: ENTITIES, firstField: 'ids' }),
  ]
  const hasAccount = selectedEntities.length > 0 || returned.account !== undefined
  const noneChosen = answered && selectedEntities.length === 0 && fieldValues.solde === '' && !silent.selection
  const shared: FormProps = { page, returned, problems, hasAccount }
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
      {selectedEntities.length > 0 && <ReceivedAccounts {...{ page, returned }} />}
      <FurtherForms {...shared} accounts={accounts} />
      {hasAccount && <AccountForm {...shared} />}
      {noneChosen && (
        <NextStep>
          <p>{t('pillar3a.noneChosen')}</p>
        </NextStep>
      )}
      <p className="alone">
        <a href={to('/3a/account')}>{t('ownPapers.typeStatement')}</a>
      </p>
      <ChoiceForm {...shared} />
      {!hasAccount && !noneChosen && !silent.selection && <AccountForm {...shared} />}
    </Page>
  )
}

type FormProps = Pillar3aPageProps & {
  problems: readonly Problem[]
  hasAccount: boolean
}

/** The account of the provider that answered last, or the one that the visitor types. */
function AccountForm({ page, returned, problems, hasAccount }: FormProps) {
  const { t } = useText()
  const { selectedEntities, described, fieldValues, revisions, answered } = page
  const noneTold = selectedEntities.every(({ statements }) => statements.length === 0)
  const hasFigures = fieldValues.solde !== ''
  return (
    <>
      {!hasFigures && <DoneNotice possible={['accountCleared']} />}
      <VisitorForm isPageForm={hasAccount} revision={returned.account?.revision ?? revisions.account}>
        <Pillar3aFields
          fields={fieldsOf(PROVIDER_ACCOUNT.shape, { submission: returned.account, saved: fieldValues })}
          bound={boundTo(problems)}
          described={described}
          overCeiling={ceilingNotice(t, page)}
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
}

/** A form for each further account. */
function FurtherForms({ page, returned, problems, accounts }: FormProps & { accounts: readonly FilledAccount[] }) {
  const { t } = useText()
  return accounts.map(({ entityId, entityName, fieldValues: saved }, place) => {
    const again = returned.further?.entityId === entityId ? returned.further : undefined
    return (
      <VisitorForm key={entityId} revision={again?.revision ?? page.revisions.account}>
        <FurtherAccount
          {...{ entityId, entityName, bound: boundTo(problems) }}
          overCeiling={ceilingNotice(t, page)}
          fields={fieldsOf(PROVIDER_ACCOUNT.shape, { submission: again, saved, under: accountPlace(place) })}
        />
      </VisitorForm>
    )
  })
}

/** Which providers have an account of the visitor. */
function ChoiceForm({ page, returned, problems, hasAccount }: FormProps) {
  const { options, listedOn, selectedEntities, revisions, answered } = page
  const ids = selectedEntities.map(({ id }) => id)
  const choice = fieldsOf(ENTITIES.shape, { submission: returned.choice, saved: { ids } })
  return (
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
  )
}

const ceilingNotice = (t: T, { overCeiling }: Pillar3aPageView) =>
  overCeiling ? overCeilingText(t, overCeiling) : undefined

function ReceivedAccounts({ page: { selectedEntities, revisions }, returned }: Pillar3aPageProps) {
  return (
    <VisitorForm revision={revisions.choice}>
      <Pillar3aAccounts entities={selectedEntities} asksFirst={returned.choice?.asksFirst ?? false} />
    </VisitorForm>
  )
}

/**
 * Where there is no provider to ask: without a sign-in, or without a directory. What providers have told before the directory was
 * disconnected still counts, and can be removed.
 */
function OwnPillar3aPage({ page, returned }: Pillar3aPageProps) {
  const { t } = useText()
  const { typed, revisions, answered, selectedEntities } = page
  const hasReceived = selectedEntities.length > 0
  return (
    <Page
      title={t('pillar3a.title')}
      intro={typed.statements.length > 0 ? t('pillar3a.ownIntro') : undefined}
      notice={<SavedMeanwhile form={returned.choice} />}
    >
      {hasReceived && <ReceivedAccounts {...{ page, returned }} />}
      <CopiedPapers
        hasReceived={hasReceived}
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

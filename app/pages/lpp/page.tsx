import type { readTypedPapers } from '~/estimate/read/forms'
import { FUNDS } from '~/forms/selection'
import type { Day } from '~/pillars/day'
import { ExplainedLinks } from '~/ui/explained/explained-links'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { NextStep } from '~/ui/next-step'
import { CopiedPapers } from '~/ui/own-papers/copied-papers'
import { LppFunds } from '~/ui/parties/lpp-funds'
import type { lppView } from '~/ui/parties/lpp-view'
import { PartySignInNotices } from '~/ui/parties/party-sign-in-notices'
import { isSignInOpen, type SignInUndone } from '~/ui/parties/sign-in-state'
import { LppChoice } from './choice'
import { LppNotices } from './notices'

type LppPageProps = {
  page: ReturnType<typeof lppView> & {
    listedOn: Day | null
    revision: string | null
    /** Whether the visitor has said which funds they have, or that they have none. */
    answered: boolean
    signInUndone: SignInUndone | null
    /** Whether there is anybody to ask. */
    asksFunds: boolean
    typed: Awaited<ReturnType<typeof readTypedPapers>>
  }
  /** The returned form. */
  lastResult: ReturnedForm | undefined
}

export function LppPage({ page, lastResult }: LppPageProps) {
  const { t, to } = useText()
  if (!page.asksFunds) return <OwnLppPage {...{ page, lastResult }} />
  const { options, notYet, listedOn, selectedFunds, revision, answered, silent, signInUndone } = page
  const saved = { ids: selectedFunds.map(({ id }) => id) }
  const fields = fieldsOf(FUNDS.shape, { submission: lastResult, saved })
  const problems = problemsOf(t, lastResult, { form: FUNDS, firstField: 'ids' })
  return (
    <Page
      title={t('lpp.title')}
      intro={t('lpp.intro')}
      problems={problems}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      <LppNotices {...silent} />
      <PartySignInNotices parties={selectedFunds} undone={signInUndone} />
      <DoneNotice possible={selectedFunds.length > 0 ? ['funds', 'fundRemoved'] : ['fundRemoved', 'fundsRemoved']} />
      {selectedFunds.length > 0 && <ReceivedFunds {...{ page, lastResult }} />}
      {selectedFunds.some(({ statements }) => statements.length > 0) && (
        <ExplainedLinks path="/lpp/explained" texts={{ withoutChange: t('explainedLpp.link'), withChange: null }} />
      )}
      {answered && (
        <NextStep waits={isSignInOpen(selectedFunds)}>
          {selectedFunds.length === 0 && !silent.selection && <p>{t('lpp.noneChosen')}</p>}
        </NextStep>
      )}
      <p className="alone">
        <a href={to('/lpp/certificate')}>{t('ownPapers.typeCertificate')}</a>
      </p>
      <VisitorForm isPageForm revision={lastResult?.revision ?? revision}>
        <LppChoice
          options={options}
          notYet={notYet}
          listedOn={listedOn}
          ids={fields.ids.initialValue}
          error={problems[0]?.message}
          next={!answered}
          isFolded={selectedFunds.length > 0}
          isOpen={lastResult !== undefined && !lastResult.asksFirst}
        />
      </VisitorForm>
    </Page>
  )
}

function ReceivedFunds({ page: { selectedFunds, revision, silent }, lastResult }: LppPageProps) {
  return (
    <VisitorForm revision={revision}>
      <LppFunds
        funds={selectedFunds}
        policiesKnown={silent.policies === null}
        asksFirst={lastResult?.asksFirst ?? false}
      />
    </VisitorForm>
  )
}

/**
 * Where there is no fund to ask: without a sign-in, or without a directory. What funds have told before the directory was
 * disconnected still counts, and can be removed.
 */
function OwnLppPage({ page, lastResult }: LppPageProps) {
  const { t } = useText()
  const { typed, revision, answered, selectedFunds } = page
  const hasReceived = selectedFunds.length > 0
  const hasPapers = typed.certificates.length + typed.vested.length > 0
  return (
    <Page
      title={t('lpp.title')}
      intro={hasPapers ? t('lpp.ownIntro') : undefined}
      notice={<SavedMeanwhile form={lastResult} />}
    >
      {hasReceived && <ReceivedFunds {...{ page, lastResult }} />}
      <CopiedPapers
        hasReceived={hasReceived}
        kinds={[
          {
            path: '/lpp/certificate',
            title: t('certificate.listTitle'),
            add: t('ownPapers.typeCertificate'),
            labels: typed.certificates,
          },
          { path: '/lpp/vested', title: t('vested.listTitle'), add: t('ownPapers.typeVested'), labels: typed.vested },
        ]}
        revision={revision}
        none={t('lpp.none')}
        hasNone={answered ? t('lpp.noneChosen') : null}
      />
    </Page>
  )
}

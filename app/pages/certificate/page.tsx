import { MOST_CERTIFICATES } from '~/dossier/shape/savings-papers'
import { CERTIFICATE, certificateRows } from '~/forms/certificate'
import { chf, dayText } from '~/language/format'
import { boundTo } from '~/ui/form/bound'
import { questionsOf } from '~/ui/form/confirmed'
import { DefaultButton } from '~/ui/form/controls/default-button'
import { usualValues } from '~/ui/form/declaration/form-of'
import { fieldsOf } from '~/ui/form/fields'
import { problemsOf } from '~/ui/form/problems'
import type { ReturnedForm } from '~/ui/form/revision'
import { SavedMeanwhile } from '~/ui/form/saved-meanwhile'
import { DoneNotice } from '~/ui/frame/done-notice'
import { Page } from '~/ui/frame/page'
import { type T, useText } from '~/ui/frame/text'
import { AnsweredQuestions } from '~/ui/own-papers/confirm'
import { FormEnd } from '~/ui/own-papers/form-end'
import { PaperForm } from '~/ui/own-papers/paper-form'
import { type ListedPaper, PaperList } from '~/ui/own-papers/paper-list'
import { numberAgain } from '~/ui/own-papers/place'
import { fileLabel, PaperFile, ReadNotice } from '~/ui/own-papers/read-from'
import { ModelCertificate, NeededFigures, OtherFigures } from './parts'
import { atShownFields } from './problems'
import type { CertificateView } from './view'

type CertificatePageProps = { page: CertificateView; lastResult: ReturnedForm | undefined }

export function CertificatePage({ page, lastResult }: CertificatePageProps) {
  const { t } = useText()
  const { papers, revision, open } = page
  if (!open) return <Certificates {...{ papers, revision, lastResult }} />
  const count = papers.length
  const number = numberAgain(open.number, {
    count,
    most: MOST_CERTIFICATES,
    isAddition: lastResult?.isAddition ?? false,
  })
  const isNew = number > count
  const values = isNew ? null : open.values
  const { partyId, name } = open
  const usualName = name ?? t('certificate.usualName', { count: number })
  const saved = values ?? { ...usualValues(CERTIFICATE), label: usualName }
  const fields = fieldsOf(CERTIFICATE.shape, { submission: lastResult, saved })
  const read = lastResult?.read
  const problems = atShownFields(
    problemsOf(t, lastResult, { form: CERTIFICATE, firstField: 'kind', label: fileLabel(t) }),
    lastResult,
  )
  const parts = { fields, bound: boundTo(problems), questions: questionsOf(lastResult), read }
  return (
    <Page
      title={t('certificate.title')}
      problems={problems}
      notice={
        <>
          <SavedMeanwhile form={lastResult} />
          <ReadNotice read={read} />
        </>
      }
      wide
    >
      <DoneNotice possible={['paper']} />
      <div className="paper-desk">
        <ModelCertificate isRead={read !== undefined} />
        <PaperForm path="/lpp/certificate" takesFile {...{ number, isNew, revision, lastResult, partyId }}>
          <DefaultButton>{t('words.continue')}</DefaultButton>
          <PaperFile problems={problems} isRead={read !== undefined} />
          {partyId && <input type="hidden" name="fundId" value={partyId} />}
          <div className="kinds">
            <NeededFigures {...parts} />
            <OtherFigures {...parts} />
          </div>
          <AnsweredQuestions {...parts.questions} />
          <FormEnd
            another={number < MOST_CERTIFICATES ? t('certificate.another') : null}
            isSkippable={papers.length === 0}
          />
        </PaperForm>
      </div>
    </Page>
  )
}

type CertificatesProps = Pick<CertificateView, 'papers' | 'revision'> & Pick<CertificatePageProps, 'lastResult'>

function Certificates({ papers, revision, lastResult }: CertificatesProps) {
  const { t } = useText()
  return (
    <Page title={t('certificate.listTitle')} notice={<SavedMeanwhile form={lastResult} />}>
      <DoneNotice possible={['paper', 'paperRemoved']} />
      <PaperList
        path="/lpp/certificate"
        papers={papers.map((paper) => listed(t, paper))}
        most={MOST_CERTIFICATES}
        revision={revision}
        add={t('certificate.another')}
      />
    </Page>
  )
}

function listed(t: T, paper: CertificateView['papers'][number]): ListedPaper {
  const { label, date, differs, answered, fundId, newer } = paper
  return {
    label,
    rows: certificateRows(t, paper, ['kind', 'date', 'balance', 'capital', 'paidSince', 'pension']),
    notice:
      (newer !== null && t('certificate.newerCounts', { day: dayText(newer) })) ||
      (differs !== null &&
        t('certificate.differs', { printed: chf(differs.printed), projected: chf(differs.projected) })),
    beside:
      answered && fundId
        ? { id: fundId, name: answered.fundName, asOf: answered.asOf, ownDay: date, counts: answered.counts }
        : null,
  }
}

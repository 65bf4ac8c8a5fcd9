import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MOST_CERTIFICATES } from '~/dossier/shape/savings-papers'
import { readCertificateForm } from '~/forms/certificate'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type PaperDesk, paperAction } from '~/ui/own-papers/paper-action'
import { isPaperAddress } from '~/ui/own-papers/place'
import { requireAnswer } from '~/ui/require-answer'
import { CertificatePage } from './page'
import { certificateView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isPaperAddress(MOST_CERTIFICATES) } satisfies PageHandle

export const meta = titleMeta('certificate.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = requireAnswer(await context.estimate.readCertificates())
  return certificateView(answer, new URL(request.url))
}

const DESK: PaperDesk<unknown> = {
  path: '/lpp/certificate',
  paper: 'certificate',
  read: readCertificateForm,
  count: async (estimate) => requireAnswer(await estimate.listCertificates()).length,
  save: (estimate, ...typed) => estimate.saveCertificate(...typed),
  check: (estimate, ...unread) => estimate.checkCertificate(...unread),
  remove: (estimate, ...at) => estimate.removeCertificate(...at),
  choose: (estimate, ...chosen) => estimate.chooseCertificateSource(...chosen),
  hasNews: async (estimate) =>
    requireAnswer(await estimate.listCertificates()).some(({ differs, answered }) => differs || answered),
}

export const action = paperAction(DESK)

export default function CertificateRoute() {
  return <CertificatePage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

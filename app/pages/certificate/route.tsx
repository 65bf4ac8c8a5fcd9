import type { LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { MOST_CERTIFICATES } from '~/dossier/shape/savings-papers'
import { readCertificates } from '~/estimate/read/forms'
import { listCertificates } from '~/estimate/read/papers'
import {
  checkCertificate,
  chooseCertificateSource,
  removeCertificate,
  saveCertificate,
} from '~/estimate/save/certificates'
import { skipPaper } from '~/estimate/save/papers'
import { CERTIFICATE } from '~/forms/certificate'
import { readCertificateForm } from '~/forms/certificate-read'
import type { PageHandle } from '~/ui/frame/page-handle'
import { titleMeta } from '~/ui/frame/page-title'
import { type PaperDesk, paperAction } from '~/ui/own-papers/paper-action'
import { isPaperAddress } from '~/ui/own-papers/place'
import { CertificatePage } from './page'
import { certificateView } from './view'

export { papers as links } from '~/styles/sheets'
export const handle = { guard: 'visitor', form: true, isValid: isPaperAddress(MOST_CERTIFICATES) } satisfies PageHandle

export const meta = titleMeta('certificate.title')

export async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await context.estimate.ask(readCertificates)
  return certificateView(answer, new URL(request.url))
}

/** By kind of certificate. */
const MATTERS = {
  pension: ['date', 'balance', 'capital', 'pension', 'contribution'],
  capitalOnly: ['date', 'balance', 'capital', 'contribution'],
  paid: ['pension', 'paidSince'],
} as const

const DESK: PaperDesk<unknown> = {
  path: '/lpp/certificate',
  paper: 'certificate',
  figures: {
    as: 'certificate',
    fields: CERTIFICATE.fields,
    matters: (kind) => MATTERS[kind as keyof typeof MATTERS] ?? MATTERS.pension,
  },
  read: readCertificateForm,
  list: listCertificates,
  save: saveCertificate,
  check: checkCertificate,
  skip: skipPaper,
  remove: removeCertificate,
  choose: chooseCertificateSource,
  hasNews: async (visit) =>
    (await listCertificates(visit)).some(({ differs, answered, newer }) => differs || answered || newer),
}

export const action = paperAction(DESK)

export default function CertificateRoute() {
  return <CertificatePage page={useLoaderData<typeof loader>()} lastResult={useActionData<typeof action>()} />
}

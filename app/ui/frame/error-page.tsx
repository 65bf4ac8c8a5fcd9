import { frenchPathOf } from '~/language/language'
import { ButtonLink } from '../form/controls/button'
import { Section } from '../section'
import { Page } from './page'
import { useText } from './text'

type ErrorPageProps = {
  status: number
  message: string
  /** Whether the papers for a sign-in can be of use here. */
  hasSignIn: boolean
}

/**
 * `message`: the catalogue's English message; '' for the default. A missing page links home, a refused form back to its
 * page, and a failure suggests trying again.
 */
export function ErrorPage({ status, message, hasSignIn }: ErrorPageProps) {
  if (status === 404) return <NotFound message={message || 'Page Not Found'} hasSignIn={hasSignIn} />
  if (isRefusal(status)) return <Refused status={status} message={message} />
  return <Failed status={status} message={message || 'Internal Server Error'} />
}

export function errorTitle(status: number, at: string) {
  if (status === 404) return isSharedLink(at) ? 'exported.empty.title' : 'errorPage.notFound.title'
  return isRefusal(status) ? 'errorPage.refused.title' : 'errorPage.failed.title'
}

const REFUSALS = {
  400: 'errorPage.refused.notOurs',
  403: 'errorPage.refused.notOurs',
  413: 'errorPage.refused.tooMuch',
} as const

const isRefusal = (status: number): status is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, status)

/** Pages that visitors with a wrong address often look for. */
const ELSEWHERE = [
  { path: '/index2', title: 'documents.title', isForSignIn: true },
  { path: '/law', title: 'law.title', isForSignIn: false },
  { path: '/about', title: 'about.title', isForSignIn: false },
] as const

/** The address of a shared synthesis that was cut off on the way. */
const isSharedLink = (at: string) => frenchPathOf(new URL(at, 'http://own.invalid').pathname) === '/export'

function NotFound({ message, hasSignIn }: Omit<ErrorPageProps, 'status'>) {
  const { t, to, at = '/' } = useText()
  return (
    <Page
      title={t(errorTitle(404, at))}
      above={<Code status={404} />}
      intro={t(isSharedLink(at) ? 'exported.empty.text' : 'errorPage.notFound.sentence')}
    >
      <ButtonLink to={to('/')}>{t('errorPage.notFound.action')}</ButtonLink>
      <Message text={message} />
      <Section title={t('errorPage.notFound.elsewhere')}>
        <ul className="contents">
          {ELSEWHERE.filter(({ isForSignIn }) => hasSignIn || !isForSignIn).map(({ path, title }) => (
            <li key={path}>
              <a href={to(path)}>{t(title)}</a>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}

function Refused({ status, message }: { status: keyof typeof REFUSALS; message: string }) {
  const { t, to } = useText()
  return (
    <Page title={t('errorPage.refused.title')} above={<Code status={status} failed />} intro={t(REFUSALS[status])}>
      {/* The empty address loads the page of the form without submitting it again. */}
      <ButtonLink to="">{t('errorPage.refused.action')}</ButtonLink>
      <ButtonLink to={to('/')} kind="quiet">
        {t('errorPage.failed.home')}
      </ButtonLink>
      <Message text={message} />
    </Page>
  )
}

function Failed({ status, message }: { status: number; message: string }) {
  const { t, to } = useText()
  return (
    <Page
      title={t('errorPage.failed.title')}
      above={<Code status={status} failed />}
      intro={t('errorPage.failed.sentence')}
    >
      {/* The empty address loads this page again. */}
      <ButtonLink to="">{t('errorPage.failed.action')}</ButtonLink>
      <ButtonLink to={to('/')} kind="quiet">
        {t('errorPage.failed.home')}
      </ButtonLink>
      <Message text={message} />
    </Page>
  )
}

export function Code({ status, failed }: { status: number; failed?: boolean }) {
  const { t } = useText()
  return (
    <p className={failed ? 'error-code error-code-failed' : 'error-code'}>
      <span className="visually-hidden">{t('errorPage.code')} </span>
      {status}
    </p>
  )
}

export const Message = ({ text }: { text: string }) => (
  <p className="hint" lang="en">
    {text}
  </p>
)

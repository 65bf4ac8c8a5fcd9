import { pathIn } from '~/text/language'
import { DELETION_PATH } from './deletion-path'
import { KeepLonger, type KeepLongerProps } from './keep-longer'
import { useText } from './text'
import { FormToken } from './visitor-form'

type SignedInBarProps = {
  name: string
  /** A clock time, `14:32`. */
  deletedAt: string
  /** French path of the page shown. */
  current: string
  keeping: KeepLongerProps
}

/**
 * Who is signed in, until when their data are kept, and what they can do from every page. On a narrow screen that stands
 * behind a button, so that the page itself begins on the first screen (app.css).
 */
export function SignedInBar({ name, deletedAt, current, keeping }: SignedInBarProps) {
  const { t, language, to } = useText()
  const here = pathIn(language, current)
  const link = (path: string, text: string) => (
    <li>
      <a href={to(path)} aria-current={to(path).split('#')[0] === here ? 'page' : undefined}>
        {text}
      </a>
    </li>
  )
  return (
    <nav className="signed-in" aria-label={t('frame.actions.title')}>
      <div className="wide signed-in-row">
        <p className="signed-in-name">{t('frame.actions.name', { name })}</p>
        <p id="deleted-at">{t('frame.actions.deletedAt', { time: deletedAt })}</p>
        <details className="account">
          <summary>{t('frame.actions.title')}</summary>
          <ul className="links">
            {link('/synthesis', t('frame.actions.synthesis'))}
            {link(DELETION_PATH, t('frame.actions.data'))}
            <li>
              <form method="post" action={`/logout?language=${language}`}>
                <FormToken value={keeping.formToken} />
                <button type="submit" className="link-button">
                  {t('frame.actions.logout')}
                </button>
              </form>
            </li>
          </ul>
          <KeepLonger {...keeping} />
        </details>
      </div>
    </nav>
  )
}

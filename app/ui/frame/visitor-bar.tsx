import { pathIn } from '~/language/language'
import { FormToken } from '../form/visitor-form'
import { DELETION_PATH } from './deletion-path'
import { KeepLonger, type KeepLongerProps } from './keep-longer'
import { useText } from './text'

type VisitorBarProps = {
  /** null: has not signed in. */
  name: string | null
  /** A clock time, `14:32`. */
  deletedAt: string
  /** French path of this page. */
  current: string
  keeping: KeepLongerProps
}

/**
 * Who the visitor is, when their data will be deleted, and the actions available on every page. On a narrow screen these are
 * behind a button, so that the page itself starts on the first screen (app.css).
 */
export function VisitorBar({ name, deletedAt, current, keeping }: VisitorBarProps) {
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
        <p className="signed-in-name">
          {name === null ? t('frame.actions.noName') : t('frame.actions.name', { name })}
        </p>
        <p id="deleted-at">{t('frame.actions.deletedAt', { time: deletedAt })}</p>
        <details className="account">
          <summary>{t('frame.actions.title')}</summary>
          <ul className="links">
            {link('/synthesis', t('frame.actions.synthesis'))}
            {link('/own/papers', t('frame.actions.papers'))}
            {link(DELETION_PATH, t('frame.actions.data'))}
            <li>
              <form method="post" action={`/logout?language=${language}`}>
                <FormToken value={keeping.formToken} />
                <button type="submit" className="link-button">
                  {name === null ? t('frame.actions.leave') : t('frame.actions.logout')}
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

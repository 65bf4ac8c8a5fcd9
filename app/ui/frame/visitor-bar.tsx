import { FormToken } from '../form/visitor-form'
import { DELETION_PATH, LEAVING_PATH } from './deletion-path'
import { KeepButton, KeepLonger, type KeepLongerProps } from './keep-longer'
import { isWithin, TABS, type Tab, tabAt } from './tabs'
import { useText } from './text'

export type VisitorInFrame = {
  /** null: not signed in. */
  name: string | null
  /** A clock time, `14:32`. */
  deletedAt: string
  /** Whether that is less than ten minutes away. */
  isSoon: boolean
  /** The tabs of pillars without an answer. */
  missing: readonly Tab[]
}

type PartProps = VisitorInFrame & { keeping: KeepLongerProps }

/** Who the visitor is, when their data are deleted, and what every page offers: behind a button with their name. */
export function Account({ name, deletedAt, keeping }: PartProps) {
  const { t, language, to } = useText()
  return (
    <details className="account" data-visitor="">
      <summary>
        <span className="visually-hidden">{t('frame.actions.title')} </span>
        {name?.split(' ')[0] ?? t('frame.actions.menu')}
      </summary>
      <div className="account-menu">
        <p>
          {name === null ? t('frame.actions.noName') : t('frame.actions.name', { name })}{' '}
          <span id="deleted-at-too">{t('frame.actions.deletedAt', { time: deletedAt })}</span>
        </p>
        <ul>
          <li>
            <KeepLonger {...keeping} />
          </li>
          <li>
            <a href={to('/data')}>{t('frame.actions.show')}</a>
          </li>
          <li>
            <a href={to('/own/papers')}>{t('frame.actions.papers')}</a>
          </li>
          <li>
            <a href={to(DELETION_PATH)}>{t('frame.actions.data')}</a>
          </li>
          <li>
            {name === null ? (
              <a href={to(LEAVING_PATH)}>{t('frame.actions.leave')}</a>
            ) : (
              <form method="post" action={`/logout?language=${language}`}>
                <FormToken value={keeping.formToken} />
                <button type="submit" className="link-button">
                  {t('frame.actions.logout')}
                </button>
              </form>
            )}
          </li>
        </ul>
      </div>
    </details>
  )
}

/** The visitor's pages as tabs, and the time until which they have content. */
export function Tabs({ missing, deletedAt, isSoon, keeping }: PartProps) {
  const { t, to } = useText()
  const here = tabAt(keeping.from)
  return (
    <div className="tabs" data-visitor="">
      <div className="wide">
        <nav aria-label={t('frame.tabs.label')}>
          <ul>
            {TABS.map(({ tab, path }) => (
              <li key={tab}>
                <a
                  href={to(path)}
                  aria-current={tab === here ? (isWithin(keeping.from, to(path)) ? 'true' : 'page') : undefined}
                >
                  {t(`frame.tabs.${tab}`)}
                  {missing.includes(tab) && (
                    <>
                      <span className="tab-mark" aria-hidden="true">
                        !
                      </span>
                      <span className="visually-hidden"> {t('frame.tabs.incomplete')}</span>
                    </>
                  )}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div id="deleted-at" className={isSoon ? 'until until-soon' : 'until'}>
          <p>{t(isSoon ? 'frame.untilSoon' : 'frame.until', { time: deletedAt })}</p>
          {isSoon && keeping.possible && <KeepButton {...keeping} />}
        </div>
      </div>
    </div>
  )
}

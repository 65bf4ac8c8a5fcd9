import type { ReactNode } from 'react'
import { frenchPathOf, pathIn } from '~/text/language'
import { DefaultButton } from './default-button'
import { DialogFrame } from './dialog-frame'
import type { KeepLongerProps } from './keep-longer'
import { useScripts } from './scripts'
import { SignedInBar } from './signed-in-bar'
import { useText } from './text'
import { PAGE_FORM } from './visitor-form'

export type FrameProps = {
  /** `deletedAt` is a clock time, `14:32`; `canBeKept`: the data, for longer. */
  signedIn: null | { name: string; deletedAt: string; canBeKept: boolean }
  formToken: string | null
  /** The page has a form, to which buttons of the frame belong. */
  hasForm: boolean
  /** Path with query of the page shown. */
  currentPath: string
  /** Where people reach the product: paper tells nobody where it came from. */
  origin: string
  sandbox: boolean
  feedbackUrl: string | null
  /** What the page may have to say while it stays open, by how its data are kept longer. */
  upkeep?: (keeping: KeepLongerProps | null) => ReactNode
  children: ReactNode
}

const FOOTER_PAGES = ['about', 'law', 'terms', 'cookies', 'accessibility'] as const

/** What stands around each page. */
export function Frame(props: FrameProps) {
  const { signedIn, formToken, hasForm, currentPath, origin, sandbox, feedbackUrl, upkeep, children } = props
  const { t, to } = useText()
  const [path = '/'] = currentPath.split('?')
  const keeping = signedIn && { possible: signedIn.canBeKept, formToken, from: currentPath, hasForm }
  return (
    <>
      <a className="skip" href="#main">
        {t('frame.skip')}
      </a>
      <header className="header">
        <div className="wide header-row">
          <a className="product" href={to('/')}>
            <Mark />
            {t('frame.product')}
          </a>
          {hasForm ? <LanguageButton currentPath={currentPath} /> : <LanguageLink currentPath={currentPath} />}
        </div>
        {signedIn && keeping && <SignedInBar {...signedIn} current={frenchPathOf(path)} keeping={keeping} />}
      </header>
      <main className="wide main" id="main" tabIndex={-1}>
        {children}
      </main>
      {upkeep?.(keeping)}
      <footer className="footer">
        <div className="wide">
          {sandbox && <p>{t('frame.footer.prototype')}</p>}
          <p>{t('frame.footer.indicative')}</p>
          <p className="paper-only">{origin}</p>
          <ul className="links">
            {FOOTER_PAGES.map((page) => (
              <li key={page}>
                <a href={to(`/${page}`)}>{t(`frame.footer.${page}`)}</a>
              </li>
            ))}
            {feedbackUrl && (
              <li>
                <a href={feedbackUrl} rel="noopener">
                  {t('frame.feedback')}
                </a>
              </li>
            )}
            <LightLink currentPath={currentPath} />
          </ul>
        </div>
      </footer>
      <DialogFrame />
    </>
  )
}

/** The same page in the other language; the query stays, the path is one of ours whatever was asked. */
function LanguageLink({ currentPath }: { currentPath: string }) {
  const { t, language } = useText()
  const other = language === 'fr' ? 'de' : 'fr'
  return (
    <a className="language" href={switched(currentPath, 'lang', other)} lang={other} hrefLang={other}>
      {t('frame.otherLanguage')}
    </a>
  )
}

/** The same with the page's form as it is typed. It stands before all other buttons of that form, and Enter must not press it. */
function LanguageButton({ currentPath }: { currentPath: string }) {
  const { t, language } = useText()
  const other = language === 'fr' ? 'de' : 'fr'
  const [path = '/', search] = currentPath.split('?')
  const action = pathIn(other, frenchPathOf(path)) + (search ? `?${search}` : '')
  return (
    <>
      <DefaultButton form={PAGE_FORM}>{t('words.continue')}</DefaultButton>
      <button
        type="submit"
        form={PAGE_FORM}
        formAction={action}
        name="lang"
        value={other}
        className="language link-button"
        lang={other}
      >
        {t('frame.otherLanguage')}
      </button>
    </>
  )
}

/** The same page without scripts, and with them again; no link where the browser has decided already. */
function LightLink({ currentPath }: { currentPath: string }) {
  const { t } = useText()
  const { light } = useScripts()
  if (light === null) return null
  return (
    <li>
      <a href={switched(currentPath, 'light', light ? '0' : '1')}>{t(light ? 'scripts.full' : 'scripts.light')}</a>
    </li>
  )
}

function switched(currentPath: string, name: string, value: string): string {
  const [path = '/', search = ''] = currentPath.split('?')
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `/${path.replace(/^[/\\]+/, '')}?${query}`
}

/** Three pillars. */
const Mark = () => (
  <svg className="mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d="M1 8h4v11H1zM8 1h4v18H8zM15 5h4v14h-4z" fill="currentColor" />
  </svg>
)

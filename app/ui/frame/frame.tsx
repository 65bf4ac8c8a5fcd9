import type { ReactNode } from 'react'
import { frenchPathOf, LANGUAGE_NAMES, type Language, otherLanguages, pathIn } from '~/language/language'
import { asks, FRAME_INTENTS } from '../action/intent'
import { DemoBar } from '../demo/demo-bar'
import { DefaultButton } from '../form/controls/default-button'
import { PAGE_FORM } from '../form/visitor-form'
import { DialogFrame } from './dialog-frame'
import type { KeepLongerProps } from './keep-longer'
import { OPERATOR_PATH, type Operator, OperatorBar, useOperator } from './operator'
import { useScripts } from './scripts'
import { useText } from './text'
import { Account, Tabs, type VisitorInFrame } from './visitor-bar'

export type FrameProps = {
  /** `canBeKept`: whether the data can be kept longer. `hasPages`: false once everything is deleted. */
  visitor: null | (VisitorInFrame & { canBeKept: boolean; hasPages: boolean })
  formToken: string | null
  /** Whether the page has a form, which then also takes the buttons of the frame. */
  hasForm: boolean
  /** Path and query of this page. */
  currentPath: string
  /** The public address of the product, printed on paper. */
  origin: string
  sandbox: boolean
  feedbackUrl: string | null
  /** Whether the visitor has signed in as a person of the demo, and can become another one with one press. */
  onePress?: boolean
  /** Renders the notices for a page that stays open, given how its data can be kept longer. */
  upkeep?: (keeping: KeepLongerProps | null) => ReactNode
  children: ReactNode
}

const FOOTER_PAGES = ['about', 'law', 'glossary', 'terms', 'cookies', 'accessibility'] as const

/** Header and footer of every page. */
export function Frame(props: FrameProps) {
  const { visitor, formToken, hasForm, currentPath, origin, sandbox, feedbackUrl, onePress, upkeep, children } = props
  const { t, to } = useText()
  const operator = useOperator()
  const keeping = visitor && { possible: visitor.canBeKept, formToken, from: currentPath, hasForm }
  return (
    <>
      <a className="skip" href="#main">
        {t('frame.skip')}
      </a>
      <header className="header">
        <OperatorBar />
        <div className="wide header-top">
          <div className={visitor ? 'header-row header-of-visitor' : 'header-row'}>
            <a className="product" href={to('/')}>
              <Mark />
              {t('frame.product')}
            </a>
            <LanguageSwitch currentPath={currentPath} hasForm={hasForm} />
          </div>
          {visitor && keeping && <Account {...visitor} keeping={keeping} />}
        </div>
        {visitor?.hasPages && keeping && <Tabs {...visitor} keeping={keeping} />}
        {onePress && visitor?.name && <DemoBar name={visitor.name} />}
      </header>
      <main className="wide main" id="main" tabIndex={-1}>
        {children}
      </main>
      {upkeep?.(keeping)}
      <footer className="footer">
        <div className="wide">
          {sandbox && <p>{t('frame.footer.prototype')}</p>}
          {operator && <p>{t('frame.operator.by')}</p>}
          <p>{t('frame.footer.indicative')}</p>
          <p className="paper-only">{origin}</p>
          <ul className="links">
            {FOOTER_PAGES.map((page) => (
              <li key={page}>
                <a href={to(`/${page}`)}>{t(`frame.footer.${page}`)}</a>
              </li>
            ))}
            {operator && <OperatorLinks operator={operator} />}
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

function OperatorLinks({ operator: { contact, imprint } }: { operator: Operator }) {
  const { t, to } = useText()
  return (
    <>
      {contact && (
        <li>
          <a href={contact} rel="noopener">
            {t('frame.operator.contact')}
          </a>
        </li>
      )}
      {imprint && (
        <li>
          <a href={to(OPERATOR_PATH)}>{t('frame.operator.imprint')}</a>
        </li>
      )}
    </>
  )
}

/**
 * Switches to the same page in another language: by a link or, on a page with a form, by a button that submits the form so
 * that entries are kept. That button comes before all others of the form, so a default button keeps Enter from pressing it.
 */
function LanguageSwitch({ currentPath, hasForm }: { currentPath: string; hasForm: boolean }) {
  const { t, language } = useText()
  const Switch = hasForm ? LanguageButton : LanguageLink
  return (
    <>
      {hasForm && <DefaultButton form={PAGE_FORM}>{t('words.continue')}</DefaultButton>}
      {otherLanguages(language).map((other) => (
        <Switch key={other} other={other} currentPath={currentPath} />
      ))}
    </>
  )
}

type SwitchProps = { other: Language; currentPath: string }

/** Keeps the query. `withQuery` keeps the address on this site, whatever path was requested. */
const LanguageLink = ({ other, currentPath }: SwitchProps) => (
  <a
    className="language"
    href={withQuery(currentPath, 'lang', other)}
    lang={other}
    hrefLang={other}
    aria-label={LANGUAGE_NAMES[other]}
  >
    <LanguageName of={other} />
  </a>
)

function LanguageButton({ other, currentPath }: SwitchProps) {
  const [path = '/', search] = currentPath.split('?')
  const action = pathIn(other, frenchPathOf(path)) + (search ? `?${search}` : '')
  return (
    <button
      type="submit"
      form={PAGE_FORM}
      formAction={action}
      {...asks(FRAME_INTENTS, 'language', other)}
      className="language link-button"
      lang={other}
      aria-label={LANGUAGE_NAMES[other]}
    >
      <LanguageName of={other} />
    </button>
  )
}

/** Abbreviated to two letters where there is little room. */
const LanguageName = ({ of: language }: { of: Language }) => (
  <>
    <span className="language-short">{language.toUpperCase()}</span>
    <span className="language-long">{LANGUAGE_NAMES[language]}</span>
  </>
)

/** Switches scripts off and on again; left out if the browser has already decided (`Save-Data`). */
function LightLink({ currentPath }: { currentPath: string }) {
  const { t } = useText()
  const { light } = useScripts()
  if (light === null) return null
  return (
    <li>
      <a href={withQuery(currentPath, 'light', light ? '0' : '1')}>{t(light ? 'scripts.full' : 'scripts.light')}</a>
    </li>
  )
}

function withQuery(currentPath: string, name: string, value: string): string {
  const [path = '/', search = ''] = currentPath.split('?')
  const query = new URLSearchParams(search)
  query.set(name, value)
  return `/${path.replace(/^[/\\]+/, '')}?${query}`
}

/** The logo: three pillars. */
const Mark = () => (
  <svg className="product-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d="M1 8h4v11H1zM8 1h4v18H8zM15 5h4v14h-4z" fill="currentColor" />
  </svg>
)

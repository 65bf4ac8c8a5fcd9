/** Who runs the service, on every page: its logo and name above, what the law asks for below. */
import { createContext, Fragment, useContext } from 'react'
import { ExternalLink } from '../external-link'
import { useText } from './text'

export type Imprint = { link: string } | { paragraphs: readonly (readonly string[])[] }

/** In the language of the page. Contacts are `mailto:` or `https:`; null: none is given. */
export type Operator = {
  name: string
  contact: string | null
  /** For questions about one's data. */
  privacyContact: string | null
  accessibilityContact: string | null
  imprint: Imprint | null
  /** `ratio`: width by height. */
  logo: { src: string; ratio: number } | null
}

/** `sheet`: the address of the style sheet of its colours; null: the product's own. */
type OwnName = { operator: Operator | null; sheet: string | null }

const OwnNameContext = createContext<OwnName>({ operator: null, sheet: null })
export const OwnNameProvider = OwnNameContext.Provider

/** null: who runs the service is not told, as in the demonstration. */
export const useOperator = (): Operator | null => useContext(OwnNameContext).operator
export const useOwnSheet = (): string | null => useContext(OwnNameContext).sheet

/** Where the operator is told in full. */
export const OPERATOR_ID = 'operator'
export const OPERATOR_PATH = `/about#${OPERATOR_ID}`

const LOGO_HEIGHT = 32
/** From here on a logo is taken for lettering that says the name. */
const LETTERING_FROM = 2

export function OperatorBar() {
  const operator = useOperator()
  if (!operator) return null
  const { name, logo } = operator
  const isLettering = logo !== null && logo.ratio >= LETTERING_FROM
  return (
    <p className="wide operator">
      {logo && (
        <img
          className="operator-logo"
          src={logo.src}
          width={Math.round(LOGO_HEIGHT * logo.ratio)}
          height={LOGO_HEIGHT}
          alt={isLettering ? name : ''}
        />
      )}
      {!isLettering && <span className="operator-name">{name}</span>}
    </p>
  )
}

/** An address for messages, in full so that it can be copied; where there is none, that is said. */
export function Contact({ at }: { at: string | null }) {
  const { t } = useText()
  if (at === null) return t('frame.operator.noContact')
  if (at.startsWith('mailto:')) return <a href={at}>{at.slice('mailto:'.length)}</a>
  return <ExternalLink href={at} name={at.replace('https://', '')} />
}

export function ImprintText({ imprint }: { imprint: Imprint }) {
  const { t } = useText()
  if ('link' in imprint)
    return (
      <p>
        <ExternalLink href={imprint.link} name={t('frame.operator.imprintLink')} />
      </p>
    )
  return imprint.paragraphs.map((lines) => (
    <p key={lines.join('\n')}>
      {lines.map((line, at) => (
        <Fragment key={line}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </p>
  ))
}

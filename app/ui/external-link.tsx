import { useText } from './frame/text'

/** As text, since some phones would draw the sign alone as a colour emoji. */
const ARROW = '\u2197\uFE0E'

/** A link to another site, marked as such. */
export function ExternalLink({ href, name }: { href: string; name: string }) {
  const { t } = useText()
  return (
    <a href={href} rel="noopener external">
      {name} <span className="visually-hidden">{t('words.externalSite')}</span>
      <span aria-hidden="true">{ARROW}</span>
    </a>
  )
}

import { useText } from './text'

/** Leads to somebody else's site, and says so. */
export function ExternalLink({ href, name }: { href: string; name: string }) {
  const { t } = useText()
  return (
    <a href={href} rel="noopener external">
      {t('words.externalSite', { name })}
    </a>
  )
}

import { useText } from './frame/text'

/** A link to another site, marked as such. */
export function ExternalLink({ href, name }: { href: string; name: string }) {
  const { t } = useText()
  return (
    <a href={href} rel="noopener external">
      {t('words.externalSite', { name })}
    </a>
  )
}

import type { Connected } from '~/dossier/shape/visitor'
import { useText } from '~/ui/frame/text'
import { Help } from '~/ui/help'
import { Section } from '~/ui/section'
import { logoAddress } from './media/files'
import { PARTNERS } from './partner-organisations'

/** The connected organisations: their logos, and their names in writing, folded. */
export function Partners({ funds, entities }: Connected) {
  const { t } = useText()
  const partners = PARTNERS.filter(({ kind }) => (kind === 'fund' ? funds : entities))
  if (partners.length === 0) return null
  const nameOf = (id: (typeof PARTNERS)[number]['id']) => t(`home.partners.names.${id}`)
  return (
    <Section title={t('home.partners.title')} intro={t('home.partners.intro')}>
      <ul className="partners">
        {partners.map(({ id }) => (
          <li key={id}>
            <img
              src={logoAddress(id)}
              alt={t('home.partners.logo', { name: nameOf(id) })}
              width={40}
              height={40}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
      <Help summary={t('home.partners.list')}>
        <ul>
          {partners.map(({ id, kind }) => (
            <li key={id}>{`${nameOf(id)} (${t(`home.partners.kinds.${kind}`)})`}</li>
          ))}
        </ul>
      </Help>
    </Section>
  )
}

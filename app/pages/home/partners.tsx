import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { logoAddress } from './media/files'
import { PARTNERS } from './partner-organisations'

/** The connected organisations with their logos. */
export function Partners() {
  const { t } = useText()
  return (
    <Section title={t('home.partners.title')} intro={t('home.partners.intro')}>
      <ul className="partners">
        {PARTNERS.map(({ id, kind }) => {
          const name = t(`home.partners.names.${id}`)
          return (
            <li className="beside" key={id}>
              <img
                src={logoAddress(id)}
                alt={t('home.partners.logo', { name })}
                width={64}
                height={64}
                loading="lazy"
              />
              <div>
                <p>{name}</p>
                <p className="hint">{t(`home.partners.kinds.${kind}`)}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { ANSWER, REQUEST, written } from './example'

/**
 * The request and its answer. If another process answers the calls, only the product knows its address, so the page has no link
 * to it.
 */
export function Example({ apiBase }: { apiBase: string | null }) {
  const { t } = useText()
  const head = `POST ${apiBase ?? ''}/estimate\nContent-Type: application/json`
  return (
    <Section title={t('developers.example.title')} intro={t('developers.example.who')}>
      <Section title={t('developers.example.request')} level={3} isLandmark={false}>
        <Written text={`${head}\n\n${written(REQUEST)}`} />
      </Section>
      <Section title={t('developers.example.answer')} level={3} isLandmark={false}>
        <Written text={written(ANSWER)} />
      </Section>
      {apiBase && (
        <>
          <p>{t('developers.example.more')}</p>
          <p className="alone">
            <a href={`${apiBase}/openapi.json`} hrefLang="en">
              {t('developers.example.link')}
            </a>
          </p>
        </>
      )}
    </Section>
  )
}

const Written = ({ text }: { text: string }) => (
  <pre>
    <code lang="en" translate="no">
      {text}
    </code>
  </pre>
)

import { Section } from './section'
import { useText } from './text'

const FILES = ['pdf', 'csv', 'json'] as const

/** The files with the synthesis, each with what it is good for. Plain links: the browser keeps what they answer. */
export function TakeAway({ level }: { level: 2 | 3 }) {
  const { t, to } = useText()
  return (
    <Section title={t('takeaway.title')} level={level} intro={t('takeaway.intro')}>
      <ul className="sentences">
        {FILES.map((file) => (
          <li key={file}>
            <a href={to(`/data/synthesis.${file}`)}>{t(`takeaway.files.${file}`)}</a>{' '}
            <span className="hint">{t(`takeaway.hints.${file}`)}</span>
          </li>
        ))}
      </ul>
      <p>{t('takeaway.care')}</p>
    </Section>
  )
}

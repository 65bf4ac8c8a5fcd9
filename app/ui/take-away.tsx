import { useText } from './frame/text'
import { Notice } from './notice'
import { Section } from './section'

const FILES = ['pdf', 'csv', 'json'] as const

/** The downloads of the synthesis, each with its purpose. Plain links, since the browser saves the answers as files. */
export function TakeAway({ level }: { level: 2 | 3 }) {
  const { t, to } = useText()
  return (
    <Section title={t('takeaway.title')} level={level} intro={t('takeaway.intro')}>
      <NoFile />
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

/** Shown after a PDF could not be written: the download redirects here. */
function NoFile() {
  const { t, at = '/', isAnswer } = useText()
  const word = new URL(at, 'http://own.invalid').searchParams.get('file')
  if (word !== 'none' || isAnswer) return null
  return (
    <div role="alert" id="file" tabIndex={-1}>
      <Notice kind="error" title={t('takeaway.noPdf.title')}>
        {t('takeaway.noPdf.text')}
      </Notice>
    </div>
  )
}

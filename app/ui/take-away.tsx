import { useText } from './frame/text'
import { Notice } from './notice'
import { Section } from './section'

/** Each download and its address. */
const FILES = {
  pdf: '/data/synthesis.pdf',
  csv: '/data/synthesis.csv',
  ics: '/data/calendar.ics',
  json: '/data/synthesis.json',
} as const

type TakeAwayProps = {
  level: 2 | 3
  /** The French path of the page to share; without one, the file of all data takes its place. */
  link?: string | null
}

/** All downloads, in one row. Plain links, since the browser saves the answers as files. */
export function TakeAway({ level, link }: TakeAwayProps) {
  const { t, to } = useText()
  const row = link ? (['pdf', 'csv', 'link', 'ics'] as const) : (['pdf', 'csv', 'ics', 'json'] as const)
  return (
    <div className="screen-only">
      <Section title={t('takeaway.title')} level={level} id="take-away">
        <NoFile />
        <ul className="take-away">
          {row.map((one) => (
            <li key={one}>
              <a className="button button-secondary" href={to(one === 'link' ? (link ?? '') : FILES[one])}>
                {t(`takeaway.files.${one}`)}
              </a>
            </li>
          ))}
        </ul>
        {link && (
          <p className="alone">
            <a href={to(FILES.json)}>{t('takeaway.later')}</a>
          </p>
        )}
        <details className="help">
          <summary>{t('takeaway.what')}</summary>
          <ul className="help-text sentences">
            {[...row, ...(link ? (['json'] as const) : [])].map((one) => (
              <li key={one}>
                <strong>{t(`takeaway.files.${one}`)}</strong>
                {t('takeaway.colon')} {t(`takeaway.hints.${one}`)}
              </li>
            ))}
            <li>{t('takeaway.care')}</li>
          </ul>
        </details>
      </Section>
    </div>
  )
}

/** Why a download could not be made and led here: `none`: no room or no time; `noDays`: there are no deadlines. */
const REASONS = { none: ['error', 'noPdf'], noDays: ['info', 'noDays'] } as const

function NoFile() {
  const { t, at = '/', isAnswer } = useText()
  const word = new URL(at, 'http://own.invalid').searchParams.get('file') ?? ''
  if (!Object.hasOwn(REASONS, word) || isAnswer) return null
  const [kind, reason] = REASONS[word as keyof typeof REASONS]
  return (
    <div role="alert" id="file" tabIndex={-1}>
      <Notice kind={kind} title={t(`takeaway.${reason}.title`)}>
        {t(`takeaway.${reason}.text`)}
      </Notice>
    </div>
  )
}

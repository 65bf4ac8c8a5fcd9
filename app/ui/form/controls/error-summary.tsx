import { useText } from '~/ui/frame/text'
import { fieldId } from './field-id'

/**
 * `field`: the name of a control (`partner.navs`) or any id on the page. `message`: a full sentence. `label`: that of the
 * field, if the sentence is about one.
 */
export type Problem = { field: string; message: string; label?: string }

/** All errors of the page with links to their controls, at the top of `main`; nothing without errors. */
export function ErrorSummary({ problems }: { problems: readonly Problem[] }) {
  const { t } = useText()
  if (problems.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused form the summary must be read first, without script too
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus aria-labelledby="error-summary-title">
      <h2 id="error-summary-title">{t('frame.errorSummary')}</h2>
      <ul>
        {problems.map(({ field, message, label }) => (
          <li key={`${field} ${message}`}>
            {/* Read among other links, a sentence has to name its field. */}
            <a href={`#${fieldId(field)}`}>
              {label && !message.includes(label) ? t('frame.problemAt', { label, message }) : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

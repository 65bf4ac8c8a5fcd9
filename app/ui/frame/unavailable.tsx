import { Button, ButtonLink } from '../form/controls/button'
import { PAGE_FORM } from '../form/visitor-form'
import { Code, Message } from './error-page'
import { Page } from './page'
import { useText } from './text'

type UnsentForm = { fields: readonly [string, string][]; takesFile: boolean }

/**
 * Shown while the vault cannot be reached, or too many calculations wait (`isBusy`). `unsent`: the submitted form, so that it can
 * be submitted again.
 */
export function Unavailable({ unsent, isBusy }: { unsent: UnsentForm | null; isBusy: boolean }) {
  const { t, to } = useText()
  return (
    <Page
      title={t('errorPage.failed.title')}
      above={<Code status={503} failed />}
      intro={t(`errorPage.${isBusy ? 'busy' : 'unavailable'}.${unsent ? 'unsent' : 'sentence'}`)}
    >
      {unsent ? (
        <form method="post" id={PAGE_FORM} encType={unsent.takesFile ? 'multipart/form-data' : undefined}>
          {unsent.fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order never changes
            <input key={place} type="hidden" name={name} value={value} />
          ))}
          <Button>{t('errorPage.unavailable.sendAgain')}</Button>
        </form>
      ) : (
        <ButtonLink to="">{t('errorPage.failed.action')}</ButtonLink>
      )}
      <ButtonLink to={to('/')} kind="quiet">
        {t('errorPage.failed.home')}
      </ButtonLink>
      <Message text="Service Unavailable" />
    </Page>
  )
}

import { Button, ButtonLink } from '../form/controls/button'
import { PAGE_FORM } from '../form/visitor-form'
import { Code, Message } from './error-page'
import { Page } from './page'
import { useText } from './text'

type Given = { fields: readonly [string, string][] | null; isBusy: boolean }

/**
 * Shown while the vault cannot be reached, or too many calculations wait (`isBusy`). `fields`: the submitted form, so that it
 * can be submitted again.
 */
export function Unavailable({ fields, isBusy }: Given) {
  const { t, to } = useText()
  return (
    <Page
      title={t('errorPage.failed.title')}
      above={<Code status={503} failed />}
      intro={t(`errorPage.${isBusy ? 'busy' : 'unavailable'}.${fields ? 'unsent' : 'sentence'}`)}
    >
      {fields ? (
        <form method="post" id={PAGE_FORM}>
          {fields.map(([name, value], place) => (
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

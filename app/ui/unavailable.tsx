import { Button, ButtonLink } from './button'
import { Code, Message } from './error-page'
import { Page } from './page'
import { useText } from './text'
import { PAGE_FORM } from './visitor-form'

/** What a page says while no data can be read or saved. `fields`: a form that was sent to it, to be sent once more. */
export function Unavailable({ fields }: { fields: readonly [string, string][] | null }) {
  const { t, to } = useText()
  return (
    <Page
      title={t('errorPage.failed.title')}
      above={<Code status={503} failed />}
      intro={t(fields ? 'errorPage.unavailable.unsent' : 'errorPage.unavailable.sentence')}
    >
      {fields ? (
        <form method="post" id={PAGE_FORM}>
          {fields.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a name can come more than once, and nothing moves
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

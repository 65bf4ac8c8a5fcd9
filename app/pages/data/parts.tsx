import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { VisitorForm } from '~/ui/form/visitor-form'
import { DELETION_ID } from '~/ui/frame/deletion-path'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { TakeAway } from '~/ui/take-away'

type Who = { isSignedIn: boolean }

export function Deleted({ isSignedIn }: Who) {
  const { t, to } = useText()
  return (
    <Page title={t('data.title')}>
      <div role="status" id="done" tabIndex={-1}>
        <Notice kind="success" title={t('data.doneTitle')}>
          {t(isSignedIn ? 'data.done' : 'data.doneOwn')}
        </Notice>
      </div>
      <Actions>
        <ButtonLink to={to('/router')}>{t('data.again')}</ButtonLink>
      </Actions>
    </Page>
  )
}

/** `hasFiles`: whether there is something to download, and the terms are accepted. */
export function Choices({ hasFiles, isSignedIn }: Who & { hasFiles: boolean }) {
  const { t, to } = useText()
  return (
    <Page title={t('data.title')} intro={t('data.choices')}>
      {hasFiles ? <TakeAway level={2} /> : <Section title={t('takeaway.title')} intro={t('data.noFiles')} />}
      <p>
        {t('resume.fromData')} <a href={to('/resume')}>{t('resume.title')}</a>
      </p>
      <Section title={t('data.keep.title')}>
        <p>{t('data.keep.text')}</p>
      </Section>
      <Deletion isSignedIn={isSignedIn} />
    </Page>
  )
}

function Deletion({ isSignedIn }: Who) {
  const { t, to } = useText()
  return (
    <Section id={DELETION_ID} title={t('data.delete')} intro={t('data.intro')}>
      <p>{t('data.what')}</p>
      <p>{t(isSignedIn ? 'data.stay' : 'data.stayOwn')}</p>
      <VisitorForm>
        <Actions>
          <Button kind="danger" name="confirm" value="1">
            {t('data.confirm')}
          </Button>
          <ButtonLink to={to('/synthesis')} kind="secondary">
            {t('data.back')}
          </ButtonLink>
        </Actions>
      </VisitorForm>
    </Section>
  )
}

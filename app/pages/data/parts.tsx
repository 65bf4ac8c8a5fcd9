import { useRouteLoaderData } from '@remix-run/react'
import { asks } from '~/ui/action/intent'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { FormToken, VisitorForm } from '~/ui/form/visitor-form'
import { DELETION_ID, LEAVING_ID } from '~/ui/frame/deletion-path'
import { KeepLonger } from '~/ui/frame/keep-longer'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { Section } from '~/ui/section'
import { TakeAway } from '~/ui/take-away'
import { DATA_INTENTS } from './intents'

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
        <Keep />
      </Section>
      <Deletion isSignedIn={isSignedIn} />
      {!isSignedIn && <Leaving hasFiles={hasFiles} />}
    </Page>
  )
}

/** The same as in the menu. */
function Keep() {
  const root = useRoot()
  const { at = '/data' } = useText()
  const { pathname, search } = new URL(at, 'http://own.invalid')
  const from = pathname + search
  return (
    <KeepLonger
      possible={root?.visitor?.canBeKept ?? false}
      formToken={root?.formToken ?? null}
      from={from}
      hasForm={false}
      isButton
    />
  )
}

const useRoot = () => useRouteLoaderData<{ visitor: { canBeKept: boolean } | null; formToken: string | null }>('root')

/** Typed entries cannot be fetched again from anybody, so the file is offered first. */
function Leaving({ hasFiles }: { hasFiles: boolean }) {
  const { t, language, to } = useText()
  return (
    <Section
      id={LEAVING_ID}
      title={t('frame.actions.leave')}
      intro={hasFiles ? t('data.leave.first') : t('data.leave.nothing')}
    >
      <form method="post" action={`/logout?language=${language}`}>
        <FormToken value={useRoot()?.formToken ?? null} />
        <Actions>
          {hasFiles && <ButtonLink to={to('/data/synthesis.json')}>{t('takeaway.later')}</ButtonLink>}
          <Button kind="danger">{t('frame.actions.leave')}</Button>
        </Actions>
      </form>
    </Section>
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
          <Button kind="danger" {...asks(DATA_INTENTS, 'delete')}>
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

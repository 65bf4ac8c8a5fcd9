import { alone, asks } from '~/ui/action/intent'
import { EXAMPLE_PEOPLE, type ExampleKey, exampleWith } from '~/ui/demo/example-people'
import { DemoTerms, TryAs } from '~/ui/demo/try-as'
import { Actions, Button, ButtonLink } from '~/ui/form/controls/button'
import { VisitorForm } from '~/ui/form/visitor-form'
import { Page } from '~/ui/frame/page'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'

/** `asks`: an existing dossier would be replaced; `silent`: the sandbox did not answer. */
export type DemoAnswer = { person: ExampleKey; why: 'asks' | 'silent' }

export function DemoPage({ returned }: { returned: DemoAnswer | undefined }) {
  const { t } = useText()
  if (returned?.why === 'asks') return <Asks person={returned.person} />
  return (
    <Page title={t('demo.title')} intro={returned ? undefined : t('demo.intro')} notice={returned && <Silent />}>
      <Actions>
        {returned ? (
          <TryAs person={returned.person} kind="primary" />
        ) : (
          EXAMPLE_PEOPLE.map(({ key }) => <TryAs person={key} key={key} />)
        )}
      </Actions>
      <DemoTerms />
    </Page>
  )
}

/** Confirms the loss of the existing dossier. */
export const DEMO_INTENTS = { replace: alone } as const

/** Two buttons: 'yes' is a form of this session, 'no' a link. */
function Asks({ person }: Pick<DemoAnswer, 'person'>) {
  const { t, to } = useText()
  const name = exampleWith(person)?.firstName
  return (
    <Page title={t('demo.title')}>
      <Notice kind="warning" title={t('demo.ask.title')}>
        {t('demo.ask.text', { name })}
      </Notice>
      <VisitorForm>
        <input type="hidden" name="person" value={person} />
        <Actions>
          <Button kind="danger" {...asks(DEMO_INTENTS, 'replace')}>
            {t('demo.ask.yes', { name })}
          </Button>
          <ButtonLink kind="secondary" to={to('/router')}>
            {t('demo.ask.no')}
          </ButtonLink>
        </Actions>
      </VisitorForm>
      <DemoTerms />
    </Page>
  )
}

function Silent() {
  const { t, to } = useText()
  return (
    <div role="alert">
      <Notice kind="error" title={t('demo.silent.title')} dataError="demo silent">
        <p>{t('demo.silent.text')}</p>
        <p>
          <a href={to('/prelogin')}>{t('demo.silent.long')}</a>
        </p>
      </Notice>
    </div>
  )
}

import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../form/controls/button'
import { FormToken } from '../form/visitor-form'
import { useText } from '../frame/text'
import { EXAMPLE_PEOPLE, type ExampleKey } from './example-people'

/** The French path of the page that handles the button. */
export const DEMO_PATH = '/demo'

type TryAsProps = { person: ExampleKey; kind?: 'primary' | 'secondary' }

/** One press makes the visitor this invented person. The terms are beside the button (`DemoTerms`). */
export function TryAs({ person, kind = 'secondary' }: TryAsProps) {
  const { t } = useText()
  const name = EXAMPLE_PEOPLE.find(({ key }) => key === person)?.firstName
  return (
    <DemoForm>
      <Button kind={kind} name="person" value={person}>
        {t('demo.tryAs', { name })}
      </Button>
    </DemoForm>
  )
}

/** A button with each person's first name, preceded by one explanation for all. */
export function TryAsEach() {
  const { t } = useText()
  return (
    <DemoForm className="try-each">
      <span aria-hidden="true">{t('demo.tryAsEach')}</span>
      {EXAMPLE_PEOPLE.map(({ key, firstName }) => (
        <button
          className="button button-secondary"
          type="submit"
          name="person"
          value={key}
          aria-label={t('demo.tryAs', { name: firstName })}
          key={key}
        >
          {firstName}
        </button>
      ))}
    </DemoForm>
  )
}

/** The same as tabs; the person being shown cannot be pressed. */
export function PersonTabs({ here }: { here: string }) {
  const { t } = useText()
  return (
    <DemoForm>
      <ul className="views">
        {EXAMPLE_PEOPLE.map(({ key, firstName }) => (
          <li key={key}>
            {firstName === here ? (
              <span aria-current="true">{firstName}</span>
            ) : (
              <button type="submit" name="person" value={key} aria-label={t('demo.tryAs', { name: firstName })}>
                {firstName}
              </button>
            )}
          </li>
        ))}
      </ul>
    </DemoForm>
  )
}

type DemoFormProps = { className?: string; children: ReactNode }

/** Switching between invented persons loses nothing that would need a confirmation, so `other` marks it. */
function DemoForm({ className, children }: DemoFormProps) {
  const { to } = useText()
  const root = useRouteLoaderData<{ visitor: { name: string | null } | null; formToken: string | null }>('root')
  return (
    <form method="post" action={to(DEMO_PATH)} className={className}>
      <FormToken value={root?.formToken ?? null} />
      {root?.visitor?.name && <input type="hidden" name="other" value="1" />}
      {children}
    </form>
  )
}

/** Pressing the button beside it accepts them. */
export const DemoTerms = () => (
  <p className="hint">
    <DemoTermsSentence />
  </p>
)

/** The same within a paragraph. */
export function DemoTermsSentence() {
  const { t, to } = useText()
  return (
    <>
      {t('demo.terms')} <a href={to('/terms')}>{t('demo.termsLink')}</a>.
    </>
  )
}

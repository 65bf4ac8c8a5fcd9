import { useRouteLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Button } from '../form/controls/button'
import { FormToken } from '../form/visitor-form'
import { useText } from '../frame/text'
import { EXAMPLE_PEOPLE, type ExampleKey } from './example-people'

/** French path of the page that takes the press. */
export const DEMO_PATH = '/demo'

type TryAsProps = { person: ExampleKey; kind?: 'primary' | 'secondary' }

/** One press, and the visitor is this invented person. The terms stand beside it (`DemoTerms`). */
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

/** A button with the first name of each, but of who is shown; what it is for stands before them once. */
export function TryAsEach({ people, lead }: { people: readonly ExampleKey[]; lead: string }) {
  const { t } = useText()
  return (
    <DemoForm className="try-each">
      <span aria-hidden="true">{lead}</span>
      {EXAMPLE_PEOPLE.filter(({ key }) => people.includes(key)).map(({ key, firstName }) => (
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

type DemoFormProps = { className?: string; children: ReactNode }

function DemoForm({ className, children }: DemoFormProps) {
  const { to } = useText()
  const root = useRouteLoaderData<{ formToken: string | null }>('root')
  return (
    <form method="post" action={to(DEMO_PATH)} className={className}>
      <FormToken value={root?.formToken ?? null} />
      {children}
    </form>
  )
}

/** Whoever presses the button beside it accepts them. */
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

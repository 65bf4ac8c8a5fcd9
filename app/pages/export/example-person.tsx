import { useRouteLoaderData } from '@remix-run/react'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { DemoTerms, TryAs } from '~/ui/demo/try-as'
import { Actions, ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'

type ExampleTabsProps = {
  /** The first name of the person shown. */
  here: string
  /** The French path of each example's export, by first name. */
  paths: Record<string, string>
}

/** The worked examples as tabs: links to their exports, one of which is this page. */
export function ExampleTabs({ here, paths }: ExampleTabsProps) {
  const { t, to } = useText()
  const people = EXAMPLE_PEOPLE.map(({ firstName }) => firstName).filter((name) => name === here || paths[name])
  if (people.length < 2) return null
  return (
    <nav aria-label={t('exported.examples')} className="screen-only">
      <ul className="views">
        {people.map((name) => (
          <li key={name}>
            <a
              href={name === here ? undefined : to(paths[name] ?? '/')}
              aria-current={name === here ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What to do next: become the example person with one press, where there is a demo, or enter one's own figures. */
export function ExportActions({ name }: { name: string | undefined }) {
  const { t, to } = useText()
  const root = useRouteLoaderData<{ settings?: { onePress: boolean } }>('root')
  const person = root?.settings?.onePress && EXAMPLE_PEOPLE.find(({ firstName }) => firstName === name)
  return (
    <>
      <Actions>
        {person && <TryAs person={person.key} kind="primary" />}
        <ButtonLink to={to('/')} kind={person ? 'secondary' : 'primary'}>
          {t('exported.own')}
        </ButtonLink>
      </Actions>
      {person && <DemoTerms />}
    </>
  )
}

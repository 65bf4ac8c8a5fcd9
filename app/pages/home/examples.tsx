import { statusLabel } from '~/language/status-label'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Film } from './film'
import { portraitAddress } from './media/files'

type ExamplePerson = (typeof EXAMPLE_PEOPLE)[number]

type ExamplesProps = {
  /** Whether the visitor can sign in as one of them: only in the demo, and only while signed out. */
  trying: 'possible' | 'signedIn' | 'notHere'
  /** The paths of today's syntheses by first name; persons without one are left out. */
  exportPaths: Record<string, string>
}

/** Three fictional persons: who they are, a film of their situation, and a link to try the service as one of them. */
export function Examples({ trying, exportPaths }: ExamplesProps) {
  const { t } = useText()
  return (
    <Section title={t('home.examples.title')} intro={t('home.examples.intro')}>
      {trying === 'signedIn' && <p>{t('home.examples.signedIn')}</p>}
      <ul className="cards">
        {EXAMPLE_PEOPLE.map((person) => (
          <li key={person.key}>
            <Person person={person} />
            <p className="story">{t(`home.examples.people.${person.key}.story`)}</p>
            <div>
              <Film name={person.key} />
              <ExportLink path={exportPaths[person.firstName]} name={person.firstName} />
              {trying === 'possible' && <TryAs person={person} />}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Person({ person }: { person: ExamplePerson }) {
  const { t } = useText()
  const { key, gender, civilStatus, children } = person
  return (
    <div className="beside">
      <img
        src={portraitAddress(key)}
        alt={t(`home.examples.people.${key}.portrait`)}
        width={96}
        height={96}
        loading="lazy"
      />
      <div>
        <h3>{fullName(person)}</h3>
        <p>{statusLabel(t, civilStatus, gender)}</p>
        <p>{t('words.children', { count: children })}</p>
      </div>
    </div>
  )
}

function ExportLink({ path, name }: { path: string | undefined; name: string }) {
  const { t, to } = useText()
  if (!path) return null
  return (
    <ButtonLink to={to(path)} kind="quiet">
      {t('home.examples.exported', { name })}
    </ButtonLink>
  )
}

/** The address contains nothing about the person; the account is chosen at the sign-in. */
function TryAs({ person }: { person: ExamplePerson }) {
  const { t, to } = useText()
  const choice = t('home.examples.signInAs', { name: fullName(person) })
  return (
    <>
      <ButtonLink to={to('/prelogin')} kind="secondary">
        {t('home.examples.tryAs', { name: person.firstName })}
      </ButtonLink>
      <p className="hint">{t('home.examples.howToTry', { choice })}</p>
    </>
  )
}

const fullName = ({ firstName, lastName }: ExamplePerson) => `${firstName} ${lastName}`

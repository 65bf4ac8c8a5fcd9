import { portraitAddress } from '~/media/files'
import { statusLabel } from '~/text/status-label'
import { ButtonLink } from './button'
import { EXAMPLE_PEOPLE } from './example-people'
import { Film } from './film'
import { Section } from './section'
import { useText } from './text'

type ExamplePerson = (typeof EXAMPLE_PEOPLE)[number]

type ExamplesProps = {
  /** Whether the visitor can sign in as one of them: not outside of the demo, and not while signed in. */
  trying: 'possible' | 'signedIn' | 'notHere'
  /** By first name, where their synthesis of today is; without those that there are none of. */
  exportPaths: Record<string, string>
}

/** Three fictional persons: who they are, the film of their situation, and the way to try the service as one of them. */
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
              <Exported path={exportPaths[person.firstName]} name={person.firstName} />
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

function Exported({ path, name }: { path: string | undefined; name: string }) {
  const { t, to } = useText()
  if (!path) return null
  return (
    <ButtonLink to={to(path)} kind="quiet">
      {t('home.examples.exported', { name })}
    </ButtonLink>
  )
}

/** Nothing about the person stands in the address: the account is chosen at the sign-in. */
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

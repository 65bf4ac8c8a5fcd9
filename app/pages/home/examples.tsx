import { statusLabel } from '~/language/status-label'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { DemoTermsSentence, TryAs } from '~/ui/demo/try-as'
import type { WorkedExample } from '~/ui/demo/worked-example'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { Words } from '~/ui/term'
import { FilmLink, FilmPlayer, useIsOpen } from './film'
import { portraitAddress } from './media/files'
import { ExamplePicture, Total } from './result'

type ExamplePerson = (typeof EXAMPLE_PEOPLE)[number]

type ExamplesProps = {
  /** Computed today, by first name; persons without a result show none. */
  examples: Record<string, WorkedExample>
  /** Whether one press makes the visitor one of them: only in the demo. */
  onePress: boolean
}

/** Three fictional persons as results: what they will receive, what is special about them, and a button to become them. */
export function Examples({ examples, onePress }: ExamplesProps) {
  const { t } = useText()
  return (
    <Section
      title={t('home.examples.title')}
      intro={
        <p className="hint">
          {t('home.examples.intro')} {onePress && <DemoTermsSentence />}
        </p>
      }
    >
      <ul className="cards">
        {EXAMPLE_PEOPLE.map((person) => (
          <Card key={person.key} person={person} example={examples[person.firstName]} onePress={onePress} />
        ))}
      </ul>
    </Section>
  )
}

type CardProps = Pick<ExamplesProps, 'onePress'> & { person: ExamplePerson; example: WorkedExample | undefined }

function Card({ person, example, onePress }: CardProps) {
  const { t, to } = useText()
  const { key, firstName: name } = person
  const isOpen = useIsOpen(key)
  return (
    <li>
      <Person person={person} />
      <div>
        {example && (
          <>
            <p className="card-amount">
              <Total example={example} /> {t('home.result.monthly')}
            </p>
            <ExamplePicture example={example} size="bare" />
          </>
        )}
        <p className="story">
          <Words>{t(`home.examples.people.${key}.story`)}</Words>
        </p>
      </div>
      <div>
        {isOpen && <FilmPlayer name={key} />}
        <ul className="card-links">
          {onePress && (
            <li>
              <TryAs person={key} />
            </li>
          )}
          {example && (
            <li>
              <a href={to(example.path)} aria-label={t('home.examples.exported', { name })}>
                {t('home.examples.exportedShort')}
              </a>
            </li>
          )}
          {!isOpen && (
            <li>
              <FilmLink name={key} label={t('home.examples.film', { name })}>
                {t('home.examples.filmShort')}
              </FilmLink>
            </li>
          )}
        </ul>
      </div>
    </li>
  )
}

function Person({ person }: { person: ExamplePerson }) {
  const { t } = useText()
  const { key, gender, civilStatus, children, firstName, lastName } = person
  return (
    <div className="beside">
      <img
        src={portraitAddress(key)}
        alt={t(`home.examples.people.${key}.portrait`)}
        width={64}
        height={64}
        loading="lazy"
      />
      <div>
        <h3>{`${firstName} ${lastName}`}</h3>
        <p className="hint">{statusLabel(t, civilStatus, gender)}</p>
        <p className="hint">{t('words.children', { count: children })}</p>
      </div>
    </div>
  )
}

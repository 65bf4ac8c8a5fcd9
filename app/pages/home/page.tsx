import { useRouteLoaderData } from '@remix-run/react'
import type { Connected } from '~/dossier/shape/visitor'
import { PillarPatterns } from '~/ui/chart/pillars'
import { EXAMPLE_PEOPLE } from '~/ui/demo/example-people'
import { DemoTerms, TryAsEach } from '~/ui/demo/try-as'
import type { WorkedExample } from '~/ui/demo/worked-example'
import { ButtonLink } from '~/ui/form/controls/button'
import { useText } from '~/ui/frame/text'
import { Notice } from '~/ui/notice'
import { howMany } from '~/ui/parties/connected'
import { Section } from '~/ui/section'
import { ThreeWays } from '~/ui/three-ways'
import { Examples } from './examples'
import { Film } from './film'
import { Partners } from './partners'
import { Result } from './result'

type HomeProps = {
  hasLeft: boolean
  connected: Connected
  /** Whether an operator offers the service, so that it is no prototype. */
  isInService: boolean
  /** By first name; persons without one are left out. */
  examples: Record<string, WorkedExample>
}

const [SHOWN] = EXAMPLE_PEOPLE

/** A sentence, a drawn result and the ways to start; below them the examples, a film, the partners and further information. */
export function Home({ hasLeft, connected, isInService, examples }: HomeProps) {
  const hasSignIn = connected.identity
  const { t, to } = useText()
  const { hasDossier, onePress } = useRoot()
  const shown = examples[SHOWN.firstName]
  return (
    <div className="page page-wide home">
      {hasLeft && <Farewell hasSignIn={hasSignIn} />}
      {shown && <PillarPatterns />}
      <div className={shown ? 'home-first home-drawn' : 'home-first'}>
        <h1>{t('home.title')}</h1>
        <p className="home-subtitle hint">{t('home.subtitle')}</p>
        {shown && <Result person={SHOWN} example={shown} />}
        <Ways {...{ hasSignIn, hasDossier, onePress }} />
      </div>
      <Examples examples={examples} onePress={onePress} />
      <div className="home-more">
        {/* The film shows how all parties are asked. */}
        {howMany(connected) === 'all' && (
          <Section title={t('home.film.title')}>
            <Film name="service" />
          </Section>
        )}
        <Section title={t('home.know.title')}>
          <ul className="sentences">
            {hasSignIn && !isInService && <li>{t('home.know.prototype')}</li>}
            <li>{t('home.know.indicative')}</li>
            <li>{t(hasSignIn ? 'home.know.kept' : 'home.know.keptOwn')}</li>
          </ul>
          {hasSignIn && (
            <p className="alone">
              <a href={to('/v2')}>{t('home.start.guided')}</a>
            </p>
          )}
        </Section>
      </div>
      {!isInService && <Partners {...connected} />}
    </div>
  )
}

type WaysProps = { hasSignIn: boolean; hasDossier: boolean; onePress: boolean }

/**
 * The ways to start: with figures of one's own, by signing in where an identity service is set up, and in the demo as an
 * invented person.
 */
function Ways({ hasSignIn, hasDossier, onePress }: WaysProps) {
  const { t, to } = useText()
  const asksToSignIn = !hasDossier && hasSignIn
  return (
    <div className="home-ways">
      {hasDossier && <Way to={to('/router')} isFirst title={t('words.continue')} />}
      {!hasDossier && <ThreeWays papers={to('/own')} isStart={!hasSignIn} />}
      {!hasDossier && !hasSignIn && <p className="hint">{t('home.noAccount')}</p>}
      {asksToSignIn && <Way to={to('/index2')} title={t('home.start.button')} note={t('home.start.note')} />}
      {onePress && (
        <>
          <TryAsEach />
          <DemoTerms />
        </>
      )}
    </div>
  )
}

type WayProps = { to: string; isFirst?: boolean; title: string; note?: string }

const Way = ({ to, isFirst, title, note }: WayProps) => (
  <div className="home-way">
    <ButtonLink to={to} kind={isFirst ? 'primary' : 'secondary'}>
      {title}
    </ButtonLink>
    {note && <p className="hint">{note}</p>}
  </div>
)

/** From the root loader: whether the visitor has a dossier, and whether one press makes them an invented person. */
function useRoot() {
  const root = useRouteLoaderData<{ visitor: object | null; settings?: { onePress: boolean } }>('root')
  return { hasDossier: Boolean(root?.visitor), onePress: root?.settings?.onePress ?? false }
}

function Farewell({ hasSignIn }: { hasSignIn: boolean }) {
  const { t } = useText()
  return (
    <div role="status">
      {hasSignIn ? (
        <Notice kind="success" title={t('home.bye.title')}>
          {t('home.bye.text')}
        </Notice>
      ) : (
        <Notice kind="success">{t('home.bye.text')}</Notice>
      )}
    </div>
  )
}

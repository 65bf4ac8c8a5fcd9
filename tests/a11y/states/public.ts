/** Pages that everybody may see, and what they say to someone who comes back or is refused. */
import { fillGaps, pathIn, TEXT, WORDS } from '../../e2e/support/words'
import { answered, type Place, type State, shown } from '../state'

const LAW = ['/law', '/law/avs', '/law/contributions', '/law/lpp', '/law/3a', '/law/changes'] as const
const PATHS = ['/', '/about', '/terms', '/cookies', '/accessibility', '/developers', ...LAW, '/export', '/v2'] as const
const BEFORE_SIGN_IN = ['/index2', '/prelogin', '/prelogin2', '/v2/wizard', '/v2/wizard/login'] as const

const withoutTerms = (place: '/prelogin' | '/prelogin2' | '/v2/wizard/login'): State => ({
  place,
  state: 'refused, since the terms are not accepted',
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, place))
    await answered(400, page, WORDS[language].signIn)
  },
})

const exportOf = (place: Place, state: string, change: (path: string) => string): State => ({
  place,
  state,
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, '/'))
    const name = fillGaps(TEXT[language].home.examples.exported, { name: 'Claire' })
    const path = await page.getByRole('link', { name, exact: true }).getAttribute('href')
    await page.goto(change(path ?? ''))
  },
})

export const PUBLIC_STATES: State[] = [
  ...[...PATHS, ...BEFORE_SIGN_IN].map((path) => shown(path, 'nobody is signed in')),
  shown('/', 'after the logout', { query: '?bye=1' }),
  shown('/', 'a film is open', { query: '?film=service' }),
  shown('/', 'the session is over', { query: '?session=over' }),
  shown('/', 'the session is over, and a form was not saved', { query: '?session=unsaved' }),
  ...(['refused', 'expired', 'cookies'] as const).map((problem) =>
    shown('/prelogin', `nobody was signed in: ${problem}`, { query: `?problem=${problem}` }),
  ),
  shown('/v2/wizard/login', 'nobody was signed in: failed', { query: '?problem=failed' }),
  ...(['/prelogin', '/prelogin2', '/v2/wizard/login'] as const).map(withoutTerms),
  exportOf('/export', 'of an example', (path) => path),
]

export const NOT_FOUND_STATES: State[] = [
  {
    place: '/*',
    state: 'not found',
    open: ({ page, language }) => page.goto(pathIn(language, '/nope')),
  },
  exportOf('/export', 'of a changed link', (path) => `${path}AAAA`),
]

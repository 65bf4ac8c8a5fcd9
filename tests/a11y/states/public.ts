/** Pages that everybody may see, and their messages to people who come back or are refused. */
import { field } from '../../e2e/support/forms'
import { fillGaps, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { answered, type Place, type State, shown } from '../state'
import { TAKEN_HOME } from '../visitors'

const LAW = ['/law', '/law/avs', '/law/contributions', '/law/lpp', '/law/3a', '/law/tax', '/law/changes'] as const
const PATHS = [
  '/',
  '/demo',
  '/own',
  '/own/quick',
  '/range',
  '/resume',
  '/about',
  '/terms',
  '/cookies',
  '/accessibility',
  '/developers',
  '/checked',
  '/glossary',
  ...LAW,
  '/export',
  '/v2',
] as const
const BEFORE_SIGN_IN = ['/index2', '/prelogin', '/prelogin2', '/v2/wizard', '/v2/wizard/login'] as const

const withoutTerms = (place: '/prelogin' | '/prelogin2' | '/v2/wizard/login'): State => ({
  place,
  state: 'refused, since the terms are not accepted',
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, place))
    await answered(400, page, WORDS[language].signIn)
  },
})

/** The file of nobody, or something else in its place. */
const fileOf = (state: string, status: 200 | 400, content: object): State => ({
  place: '/resume',
  state,
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, '/resume'))
    await field(page, TEXT[language].prelogin.terms.label).check()
    const buffer = Buffer.from(JSON.stringify(content))
    await page.locator('input[type=file]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await answered(status, page, TEXT[language].resume.show)
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

/** The example on the page for developers, which another site may send as well. */
const rangeOfExample: State = {
  place: '/range',
  state: 'with figures',
  open: async ({ page, language }) => {
    await page.goto(pathIn(language, '/developers'))
    await answered(200, page, TEXT[language].developers.form.try)
  },
}

export const PUBLIC_STATES: State[] = [
  rangeOfExample,
  {
    place: '/range',
    state: 'refused, since nothing is answered',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/range'))
      await answered(400, page, TEXT[language].quick.button)
    },
  },
  {
    place: '/own/quick',
    state: 'refused, since nothing is answered',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/own/quick'))
      await answered(400, page, TEXT[language].quick.button)
    },
  },
  ...[...PATHS, ...BEFORE_SIGN_IN].map((path) => shown(path, 'nobody is signed in')),
  shown('/', 'after the logout', { query: '?bye=1' }),
  shown('/', 'a film is open', { query: '?film=service' }),
  shown('/', 'the session is over', { query: '?session=over' }),
  shown('/', 'the session is over, and a form was not saved', { query: '?session=unsaved' }),
  ...(['refused', 'expired', 'cookies'] as const).map((problem) =>
    shown('/prelogin', `nobody was signed in: ${problem}`, { query: `?problem=${problem}` }),
  ),
  shown('/checked', 'each figure of a canton', { query: '?canton=VD' }),
  shown('/v2/wizard/login', 'nobody was signed in: failed', { query: '?problem=failed' }),
  ...(['/prelogin', '/prelogin2', '/v2/wizard/login'] as const).map(withoutTerms),
  {
    place: '/own',
    state: 'refused, since the terms are not accepted',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/own'))
      await answered(400, page, TEXT[language].own.button)
    },
  },
  fileOf('what a file holds', 200, TAKEN_HOME),
  fileOf('refused, since the file is not ours', 400, {}),
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

/** The pages on which papers are copied, with a sign-in or without one: empty, filled in, listed and refused. */
import { pathIn, TEXT, WORDS } from '../../support/visit/words'
import { answered, type Place, type State, shown, type Visit } from '../state'

const SAVINGS = ['/lpp/certificate', '/lpp/vested', '/3a/account'] as const
const CAREER = ['/avs/career', '/avs/career/check'] as const

const all = (places: readonly Place[], state: string, as: NonNullable<State['as']>, query = '') =>
  places.map((place) => shown(place, state, { as, query }))

type Sent = { place: Place; state: string; as: NonNullable<State['as']>; query?: string; button: 'continue' | 'lines' }

/** All typed text is nonsense and is refused. */
const nonsense = ({ place, state, as, query = '', button }: Sent): State => ({
  place,
  state,
  as,
  open: async ({ page, language }: Visit) => {
    await page.goto(pathIn(language, place) + query)
    // Each that is opened is one less.
    const closed = page.locator('main details:not([open]) > summary:visible')
    while ((await closed.count()) > 0) await closed.first().click()
    for (const field of await page.locator('main input[type=text]:visible').all()) await field.fill('31.02.2000')
    const { save } = TEXT[language].careerCheck
    await answered(400, page, button === 'lines' ? save : WORDS[language].continue)
  },
})

export const OWN_PAPERS_STATES: State[] = [
  ...all(['/own/papers', '/own/check', ...CAREER], 'without a sign-in, and nothing said yet', 'nameless'),
  ...all(['/avs', '/synthesis', '/data'], 'without a sign-in, and nothing said yet', 'nameless'),
  ...all(['/own/papers', '/own/check', ...CAREER, ...SAVINGS], 'nothing copied yet', 'newcomer'),
  ...all(['/own/papers', '/own/check', ...CAREER], 'all answered', 'answered'),
  ...all(['/own/papers', '/own/check', ...CAREER, ...SAVINGS], 'all copied', 'copied'),
  ...all(['/avs', '/synthesis', '/avs/explained', '/data'], 'all copied', 'copied'),
  ...all(CAREER, 'of the spouse', 'copied', '?who=partner'),
  ...all(SAVINGS, 'one of them open', 'copied', '?number=1'),
  ...(['extract', 'forecast', 'quick'] as const).map((way) =>
    shown('/avs/career', `by ${way}`, { as: 'answered', query: `?way=${way}` }),
  ),
  {
    place: '/own/papers',
    state: 'refused, since nothing is chosen',
    as: 'nameless',
    open: async ({ page, language }) => {
      await page.goto(pathIn(language, '/own/papers'))
      await answered(400, page, WORDS[language].continue)
    },
  },
  ...SAVINGS.map((place) => nonsense({ place, state: 'refused', as: 'newcomer', button: 'continue' })),
  ...(['extract', 'forecast', 'quick'] as const).map((way) =>
    nonsense({
      place: '/avs/career',
      state: `by ${way}, refused`,
      as: 'answered',
      query: `?way=${way}`,
      button: 'continue',
    }),
  ),
  nonsense({ place: '/avs/career/check', state: 'refused', as: 'answered', button: 'lines' }),
]

/** A page of each style sheet, full rather than empty, and each kind of refusal: for every run of the tests. */
import { COLOURS, type Row } from './rows'
import { nameOf, type State } from './state'
import { STATES } from './states'

const PREFERRED = ['of an example', 'all answered', 'consent']
/** One of each sheet, or two where their parts differ; what stands on every page alone; and the sandbox. */
const PLACES: readonly State['place'][] = [
  '/',
  '/about',
  '/*',
  '/data',
  '/law/3a',
  '/avs',
  '/3a',
  '/avs/career',
  '/synthesis',
  '/export',
  '/simulation',
  '/decide',
  '/avs/explained',
  'identity service',
]
const BESIDE = [
  '/prelogin: refused, since the terms are not accepted',
  '/avs: refused',
  '/synthesis: with a simulation',
  '/: the session is over',
]

const inOrder = STATES.filter(({ stage, scripted }) => !stage && !scripted)

const fullest = (place: State['place']) => {
  const own = inOrder.filter((state) => state.place === place)
  return own.find(({ state }) => PREFERRED.includes(state)) ?? own[0]
}
const states = [
  ...PLACES.flatMap((place) => fullest(place) ?? []),
  ...STATES.filter((state) => BESIDE.includes(nameOf(state))),
]

/** The circumstances take turns, at different paces. */
export const SHORT: Row[] = states.map((state, i) => ({
  state,
  language: i % 2 === 0 ? 'fr' : 'de',
  javaScript: i % 4 < 2,
  colours: COLOURS[i % 3] ?? 'light',
  width: i % 8 < 4 ? 320 : 1280,
}))

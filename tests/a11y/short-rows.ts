/** Each page once, full rather than empty, and each kind of refusal: for every run of the tests. */
import { COLOURS, type Row } from './rows'
import { nameOf, type State } from './state'
import { STATES } from './states'

const PREFERRED = ['of an example', 'all answered', 'consent']
const BESIDE = [
  '/prelogin: refused, since the terms are not accepted',
  '/avs: refused',
  '/lpp: refused, since nothing is chosen',
  '/3a: refused, for its figures',
  '/synthesis: with a simulation',
  '/: the session is over',
  'identity service: login refused',
]

const inOrder = STATES.filter(({ stage, scripted }) => !stage && !scripted)
const places = [...new Set(inOrder.map(({ place }) => place))]

const fullest = (place: State['place']) => {
  const own = inOrder.filter((state) => state.place === place)
  return own.find(({ state }) => PREFERRED.includes(state)) ?? own[0]
}
const states = [
  ...places.flatMap((place) => fullest(place) ?? []),
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

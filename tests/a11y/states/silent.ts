/** Silent parties: the funds and 3a providers, then the directories and the AVS register as well. */
import { type Place, type State, shown } from '../state'

const OF_PARTIES = ['/lpp', '/3a', '/synthesis', '/lpp/explained', '/3a/explained', '/scenarios'] as const
const OF_ALL = ['/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/v2/wizard/check', '/v2/wizard/2p'] as const

const all = (places: readonly Place[], state: string, rest: Pick<State, 'as' | 'stage'>) =>
  places.map((place) => shown(place, state, rest))

export const SILENT_STATES: State[] = [
  ...all(OF_PARTIES, 'the parties are silent', { as: 'expecting', stage: 'partiesSilent' }),
  ...all(['/avs/explained'], 'the register is silent', { as: 'expecting', stage: 'allSilent' }),
  ...all(OF_ALL, 'everybody is silent', { as: 'newcomer', stage: 'allSilent' }),
  ...all(['/lpp', '/synthesis'], 'everybody is silent, all was answered', { as: 'answered', stage: 'allSilent' }),
  ...all(['/v2/wizard/login'], 'the directory is silent', { stage: 'allSilent' }),
  shown('/prelogin', 'the identity service is silent', { stage: 'allSilent', query: '?problem=unavailable' }),
]

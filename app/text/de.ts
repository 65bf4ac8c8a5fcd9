import { about } from './de/about'
import { accessibility } from './de/accessibility'
import { assumptions } from './de/assumptions'
import { avs } from './de/avs'
import { brief } from './de/brief'
import { cookies } from './de/cookies'
import { cookiesRefused } from './de/cookies-refused'
import { data } from './de/data'
import { differences } from './de/differences'
import { documents } from './de/documents'
import { done } from './de/done'
import { errorPage } from './de/error-page'
import { explained } from './de/explained'
import { explained3a } from './de/explained-3a'
import { explainedLpp } from './de/explained-lpp'
import { explainedPillars } from './de/explained-pillars'
import { exported } from './de/exported'
import { films } from './de/films'
import { frame } from './de/frame'
import { guided } from './de/guided'
import { home } from './de/home'
import { law } from './de/law'
import { lpp } from './de/lpp'
import { outlook } from './de/outlook'
import { partySignIn } from './de/party-sign-in'
import { pillar3a } from './de/pillar-3a'
import { prelogin } from './de/prelogin'
import { problems } from './de/problems'
import { scenarios } from './de/scenarios'
import { scripts } from './de/scripts'
import { simulation } from './de/simulation'
import { synthesis } from './de/synthesis'
import { takeaway } from './de/takeaway'
import { terms } from './de/terms'
import { words } from './de/words'
import type { fr } from './fr'
import type { TextOf } from './text-of'

/** All German sentences; a key that is missing or too many does not compile. */
export const de: TextOf<typeof fr> = {
  frame,
  home,
  guided,
  films,
  documents,
  prelogin,
  terms,
  about,
  cookies,
  cookiesRefused,
  accessibility,
  errorPage,
  avs,
  lpp,
  pillar3a,
  partySignIn,
  explained,
  explainedPillars,
  explainedLpp,
  explained3a,
  brief,
  synthesis,
  outlook,
  exported,
  takeaway,
  law,
  simulation,
  scenarios,
  scripts,
  data,
  differences,
  done,
  problems,
  words,
  assumptions,
}

import { about } from './fr/about'
import { accessibility } from './fr/accessibility'
import { assumptions } from './fr/assumptions'
import { avs } from './fr/avs'
import { brief } from './fr/brief'
import { cookies } from './fr/cookies'
import { cookiesRefused } from './fr/cookies-refused'
import { data } from './fr/data'
import { differences } from './fr/differences'
import { documents } from './fr/documents'
import { done } from './fr/done'
import { errorPage } from './fr/error-page'
import { explained } from './fr/explained'
import { explained3a } from './fr/explained-3a'
import { explainedLpp } from './fr/explained-lpp'
import { explainedPillars } from './fr/explained-pillars'
import { exported } from './fr/exported'
import { films } from './fr/films'
import { frame } from './fr/frame'
import { guided } from './fr/guided'
import { home } from './fr/home'
import { law } from './fr/law'
import { lpp } from './fr/lpp'
import { outlook } from './fr/outlook'
import { partySignIn } from './fr/party-sign-in'
import { pillar3a } from './fr/pillar-3a'
import { prelogin } from './fr/prelogin'
import { problems } from './fr/problems'
import { scenarios } from './fr/scenarios'
import { scripts } from './fr/scripts'
import { simulation } from './fr/simulation'
import { synthesis } from './fr/synthesis'
import { takeaway } from './fr/takeaway'
import { terms } from './fr/terms'
import { words } from './fr/words'

/** All French sentences, by section. Their keys are the keys of every language. */
export const fr = {
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

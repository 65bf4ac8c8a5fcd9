import { guided } from '~/language/guided-text.fr'
import { words } from '~/language/words.fr'
import { about } from '~/pages/about/text.fr'
import { accessibility } from '~/pages/accessibility/text.fr'
import { account3a } from '~/pages/account-3a/text.fr'
import { ages } from '~/pages/ages/text.fr'
import { avs } from '~/pages/avs/text.fr'
import { explained } from '~/pages/avs-explained/text.fr'
import { career } from '~/pages/career/text.fr'
import { careerCheck } from '~/pages/career-check/text.fr'
import { certificate } from '~/pages/certificate/text.fr'
import { checked } from '~/pages/checked/text.fr'
import { cookies } from '~/pages/cookies/text.fr'
import { data } from '~/pages/data/text.fr'
import { decide } from '~/pages/decide/text.fr'
import { developers } from '~/pages/developers/text.fr'
import { documents } from '~/pages/documents/text.fr'
import { exported } from '~/pages/export/text.fr'
import { family } from '~/pages/family/text.fr'
import { glossary } from '~/pages/glossary/text.fr'
import { films } from '~/pages/home/films-text.fr'
import { home } from '~/pages/home/text.fr'
import { law } from '~/pages/law/text.fr'
import { lpp } from '~/pages/lpp/text.fr'
import { explainedLpp } from '~/pages/lpp-explained/text.fr'
import { own } from '~/pages/own/text.fr'
import { ownCheck } from '~/pages/own-check/text.fr'
import { papers } from '~/pages/own-papers/text.fr'
import { pillar3a } from '~/pages/pillar-3a/text.fr'
import { explained3a } from '~/pages/pillar-3a-explained/text.fr'
import { plan } from '~/pages/plan/text.fr'
import { prelogin } from '~/pages/prelogin/text.fr'
import { range } from '~/pages/quick/range/text.fr'
import { quick } from '~/pages/quick/text.fr'
import { resume } from '~/pages/resume/text.fr'
import { scenarios } from '~/pages/scenarios/text.fr'
import { simulation } from '~/pages/simulation/text.fr'
import { terms } from '~/pages/terms/text.fr'
import { vested } from '~/pages/vested/text.fr'
import { takeaway } from '~/takeaway/text.fr'
import { demo } from '~/ui/demo/text.fr'
import { explainedPillars } from '~/ui/explained/text.fr'
import { problems } from '~/ui/form/problems-text.fr'
import { cookiesRefused } from '~/ui/frame/cookies-refused-text.fr'
import { done } from '~/ui/frame/done-text.fr'
import { errorPage } from '~/ui/frame/error-page-text.fr'
import { scripts } from '~/ui/frame/scripts-text.fr'
import { frame } from '~/ui/frame/text.fr'
import { net } from '~/ui/net/text.fr'
import { ownPapers } from '~/ui/own-papers/text.fr'
import { partySignIn } from '~/ui/parties/text.fr'
import { place } from '~/ui/place/text.fr'
import { assumptions } from '~/ui/synthesis/assumptions-text.fr'
import { compare } from '~/ui/synthesis/comparison/beside/text.fr'
import { differences } from '~/ui/synthesis/comparison/differences-text.fr'
import { stop } from '~/ui/synthesis/need/stop-text.fr'
import { enough } from '~/ui/synthesis/need/text.fr'
import { notInTotal } from '~/ui/synthesis/not-in-total-text.fr'
import { notToday } from '~/ui/synthesis/not-today/text.fr'
import { outlook } from '~/ui/synthesis/outlook/outlook-text.fr'
import { synthesis } from '~/ui/synthesis/text.fr'

/** All French sentences, by section. Their keys are the keys of every language. */
export const fr = {
  frame,
  home,
  demo,
  guided,
  films,
  documents,
  prelogin,
  terms,
  about,
  checked,
  cookies,
  cookiesRefused,
  accessibility,
  decide,
  net,
  developers,
  errorPage,
  avs,
  family,
  own,
  quick,
  range,
  papers,
  ownCheck,
  resume,
  ownPapers,
  career,
  careerCheck,
  certificate,
  vested,
  account3a,
  lpp,
  pillar3a,
  partySignIn,
  place,
  explained,
  explainedPillars,
  explainedLpp,
  explained3a,
  synthesis,
  notInTotal,
  enough,
  stop,
  notToday,
  outlook,
  exported,
  takeaway,
  law,
  glossary,
  simulation,
  ages,
  plan,
  scenarios,
  scripts,
  data,
  compare,
  differences,
  done,
  problems,
  words,
  assumptions,
}
